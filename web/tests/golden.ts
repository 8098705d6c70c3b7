// The golden games of the engine as logs of tables: see make_vocabulary.py.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Board, Chapter, Entry, Option, Pieces, Reason } from '../src/lib/protocol';
import { pagesOf, type Page } from '../src/lib/story';

export interface GoldenBoard {
  [key: string]: unknown;
  seats: Record<string, unknown>[];
}

export interface Golden {
  game: string;
  players: number;
  entries: Entry[];
  story: Chapter[];
  boards: Record<string, GoldenBoard>; // by the number of lines before
}

const file = (name: string): unknown => JSON.parse(readFileSync(resolve(import.meta.dirname, name), 'utf8'));

const golden = file('golden.json') as {
  pieces: Record<string, Pieces>;
  games: Golden[];
  positions: { board: Board; options: Option[] }[]; // one for each phase that was asked
};

export const games = golden.games;
export const positions = golden.positions;
export const vocabulary = file('vocabulary.json') as Record<
  string,
  { phases: string[]; verbs: string[]; rulings: string[]; reasons: string[] }
>;
export const refusals = file('refusals.json') as { game: string; action: string; why: Reason }[];

export function piecesOf(game: string): Pieces {
  const found = golden.pieces[game];
  if (!found) throw new Error(`no pieces of ${game}`);
  return found;
}

export function pagesOfGame({ story, entries }: Golden): Page[] {
  return pagesOf(story, entries);
}
