// The language of the page. English comes with it, so that there is always something to say; the others are
// fetched when they are wanted.
import { en, type Words } from './en';

export type { Words };
export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'tradewinds-language';
const LOADERS: Record<Language, () => Promise<Words>> = {
  en: () => Promise.resolve(en),
  pl: async () => (await import('./pl')).default,
  de: async () => (await import('./de')).default,
};

let chosen = $state<Language>('en');
let dictionary = $state.raw<Words>(en);
let wanted: Language = 'en';

/** The words of the page's language. Reactive: what reads them is drawn anew when the language changes. */
export function words(): Words {
  return dictionary;
}

export function language(): Language {
  return chosen;
}

/** Changes the language in place. The old one stays until the new words are there. */
export async function useLanguage(next: Language): Promise<void> {
  wanted = next;
  const found = await LOADERS[next]();
  if (wanted !== next) return; // changed again meanwhile
  chosen = next;
  dictionary = found;
  document.documentElement.lang = next;
}

/** Changes the language because somebody said so: it is remembered. */
export async function chooseLanguage(next: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // a browser that keeps nothing still speaks the language until it is closed
  }
  await useLanguage(next);
}

/** To be called once, when the page starts. A language that cannot be fetched leaves the page in English. */
export async function startLanguage(): Promise<void> {
  try {
    await useLanguage(preferred());
  } catch {
    await useLanguage('en');
  }
}

/** What was chosen here before, else the first language of the browser that we speak, else English. */
export function preferred(): Language {
  return [saved(), ...navigator.languages].map(known).find((found) => found !== undefined) ?? 'en';
}

function saved(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** `de-AT` is German. */
function known(tag: string): Language | undefined {
  return LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
}
