// How a piece can look on the table, and which pieces a table is played with.
import type { Info } from './protocol';

/** What can be done with it right now. */
export type PieceState =
  | 'plain'
  | 'lit' // it can be chosen: lamp with ink outline
  | 'chosen' // thick ink ring
  | 'dim' // a sibling of options that is none
  | 'ghost'; // as it would be after the choice
export type Seat = 1 | 2 | 3 | 4 | 5; // colours and devices of the sprite

export interface WhichPieces {
  path: { game: string };
  query: { map?: string; pack?: string | null; edition: number };
}

/** What a table is played with, as the server is asked for it: an old table keeps its old pieces. */
export function whichPieces({ setting: { game, map, pack }, edition }: Info): WhichPieces {
  return { path: { game }, query: { map, pack, edition } };
}
