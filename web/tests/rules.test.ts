import { describe, expect, it } from 'vitest';
import { OUTPOSTS, PICTURES } from '../src/guide/pictures';
import { finder, markFound } from '../src/guide/searching';
import { answerTo, partOf, rulesPage } from '../src/lib/words/rules';
import { rules } from './dictionaries';
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
});
