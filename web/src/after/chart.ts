// Scores over the turns of a game as lines: pure arithmetic for the chart to draw.
import type { ScoresShown, TurnScores } from '../lib/protocol';

export interface Spot {
  x: number;
  y: number;
}
export interface Line {
  seat: number;
  spots: Spot[];
  /** Where the seat's device stands on its line, so that the line can be told without its colour. */
  marks: Spot[];
  end: Spot & { score: number; label: number };
}
export interface Tick {
  at: number;
  value: number;
}
export interface Chart {
  lines: Line[];
  points: Tick[];
  rounds: Tick[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LEFT = 30;
const RIGHT = 52; // room for pennants and scores at the ends of the lines
const TOP = 10;
const BOTTOM = 24;
const BETWEEN_LABELS = 20;
const BETWEEN_MARKS = 90;

export function chartOf({ turns }: ScoresShown, width: number, height: number): Chart {
  const [left, right, top, bottom] = [LEFT, Math.max(width - RIGHT, LEFT + 1), TOP, height - BOTTOM];
  const seats = turns[0]?.scores.map((_, seat) => seat) ?? [];
  const most = Math.max(1, ...turns.flatMap(({ scores }) => scores.map((score) => score ?? 0)));
  const points = ticks(most, 5);
  const highest = Math.max(points.at(-1) ?? 1, most);
  const x = (turn: number): number => left + ((right - left) * turn) / Math.max(turns.length - 1, 1);
  const y = (score: number): number => bottom - ((bottom - top) * score) / highest;
  const lines = seats.flatMap((seat) => lineOf(turns, seat, seats.length, x, y));
  spread(lines, top, bottom);
  return {
    lines,
    points: points.map((value) => ({ value, at: y(value) })),
    rounds: roundsOf(turns).map(({ value, at }) => ({ value, at: x(at) })),
    left,
    right,
    top,
    bottom,
  };
}

function lineOf(
  turns: TurnScores[],
  seat: number,
  seats: number,
  x: (turn: number) => number,
  y: (score: number) => number,
): Line[] {
  const known = turns.flatMap(({ scores }, turn) => {
    const score = scores[seat] ?? null;
    return score === null ? [] : [{ x: x(turn), y: y(score), score }];
  });
  const end = known.at(-1);
  if (end === undefined) return [];
  const first = known[0]!.x + (BETWEEN_MARKS * (seat + 1)) / (seats + 1); // not all in one place
  const marks: Spot[] = [];
  for (let at = first; at < end.x - 12; at += BETWEEN_MARKS) {
    const next = known.findIndex((spot) => spot.x >= at);
    if (next > 0) marks.push(between(known[next - 1]!, known[next]!, at));
  }
  return [{ seat, spots: known, marks, end: { ...end, label: end.y } }];
}

function between(one: Spot, other: Spot, x: number): Spot {
  const share = (x - one.x) / (other.x - one.x || 1);
  return { x, y: one.y + (other.y - one.y) * share };
}

/** Labels at the right end do not lie on each other. */
function spread(lines: Line[], top: number, bottom: number): void {
  const sorted = lines.map(({ end }) => end).sort((one, other) => one.y - other.y);
  let above = top - BETWEEN_LABELS / 2;
  for (const end of sorted) above = end.label = Math.max(end.y, above + BETWEEN_LABELS);
  let below = bottom + BETWEEN_LABELS / 2;
  for (const end of sorted.reverse()) below = end.label = Math.min(end.label, below - BETWEEN_LABELS);
}

/** Round numbers up to a height, at most so many of them, and nothing. */
export function ticks(most: number, count: number): number[] {
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
}

/** The first turn of some rounds: every one, or every second, fifth, tenth. */
function roundsOf(turns: TurnScores[]): { value: number; at: number }[] {
  const starts = turns
    .map(({ round }, at) => ({ value: round, at }))
    .filter(({ value }, n, all) => value > 0 && value !== all[n - 1]?.value);
  const every = [1, 2, 5, 10, 20, 50, 100].find((step) => starts.length / step <= 8) ?? 200;
  return starts.filter(({ value }) => every === 1 || value % every === 0);
}

export interface RoundScores {
  /** Null for the last row: how it ended. */
  round: number | null;
  number: number;
  scores: (number | null)[];
}

/** The scores as each round begins, and in the end: what the chart shows, as a table. */
export function roundTable({ turns }: ScoresShown): RoundScores[] {
  const starts = turns.filter(({ round, seat }, n) => seat !== null && round !== turns[n - 1]?.round);
  const rows: RoundScores[] = starts.map(({ round, number, scores }) => ({ round, number, scores }));
  const last = turns.at(-1);
  return last && last !== starts.at(-1) ? [...rows, { ...last, round: null }] : rows;
}

/** Where a position lies between the turns: 3.5 is in the middle of the fourth. */
export function turnAt({ turns }: ScoresShown, number: number): number {
  const next = turns.findIndex((turn) => turn.number >= number);
  if (next <= 0) return next < 0 ? turns.length - 1 : 0;
  const [from, to] = [turns[next - 1]!.number, turns[next]!.number];
  return next - 1 + (number - from) / (to - from);
}
