import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, read, settings, SETTINGS_KEY, startSettings, wantNotices } from '../src/lib/settings.svelte';

function deviceIs(dark: boolean): (now: boolean) => void {
  const listeners = new Set<() => void>();
  const query = {
    matches: dark,
    addEventListener: (_: string, heard: () => void) => listeners.add(heard),
    removeEventListener: (_: string, heard: () => void) => listeners.delete(heard),
  };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (now) => {
    query.matches = now;
    for (const heard of listeners) heard();
  };
}

const shown = () => document.documentElement.dataset;

describe('the settings', () => {
  let stop = (): void => {};
  beforeEach(() => {
    localStorage.clear();
    change(read(null));
  });
  afterEach(() => {
    stop();
    stop = () => {};
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('begin as the device is, with everything else off', () => {
    expect(read(null)).toEqual({
      theme: 'system',
      largeGoods: false,
      confirmAll: false,
      hideScores: false,
      reducedMotion: false,
      sound: false,
      notify: false,
    });
  });

  it.each(['nonsense', '7', 'null', '[]', '{"theme":"pink","sound":"yes","theme2":true}'])(
    'survive what somebody else has written: %s',
    (text) => {
      expect(read(text)).toEqual(read(null));
    },
  );

  it('are kept as they are changed', () => {
    change({ largeGoods: true, theme: 'dark' });
    expect(read(localStorage.getItem(SETTINGS_KEY))).toMatchObject({ largeGoods: true, theme: 'dark' });
  });

  it('are known to the style sheets', () => {
    change({ theme: 'dark', reducedMotion: true, largeGoods: true });
    expect(shown()).toMatchObject({ theme: 'dark', motion: 'less', goods: 'large' });
    change({ theme: 'light', reducedMotion: false, largeGoods: false });
    expect(shown()).toMatchObject({ theme: 'light', motion: 'usual', goods: 'usual' });
  });

  it('follow the device, unless somebody has chosen', () => {
    const nightFalls = deviceIs(false);
    stop = startSettings();
    expect(shown().theme).toBe('light');
    nightFalls(true);
    expect(shown().theme).toBe('dark');
    change({ theme: 'light' });
    expect(shown().theme).toBe('light');
  });

  it('follow another tab', () => {
    stop = startSettings();
    const newValue = JSON.stringify({ ...read(null), hideScores: true });
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY, newValue }));
    expect(settings.hideScores).toBe(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: '{}' }));
    expect(settings.hideScores).toBe(true);
  });

  it('work where nothing can be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    change({ sound: true });
    expect(settings.sound).toBe(true);
  });

  it.each([
    ['granted', true],
    ['denied', false],
  ])('ask the browser before they tell of turns: %s', async (permission, on) => {
    vi.stubGlobal('Notification', {
      permission: 'default',
      requestPermission: () => Promise.resolve(permission),
    });
    await wantNotices(true);
    expect(settings.notify).toBe(on);
    await wantNotices(false);
    expect(settings.notify).toBe(false);
  });
});
