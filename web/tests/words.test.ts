import { describe, expect, it } from 'vitest';
import { fill, plainText } from '../src/lib/words/parts';
import { rulesPage } from '../src/lib/words/rules';
import { braces, catalogs, dictionaries, guides, rules, shape, sources, values } from './dictionaries';
import { vocabulary } from './golden';

// Proper names, words that all three languages write alike, and texts that are only numbers or arguments.
const ALIKE = [
  /^locale$/,
  /^app\.name$/,
  /^languages\./,
  /^games\..*\.title$/,
  /^options\.board\.values\.[DEF]1$/,
  /^list\(/,
];
const others = ['pl', 'de'] as const;
const english = values(dictionaries.en);

describe('the dictionaries', () => {
  it.each(others)('have the same keys and kinds of values: %s', (language) => {
    expect(shape(dictionaries[language]).sort()).toEqual(shape(dictionaries.en).sort());
    expect(shape(rules[language]).sort()).toEqual(shape(rules.en).sort());
    expect(shape(guides[language]).sort()).toEqual(shape(guides.en).sort());
  });

  it.each(Object.keys(dictionaries) as (keyof typeof dictionaries)[])(
    'say something everywhere: %s',
    (language) => {
      for (const [path, value] of [...values(dictionaries[language]), ...values(rules[language].rulings)]) {
        expect(value.trim(), path).not.toBe('');
        expect(value, path).not.toMatch(/undefined|NaN|\[object| {2}|!/);
        expect(value.toLowerCase(), path).not.toMatch(/invalid|ungültig|nieprawidłow/);
      }
    },
  );

  it('are in three languages', () => {
    const [polish, german] = [values(dictionaries.pl), values(dictionaries.de)];
    const same = [...english].filter(
      ([path, value]) => polish.get(path) === value && german.get(path) === value,
    );
    const unexpected = same.filter(([path]) => !ALIKE.some((name) => name.test(path)));
    expect(unexpected).toEqual([]);
  });

  it.each(others)('put the same things into sentences: %s', (language) => {
    const found = values(dictionaries[language]);
    for (const [path, value] of english) expect(braces(found.get(path) ?? ''), path).toEqual(braces(value));
  });

  it.each(others)('leave no English behind: %s', (language) => {
    const found = values(dictionaries[language]);
    const long = [...english].filter(
      ([path, value]) => value.length > 14 && !ALIKE.some((name) => name.test(path)),
    );
    for (const [path, value] of long) expect(found.get(path), path).not.toBe(value);
  });
});

// Words that docs/words.md has others for: each would be a second name for the same thing.
const AVOIDED = {
  en: /\b(ships?|tokens?|workers?|resources?|hexagons?)\b/i,
  pl: /żeton|płytk|posterun|placówk|łód[zź]|okręt|surow|robotnik|\btowar|we dwoje/i,
  de: /außenposten|\bboote?\b|würfel|arbeiter|rohstoff|landkarte|\bressource|handelsposten/i,
};

describe('the glossary', () => {
  it.each(Object.keys(AVOIDED) as (keyof typeof AVOIDED)[])('is kept to: %s', (language) => {
    const all = [dictionaries[language], rules[language], guides[language]];
    const texts = all.flatMap((words) => [...values(words)]);
    expect(texts.filter(([, text]) => AVOIDED[language].test(text))).toEqual([]);
    expect(sources[language].split('\n').filter((line) => AVOIDED[language].test(line))).toEqual([]);
  });
});

describe('the Polish rules', () => {
  it('leave no one-letter word at the end of a line', () => {
    const texts = [...values(rules.pl)];
    expect(texts.filter(([, text]) => /(^|[\s(„])[aiouwz] /i.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => text.includes('\u00a0')).length).toBeGreaterThan(30);
  });
});

describe('every game', () => {
  for (const [game, { rulings }] of Object.entries(vocabulary)) {
    it(`has a title: ${game}`, () => {
      for (const words of Object.values(dictionaries)) expect(Object.keys(words.games)).toContain(game);
    });

    it(`has its rules and rulings: ${game}`, () => {
      for (const language of Object.values(rules)) {
        const page = rulesPage(language, game);
        expect(page.brief.length).toBeGreaterThan(5);
        expect(page.rulings.map(({ id }) => id)).toEqual(rulings);
      }
    });
  }
});

describe('numbers', () => {
  const numbers = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25];
  const table = (count: (number: number) => string) => numbers.map(count).join(', ');

  it('are right in English', () => {
    const { counts } = dictionaries.en;
    expect(table(counts.cubes)).toBe(
      '0 cubes, 1 cube, 2 cubes, 4 cubes, 5 cubes, 11 cubes, 12 cubes, 21 cubes, 22 cubes, 25 cubes',
    );
    expect(numbers.map(counts.settlers).slice(0, 3)).toEqual(['0 settlers', '1 settler', '2 settlers']);
    expect([1, 21].map(counts.points)).toEqual(['1 point', '21 points']);
  });

  it('are right in Polish', () => {
    const { counts, amount } = dictionaries.pl;
    const objects = (cubes: number) => catalogs.pl.text('some-cubes', { cubes });
    expect(table(counts.cubes)).toBe(
      '0 kostek, 1 kostka, 2 kostki, 4 kostki, 5 kostek, 11 kostek, 12 kostek, 21 kostek, 22 kostki, 25 kostek',
    );
    expect(table(objects)).toBe(
      '0 kostek, 1 kostkę, 2 kostki, 4 kostki, 5 kostek, 11 kostek, 12 kostek, 21 kostek, 22 kostki, 25 kostek',
    );
    expect(table(counts.cards)).toBe(
      '0 kart, 1 karta, 2 karty, 4 karty, 5 kart, 11 kart, 12 kart, 21 kart, 22 karty, 25 kart',
    );
    expect(table(counts.points)).toBe(
      '0 punktów, 1 punkt, 2 punkty, 4 punkty, 5 punktów, 11 punktów, 12 punktów, 21 punktów, 22 punkty, 25 punktów',
    );
    expect(table(counts.tiles)).toBe(
      '0 kafli, 1 kafel, 2 kafle, 4 kafle, 5 kafli, 11 kafli, 12 kafli, 21 kafli, 22 kafle, 25 kafli',
    );
    expect([1, 2, 5, 22].map(counts.settlers)).toEqual([
      '1 osadnik',
      '2 osadników',
      '5 osadników',
      '22 osadników',
    ]);
    expect([1, 2, 5].map((number) => amount('Y', number))).toEqual(['1 żółtą', '2 żółte', '5 żółtych']);
    expect([1, 2, 5, 12, 22].map(dictionaries.pl.clock.minutes)).toEqual([
      '1 minuta',
      '2 minuty',
      '5 minut',
      '12 minut',
      '22 minuty',
    ]);
  });

  it('are right in German', () => {
    const { counts } = dictionaries.de;
    expect(table(counts.cubes)).toBe(
      '0 Waren, 1 Ware, 2 Waren, 4 Waren, 5 Waren, 11 Waren, 12 Waren, 21 Waren, 22 Waren, 25 Waren',
    );
    expect([1, 2, 21].map(counts.settlers)).toEqual(['1 Siedler', '2 Siedler', '21 Siedler']);
    expect([1, 2].map(counts.outposts)).toEqual(['1 Niederlassung', '2 Niederlassungen']);
  });
});

describe('a template', () => {
  it('is filled with parts, and text that stands together is one', () => {
    const parts = fill('traded {give} for {get}', {
      give: [{ goods: 'GG' }],
      get: [{ text: 'no' }, { text: 'thing' }],
    });
    expect(parts).toEqual([{ text: 'traded ' }, { goods: 'GG' }, { text: ' for nothing' }]);
    const read = plainText(
      [{ seat: 1 }, { text: ' ' }, ...parts],
      () => 'Ann',
      (goods) => goods,
    );
    expect(read).toBe('Ann traded GG for nothing');
  });
});
