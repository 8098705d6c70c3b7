// What a game's table is made of, read from its board: pure functions for the components to draw.
import type { GameBoard, SeatThings } from '../lib/board';
import { kindOf } from '../lib/words/scene';
import type { LocationShown, Pieces } from '../lib/protocol';

export const SYMBOLS = ['ginger', 'chili', 'tea', 'cloves'] as const;
export const ROUTE_LENGTH = 5;
const CELLS = 6; // of a location board

interface Ending {
  what: 'tiles' | 'cards';
  number: number;
}

/** So many of these in front of anybody bring the last round. */
export function endingOf(board: GameBoard): Ending {
  if (board.ports !== undefined) return { what: 'tiles', number: 4 };
  if (board.orders !== undefined) return { what: 'cards', number: board.players <= 3 ? 6 : 5 };
  return { what: 'cards', number: 8 };
}

export function collected(things: SeatThings): number {
  return things.tile_count ?? things.claimed_count ?? things.cards?.length ?? 0;
}

/** Settlers of a seat that stand on boards and on its route. */
export function placedBy(board: GameBoard, seat: number): number {
  const standing = (board.locations ?? []).filter((location) => location.seat === seat);
  const route = board.seats[seat]?.route ?? [];
  return [...standing, ...route].reduce((sum, { settlers }) => sum + settlers, 0);
}

interface BoardOfLocations {
  name: string;
  cells: string[]; // the location in each, or nothing
}

/** The location boards in the order in which they lie: `A1-3` is in the third cell of board A1. */
export function boardsOf(board: GameBoard): BoardOfLocations[] {
  const found: BoardOfLocations[] = [];
  for (const { id } of board.locations ?? []) {
    const [name = '', cell] = id.split('-');
    if (found.at(-1)?.name !== name) found.push({ name, cells: Array<string>(CELLS).fill('') });
    found.at(-1)!.cells[Number(cell) - 1] = id;
  }
  return found;
}

/** Locations that begin with a step, in order: the forts, or the markets. */
export function ranked(board: GameBoard, pieces: Pieces, word: 'fort' | 'market'): string[] {
  return (board.locations ?? [])
    .map(({ id }) => id)
    .filter((id) => pieces.locations[id]?.steps[0]?.word === word);
}

/** Settlers that a seat has to place there now: rivals and hammers counted. */
export function needOf(
  board: GameBoard,
  location: LocationShown,
  id: string,
  things: SeatThings | undefined,
): number {
  const there = board.locations?.find((one) => one.id === id);
  const printed = there && there.seat !== null ? there.settlers + 1 : location.settlers;
  const less = location.emblem ? (things?.discounts?.[location.emblem] ?? 0) : 0;
  return Math.max(printed - less, 1);
}

export function travelNeed(things: SeatThings, place: number): number {
  return 1 + (things.route ?? []).slice(0, place).filter(({ settlers }) => settlers === 0).length;
}

interface OutpostRow {
  symbol: (typeof SYMBOLS)[number];
  values: number[];
  open: number;
}

export function outpostRows(values: number[], outposts: string[]): OutpostRow[] {
  return SYMBOLS.map((symbol) => ({
    symbol,
    values,
    open: outposts.filter((tile) => kindOf(tile) === symbol).length,
  }));
}

/** Which outpost of the player board would be built, if a preview has one more of them. */
export function nextOutpost(
  before: string[],
  after: string[] | undefined,
): { row: number; column: number } | undefined {
  const built = after?.find((tile) => !before.includes(tile));
  if (built === undefined) return undefined;
  const symbol = kindOf(built);
  return {
    row: SYMBOLS.findIndex((one) => one === symbol),
    column: before.filter((tile) => kindOf(tile) === symbol).length,
  };
}

/** The coin above a place of the point cards (from 0). */
export function coinAt(board: GameBoard, place: number): 'gold' | 'silver' | null {
  const { gold = 0, silver = 0 } = board.coins_left ?? {};
  if (place === 0 && gold > 0) return 'gold';
  return silver > 0 && place === (gold > 0 ? 1 : 0) ? 'silver' : null;
}

/** Parts of one's own table where they are tabs; `areas` of the words has their names. */
export type TabName =
  'cards' | 'merchants' | 'board' | 'goods' | 'route' | 'explore' | 'outposts' | 'points' | 'tiles' | 'log';

const TABS: Record<string, TabName[]> = {
  'sand-to-sea': ['cards', 'merchants', 'board', 'log'],
  'east-to-west-1': ['goods', 'route', 'explore', 'log'],
  'east-to-west-2': ['goods', 'outposts', 'points', 'log'],
  'east-to-west-3': ['goods', 'route', 'outposts', 'log'],
  'spice-road': ['cards', 'points', 'log'],
  'eastern-wonders': ['board', 'tiles', 'log'],
  'new-world': ['goods', 'points', 'explore', 'log'],
};

export function tabsOf(game: string): TabName[] {
  return TABS[game] ?? ['goods', 'log'];
}
