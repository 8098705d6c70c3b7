import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownLink, routeOf, router } from '../src/lib/router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new' }],
    ['/table/a-B_9', { page: 'table', table: 'a-B_9' }],
    ['/table/a/', { page: 'table', table: 'a' }],
    ['/table/a/replay', { page: 'replay', of: 'table', id: 'a' }],
    ['/replay/r1', { page: 'replay', of: 'record', id: 'r1' }],
    ['/join/x%20y', { page: 'join', invite: 'x y' }],
    ['/rules', { page: 'rules', game: null }],
    ['/rules/spice-road', { page: 'rules', game: 'spice-road' }],
    ['/settings', { page: 'settings' }],
    ['/settings/more', { page: 'unknown' }],
    ['/table', { page: 'unknown' }],
    ['/table/a/b', { page: 'unknown' }],
    ['/toString', { page: 'unknown' }],
    ['/join/%E0%A4%A', { page: 'join', invite: '%E0%A4%A' }],
  ])('%s is a page', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe('a click', () => {
  const clicked = (html: string, options: MouseEventInit = {}): string | null => {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    let found: string | null = null;
    const hear = (heard: MouseEvent): void => {
      found = ownLink(heard);
      heard.preventDefault(); // the test stays where it is
    };
    document.addEventListener('click', hear, { once: true });
    document.body.querySelector('.hit')!.dispatchEvent(event);
    return found;
  };

  it('on a link of ours changes the page, also on what is inside the link', () => {
    expect(clicked('<a class="hit" href="/rules?x=1">Rules</a>')).toBe('/rules?x=1');
    expect(clicked('<a href="/maps"><b class="hit">Maps</b></a>')).toBe('/maps');
  });

  it.each([
    ['<button class="hit">no link</button>', {}],
    ['<a class="hit">nowhere</a>', {}],
    ['<a class="hit" href="https://example.org/">elsewhere</a>', {}],
    ['<a class="hit" href="/api/tables/a/record">a file</a>', {}],
    ['<a class="hit" href="/rules" download>a file</a>', {}],
    ['<a class="hit" href="/rules" target="_blank">a new tab</a>', {}],
    ['<a class="hit" href="/rules">a new tab</a>', { ctrlKey: true }],
    ['<a class="hit" href="/rules">a new tab</a>', { metaKey: true }],
    ['<a class="hit" href="/rules">a new tab</a>', { button: 1 }],
    ['<a class="hit" href="#content">a place on this page</a>', {}],
  ])('is left to the browser: %s %o', (html, options) => {
    expect(clicked(html, options)).toBeNull();
  });
});

describe('the router', () => {
  let stop: () => void;
  beforeEach(() => {
    history.replaceState(null, '', '/');
    stop = router.start();
  });
  afterEach(() => stop());

  it('goes to a page, knows its question, and counts the visit', () => {
    const visits = router.visits;
    router.go('/new?game=spice-road');
    expect(router.route).toEqual({ page: 'new' });
    expect(router.query.get('game')).toBe('spice-road');
    expect(location.pathname).toBe('/new');
    expect(router.visits).toBe(visits + 1);
  });

  it('does not count another question to the same page', () => {
    router.go('/maps');
    const visits = router.visits;
    router.go('/maps?game=sand-to-sea');
    expect(router.visits).toBe(visits);
    expect(router.query.get('game')).toBe('sand-to-sea');
  });

  it('follows links without loading anything', () => {
    document.body.innerHTML = '<a href="/settings">Settings</a>';
    document.querySelector('a')!.click();
    expect(router.route).toEqual({ page: 'settings' });
  });

  it('follows the back button', () => {
    router.go('/rules');
    history.replaceState(null, '', '/records');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(router.route).toEqual({ page: 'records' });
  });

  it('does not leave a page behind that only led on', () => {
    const before = history.length;
    router.go('/join/a', true);
    expect(history.length).toBe(before);
    expect(router.route).toEqual({ page: 'join', invite: 'a' });
  });
});
