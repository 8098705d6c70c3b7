// Where the hexes of a sea map are, what they look like, and how to walk over them with the keyboard.
import type { PlaceShown } from '../lib/protocol';

export interface Point {
  x: number;
  y: number;
}

const RADIUS = 68; // of a tile
const COLUMN = 105; // from one column to the next: tiles stand 70 apart, so that a gap shows the chart
const HALF_ROW = 70 * Math.sin(Math.PI / 3);
const MARGIN = { side: 74, top: 72, bottom: 68 }; // room for rings, badges above and the edge below
const STEPS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

export function centre(place: PlaceShown): Point {
  return { x: COLUMN * place.column, y: HALF_ROW * place.row };
}

/** What the map needs to be seen whole, whatever its outline. */
export function viewBox(places: readonly PlaceShown[]): string {
  if (places.length === 0) return '0 0 1 1';
  const points = places.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - MARGIN.side;
  const right = Math.max(...points.map(({ x }) => x)) + MARGIN.side;
  const top = Math.min(...points.map(({ y }) => y)) - MARGIN.top;
  const bottom = Math.max(...points.map(({ y }) => y)) + MARGIN.bottom;
  return [left, top, right - left, bottom - top].map(short).join(' ');
}

/** A flat-topped hex around (0, down) with rounded corners. */
export function hexPath(radius = RADIUS, down = 0, corner = 5): string {
  const corners = Array.from({ length: 6 }, (_, index) => polar(radius, index * 60));
  const sides = corners.map((point, index) => {
    const from = between(point, corners[(index + 5) % 6]!, corner / radius);
    const to = between(point, corners[(index + 1) % 6]!, corner / radius);
    return { from, point, to };
  });
  const at = ({ x, y }: Point): string => `${short(x)} ${short(y + down)}`;
  return `${sides.map((side, index) => `${index ? 'L' : 'M'}${at(side.from)}Q${at(side.point)} ${at(side.to)}`).join('')}Z`;
}

/** The shore of an island: a hex worn by water, always the same for the same tile. */
export function shorePath(tile: string, scale = 1): string {
  const random = randomOf(tile);
  const points = Array.from({ length: 12 }, (_, index) => {
    const reach = index % 2 === 0 ? 63.6 : 56.2; // corners reach farther than the middles of the sides
    return polar((reach + (random() - 0.5) * 4.4) * scale, index * 30);
  });
  return smooth(points, true);
}

/** A line that bends through points; closed, it ends where it begins. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)]!;
  const text = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
  let path = `M${text(at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${text(first)} ${text(second)} ${text(to)}`;
  }
  return closed ? `${path}Z` : path;
}

const BERTHS = {
  right: { x: 37, y: -38 },
  left: { x: -37, y: -38 },
  below: { x: 54, y: 43 },
  last: { x: -54, y: 43 },
};

/**
 * Where the boats of a hex float: first on the upper right edge, then left, then below. Loose goods
 * lie on the left, where a boat floats only if there is no other edge.
 */
export function berth(order: number, goodsOnLeft = false): Point {
  const { right, left, below, last } = BERTHS;
  return (goodsOnLeft ? [right, below, last, left] : [right, left, below, last])[order % 4]!;
}

/** A shortest way over the hexes, both ends included; empty if there is none. */
export function course(places: readonly PlaceShown[], from: number, to: number): number[] {
  const where = new Map(places.map(({ column, row }, index) => [`${column} ${row}`, index]));
  const cameFrom = new Map<number, number>([[from, from]]);
  const open = [from];
  for (const here of open) {
    if (here === to) break;
    const { column, row } = places[here]!;
    for (const [right, down] of STEPS) {
      const next = where.get(`${column + right} ${row + down}`);
      if (next === undefined || cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      open.push(next);
    }
  }
  if (!cameFrom.has(to)) return [];
  const way = [to];
  while (way[0] !== from) way.unshift(cameFrom.get(way[0]!)!);
  return way;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const DIRECTIONS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in DIRECTIONS;
}

/** The nearest of some points in a direction; what lies off to the side counts as farther away. */
export function walk<Key>(points: ReadonlyMap<Key, Point>, from: Key, arrow: Arrow): Key {
  const start = points.get(from);
  if (!start) return points.keys().next().value ?? from;
  const { x, y } = DIRECTIONS[arrow];
  let best = from;
  let least = Infinity;
  for (const [key, point] of points) {
    const [across, down] = [point.x - start.x, point.y - start.y];
    const ahead = across * x + down * y;
    const aside = Math.abs(across * y) + Math.abs(down * x);
    if (key === from || ahead <= 1) continue;
    const far = ahead + 1.5 * aside;
    if (far < least) [best, least] = [key, far];
  }
  return best;
}

/** Waves of a sea tile: three short lines that lie a little differently on every tile. */
export function waves(tile: string): string {
  const random = randomOf(tile);
  return [
    [-40, -14],
    [-1, 2],
    [-27, 20],
  ]
    .map(([x, y]) => `M${short(x! + (random() - 0.5) * 8)} ${y}q5-5 10 0t10 0t10 0`)
    .join('');
}

/** Goods beside each other and in lines, each as a corner for an image of this size. */
export function rows(count: number, perLine: number, size: number, middle: Point): Point[] {
  const step = size * 1.08;
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / perLine);
    const inLine = Math.min(perLine, count - line * perLine);
    return {
      x: middle.x + ((index % perLine) - (inLine - 1) / 2) * step - size / 2,
      y: middle.y + line * size * 1.06 - size / 2,
    };
  });
}

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10 || 0);
}

/** Numbers from 0 to 1 that depend on a word only, so that a drawing never changes. */
function randomOf(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
