import { describe, expect, it } from 'vitest';
import { PICTURES } from '../src/guide/pictures';
import { gamesWords, searched } from '../src/guide/searched';
import { finder, markFound } from '../src/guide/searching';
import { GAMES as ALL, type GameId } from '../src/lib/games.svelte';
import { NUMBERS } from '../src/lib/numbers';
import { withNumbers } from '../src/lib/words/counting';
import { answerTo, partOf, rulesPage, type Passage } from '../src/lib/words/rules';
import { braces, dictionaries, rules, values } from './dictionaries';
import { piecesOf, positions, vocabulary } from './golden';

const GAMES = Object.keys(vocabulary);

describe.each(GAMES)('the rules of %s', (game) => {
  it('tell the goods, the setup, a turn and the end, in every language', () => {
    for (const language of Object.values(rules)) {
      const { setup, brief } = rulesPage(language, game);
      const parts = [...setup, ...brief].map(({ id }) => partOf(id));
      expect(new Set(parts)).toEqual(new Set(['goods', 'setup', 'turn', 'end']));
      for (const { id, text } of [...setup, ...brief]) expect(text.trim(), id).toMatch(/[.:]$/);
    }
  });

  it('show pieces for most of what they tell', () => {
    const { brief } = rulesPage(rules.en, game);
    const named = brief.filter(({ word }) => word && word !== 'Rest');
    expect(named.filter(({ id }) => PICTURES[id] === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('open at a passage for everything that a player is asked', () => {
    const page = rulesPage(rules.en, game);
    const phases = positions
      .filter(({ board }) => board.game === game)
      .map(({ board }) => board.question?.phase ?? '');
    expect(phases.length).toBeGreaterThan(1);
    expect(phases.filter((phase) => answerTo(page, phase) === undefined)).toEqual([]);
  });

  it('show outposts with the numbers of the game', () => {
    expect(NUMBERS[game as GameId].outposts).toEqual(piecesOf(game).outposts);
  });

  it('tell its numbers, in every language', () => {
    for (const language of Object.values(rules)) {
      const { setup, brief, rulings } = rulesPage(language, game);
      const text = [...setup, ...brief, ...rulings].map((one) => one.text).join(' ');
      expect(text).not.toMatch(/[{}#]|undefined|NaN/);
      const { storage, route_length, outpost_cubes, ready_settlers, boards } = NUMBERS[game as GameId];
      for (const number of [storage, route_length, outpost_cubes[2], ready_settlers[2], ready_settlers[3]])
        if (number) expect(text).toMatch(new RegExp(`\\b${number}\\b`));
      for (const board of boards) expect(text).toContain(board);
    }
  });
});

describe('the words of the rules', () => {
  it('are all told of some game', () => {
    const pages = ALL.map((game) => rulesPage(rules.en, game));
    const told = new Set(pages.flatMap(({ setup, brief }) => [...setup, ...brief].map(({ id }) => id)));
    expect(Object.keys(rules.en.passages).filter((id) => !told.has(id as Passage))).toEqual([]);
    const said = pages.flatMap(({ rulings }) => rulings.map(({ text }) => text)).join(' ');
    const plain = (text: string): string => text.split('{')[0]!;
    expect(Object.values(rules.en.rulings).filter((text) => !said.includes(plain(text)))).toEqual([]);
    expect(pages.flatMap(({ rulings }) => rulings).filter(({ text }) => text === '')).toEqual([]);
  });

  it.each(['pl', 'de'] as const)('tell the same numbers in %s as in English', (language) => {
    const english = values({ ...rules.en.passages, ...rules.en.rulings });
    const found = values({ ...rules[language].passages, ...rules[language].rulings });
    for (const [path, text] of english) expect(braces(found.get(path) ?? ''), path).toEqual(braces(text));
  });
});

describe('numbers in a text', () => {
  const numbers = {
    ...NUMBERS['spice-road'],
    storage: 12,
    free_tiles: 3,
    boards: ['A1', 'B2'],
    to_end: { 2: 7, 3: 7, 4: 5 },
    ready_settlers: { 2: 8, 3: 6, 4: 6 },
  };
  it('are those of the game, in the forms of the language', () => {
    expect(withNumbers('{storage} in {boards.list}, {boards}', numbers, 'en')).toBe(
      '12 in A1 and B2, A1, B2',
    );
    expect(withNumbers('{free_tiles.count:kafel|kafle|kafli}', numbers, 'pl')).toBe('3 kafle');
    expect(withNumbers('{storage.count:kafel|kafle|kafli}', numbers, 'pl')).toBe('12 kafli');
    expect(withNumbers('{free_tiles.count:tile|tiles}', { ...numbers, free_tiles: 1 }, 'en')).toBe('1 tile');
  });
  it('say when few players have others', () => {
    expect(withNumbers('{ready_settlers}{ready_settlers.aside}', numbers, 'en')).toBe('6 (8 with 2 players)');
    expect(withNumbers('{to_end.nth}{to_end.nthAside}', numbers, 'en')).toBe(
      'fifth (seventh with 2 or 3 players)',
    );
    expect(withNumbers('die {to_end.nth}{to_end.nthAside:|die #}', numbers, 'de')).toBe(
      'die fünfte (zu zweit und zu dritt die siebte)',
    );
    expect(withNumbers('{to_end.nth:f}{to_end.nthAside:f}', numbers, 'pl')).toBe(
      'piątą (przy 2 lub 3 graczach siódmą)',
    );
    expect(
      withNumbers(
        '{outpost_cubes}{outpost_cubes.aside}',
        { ...numbers, outpost_cubes: { 2: 1, 3: 1 } },
        'en',
      ),
    ).toBe('1');
  });
});

describe('merchant cards', () => {
  it('count in the route and in the discard pile for tiles marked I, in every language (EW1-20)', () => {
    const words = {
      en: ['route', 'discard pile'],
      pl: ['szlaku', 'odrzuconych'],
      de: ['Route', 'Ablagestapel'],
    };
    for (const language of ['en', 'pl', 'de'] as const)
      for (const game of ALL) {
        const told = rulesPage(rules[language], game).brief.find(({ id }) => id === 'merchantsCounted');
        expect(told !== undefined).toBe(['east-to-west-1', 'east-to-west-3'].includes(game));
        if (told) for (const word of words[language]) expect(told.text).toContain(word);
      }
  });
});

describe('searching in the rules', () => {
  it('finds all words in any order, however they are written', () => {
    const text = 'Weź kostkę z ładowni. Größe';
    expect(finder('ladowni WEZ', 'pl')(text)).toBe(true);
    expect(finder('grosse', 'de')(text)).toBe(true);
    expect(finder('', 'pl')(text)).toBe(true);
    expect(finder('port', 'pl')(text)).toBe(false);
  });

  it('is marked where it was found, as it is written there', () => {
    expect(markFound('Weź towary z ładowni.', 'ladowni WEZ', 'pl')).toEqual([
      '',
      'Weź',
      ' towary z ',
      'ładowni',
      '.',
    ]);
    expect(markFound('Große Straße', 'ss', 'de')).toEqual(['Gro', 'ß', 'e Stra', 'ß', 'e']);
    expect(markFound('rest, then rest', 'rest est', 'en')).toEqual(['', 'rest', ', then ', 'rest']);
    expect(markFound('rest', '', 'en')).toEqual(['rest']);
    expect(markFound('rest', 'sail', 'en')).toEqual(['rest']);
  });

  const searchedIn = (language: 'en' | 'pl' | 'de', games: readonly GameId[]) =>
    searched(
      games.map((game) => [game, rulesPage(rules[language], game)] as const),
      dictionaries[language].steps.phases,
    );

  it('finds what the turn bar asks for by the word that it has there, in every language and game', () => {
    for (const language of ['en', 'pl', 'de'] as const)
      for (const game of ALL) {
        const { passages, rulings } = searchedIn(language, [game]);
        const { phases } = dictionaries[language].steps;
        const asked = vocabulary[game]!.phases.filter((phase) => phase in phases) as (keyof typeof phases)[];
        const page = rulesPage(rules[language], game);
        for (const phase of asked) {
          const matches = finder(phases[phase], language);
          const found = passages.filter(({ word, text, steps }) => matches(word, text, ...steps));
          expect(
            found.map(({ id }) => id),
            `${language} ${game} ${phase}`,
          ).toContain(answerTo(page, phase));
        }
        const toll = finder(phases.toll, language);
        const ruled = rulings.filter(({ text, steps }) => toll(text, ...steps)).map(({ id }) => id);
        expect(ruled.includes('RUL-5')).toBe(rulings.some(({ id }) => id === 'RUL-5'));
      }
  });

  it('says of every passage of all games whose it is', () => {
    const { passages, rulings } = searchedIn('en', ALL);
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    const games = (id: string) => gamesWords(dictionaries.en, passages.find((one) => one.id === id)!.games);
    expect(games('setupSand')).toBe(dictionaries.en.games['sand-to-sea'].title);
    expect(games('endTiles')).toContain(dictionaries.en.games['eastern-wonders'].title);
    const guard = rulings.filter(({ id }) => id === 'RUL-16');
    expect(guard.map((one) => gamesWords(dictionaries.en, one.games))).toEqual(['All games']);
    const fuller = rulings.filter(({ id }) => id === 'RUL-19');
    expect(fuller.flatMap((one) => one.games).sort()).toEqual([...ALL].sort());
  });
});
