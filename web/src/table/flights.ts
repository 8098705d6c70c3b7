// What moves over the table when somebody else has decided: goods between a seat and where they come from or go to,
// and settlers on their way to work or home.
import type { GameBoard } from '../lib/board';
import { goodsOf, minus, type Good } from '../lib/goods';
import { seatMark } from './changes';

/** From one piece to another, by the names under which they lie on the table. */
export interface Flight {
  what: { good: Good } | { settlerOf: number };
  from: string;
  to: string;
}

/** Where goods come from that lie nowhere: the middle of the world. */
export const SUPPLY = 'world';
/** More than this is a blur; the outlines and the log tell the rest. */
export const MOST_FLIGHTS = 10;

export function flightsOf(before: GameBoard | null, after: GameBoard | null, mover: number): Flight[] {
  if (before === null || after === null) return [];
  const found = settlersOf(before, after);
  const place = placeOf(before, after, mover);
  let given = goodsOf(gone(before, after, mover));
  after.seats.forEach((_, seat) => {
    for (const good of goodsOf(gone(after, before, seat))) {
      // What the mover gave away and somebody else has got went from hand to hand.
      const handed = seat !== mover && given.includes(good);
      if (handed) given = given.toSpliced(given.indexOf(good), 1);
      const from = handed ? seatMark(mover) : place;
      found.push({ what: { good }, from, to: seatMark(seat) });
    }
  });
  const paid = given.map((good): Flight => ({ what: { good }, from: seatMark(mover), to: place }));
  return [...paid, ...found].slice(0, MOST_FLIGHTS);
}

/** Goods of a seat that are there in one position and not in the other. */
function gone(here: GameBoard, there: GameBoard, seat: number): string {
  return minus(here.seats[seat]?.hold ?? '', there.seats[seat]?.hold ?? '');
}

function settlersOf(before: GameBoard, after: GameBoard): Flight[] {
  return (after.locations ?? []).flatMap((location, index) => {
    const was = before.locations?.[index];
    if (was === undefined || (was.seat === location.seat && was.settlers === location.settlers)) return [];
    const walk = (seat: number | null, settlers: number, comes: boolean): Flight[] =>
      seat === null
        ? []
        : Array.from({ length: settlers }, () => ({
            what: { settlerOf: seat },
            from: comes ? seatMark(seat) : location.id,
            to: comes ? location.id : seatMark(seat),
          }));
    return [...walk(was.seat, was.settlers, false), ...walk(location.seat, location.settlers, true)];
  });
}

/** Where a move has happened: a location, a card or tile that is gone, or the tile under the boat. */
function placeOf(before: GameBoard, after: GameBoard, mover: number): string {
  const worked = after.locations?.find(
    (location, index) => location.seat === mover && before.locations?.[index]?.settlers !== location.settlers,
  );
  if (worked) return worked.id;
  // A card that was taken is no longer there: its place is where the next one lies now.
  const slot = (before.row ?? []).findIndex((card, index) => card !== after.row?.[index]);
  const inRow = after.row?.[slot];
  if (inRow) return inRow;
  return after.seats[mover]?.boat ?? SUPPLY;
}
