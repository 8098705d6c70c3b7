import { describe, expect, it } from 'vitest';
import type { GameBoard } from '../src/lib/board';
import { flightsOf, MOST_FLIGHTS, SUPPLY } from '../src/table/flights';

function board(holds: string[], more: Record<string, unknown> = {}): GameBoard {
  return { seats: holds.map((hold, seat) => ({ seat, hold, limit: 10 })), ...more } as unknown as GameBoard;
}
const told = (flights: ReturnType<typeof flightsOf>): string[] =>
  flights.map(
    ({ what, from, to }) => `${'good' in what ? what.good : `settler ${what.settlerOf}`} ${from} ${to}`,
  );

describe('what flies over the table', () => {
  it('is what was paid, then what came, between the seat and the supply', () => {
    expect(told(flightsOf(board(['YY', 'R']), board(['YY', 'GB']), 1))).toEqual([
      `R seat-1 ${SUPPLY}`,
      `G ${SUPPLY} seat-1`,
      `B ${SUPPLY} seat-1`,
    ]);
  });

  it('goes from hand to hand if one seat pays another', () => {
    expect(told(flightsOf(board(['Y', 'R']), board(['YR', '-']), 1))).toEqual(['R seat-1 seat-0']);
  });

  it('is goods at the location where somebody works, and settlers on their way', () => {
    const before = board(['-', 'R'], { locations: [{ id: 'A1-1', seat: 0, settlers: 1 }] });
    const after = board(['-', 'RG'], { locations: [{ id: 'A1-1', seat: 1, settlers: 2 }] });
    expect(told(flightsOf(before, after, 1))).toEqual([
      'settler 0 A1-1 seat-0',
      'settler 1 seat-1 A1-1',
      'settler 1 seat-1 A1-1',
      'G A1-1 seat-1',
    ]);
  });

  it('is never more than eyes can follow, and nothing where nothing was before', () => {
    expect(flightsOf(board(['-']), board(['YYYYYYYYYYYY']), 0)).toHaveLength(MOST_FLIGHTS);
    expect(flightsOf(null, board(['Y']), 0)).toEqual([]);
  });
});
