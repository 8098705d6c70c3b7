// What to say when something was not done.
import { Refused } from './api';
import { NotNow } from './me.svelte';
import type { Words } from './words/index.svelte';

/** Codes of which the server's own sentence says what is missing; it is in English, after ours. */
const EXACT = ['bad_message', 'illegal', 'not_possible'];

/** A sentence for whatever was thrown; empty if nothing has to be said. */
export function told(words: Words, error: unknown): string {
  if (error instanceof NotNow) return '';
  if (!(error instanceof Refused)) return words.failed;
  if (error.status === 0 && !navigator.onLine) return words.connection.offline;
  const own = words.errors[error.code] ?? words.failed;
  return EXACT.includes(error.code) && error.reason ? sentence(error.reason) : own;
}

/** The server writes `a clock gives at least 10 seconds`. */
export function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?]$/.test(first) ? first : `${first}.`;
}
