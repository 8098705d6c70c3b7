import { describe, expect, it } from 'vitest';
import { beginTurn, follow, openScene, readLine, type Scene } from '../src/lib/words/scene';
import { games, piecesOf, type GoldenBoard } from './golden';

/** What a scene says, in the words of a board. */
function boardOf(scene: Scene, board: GoldenBoard): GoldenBoard {
  const sort = (goods: string) => [...goods].sort((a, b) => 'YRGB'.indexOf(a) - 'YRGB'.indexOf(b)).join('');
  const all: Record<string, unknown> = {
    round: scene.round,
    row: (board.row as unknown[] | undefined)?.map((_, n) => scene.row[n] ?? null),
    row_cubes: (board.row_cubes as unknown[] | undefined)?.map(
      (_, n) => sort(scene.rowCubes[n] ?? '') || '-',
    ),
    map: scene.map,
    ports: scene.ports,
    orders: (board.orders as unknown[] | undefined)?.map((_, n) => scene.orders[n] ?? null),
    forts: (board.forts as unknown[] | undefined)?.map((_, n) => scene.forts[n] ?? null),
    stacks: scene.stacks,
    loose: Object.fromEntries(Object.entries(scene.loose).map(([tile, goods]) => [tile, sort(goods)])),
    locations: (board.locations as { id: string }[] | undefined)?.map(({ id }) => ({
      id,
      seat: scene.locations[id]?.seat ?? null,
      settlers: scene.locations[id]?.settlers ?? 0,
      tile: scene.covered[id] ?? null,
    })),
  };
  const seats = board.seats.map((seat, n) => {
    const found = scene.seats[n];
    const own: Record<string, unknown> = { ...found, outposts: [...(found?.outposts ?? [])].sort() };
    return Object.fromEntries(Object.keys(seat).map((key) => [key, own[key]]));
  });
  return { ...Object.fromEntries(Object.keys(board).map((key) => [key, all[key]])), seats };
}

/** The board, as far as a scene follows it. */
function followed(board: GoldenBoard): GoldenBoard {
  const stacks = (board.stacks as { top: string | null }[] | undefined)?.map(({ top }) => top);
  const seats = board.seats.map((seat) => {
    const { hand: _, discarded, played, ...rest } = seat;
    const inHand = 'hand' in seat ? { discarded, played } : {}; // a route's discard pile is not followed
    const outposts = rest.outposts ? { outposts: [...(rest.outposts as string[])].sort() } : {};
    return { ...rest, ...outposts, ...inHand };
  });
  const { asked: __, ...common } = board;
  return { ...common, ...(stacks ? { stacks } : {}), seats };
}

describe('a scene followed from the first line', () => {
  for (const golden of games) {
    it(`is the board of ${golden.game} with ${golden.players}`, () => {
      const lines = golden.entries.flatMap((entry) =>
        entry.events.flatMap((event) => ('line' in event ? event.line : [])),
      );
      let scene = openScene(piecesOf(golden.game), { game: golden.game, players: golden.players });
      let compared = 0;
      lines.forEach((text, number) => {
        const [board, line] = [golden.boards[number], readLine(text)];
        if (board && isTurn(board)) {
          const wanted = followed(board);
          expect(sorted(boardOf(beginTurn(scene, line), wanted)), `before line ${number}: ${text}`).toEqual(
            sorted(wanted),
          );
          compared += 1;
        }
        scene = follow(scene, line);
      });
      expect(compared).toBeGreaterThan(0);
    });
  }
});

/** Within a turn a scene may be ahead: it takes a card as soon as it is chosen, the table when it is paid. */
function isTurn(board: GoldenBoard): boolean {
  return (board.asked as { phase: string }[]).at(-1)?.phase === 'turn';
}

function sorted(board: GoldenBoard): GoldenBoard {
  const sets = ['played', 'discarded'];
  return {
    ...board,
    seats: board.seats.map((seat) =>
      Object.fromEntries(
        Object.entries(seat).map(([key, value]) => [
          key,
          sets.includes(key) ? [...(value as string[])].sort() : value,
        ]),
      ),
    ),
  };
}
