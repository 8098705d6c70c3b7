// Why something cannot be done, in the player's language. That it cannot, for which reason and with which numbers, the
// server says: a code, and the facts that the sentence needs.
import type { Facts, Reason } from '../lib/protocol';
import type { Words } from '../lib/words/index.svelte';
import { goodsWords } from '../lib/words/pieces';

export interface Situation {
  /** What is being asked instead; empty if that does not say what is to be done. */
  title: string;
  /** The button for staying where the boat is, if that is possible. */
  stay: string;
  name: (seat: number) => string;
}

type Sentences = Words['why'];
type Telling<Code extends keyof Sentences> = (told: Sentences[Code], facts: Facts, more: More) => string;

interface More extends Situation {
  words: Words;
}

/** Sentences that need more than their code. */
const TELLINGS: {
  [Code in keyof Sentences as Sentences[Code] extends string ? never : Code]: Telling<Code>;
} = {
  not_asked: ({ first, ...moments }, { moment }, { title }) =>
    moments[moment as keyof typeof moments] ?? first(title),
  other_seat: (told, { seat }, { name }) => told(name(seat ?? 0)),
  cannot_pay_card: missing,
  cannot_pay_order: missing,
  cannot_pay_tile: missing,
  cannot_pay_trade: (told, facts, more) => {
    if (facts.missing) return missing(told.missing, facts, more);
    return facts.need ? told.besides(facts.need, facts.cubes ?? 0) : told.times(facts.times ?? 0);
  },
  too_few_cubes: priced,
  cannot_pay_outpost: priced,
  cannot_pay_toll: (told, { need = 0, cubes }) => told(need - (cubes ?? 0)),
  too_few_settlers: (told, { need = 0, ready }) => told(need, ready ?? 0),
  not_in_hand: ({ elsewhere, ...lying }, { lies }) => lying[lies as keyof typeof lying] ?? elsewhere,
  already_there: (told, _, { stay }) => (stay ? told.stay(stay) : told.elsewhere),
  too_far: (told, { by, distance = 0, reach }) => {
    if (by === 'cards') return told.cards(distance, reach ?? 0);
    return by === 'location' ? told.location(distance) : told.tile;
  },
  route_full: (told, { length = 0 }) => told(length),
};

function missing(told: (goods: string) => string, facts: Facts, { words }: More): string {
  return told(goodsWords(words, facts.missing ?? ''));
}

function priced(told: (need: number, have: number) => string, { need = 0, cubes }: Facts): string {
  return told(need, cubes ?? 0);
}

/** A sentence for what cannot be done. Without a reason, the piece means nothing now. */
export function whyNot(words: Words, situation: Situation, why: Reason | null): string {
  const code = why?.code as keyof Sentences;
  const told = words.why[code];
  if (why === null || told === undefined) return words.announce.noOption;
  if (typeof told === 'string') return told;
  // Which sentences and which facts belong together, the type of TELLINGS has checked.
  const telling = TELLINGS[code as keyof typeof TELLINGS] as Telling<keyof Sentences>;
  return telling(told, why.facts ?? {}, { ...situation, words });
}
