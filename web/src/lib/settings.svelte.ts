// How this browser likes its table. Kept here and nowhere else; public/theme.js reads the theme before the first
// paint, from the same key.

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  theme: Theme;
  largeGoods: boolean;
  confirmAll: boolean;
  hideScores: boolean;
  reducedMotion: boolean;
  sound: boolean;
  notify: boolean;
}

export const SETTINGS_KEY = 'tradewinds-settings';
const FIRST: Settings = {
  theme: 'system',
  largeGoods: false,
  confirmAll: false,
  hideScores: false,
  reducedMotion: false,
  sound: false,
  notify: false,
};

/** Reactive: what reads it is drawn anew. Change it with `change`, which also keeps it. */
export const settings: Settings = $state(read(kept()));

export function change(parts: Partial<Settings>): void {
  Object.assign(settings, parts);
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing has these settings until it is closed
  }
  show();
}

/** What was kept, as far as it still makes sense. */
export function read(text: string | null): Settings {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    // somebody else's text
  }
  const some = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const switches = Object.keys(FIRST).filter((key) => typeof some[key] === 'boolean');
  return {
    ...FIRST,
    ...Object.fromEntries(switches.filter((key) => key !== 'theme').map((key) => [key, some[key]])),
    theme: THEMES.find((theme) => theme === some.theme) ?? FIRST.theme,
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

const darkDevice = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && darkDevice().matches);
}

/** Puts what style sheets need to know on the root of the page. */
export function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = isDark() ? 'dark' : 'light';
  dataset.motion = settings.reducedMotion ? 'less' : 'usual';
  dataset.goods = settings.largeGoods ? 'large' : 'usual';
}

/** To be called once: follows the device, and other tabs of this browser. */
export function startSettings(): () => void {
  show();
  const device = darkDevice();
  const elsewhere = (event: StorageEvent): void => {
    if (event.key !== SETTINGS_KEY) return;
    Object.assign(settings, read(event.newValue));
    show();
  };
  device.addEventListener('change', show);
  window.addEventListener('storage', elsewhere);
  return () => {
    device.removeEventListener('change', show);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Asks the browser for leave to tell when it is somebody's turn; without it the setting stays off. */
export async function wantNotices(on: boolean): Promise<void> {
  if (!on || typeof Notification === 'undefined') return change({ notify: false });
  const leave =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  change({ notify: leave === 'granted' });
}

const BETWEEN_MOVES = 450;

/** Whether pieces travel over the table: not for who wants less motion. */
export function flying(): boolean {
  return !settings.reducedMotion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Milliseconds between two moves of others. */
export function pace(): number {
  return flying() ? BETWEEN_MOVES : 0;
}
