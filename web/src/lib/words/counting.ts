// Numbers of the rules in texts. What stands in braces is what the game says (`numbers.ts`), so that no text has to know:
//   {storage}                       10
//   {boards} or {boards.list}       A1, B1, C1 or A1, B1 and C1
//   {free_tiles.count:tile|tiles}   1 tile, in the forms of the language
//   {to_end.nth:f}                  eighth; after the colon a gender, where the language has several
//   {ready_settlers.aside}          where fewer players have another number: ` (7 with 2 players)`; else nothing
//   {to_end.nthAside:f|a #}         the same with an ordinal: ` (a sixth with 2 or 3 players)`
import type { ByPlayers, Numbers } from '../numbers';
import type { Language } from './index.svelte';
import { listedWith, pluralOf } from './plural';

interface Voice {
  and: string;
  /** From the first on, by gender. */
  ordinals: Record<string, readonly string[]>;
  ordinal: (number: number) => string;
  aside: (said: string, players: string[]) => string;
}

const TOGETHER = ['allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft'];
const VOICES: Record<Language, Voice> = {
  en: {
    and: 'and',
    ordinals: { '': ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] },
    ordinal: (number) => `${number}th`,
    aside: (said, players) => `${said} with ${listedWith('or')(players)} players`,
  },
  pl: {
    and: 'i',
    ordinals: {
      m: ['pierwszy', 'drugi', 'trzeci', 'czwarty', 'piąty', 'szósty', 'siódmy', 'ósmy', 'dziewiąty'],
      f: ['pierwszą', 'drugą', 'trzecią', 'czwartą', 'piątą', 'szóstą', 'siódmą', 'ósmą', 'dziewiątą'],
    },
    ordinal: (number) => `${number}.`,
    aside: (said, players) => `przy ${listedWith('lub')(players)} graczach ${said}`,
  },
  de: {
    and: 'und',
    ordinals: {
      '': ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte'],
    },
    ordinal: (number) => `${number}.`,
    aside: (said, players) =>
      `${listedWith('und')(players.map((one) => TOGETHER[Number(one) - 1] ?? one))} ${said}`,
  },
};
const PLACE = /\{(\w+)(?:\.(\w+))?(?::([^}]*))?\}/g;

/** A text with the numbers of a game. */
export function withNumbers(text: string, numbers: Numbers, language: Language): string {
  return text.replaceAll(PLACE, (whole, key: string, form = '', how = '') => {
    const value: unknown = numbers[key as keyof Numbers];
    return value === undefined ? whole : said(value, form, how, language);
  });
}

/** The numbers for so many players alone. */
export function numbersFor(numbers: Numbers, players: number): Numbers {
  const only = (value: unknown): unknown => (isByPlayers(value) ? { [players]: value[players] ?? 0 } : value);
  return Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [key, only(value)]),
  ) as unknown as Numbers;
}

function said(value: unknown, form: string, how: string, language: Language): string {
  if (Array.isArray(value))
    return form === 'list' ? listedWith(VOICES[language].and)(value.map(String)) : value.join(', ');
  if (typeof value === 'string') return value;
  const byPlayers = isByPlayers(value) ? value : { 0: Number(value) };
  const number = usual(byPlayers);
  switch (form) {
    case 'count':
      return counted(number, how.split('|'), language);
    case 'nth':
      return nth(number, how, language);
    case 'aside':
      return aside(byPlayers, (other) => other.toString(), language);
    case 'nthAside': {
      const [gender = '', phrase = '#'] = how.split('|');
      return aside(byPlayers, (other) => phrase.replace('#', nth(other, gender, language)), language);
    }
    default:
      return number.toString();
  }
}

function isByPlayers(value: unknown): value is ByPlayers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What it is when most play. */
function usual(numbers: ByPlayers): number {
  return Object.values(numbers).at(-1) ?? 0;
}

function counted(number: number, [one = '', few = '', many]: string[], language: Language): string {
  const forms = many === undefined ? { one, other: few } : { one, few, many, other: many };
  return `${number} ${pluralOf(language)(number, forms)}`;
}

function nth(number: number, gender: string, language: Language): string {
  const { ordinals, ordinal } = VOICES[language];
  return ordinals[gender]?.[number - 1] ?? ordinal(number);
}

/** The numbers that are not the usual one, with who has them. */
function aside(numbers: ByPlayers, say: (number: number) => string, language: Language): string {
  const others = new Map<number, string[]>();
  for (const [players, number] of Object.entries(numbers))
    if (number !== usual(numbers)) others.set(number, [...(others.get(number) ?? []), players]);
  const told = [...others].map(([number, players]) => VOICES[language].aside(say(number), players));
  return told.length > 0 ? ` (${told.join(', ')})` : '';
}
