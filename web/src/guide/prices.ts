// What things cost a seat, as far as the guide has to know: to suggest what can be paid, and to say what is missing.
import type { GameBoard, SeatThings } from '../lib/board';
import { GOODS, goodsOf, minus, type Good } from '../lib/goods';
import type { Pieces } from '../lib/protocol';
import { kindOf } from '../lib/words/scene';

/** Cubes for an outpost: for each that stands there, and with two players twice as many. */
export function outpostCost(board: GameBoard, tile: string): number {
  const standing = board.seats.filter(({ outposts }) => outposts?.includes(tile)).length;
  return standing * (board.players === 2 ? 2 : 1);
}

/** Rivals who are paid by a boat that comes to a tile. */
export function rivalsAt(board: GameBoard, seat: number, tile: string): number {
  return board.seats.filter((one) => one.seat !== seat && one.boat === tile).length;
}

/** Whether goods are enough for a price, and besides for so many cubes of any colour. */
export function pays(hold: string, price: string, besides = 0): boolean {
  return minus(price, hold) === '' && goodsOf(hold).length >= goodsOf(price).length + besides;
}

/** Cubes of any colour that a seat gives before it may trade on a tile; null where it cannot build an outpost. */
export function costBefore(
  board: GameBoard,
  pieces: Pieces,
  { seat, boat, outposts = [] }: SeatThings,
  tile: string,
): number | null {
  const toll = boat === tile ? 0 : rivalsAt(board, seat, tile);
  if (outposts.includes(tile)) return toll;
  const built = outposts.filter((one) => kindOf(one) === kindOf(tile)).length;
  return built < pieces.outposts.length ? toll + outpostCost(board, tile) : null;
}

/** Whether goods that are gained bring a price nearer. */
export function fills(hold: string, price: string, gained: string): boolean {
  const missing = minus(price, hold);
  return minus(missing, gained).length < missing.length;
}

/** Whether upgrading goods brings a price nearer: a missing one is worth more than one that is left over. */
export function lifts(hold: string, price: string): boolean {
  const [lowest] = goodsOf(minus(hold, price));
  const highest = goodsOf(minus(price, hold)).at(-1);
  const worth = (good: Good): number => GOODS.indexOf(good);
  return lowest !== undefined && highest !== undefined && worth(lowest) < worth(highest);
}
