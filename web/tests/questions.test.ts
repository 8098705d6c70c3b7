import { describe, expect, it } from 'vitest';
import type { Board, Option } from '../src/lib/protocol';
import * as pieceLabel from '../src/lib/words/pieces';
import type { Tongue } from '../src/lib/words/pieces';
import { label, question, shortLabel, type Asking } from '../src/lib/words/questions';
import { NAMES, tongues } from './dictionaries';
import { piecesOf, positions, vocabulary } from './golden';

const { en, pl, de } = tongues;
const name = (seat: number) => NAMES[seat] ?? '';
const BROKEN = /undefined|NaN|\[object|[{}]|\s\s|(^|\s)(m\d|[A-F][12]-\d)/;

const asking = (tongue: Tongue, board: Board): Asking => ({
  ...tongue,
  pieces: piecesOf(board.game),
  asked: board.question,
  name,
});

describe('the turn bar', () => {
  for (const { board, options } of positions) {
    it(`asks and offers in words: ${board.game}, ${board.question?.phase}`, () => {
      for (const tongue of Object.values(tongues)) {
        const asked = question(asking(tongue, board));
        expect(asked.title).not.toMatch(BROKEN);
        expect(asked.title).not.toBe('');
        expect(asked.detail).toMatch(/^[\p{Lu}\d].*[.?]$/u);
        expect(asked.detail).not.toMatch(BROKEN);
        for (const option of options) {
          const text = label(asking(tongue, board), option);
          expect(text, option.action).not.toMatch(BROKEN);
          expect(text, option.action).not.toBe(option.action);
          expect(text, option.action).toMatch(/^[\p{Lu}\d+]/u);
          expect(shortLabel(asking(tongue, board), option), option.action).toMatch(/^[\p{Lu}\d+][^:]*$/u);
        }
      }
    });
  }

  it('says so when one can only rest', () => {
    const { board } = positions.find((one) => one.board.question?.phase === 'turn')!;
    for (const tongue of Object.values(tongues)) {
      const onlyRest = tongue.sentences.text('ask-turn.detail', { only: 'rest', ways: '', free: 0 });
      const detail = (ways: string[]): string =>
        question({ ...asking(tongue, board), asked: { ...board.question!, ways } }).detail;
      expect(detail(['rest'])).toBe(onlyRest);
      expect(detail(['rest', 'work'])).not.toBe(onlyRest);
    }
  });

  it('says that the game is over', () => {
    const { board } = positions[0]!;
    expect(question({ ...asking(en, board), asked: null }).detail).toBe(en.words.bar.over);
  });

  it('names buttons by what they do', () => {
    const { board } = positions.find(
      ({ board }) => board.game === 'sand-to-sea' && board.question?.phase === 'turn',
    )!;
    const options: Option[] = [
      { action: 'sail cloves-1', about: 'cloves-1', distance: 2 },
      { action: 'acquire 3', about: 'm01', cubes: 2 },
      { action: 'trade x2', pays: 'YYYY', brings: 'GG' },
      { action: 'rest', back: 2 },
    ];
    const labels = [en, pl, de].map((tongue) =>
      options.map((option) => label(asking(tongue, board), option)),
    );
    expect(labels[0]).toEqual([
      'Sail to the cloves market',
      'Acquire for 2 cubes',
      'Trade twice',
      'Rest, take back 2 cards',
    ]);
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
      for (const tongue of Object.values(tongues)) {
        const labels = [
          ...Object.values(pieces.cards).map((card) =>
            pieceLabel.merchant(tongue, card, { cubes: 'YR', slot: 2, price: 1 }),
          ),
          ...Object.entries(pieces.markets).map(([id, card]) =>
            pieceLabel.mapTile(tongue, id, card, { away: 2 }),
          ),
          ...Object.values(pieces.orders).map((order) => pieceLabel.orderCard(tongue, order, 'gold')),
          ...Object.values(pieces.victory_tiles).map((tile) => pieceLabel.victoryTile(tongue, tile)),
          ...Object.values(pieces.locations).map((location) =>
            pieceLabel.locationLabel(tongue, location, { number: 1 }),
          ),
          ...Object.values(pieces.point_cards).map((card) => pieceLabel.pointCard(tongue, card)),
          ...Object.values(pieces.scoring_tiles).map((tile) => pieceLabel.bonusTile(tongue, tile, 3)),
          ...Object.values(pieces.exploration_tiles).map((tile) => pieceLabel.explorationTile(tongue, tile)),
        ];
        expect(labels.length).toBeGreaterThan(30);
        for (const text of labels) expect(text).not.toMatch(BROKEN);
      }
    });
  }

  it('are said as one would say them', () => {
    const market = { kind: 'trade', give: 'GG', get: 'BB' };
    const tile = (tongue: Tongue) => pieceLabel.mapTile(tongue, 'cloves-2', market, { away: 2 });
    expect(tile(en)).toBe('cloves market, trade 2 green for 2 brown, 2 away');
    expect(tile(pl)).toBe('rynek goździków, wymień 2 zielone na 2 brązowe, odległość 2');
    expect(tile(de)).toBe('Nelkenmarkt, tausche 2 Grün gegen 2 Braun, 2 entfernt');
    const port = { victory: { id: 'v01', tile: { cost: 'YYBB', points: 14 } }, boats: ['Ann', 'Bob'] };
    expect(pieceLabel.mapTile(en, 'port-1', undefined, port)).toBe(
      'port, 14 points for 2 yellow, 2 brown, boats: Ann and Bob',
    );
    expect(pieceLabel.mapTile(en, 'port-2', undefined, { victory: { id: 'closed', tile: undefined } })).toBe(
      'closed port',
    );
    expect(pieceLabel.wells(en.words, 'YYYGG', 10)).toBe('holds 3 yellow, 2 green; 5 of 10');
    expect(pieceLabel.wells(pl.words, '-', 10)).toBe('pusto, 0 z 10');
    expect(pieceLabel.scoringTile(pl, { points: 1, items: ['brown'] })).toBe(
      'po 1 punkcie za brązową kostkę',
    );
    expect(pieceLabel.scoringTile(de, { points: 3, items: ['hammer', 'hammer'] })).toBe(
      '3 Punkte je 2 Hämmer',
    );
    expect(pieceLabel.scoringTile(en, { points: 3, items: ['hammer', 'charm'] })).toBe(
      '3 points for every hammer + charm',
    );
  });
});
