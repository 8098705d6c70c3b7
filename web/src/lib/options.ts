// What a seat can do right now, as things on the table that can be touched.
//
// The server offers options in the notation of the games (`play m10 x2`, `sail tea-4`), each with what it costs and
// brings. Here each one is
// given a place: the card, tile, location or good that lights up for it. Options that differ only in how often
// they are done share a place and are told apart by a counter in the turn bar.
import type { Option as Offered } from './protocol';

/** What is asked, as far as it matters here. */
type Phase = { phase: string } | null | undefined;

export type Area =
  | 'row' // merchant cards on the table, by slot
  | 'orders' // point cards in a row, by slot
  | 'cards' // own merchant cards, by name
  | 'route' // own route, by place
  | 'map' // tiles, by name
  | 'location' // by name
  | 'hold' // own goods, by letter
  | 'bonus' // bonus tiles of the harbour by kind, bonus stacks by number
  | 'exploration' // exploration tiles, by name
  | 'start' // sets of goods to begin with
  | 'bar'; // nothing to touch on the table: a button

export interface Place {
  area: Area;
  key: string;
}

/** An option with its place on the table. */
export interface Option {
  action: string;
  /** What it costs and brings, as the server says. */
  facts: Offered;
  verb: string;
  words: string[];
  place: Place;
  times: number; // 1 where it cannot be repeated
}

/** All options that light up one place, the one done once first. */
export interface Choice {
  place: Place;
  options: Option[];
}

const AREA_OF: Record<string, Area> = {
  acquire: 'row',
  take: 'row',
  play: 'cards',
  discard: 'cards',
  travel: 'route',
  replace: 'route',
  sail: 'map',
  dock: 'map',
  'trade-at': 'map',
  work: 'location',
  place: 'hold',
  pay: 'hold',
  toll: 'hold',
  leave: 'hold',
  return: 'hold',
  upgrade: 'hold',
  bonus: 'bonus',
  explore: 'exploration',
  choose: 'start',
};
/** What ends with how often it is done; elsewhere `x07` is an exploration tile. */
const REPEATED = new Set(['play', 'trade']);
/** Small steps of a turn that touch one good. */
const OF_ONE_GOOD = new Set(['place', 'pay', 'toll', 'leave', 'return', 'upgrade']);
/** Buttons that end a step without doing anything, and stand beside the main one. */
const DECLINING = new Set(['done', 'stop', 'rest']);

export function optionOf(facts: Offered, asked: Phase): Option {
  const { action } = facts;
  const [verb = '', ...words] = action.split(' ');
  const repeat = REPEATED.has(verb) ? /^x(\d+)$/.exec(words.at(-1) ?? '') : null;
  const rest = repeat ? words.slice(0, -1) : words;
  const times = repeat ? Number(repeat[1]) : 1;
  return { action, facts, verb, words, place: placeOf(verb, rest, asked), times };
}

function placeOf(verb: string, words: string[], asked: Phase): Place {
  const key = words.join(' ');
  if (verb === 'claim') return key ? { area: 'orders', key } : { area: 'bar', key: verb };
  if (verb === 'take' && asked?.phase === 'market') return { area: 'bar', key: verb };
  if (verb === 'swap') return { area: 'route', key };
  if (verb === 'bonus' && !key) return { area: 'bar', key: verb };
  const area = AREA_OF[verb];
  return area === undefined ? { area: 'bar', key: verb } : { area, key };
}

export function choicesOf(offered: readonly Offered[], asked: Phase): Choice[] {
  const found = new Map<string, Choice>();
  for (const facts of offered) {
    const option = optionOf(facts, asked);
    const name = placeName(option.place) + (option.place.area === 'bar' ? '' : ` ${option.verb}`);
    const choice = found.get(name) ?? { place: option.place, options: [] };
    choice.options.push(option);
    found.set(name, choice);
  }
  for (const choice of found.values()) choice.options.sort((a, b) => a.times - b.times);
  return [...found.values()];
}

export function placeName(place: Place): string {
  return `${place.area} ${place.key}`;
}

/** Steps that touch one good or one card to pay with: they are done at once. */
export function isSmall({ verb }: Option): boolean {
  return OF_ONE_GOOD.has(verb) || verb === 'discard';
}

export function isDeclining(option: Option): boolean {
  return DECLINING.has(option.verb);
}

/** Places of the route that can change with another one; with one of them chosen, its partners and itself. */
export function swapPlaces(choices: readonly Choice[], half: string | null): ReadonlySet<string> {
  const pairs = choices
    .filter(({ options }) => options[0]?.verb === 'swap')
    .map(({ place }) => place.key.split(' '));
  return new Set(pairs.filter((pair) => half === null || pair.includes(half)).flat());
}

export function pairWith(choices: readonly Choice[], one: string, other: string): Choice | undefined {
  return choices.find(
    ({ place, options }) =>
      options[0]?.verb === 'swap' && (place.key === `${one} ${other}` || place.key === `${other} ${one}`),
  );
}

/** What touching a piece would mean if it could be done now; null if it never means anything. */
export function actionFor(area: Area, key: string, asked: Phase, kind = ''): string | null {
  const { phase } = asked ?? {};
  switch (area) {
    case 'row':
      return phase === 'column' ? `take ${key}` : `acquire ${key}`;
    case 'orders':
      return `claim ${key}`;
    case 'cards':
      if (phase === 'discard') return `discard ${key}`;
      return kind === 'trade' ? `play ${key} x1` : `play ${key}`;
    case 'route':
      return phase === 'market' ? `replace ${key}` : `travel ${key}`;
    case 'map':
      if (phase === 'dock') return `dock ${key}`;
      return phase === 'outpost-trade' ? `trade-at ${key}` : `sail ${key}`;
    case 'location':
      return `work ${key}`;
    case 'hold':
      return phase !== undefined && OF_ONE_GOOD.has(phase) ? `${phase} ${key}` : null;
    case 'bonus':
      return `bonus ${key}`;
    case 'exploration':
      return `explore ${key}`;
    default:
      return null;
  }
}
