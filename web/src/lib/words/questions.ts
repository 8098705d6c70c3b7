// What is asked in the turn bar, and what the options are called, in sentences of the catalog. Buttons are named by
// what they do. Every number and piece comes with the question and the options: nothing is worked out here.
import type { Asked, Option, Pieces } from '../protocol';
import type { Words } from './en';
import { capital, describePiece, goodsWords, orderWords, tileName, type Tongue } from './pieces';
import { CLOSED, kindOf } from './places';

export interface Asking extends Tongue {
  pieces: Pieces;
  /** The open question; null when the game is over. */
  asked: Asked | null;
  name: (seat: number) => string;
}

/** The title and the detail of the turn bar. */
export interface Prompt {
  title: string;
  detail: string;
}

type Values = Record<string, string | number>;

const NONE = 'none'; // what there is not
/** They may end with how often they are done. */
const REPEATED: ReadonlySet<string> = new Set(['play', 'trade']);
/** They are about one cube, which is called by its colour alone. */
const OF_ONE_CUBE: ReadonlySet<string> = new Set(['upgrade', 'return', 'place', 'toll', 'pay', 'leave']);

// -- questions ----------------------------------------------------------------------------------------

/** What is asked, for whoever is asked. */
export function question(asking: Asking): Prompt {
  const { words, sentences, asked } = asking;
  if (asked === null) return { title: words.after.title, detail: words.bar.over };
  const key = `ask-${asked.phase}`;
  const values = questionValues(asking, asked);
  return { title: sentences.text(key, values), detail: sentences.text(`${key}.detail`, values) };
}

function questionValues({ words, sentences, pieces, name }: Asking, asked: Asked): Values {
  const { phase, ways = [], times = 1, paid, about = '', offer = '' } = asked;
  const tile = pieces.victory_tiles[offer];
  const turn = phase === 'turn' ? ways.map((way) => sentences.text(`option-${way}.way`)) : [];
  const goods = (text: string | undefined): string => (text ? goodsWords(words, text) : NONE);
  return {
    times,
    cubes: asked.over || times,
    cards: times,
    number: asked.number ?? 0,
    limit: asked.limit ?? 0,
    taken: asked.taken ?? 0,
    spaces: asked.spaces ?? 0,
    reach: asked.reach ?? 0,
    price: asked.price ?? 0,
    free: asked.free ?? 0,
    reward: asked.reward || NONE,
    give: goods(asked.give),
    get: goods(asked.get),
    seat: typeof paid === 'number' ? name(paid) : NONE,
    at: sentences.text('place-at', { kind: kindOf(about) }),
    offer: tile ? orderWords({ words, sentences }, tile) : NONE,
    ways: sentences.list(turn, 'list-or'),
    only: ways.length === 1 ? (ways[0] ?? NONE) : NONE,
    both: ways.includes('build') && ways.includes('trade') ? 'yes' : 'no',
    stop: ways.includes('stop') ? 'yes' : 'no',
    may: (ways.includes('use') ? 'use-or-' : '') + (ways.includes('replace') ? 'replace' : 'take'),
  };
}

// -- options ------------------------------------------------------------------------------------------

/** An option as a button: `Trade twice`, `Sail to the cloves market`. */
export function label(asking: Asking, option: Option): string {
  return capital(asking.sentences.text(keyOf(option), optionValues(asking, option)));
}

/** In a word, for a button beside a sentence that says it all; without one, what stands before a colon. */
export function shortLabel(asking: Asking, option: Option): string {
  const short = `${keyOf(option)}.short`;
  if (asking.sentences.has(short)) return asking.sentences.text(short);
  return label(asking, option).split(': ')[0] ?? '';
}

const keyOf = ({ action }: Option): string => `option-${action.split(' ')[0] ?? ''}`;

function optionValues(asking: Asking, option: Option): Values {
  const { words, sentences, pieces, asked, name } = asking;
  const [verb = '', ...args] = option.action.split(' ');
  const { about = '', claims = '', number = 0 } = option;
  const [first = 0, second = 0] = args.map((word) => Number(word) || 0);
  const often = REPEATED.has(verb) ? /^x(\d+)$/.exec(args.at(-1) ?? '') : null;
  const goods = (text: string | undefined): string => {
    if (!text) return NONE;
    return OF_ONE_CUBE.has(verb)
      ? (words.goodObjects[text as keyof Words['goodObjects']] ?? '')
      : goodsWords(words, text);
  };
  const kind = kindOf(about) || NONE;
  const does = describePiece(asking, pieces, about);
  return {
    phase: asked?.phase ?? NONE,
    times: often ? Number(often[1]) : 1,
    first,
    second,
    number,
    distance: option.distance ?? -1,
    settlers: option.settlers || (option.home ?? 0),
    cards: option.cards || (option.back ?? 0),
    cubes: option.cubes ?? 0,
    upgrades: option.upgrades ?? 0,
    room: option.room ?? 0,
    points: (pieces.victory_tiles[claims] ?? pieces.orders[claims])?.points ?? option.points ?? 0,
    paid: goods(option.pays),
    got: goods(option.brings),
    what: about || NONE,
    kind,
    piece: [about in pieces.markets || !does ? tileName(asking, about === CLOSED ? CLOSED : kind) : '', does]
      .filter(Boolean)
      .join(', '),
    does: does || NONE,
    to: sentences.text('place-to', { kind }),
    at: sentences.text('place-at', { kind }),
    coin: option.coin || NONE,
    spot: number === 0 ? NONE : claims ? 'fort' : 'market',
    seat: verb === 'first' ? name(first - 1) : NONE,
  };
}
