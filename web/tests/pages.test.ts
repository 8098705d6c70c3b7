// Pages in a browser's stead, with a server that answers what each test says.
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Pieces } from '../src/lib/protocol';
import { en } from '../src/lib/words/en';
import YourTables from '../src/home/YourTables.svelte';
import { me } from '../src/lib/me.svelte';
import Origins from '../src/guide/Origins.svelte';
import Maps from '../src/pages/Maps.svelte';
import Tables from '../src/pages/Tables.svelte';
import { piecesOf } from './golden';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers by address; what has none is never answered. */
function answers(found: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (address: string) => {
    const body = found[address] ?? found[address.split('?')[0] ?? ''];
    if (body === undefined) return new Promise(() => {});
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body), { headers }));
  });
}

const page = (): string => document.body.textContent ?? '';

describe('the map builder', () => {
  const STAR = '.o.o./..o../.o.o./o.~.o/.o.o./..o../.o.o.';

  it('says of a text that it is no map, and keeps the map', async () => {
    const games = [{ id: 'sand-to-sea', fewest: 2, most: 4, boxes: [], options: [], map: STAR }];
    answers({
      '/api/games': { version: '1', protocol: 1, games, bots: [] },
      '/api/maps/check': { map: STAR },
    });
    render(Maps);
    await waitFor(() => expect(page()).toContain(en.mapBuilder.good));
    const text = document.querySelector('textarea')!;
    expect(text.value).toBe(STAR);
    await fireEvent.change(text, { target: { value: 'what is this?' } });
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(en.mapBuilder.notMap);
    expect(page()).not.toContain(en.mapBuilder.good);
    expect(page()).not.toContain(en.errors.bad_message);
    await fireEvent.click(
      [...document.querySelectorAll('button')].find(
        (one) => one.textContent?.trim() === en.mapBuilder.first,
      )!,
    );
    expect(text.value).toBe(STAR);
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(page()).toContain(en.mapBuilder.good);
  });
});

describe('where the pieces come from', () => {
  const { origins, help } = en;
  const shown = (provenance: Pieces['provenance']) => {
    render(Origins, { game: 'east-to-west-2', pieces: { ...piecesOf('east-to-west-2'), provenance } });
    return (name: string) =>
      [...document.querySelectorAll('dt')].find((one) => one.textContent === name)?.nextElementSibling
        ?.textContent;
  };

  it('is told of a set, and of pieces of which more is known', async () => {
    const notes = [
      { pieces: ['A2'], kind: 'documented', source: '' },
      { pieces: ['B2'], kind: 'documented', source: '' },
      { pieces: ['C1'], kind: 'inferred', source: '' },
    ];
    const told = shown({
      boards: { kind: 'reconstructed', source: '', notes },
      markets: { kind: 'own', source: '' },
    });
    await waitFor(() => expect(told(origins.pieces.boards)).toContain(help.sources.reconstructed));
    expect(told(origins.pieces.boards)).toContain('in part documented and inferred');
    expect(told(origins.pieces.markets)?.trim()).toBe(help.sources.own);
  });
});

describe('the tables of a player on the first page', () => {
  afterEach(() => {
    me.player = null;
    me.known = false;
  });

  it('are told to be none only when that is known', async () => {
    render(YourTables);
    expect(page()).not.toContain(en.myGames.empty);
    cleanup();
    answers({ '/api/guests': { player: { id: 'p1', name: 'Ann' } } });
    await me.become('Ann');
    render(YourTables);
    await tick();
    expect(page()).not.toContain(en.myGames.empty);
    cleanup();
    answers({ '/api/me/tables': [] });
    render(YourTables);
    expect(page()).not.toContain(en.myGames.empty);
    await waitFor(() => expect(page()).toContain(en.myGames.empty));
  });

  it('are none of a stranger', async () => {
    me.known = true;
    render(YourTables);
    await waitFor(() => expect(page()).toContain(en.myGames.empty));
  });
});

describe('the public tables', () => {
  it('say of each list that is empty what is missing there', async () => {
    answers({ '/api/tables': [] });
    render(Tables);
    const { empty, ...lists } = en.publicTables;
    for (const kind of ['open', 'playing', 'ended'] as const) {
      const tab = [...document.querySelectorAll('[role="tab"]')].find(
        (one) => one.textContent?.trim() === lists[kind],
      );
      await fireEvent.click(tab!);
      await waitFor(() => expect(page()).toContain(empty[kind]));
      for (const other of ['open', 'playing', 'ended'] as const)
        if (other !== kind) expect(page()).not.toContain(empty[other]);
    }
  });
});
