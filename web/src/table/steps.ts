// The steps of a turn as pills in the turn bar: what is done now, and what will be asked after it.
import type { Asked } from '../lib/protocol';
import type { Words } from '../lib/words/en';

interface TurnStep {
  word: string;
  now?: boolean;
}

/** What a seat is asked now and later, next first. Steps that nobody decides have no word and are left out. */
function waiting(words: Words, asked: Asked | null, seat: number): string[] {
  if (asked === null) return [];
  const { phases } = words.steps;
  return [asked, ...(asked.later ?? [])]
    .filter((each) => each.seat === seat && each.phase in phases)
    .map(({ phase, times = 1 }) => {
      const word = phases[phase as keyof typeof phases];
      return times > 1 ? `${word} ×${times}` : word;
    });
}

/**
 * Pills for an open turn: its choice by name and what it leads to; or the step that is asked and those below it.
 * A single step needs no pills: the title says it.
 */
export function stepsOf(
  words: Words,
  seat: number,
  asked: Asked | null,
  choice: { word: string; asked: Asked | null } | null,
): TurnStep[] {
  const inTurn = asked?.phase === 'turn';
  const found = inTurn
    ? choice === null
      ? []
      : [choice.word, ...waiting(words, choice.asked, seat)]
    : waiting(words, asked, seat);
  return found.length < 2 ? [] : found.map((word, index) => (index === 0 ? { word, now: true } : { word }));
}
