// The three dictionaries, and their values one by one.
import deGuide from '../src/guide/words/de';
import enGuide, { type Guide } from '../src/guide/words/en';
import plGuide from '../src/guide/words/pl';
import { de } from '../src/lib/words/de';
import { en, type Words } from '../src/lib/words/en';
import { pl } from '../src/lib/words/pl';
import type { Pieces } from '../src/lib/protocol';
import type { Tongue } from '../src/lib/words/pieces';
import type { Teller } from '../src/lib/words/telling';
import enRules, { type Rules } from '../src/lib/words/rules/en';
import deRules from '../src/lib/words/rules/de';
import plRules from '../src/lib/words/rules/pl';

import { Sentences } from '../src/lib/words/sentences';
import deSentences from '../../src/tradewinds/words/de.ftl?raw';
import enSentences from '../../src/tradewinds/words/en.ftl?raw';
import plSentences from '../../src/tradewinds/words/pl.ftl?raw';

export const sources = { en: enSentences, pl: plSentences, de: deSentences };
export const catalogs = {
  en: new Sentences('en', enSentences),
  pl: new Sentences('pl', plSentences),
  de: new Sentences('de', deSentences),
};
export const dictionaries: Record<'en' | 'pl' | 'de', Words> = { en, pl, de };
export const rules: Record<'en' | 'pl' | 'de', Rules> = { en: enRules, pl: plRules, de: deRules };
export const guides: Record<'en' | 'pl' | 'de', Guide> = { en: enGuide, pl: plGuide, de: deGuide };
export type Language = keyof typeof catalogs;

export const tongues: Record<Language, Tongue> = {
  en: { words: en, sentences: catalogs.en },
  pl: { words: pl, sentences: catalogs.pl },
  de: { words: de, sentences: catalogs.de },
};

/** What a log is told with. */
export function tellerOf(language: Language, pieces: Pieces, you: number | null = null): Teller {
  return { ...tongues[language], pieces, you };
}

export const NAMES = ['Juniper', 'Tallow', 'Fennel', 'Bracken', 'Kettle'];

/** Every value by its path. Functions are asked for some numbers, so that each form of a word comes up. */
export function values(dictionary: object): Map<string, string> {
  const found = new Map<string, string>();
  visit(dictionary, '', found);
  return found;
}

function visit(value: unknown, path: string, found: Map<string, string>): void {
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value === 'function') {
    for (const number of [0, 1, 2, 5]) found.set(`${path}(${number})`, called(path, value as Called, number));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key, found);
  }
}

type Called = (...args: unknown[]) => string;

function called(path: string, value: Called, number: number): string {
  if (path === 'amount') return value('R', number);
  if (path === 'list') return value(['Ann', 'Bob', 'Cleo'].slice(0, Math.max(number, 1)));
  try {
    return value(number, number + 1, number + 2);
  } catch {
    return value(`word ${number}`, `word ${number + 1}`); // it takes words
  }
}

/** The kind of every value by its path. */
export function shape(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => shape(inner, path ? `${path}.${key}` : key));
}

/** What stands in the braces of a template, whatever its form there. */
export function braces(template: string): string[] {
  return [...new Set([...template.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? ''))].sort();
}
