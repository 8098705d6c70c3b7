// What a game's table is made of, read from its board: pure functions for the components to draw.
import type { GameBoard, SeatThings } from '../lib/board';
import { kindOf } from '../lib/words/places';
import type { Pieces } from '../lib/protocol';

export const SYMBOLS = ['ginger', 'chili', 'tea', 'cloves'] as const;
const CELLS = 6; // of a location board

interface Ending {
  what: 'tiles' | 'cards';
  number: number;
}

/** So many of these in front of anybody bring the last round. */
export function endingOf({ tiles_to_end, cards_to_end }: GameBoard): Ending {
  if (tiles_to_end !== undefined) return { what: 'tiles', number: tiles_to_end };
  return { what: 'cards', number: cards_to_end ?? 0 };
}

export function collected(things: SeatThings): number {
  return things.tile_count ?? things.claimed_count ?? things.cards?.length ?? 0;
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

interface OutpostRow {
  symbol: (typeof SYMBOLS)[number];
  values: readonly number[];
  open: number;
}

export function outpostRows(values: readonly number[], outposts: string[]): OutpostRow[] {
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

/** Parts of one's own table where they are tabs; `areas` of the words has their names. */
export type TabName =
  'cards' | 'merchants' | 'board' | 'goods' | 'route' | 'explore' | 'outposts' | 'points' | 'tiles' | 'log';

/** By the parts of the game: what is looked at most comes first, and four are what a phone has room for. */
export function tabsOf({ seats: [own], map, locations, loose }: GameBoard): TabName[] {
  if (own === undefined) return ['goods', 'log'];
  if (own.hand !== undefined)
    return map === undefined ? ['cards', 'points', 'log'] : ['cards', 'merchants', 'board', 'log'];
  if (locations === undefined) return [loose === undefined ? 'goods' : 'board', 'tiles', 'log'];
  if (own.route !== undefined) return ['goods', 'route', map === undefined ? 'explore' : 'outposts', 'log'];
  return map === undefined ? ['goods', 'points', 'explore', 'log'] : ['goods', 'outposts', 'points', 'log'];
}
