import { describe, expect, it } from 'vitest';
import { gameBoard, type GameBoard } from '../src/lib/board';
import { actionFor, choicesOf, optionOf, placeName } from '../src/lib/options';
import type { Pieces } from '../src/lib/protocol';
import { changedPieces } from '../src/table/changes';
import { clockText, timeLeft } from '../src/table/clock';
import { boardsOf, endingOf, nextOutpost, ranked, tabsOf } from '../src/table/shape';
import { positions } from './golden';

const asked = (phase: string) => ({ phase });

describe('options', () => {
  it('have a place on the table, or are buttons', () => {
    const place = (action: string, phase = 'turn') => placeName(optionOf({ action }, asked(phase)).place);
    expect(place('acquire 3')).toBe('row 3');
    expect(place('play m10 x2')).toBe('cards m10');
    expect(place('sail tea-4')).toBe('map tea-4');
    expect(place('work A1-3')).toBe('location A1-3');
    expect(place('claim 2')).toBe('orders 2');
    expect(place('claim', 'port')).toBe('bar claim');
    expect(place('take', 'market')).toBe('bar take');
    expect(place('take 2', 'column')).toBe('row 2');
    expect(place('bonus move', 'column')).toBe('bonus move');
    expect(place('choose YYR', 'choose')).toBe('start YYR');
    expect(place('explore x07', 'explore')).toBe('exploration x07');
    expect(optionOf({ action: 'explore x07' }, asked('explore')).times).toBe(1);
  });

  it('that differ in how often share a place', () => {
    const [trade, done] = choicesOf(
      ['trade x2', 'trade x1', 'done'].map((action) => ({ action })),
      asked('trade'),
    );
    expect(trade?.options.map(({ times }) => times)).toEqual([1, 2]);
    expect(done?.options).toHaveLength(1);
  });

  it('that are none can still be asked about', () => {
    expect(actionFor('row', '2', asked('turn'))).toBe('acquire 2');
    expect(actionFor('row', '2', asked('column'))).toBe('take 2');
    expect(actionFor('cards', 'm10', asked('turn'), 'trade')).toBe('play m10 x1');
    expect(actionFor('cards', 'm10', asked('discard'))).toBe('discard m10');
    expect(actionFor('hold', 'Y', asked('turn'))).toBeNull();
  });
});

function board(change: Partial<GameBoard> = {}): GameBoard {
  return {
    game: 'new-world',
    players: 2,
    actor: 0,
    decisions: 0,
    question: null,
    turn: 0,
    round: 1,
    first: 0,
    ending: false,
    seats: [
      { seat: 0, hold: 'Y', limit: 10, ready: 4, route: [{ card: 'm01', settlers: 2 }] },
      { seat: 1, hold: 'R', limit: 10, ready: 3 },
    ],
    locations: [
      { id: 'A1-1', seat: null, settlers: 0, tile: null },
      { id: 'A1-2', seat: 0, settlers: 3, tile: null },
      { id: 'B1-1', seat: 1, settlers: 1, tile: 'x01' },
    ],
    ...change,
  };
}

describe('what lies on the table', () => {
  it('is told by its parts', () => {
    expect(boardsOf(board())).toEqual([
      { name: 'A1', cells: ['A1-1', 'A1-2', '', '', '', ''] },
      { name: 'B1', cells: ['B1-1', '', '', '', '', ''] },
    ]);
    const pieces = { locations: { 'A1-1': { settlers: 1, steps: [{ word: 'fort' }] } } };
    expect(ranked(board(), pieces as unknown as Pieces, 'fort')).toEqual(['A1-1']);
  });

  it('says what ends the game', () => {
    expect(endingOf(board({ cards_to_end: 8 }))).toEqual({ what: 'cards', number: 8 });
    expect(endingOf(board({ tiles_to_end: 4 }))).toEqual({ what: 'tiles', number: 4 });
    for (const { board: seen } of positions) expect(endingOf(gameBoard(seen)).number).toBeGreaterThan(3);
  });

  it('has tabs for the parts of its game', () => {
    const found = positions.map(({ board: seen }) => [seen.game, tabsOf(gameBoard(seen)).join(' ')]);
    expect(Object.fromEntries(found)).toEqual({
      'sand-to-sea': 'cards merchants board log',
      'east-to-west-1': 'goods route explore log',
      'east-to-west-2': 'goods outposts points log',
      'east-to-west-3': 'goods route outposts log',
      'spice-road': 'cards points log',
      'eastern-wonders': 'board tiles log',
      'new-world': 'goods points explore log',
    });
  });

  it('finds the outpost that would be built', () => {
    expect(nextOutpost(['tea-1'], ['tea-1', 'tea-3'])).toEqual({ row: 2, column: 1 });
    expect(nextOutpost(['tea-1'], undefined)).toBeUndefined();
  });
});

describe('a move of somebody else', () => {
  it('outlines what it has changed', () => {
    const before = board({ row: ['m01', 'm02'], row_cubes: ['-', '-'] });
    const after = board({
      row: ['m01', 'm03'],
      row_cubes: ['Y', '-'],
      locations: [
        { id: 'A1-1', seat: 1, settlers: 1, tile: null },
        { id: 'A1-2', seat: 0, settlers: 3, tile: null },
        { id: 'B1-1', seat: 1, settlers: 1, tile: null },
      ],
      seats: [before.seats[0]!, { ...before.seats[1]!, hold: 'RR' }],
    });
    expect([...changedPieces(before, after)].sort()).toEqual(['A1-1', 'B1-1', 'm01', 'm03', 'seat-1']);
    expect(changedPieces(null, after).size).toBe(0);
  });
});

describe('the clock', () => {
  it('runs for one seat, and stops at nothing', () => {
    const clock = { left: [60000, 5000], seat: 1, since: 1000 };
    expect(timeLeft(clock, 0, 4000)).toBe(60000);
    expect(timeLeft(clock, 1, 4000)).toBe(2000);
    expect(timeLeft(clock, 1, 9000)).toBe(0);
    expect(timeLeft(null, 0, 0)).toBeUndefined();
  });

  it('is short', () => {
    expect(clockText(252000)).toBe('4:12');
    expect(clockText(3661000)).toBe('1:01:01');
    expect(clockText(183600000)).toBe('2 d 03 h');
  });
});
