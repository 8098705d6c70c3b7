// Maps of hexes as drawings, for the map builder: one line for each half row, `o` a market or sea, `~` always
// sea, `P` a port, `.` nothing. The server has the last word; this tells at once what is still missing.
import type { PlaceShown } from './protocol';

export const MARKS = ['o', 'P', '~'] as const;
export type Mark = (typeof MARKS)[number];
/** Marks by place, as in `3 4`: column and half row. */
export type Drawing = ReadonlyMap<string, Mark>;

const STEPS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

export const placeKey = (column: number, row: number): string => `${column} ${row}`;

export function placeOf(key: string): { column: number; row: number } {
  const [column = 0, row = 0] = key.split(' ').map(Number);
  return { column, row };
}

/** Reads `..o../.o.o.`; null if that is no drawing. */
export function drawingOf(line: string): Drawing | null {
  const text = line.trim();
  if (!/^[oP~./]+$/.test(text)) return null;
  const found = new Map<string, Mark>();
  text.split('/').forEach((marks, row) => {
    [...marks].forEach((mark, column) => {
      if (isMark(mark)) found.set(placeKey(column, row), mark);
    });
  });
  return found;
}

function isMark(mark: string): mark is Mark {
  return (MARKS as readonly string[]).includes(mark);
}

/** The drawing in one line, from its first line and column on. */
export function lineOf(drawing: Drawing): string {
  if (drawing.size === 0) return '';
  const places = [...drawing.keys()].map(placeOf);
  const left = Math.min(...places.map(({ column }) => column));
  const right = Math.max(...places.map(({ column }) => column));
  const top = Math.min(...places.map(({ row }) => row));
  const bottom = Math.max(...places.map(({ row }) => row));
  const lines: string[] = [];
  for (let row = top; row <= bottom; row++) {
    let line = '';
    for (let column = left; column <= right; column++) line += drawing.get(placeKey(column, row)) ?? '.';
    lines.push(line);
  }
  return lines.join('/');
}

export function neighbours(key: string): string[] {
  const { column, row } = placeOf(key);
  return STEPS.map(([right, down]) => placeKey(column + right, row + down));
}

export interface Lacks {
  /** More than 0: so many are missing; less: so many are too many. */
  hexes: number;
  ports: number;
  loose: boolean;
  /** Tiles that touch fewer than two others. */
  thin: string[];
}

/** What keeps a drawing from being a map of the same kind as another one, which can be played. */
export function lacks(drawing: Drawing, like: Drawing): Lacks {
  const count = (of: Drawing, mark: Mark): number => [...of.values()].filter((one) => one === mark).length;
  const keys = [...drawing.keys()];
  const reached = new Set(keys.slice(0, 1));
  for (const key of reached) for (const next of neighbours(key)) if (drawing.has(next)) reached.add(next);
  return {
    hexes: like.size - drawing.size,
    ports: count(like, 'P') - count(drawing, 'P'),
    loose: reached.size < keys.length,
    thin: keys.filter((key) => neighbours(key).filter((next) => drawing.has(next)).length < 2),
  };
}

/** A tile dragged to another place; what lies there comes back to where it was. */
export function dragged(drawing: Drawing, from: string, to: string): Drawing {
  const mark = drawing.get(from);
  if (mark === undefined || from === to) return drawing;
  const there = drawing.get(to);
  const next = new Map(drawing).set(to, mark);
  if (there === undefined) next.delete(from);
  else next.set(from, there);
  return next;
}

/** The places of a builder. */
export function sheet(columns: number, rows: number): PlaceShown[] {
  const places: PlaceShown[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = row % 2; column < columns; column += 2) places.push({ column, row, mark: '.' });
  }
  return places;
}

/** Columns and half rows of a sheet with room for a drawing and a hex around it; this many at least. */
export function roomFor(drawing: Drawing, columns: number, rows: number): { columns: number; rows: number } {
  const lines = lineOf(drawing).split('/');
  return {
    columns: Math.max(columns, (lines[0]?.length ?? 0) + 2),
    rows: Math.max(rows, lines.length + 4),
  };
}

/** The drawing moved to the middle of a sheet, on its grid. */
export function centred(drawing: Drawing, columns: number, rows: number): Drawing {
  const places = [...drawing.keys()].map(placeOf);
  if (places.length === 0) return drawing;
  const middle = (numbers: number[], size: number): number => {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    return Math.floor((size - 1 - (most - least)) / 2) - least;
  };
  const right = middle(
    places.map(({ column }) => column),
    columns,
  );
  let down = middle(
    places.map(({ row }) => row),
    rows,
  );
  const first = places[0]!;
  // The sheet has hexes where column and row are both even or both odd.
  if ((first.column + right + first.row + down) % 2 !== 0) down += 1;
  return new Map([...drawing].map(([key, mark]) => [moved(key, right, down), mark]));
}

function moved(key: string, right: number, down: number): string {
  const { column, row } = placeOf(key);
  return placeKey(column + right, row + down);
}
