// Where on the table a line of the log has happened.
import type { Sentence } from '../lib/words/telling';
import { seatMark } from './changes';

/** The ids of the pieces that a sentence names; where it names none, the seats. */
export function named({ parts }: Sentence): string[] {
  const pieces = parts.flatMap((part) => ('piece' in part && part.piece ? [part.piece] : []));
  if (pieces.length > 0) return [...new Set(pieces)];
  return [...new Set(parts.flatMap((part) => ('seat' in part ? [seatMark(part.seat)] : [])))];
}
