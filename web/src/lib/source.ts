// What a table is drawn from: a game that is being played, an earlier moment of it, or a replay.
import type { TableConnection } from './connection.svelte';
import type { Of } from './replay';

type Public =
  | 'status'
  | 'refusal'
  | 'ply'
  | 'info'
  | 'board'
  | 'you'
  | 'entries'
  | 'story'
  | 'chat'
  | 'present'
  | 'clockOffset'
  | 'pace'
  | 'send'
  | 'hint'
  | 'why'
  | 'hurry';

export interface TableSource extends Pick<TableConnection, Public> {
  /** Where the game is kept, and under which id. */
  readonly of: Of;
  readonly id: string;
  /** Nothing is played here: a game is only looked at. */
  readonly replayed: boolean;
  /** The position that is looked at, where that is not the last one. */
  readonly moment: number | null;
  /** Whether one of one's own seats is asked in the game as it stands, whatever is looked at. */
  readonly asks: boolean;
  /** Look at a position, or at the last one again. */
  look(number: number | null): void;
}
