import { describe, expect, it } from 'vitest';
import { OUTPOSTS, PICTURES } from '../src/guide/pictures';
import { gamesWords, searched } from '../src/guide/searched';
import { finder, markFound } from '../src/guide/searching';
import { GAMES as ALL, type GameId } from '../src/lib/games.svelte';
import { answerTo, partOf, rulesPage } from '../src/lib/words/rules';
import { dictionaries, rules } from './dictionaries';
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
      .map(({ board }) => board.asked.at(-1)?.phase ?? '');
    expect(phases.length).toBeGreaterThan(1);
    expect(phases.filter((phase) => answerTo(page, phase) === undefined)).toEqual([]);
  });

  it('show outposts with the numbers of the game', () => {
    const { outposts } = piecesOf(game);
    if (outposts.length > 0) expect(OUTPOSTS[game]).toEqual(outposts);
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
