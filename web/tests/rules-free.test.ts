// The browser knows no rule: games, boards and numbers of the rules come from the server. What is named here is about
// words and looks, and nothing is decided by it.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaries, guides, rules } from './dictionaries';
import { vocabulary } from './golden';

const SOURCES = resolve(import.meta.dirname, '../src');
/** What things are called. The rules are put together by what a game is made of, and know none either. */
const WORDS = /^(lib|guide)\/words\/(?!rules\/)/;

/** What `make protocol` and `make_lessons.py` write. */
const GENERATED = ['lib/protocol.ts', 'lib/infos.ts', 'lib/numbers.ts', 'guide/paths.json'];
/** Files that name games, and why they may. */
const NAMED_FOR_LOOKS: Record<string, string> = {
  'home/Window.svelte': 'shows a part of the panorama for each game',
  'guide/lessons.ts': 'is about the two lessons',
};

/** What ends a game is a number of its own. */
const ORDINALS = {
  en: /\b(third|fourth|fifth|sixth|seventh|eighth|ninth) (victory|point|tile|card)/,
  pl: /(?:^|\s)(trzeci|czwart|piąt|szóst|siódm|ósm|dziewiąt)\S* (kaf|kart)/,
  de: /\b(dritte|vierte|fünfte|sechste|siebte|achte|neunte)n? (Sieg|Punkte|Plättchen|Karte)/,
};

function files(folder = SOURCES, under = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = under + entry.name;
    return entry.isDirectory() ? files(join(folder, entry.name), `${path}/`) : [path];
  });
}

const code = files()
  .filter((path) => /\.(ts|svelte|json)$/.test(path) && !WORDS.test(path) && !GENERATED.includes(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }));
/** Without what is said about it. */
const bare = (text: string): string => text.replaceAll(/\/\*.*?\*\/|(^|\s)\/\/[^\n]*/gs, '');
const found = (pattern: RegExp): string[] =>
  code.filter(({ text }) => pattern.test(bare(text))).map(({ path }) => path);

describe('the browser', () => {
  it('names games only where it is about words and looks', () => {
    const games = new RegExp(Object.keys(vocabulary).join('|'));
    expect(found(games).sort()).toEqual(Object.keys(NAMED_FOR_LOOKS).sort());
  });

  it('has no list of boards', () => {
    expect(found(/['"][A-F][12]['"]/)).toEqual([]);
  });

  it('keeps no number of the rules', () => {
    const numbers =
      /\b(route_?length|(start|ready)_?settlers|settlers|storage|cards_?to_?end|tiles_?to_?end)\s*=\s*[1-9]/i;
    expect(found(numbers)).toEqual([]);
    expect(found(/players\s*(===?|<=?|>=?)\s*[2-5]\b/).filter((path) => !path.startsWith('pages/'))).toEqual(
      [],
    );
  });

  it('tells numbers of the rules by their names', () => {
    const printed = /YY.{0,20}2/g; // on the cards that everybody starts with
    for (const language of ['en', 'pl', 'de'] as const) {
      const { chapters } = guides[language];
      const goals = Object.values(dictionaries[language].games).map(({ goal }) => goal);
      const lessons = Object.values(chapters).flatMap((told) => Object.values(told).map(({ text }) => text));
      const { passages, rulings } = rules[language];
      const texts = [...goals, ...lessons, ...Object.values(passages).flat(), ...Object.values(rulings)];
      const told = texts.map((text) => text.replaceAll(/\{[^}]*\}/g, '').replaceAll(printed, ''));
      expect(told.filter((text) => /\b([2-9]|\d\d+)\b|\b[A-F][12]\b/.test(text))).toEqual([]);
      expect(told.filter((text) => ORDINALS[language].test(text))).toEqual([]);
    }
  });

  it('would find an ordinal that is written out', () => {
    expect('somebody takes a fourth victory tile').toMatch(ORDINALS.en);
    expect('ktoś zdobywa ósmą kartę').toMatch(ORDINALS.pl);
    expect('jemand die achte Punktekarte holt').toMatch(ORDINALS.de);
  });

  it('does not read what a sentence of the engine says', () => {
    const { why } = code.reduce<Record<string, string>>(
      (all, { path, text }) => (path === 'guide/why.ts' ? { why: bare(text) } : all),
      {},
    );
    expect(why).not.toMatch(/'[a-z][^']* [^']* [^']*'/);
  });
});
