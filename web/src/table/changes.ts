// What is different on the table after somebody else's move, as ids of pieces that are outlined for a moment.
import type { GameBoard } from '../lib/board';

export function seatMark(seat: number): string {
  return `seat-${seat}`;
}

export function changedPieces(before: GameBoard | null, after: GameBoard | null): Set<string> {
  const found = new Set<string>();
  if (before === null || after === null) return found;
  const came = (was: readonly (string | null)[] = [], is: readonly (string | null)[] = []): void => {
    for (const id of is) if (id !== null && !was.includes(id)) found.add(id);
  };
  came(before.row, after.row);
  came(before.orders, after.orders);
  came(before.forts, after.forts);
  after.row_cubes?.forEach((cubes, slot) => {
    const card = after.row?.[slot];
    const was = before.row?.indexOf(card ?? '') ?? -1;
    if (card && was >= 0 && before.row_cubes?.[was] !== cubes) found.add(card);
  });
  after.ports?.forEach((tile, port) => {
    if (before.ports?.[port] !== tile) found.add(`port-${port + 1}`);
  });
  after.locations?.forEach((location, index) => {
    const was = before.locations?.[index];
    if (was?.seat !== location.seat || was?.settlers !== location.settlers || was?.tile !== location.tile)
      found.add(location.id);
  });
  after.seats.forEach((things, seat) => {
    const was = before.seats[seat];
    if (was === undefined || was === things) return;
    if (things.boat && things.boat !== was.boat) found.add(things.boat);
    came(was.outposts, things.outposts);
    if (was.hold !== things.hold || JSON.stringify(was.score) !== JSON.stringify(things.score))
      found.add(seatMark(seat));
  });
  return found;
}
