import { describe, expect, it } from 'vitest';
import * as label from '../src/lib/words/pieces';
import { openQuestion, option, question } from '../src/lib/words/questions';
import { NAMES, dictionaries } from './dictionaries';
import { piecesOf, positions, vocabulary } from './golden';

const { en, pl, de } = dictionaries;
const name = (seat: number) => NAMES[seat] ?? '';
const BROKEN = /undefined|NaN|\[object|[{}]|\s\s|(^|\s)(m\d|[A-F][12]-\d)/;

describe('the turn bar', () => {
  for (const { board, legal } of positions) {
    const phase = openQuestion(board)?.phase ?? '';
    it(`asks and offers in words: ${board.game}, ${phase}`, () => {
      for (const words of Object.values(dictionaries)) {
        const asking = {
          words,
          pieces: piecesOf(board.game),
          board,
          name,
          legal,
          trading: { give: 'YY', get: 'G' },
        };
        const asked = question(asking);
        expect(asked.title).not.toMatch(BROKEN);
        expect(asked.title).not.toBe('');
        expect(asked.detail).toMatch(/^[\p{Lu}\d].*[.?]$/u);
        expect(asked.detail).not.toMatch(BROKEN);
        for (const action of legal) {
          const text = option(asking, action);
          expect(text, action).not.toMatch(BROKEN);
          expect(text, action).not.toBe(action);
          expect(text, action).toMatch(/^[\p{Lu}\d+]/u);
        }
      }
    });
  }

  it('says so when one can only rest', () => {
    const { board } = positions.find((one) => openQuestion(one.board)?.phase === 'turn')!;
    for (const words of Object.values(dictionaries)) {
      const asking = { words, pieces: piecesOf(board.game), board, name };
      const { onlyRest } = words.questions.turn;
      expect(question({ ...asking, legal: ['rest'] }).detail).toBe(onlyRest);
      expect(question({ ...asking, legal: ['rest', 'work A1-1'] }).detail).not.toBe(onlyRest);
    }
  });

  it('names buttons by what they do', () => {
    const found = positions.find(
      ({ board }) => board.game === 'sand-to-sea' && openQuestion(board)?.phase === 'turn',
    );
    if (!found) throw new Error('no turn');
    const labels = [en, pl, de].map((words) => {
      const asking = { words, pieces: piecesOf('sand-to-sea'), board: found.board, name };
      return ['sail cloves-1', 'acquire 3', 'trade x2', 'rest'].map((action) => option(asking, action));
    });
    expect(labels[0]?.slice(0, 3)).toEqual(['Sail to cloves', 'Acquire for 2 cubes', 'Trade twice']);
    expect(labels[1]?.slice(0, 3)).toEqual([
      'Płyń na rynek goździków',
      'Nabądź za 2 kostki',
      'Wymień 2 razy',
    ]);
    expect(labels[2]?.slice(0, 3)).toEqual([
      'Zum Nelkenmarkt segeln',
      'Für 2 Waren erwerben',
      'Zweimal tauschen',
    ]);
  });
});

describe('pieces', () => {
  for (const game of Object.keys(vocabulary)) {
    it(`all have labels: ${game}`, () => {
      const pieces = piecesOf(game);
      for (const words of Object.values(dictionaries)) {
        const labels = [
          ...Object.values(pieces.cards).map((card) =>
            label.merchant(words, card, { cubes: 'YR', slot: 2, price: 1 }),
          ),
          ...Object.entries(pieces.markets).map(([id, card]) => label.mapTile(words, id, card, { away: 2 })),
          ...Object.values(pieces.orders).map((order) => label.orderCard(words, order, 'gold')),
          ...Object.values(pieces.victory_tiles).map((tile) => label.victoryTile(words, tile)),
          ...Object.values(pieces.locations).map((location) =>
            label.locationLabel(words, location, { number: 1 }),
          ),
          ...Object.values(pieces.point_cards).map((card) => label.pointCard(words, card)),
          ...Object.values(pieces.scoring_tiles).map((tile) => label.bonusTile(words, tile, 3)),
          ...Object.values(pieces.exploration_tiles).map((tile) => label.explorationTile(words, tile)),
        ];
        expect(labels.length).toBeGreaterThan(30);
        for (const text of labels) expect(text).not.toMatch(BROKEN);
      }
    });
  }

  it('are said as one would say them', () => {
    const market = { kind: 'trade', give: 'GG', get: 'BB' };
    const tile = (words: typeof en) => label.mapTile(words, 'cloves-2', market, { away: 2 });
    expect(tile(en)).toBe('cloves market, trade 2 green for 2 brown, 2 away');
    expect(tile(pl)).toBe('rynek goździków, wymień 2 zielone na 2 brązowe, odległość 2');
    expect(tile(de)).toBe('Nelkenmarkt, tausche 2 Grün gegen 2 Braun, 2 entfernt');
    const port = { victory: { id: 'v01', tile: { cost: 'YYBB', points: 14 } }, boats: ['Ann', 'Bob'] };
    expect(label.mapTile(en, 'port-1', undefined, port)).toBe(
      'port, 14 points for 2 yellow, 2 brown, boats: Ann and Bob',
    );
    expect(label.mapTile(en, 'port-2', undefined, { victory: { id: 'closed', tile: undefined } })).toBe(
      'closed port',
    );
    expect(label.wells(en, 'YYYGG', 10)).toBe('holds 3 yellow, 2 green; 5 of 10');
    expect(label.wells(pl, '-', 10)).toBe('pusto, 0 z 10');
    expect(label.scoringTile(pl, { points: 1, items: ['brown'] })).toBe('po 1 punkcie za brązową kostkę');
    expect(label.scoringTile(de, { points: 3, items: ['hammer', 'hammer'] })).toBe('3 Punkte je 2 Hämmer');
    expect(label.scoringTile(en, { points: 3, items: ['hammer', 'charm'] })).toBe(
      '3 points for every hammer + charm',
    );
  });
});
