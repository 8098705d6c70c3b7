// Why something cannot be done, in the player's language. That it cannot, for which reason and with which numbers, the
// server says: a code, and the facts that the sentence of the catalog needs.
import type { Reason } from '../lib/protocol';
import type { Words } from '../lib/words/index.svelte';
import { goodsWords } from '../lib/words/pieces';
import type { Sentences } from '../lib/words/sentences';

export interface Situation {
  sentences: Sentences;
  words: Words;
  /** What is being asked instead; empty if that does not say what is to be done. */
  title: string;
  /** The button for staying where the boat is, if that is possible. */
  stay: string;
  name: (seat: number) => string;
}

const NONE = 'none'; // what there is not

/** A sentence for what cannot be done. Without a reason, the piece means nothing now. */
export function whyNot({ sentences, words, title, stay, name }: Situation, why: Reason | null): string {
  if (why === null) return words.announce.noOption;
  const { need = 0, cubes, ready, missing, seat, by, lies, moment, reach, ...facts } = why.facts ?? {};
  return sentences.text(`reason-${why.code.replaceAll('_', '-')}`, {
    need,
    cubes: cubes ?? 0,
    short: Math.max(need - (cubes ?? 0), 0),
    ready: ready ?? 0,
    missing: missing ? goodsWords(words, missing) : NONE,
    times: facts.times ?? 0,
    distance: facts.distance ?? 0,
    reach: reach ?? 0,
    by: by || NONE,
    lies: lies || NONE,
    length: facts.length ?? 0,
    seat: typeof seat === 'number' ? name(seat) : '',
    moment: moment || NONE,
    title: title || NONE,
    stay: stay || NONE,
  });
}
