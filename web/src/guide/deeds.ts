// What a learner has done so far, read from the log: it survives reloads, and what was undone does not count.
import type { Entry, Pieces } from '../lib/protocol';

/** Cards and locations count as what they do: `play s1` is a gain, `work A1-1` a fort. */
export function deedsOf(action: string, pieces: Pieces): string[] {
  const [verb = '', id = ''] = action.split(' ');
  if (verb === 'play') return [pieces.cards[id]?.kind ?? verb];
  if (verb === 'work') return pieces.locations[id]?.steps.map(({ word }) => word) ?? [];
  return [verb];
}

export interface Line {
  action: string;
  /** Somebody's decision, not what followed from it without a choice. */
  decided: boolean;
}

/** The lines of a seat as they stand now. */
export function linesOf(entries: readonly Entry[], seat: number): Line[] {
  let all: { text: string; decided: boolean }[] = [];
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.type === 'started') all = event.line.map((text) => ({ text, decided: false }));
    else if (event.type === 'decided')
      all.push(...event.line.map((text, place) => ({ text, decided: place === 0 })));
    else if (event.type === 'undone' || event.type === 'taken_back') all = all.slice(0, event.left);
  }
  const own = `${seat + 1} `;
  return all
    .filter(({ text }) => text.startsWith(own))
    .map(({ text, decided }) => ({ action: text.slice(own.length), decided }));
}
