// Fetched only by those who take a lesson.
import type { Language } from '../../lib/words/index.svelte';
import type { Guide } from './en';

export type { Guide, Told } from './en';

const LOADERS: Record<Language, () => Promise<Guide>> = {
  en: async () => (await import('./en')).default,
  pl: async () => (await import('./pl')).default,
  de: async () => (await import('./de')).default,
};

export async function loadGuide(language: Language): Promise<Guide> {
  const [guide, { countedGuide }] = await Promise.all([LOADERS[language](), import('./counted')]);
  return countedGuide(guide, language);
}
