// What is asked in the turn bar, and what the options are called. Buttons are named by what they do. Every number
// and piece comes with the question and the options: nothing is worked out here.
import type { Asked, Option, Pieces } from '../protocol';
import type { Words } from './en';
import {
  capital,
  effect,
  explorationWords,
  goodsWords,
  locationWords,
  orderWords,
  scoringTile,
} from './pieces';
import { kindOf } from './places';

export interface Asking {
  words: Words;
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

const canDo = ({ ways }: Asked, verb: string): boolean => ways?.includes(verb) ?? false;

function placeAt(words: Words, tile = ''): string {
  return words.at[kindOf(tile) as keyof Words['at']] ?? tile;
}

function placeTo(words: Words, tile = ''): string {
  return words.to[kindOf(tile) as keyof Words['to']] ?? tile;
}

// -- questions ----------------------------------------------------------------------------------------

/** What is asked, for whoever is asked. */
export function question(asking: Asking): Prompt {
  const { words, asked } = asking;
  if (asked === null) return { title: words.after.title, detail: words.bar.over };
  return (PROMPTS[asked.phase] ?? plain)(asking, asked);
}

type Prompting = (asking: Asking, asked: Asked) => Prompt;

/** Phases that chance answers, or nobody. */
const plain: Prompting = ({ words }, { phase }) => {
  const found = words.questions[phase as keyof Words['questions']];
  if (!found || typeof found.title !== 'string')
    return { title: words.bar.yourTurn, detail: words.bar.touchLit };
  return {
    title: found.title,
    detail: 'detail' in found && typeof found.detail === 'string' ? found.detail : '',
  };
};

const PROMPTS: Record<string, Prompting> = {
  turn: ({ words, pieces }, { ways = [] }) => {
    const { title, details, onlyRest } = words.questions.turn;
    if (ways.length === 1 && ways[0] === 'rest') return { title, detail: onlyRest };
    return { title, detail: details[pieces.game as keyof typeof details] ?? words.bar.touchLit };
  },
  upgrade: ({ words }, { times }) => {
    const { title, detail } = words.questions.upgrade;
    return { title, detail: detail(times) };
  },
  return: ({ words }, { over = 0, limit = 0 }) => {
    const { title, detail } = words.questions.return;
    return { title: title(over), detail: detail(over, limit) };
  },
  trade: ({ words }, { give = '', get = '' }) => {
    const { title, detail } = words.questions.trade;
    return { title, detail: detail(goodsWords(words, give), goodsWords(words, get)) };
  },
  place: ({ words }, { number = 0, times }) => {
    const { title, detail } = words.questions.place;
    return { title: title(number), detail: detail(times) };
  },
  toll: ({ words, name }, { paid, times }) => {
    const { title, detail } = words.questions.toll;
    return { title: title(name(paid ?? 0)), detail: detail(times) };
  },
  pay: ({ words }, { times }) => {
    const { title, detail } = words.questions.pay;
    return { title, detail: detail(times) };
  },
  visit: ({ words }, asked) => {
    const { title, detail, buildFirst } = words.questions.visit;
    const [give, get] = [goodsWords(words, asked.give ?? ''), goodsWords(words, asked.get ?? '')];
    const told = capital(detail(give, get));
    const both = canDo(asked, 'build') && canDo(asked, 'trade');
    return { title: title(placeAt(words, asked.about)), detail: both ? `${told} ${buildFirst}` : told };
  },
  port: ({ words, pieces }, { offer = '' }) => {
    const { title, detail } = words.questions.port;
    const tile = pieces.victory_tiles[offer];
    return { title, detail: detail(tile ? orderWords(words, tile) : capital(words.pieces.emptyPort)) };
  },
  column: ({ words }, { number = 0, reward }) => {
    const { title, card, cardOrBonus, bonus } = words.questions.column;
    const details: Record<string, string> = { card, bonus, card_or_bonus: cardOrBonus };
    return { title: title(number), detail: details[reward ?? ''] ?? bonus };
  },
  discard: ({ words }, { times }) => {
    const { title, detail } = words.questions.discard;
    return { title, detail: detail(times) };
  },
  bonus: ({ words }, { taken = 0, spaces = 0 }) => {
    const { title, detail } = words.questions.bonus;
    return { title, detail: detail(taken, spaces) };
  },
  market: ({ words }, asked) => {
    const { title, use, full, fullOnly } = words.questions.market;
    const replaces = canDo(asked, 'use') ? full : fullOnly;
    return { title: title(asked.number ?? 0), detail: canDo(asked, 'replace') ? replaces : use };
  },
  'move-boat': ({ words }, { reach }) => {
    const { title, detail, anywhere } = words.questions['move-boat'];
    return { title, detail: reach ? detail(reach) : anywhere };
  },
  sailing: ({ words }, asked) => {
    const { title, free, paid, mustGo } = words.questions.sailing;
    const goingOn = asked.price ? paid : free;
    return { title: title(placeAt(words, asked.about)), detail: canDo(asked, 'stop') ? goingOn : mustGo };
  },
  arrive: ({ words }, { about }) => {
    const { title, detail } = words.questions.arrive;
    return { title: title(placeAt(words, about)), detail };
  },
};

// -- options ------------------------------------------------------------------------------------------

type Labeller = (asking: Asking, option: Option, args: string[]) => string;

/** An option as a button: `Trade twice`, `Sail to cloves`. A verb that is not known is shown as it is. */
export function label(asking: Asking, option: Option): string {
  const [verb = '', ...args] = option.action.split(' ');
  return LABELS[verb]?.(asking, option, args) ?? option.action;
}

/** Whether an action has words. */
export function hasLabel(verb: string): boolean {
  return verb in LABELS;
}

/** Whether a phase has words. */
export function hasQuestion(words: Words, phase: string): boolean {
  return phase in words.questions;
}

type Good = keyof Words['goods'];

const goodOf = (words: Words, letter: string | undefined): string => words.goodObjects[letter as Good] ?? '';
const oneGood =
  (verb: 'return' | 'place' | 'toll' | 'pay' | 'leave'): Labeller =>
  ({ words }, { pays }) =>
    words.actions[verb](goodOf(words, pays));

const LABELS: Record<string, Labeller> = {
  acquire: ({ words }, { cubes = 0 }) => words.actions.acquire(cubes),
  play: ({ words }, { pays, brings = '', upgrades }, [, often]) => {
    if (pays) return words.actions.trade(timesOf(often));
    return upgrades ? words.actions.playUpgrade(upgrades) : words.actions.playGain(goodsWords(words, brings));
  },
  trade: ({ words }, _, [often]) => words.actions.trade(timesOf(often)),
  sail: ({ words, asked }, { about, distance }) => {
    const place = placeTo(words, about);
    if (distance === 0) return words.actions.sailBack(place);
    return asked?.phase === 'sailing' ? words.actions.sailOn(place) : words.actions.sail(place);
  },
  stay: ({ words, asked }, { about = '' }) => {
    if (asked?.phase !== 'arrive') return words.actions.stay;
    return kindOf(about) === 'port' ? words.actions.usePort : words.actions.useMarket;
  },
  stop: ({ words }) => words.actions.stop,
  harvest: ({ words }, { brings = '' }) => words.actions.harvest(goodsWords(words, brings)),
  build: ({ words }, { cubes = 0 }) => words.actions.build(cubes),
  rest: ({ words }, { back = 0, home = 0 }) =>
    home > 0 ? words.actions.restSettlers(home) : words.actions.restCards(back),
  work,
  travel: ({ words, pieces }, { settlers = 0, about = '' }) =>
    words.actions.travel(settlers, cardWords(words, pieces, about)),
  claim,
  upgrade: ({ words }, { pays, brings }) => words.actions.upgrade(goodOf(words, pays), goodOf(words, brings)),
  return: oneGood('return'),
  place: oneGood('place'),
  toll: oneGood('toll'),
  pay: oneGood('pay'),
  leave: oneGood('leave'),
  discard: ({ words, pieces }, { about = '' }) => words.actions.discard(cardWords(words, pieces, about)),
  choose: ({ words }, { brings = '' }) => words.actions.choose(goodsWords(words, brings)),
  dock: ({ words }, { about }) => words.actions.dock(placeAt(words, about)),
  take: ({ words }) => words.actions.takeCard,
  use: ({ words }) => words.actions.use,
  replace: ({ words }, { number = 0 }) => words.actions.replace(number),
  swap: ({ words }, _, [left, right]) => words.actions.swap(Number(left), Number(right)),
  'trade-at': ({ words }, { about }) => words.actions.tradeAt(placeAt(words, about)),
  explore: ({ words, pieces }, { about = '' }) => {
    const tile = pieces.exploration_tiles[about];
    return words.actions.explore(tile ? explorationWords(words, tile) : about);
  },
  bonus,
  done: ({ words, asked }) => {
    const { done } = words.actions;
    const phase = asked?.phase ?? '';
    return phase in done ? done[phase as keyof typeof done] : done.other;
  },
  first: ({ words }, _, [number]) => words.actions.first(Number(number)),
  board: ({ words }, { about = '' }) => words.actions.board(about),
  deal: ({ words, pieces }, { about = '' }) => words.actions.deal(cardWords(words, pieces, about)),
  order: ({ words, pieces }, { about = '' }) => {
    const card = pieces.orders[about];
    return words.actions.order(card ? orderWords(words, card) : about);
  },
  card: ({ words, pieces }, { about = '' }) => {
    const card = pieces.point_cards[about];
    return words.actions.reveal(card ? orderWords(words, card) : about);
  },
  tile: ({ words, pieces }, { about = '' }) => {
    const tile = pieces.scoring_tiles[about];
    return words.actions.reveal(tile ? scoringTile(words, tile) : about);
  },
  reveal: ({ words, pieces }, { about = '' }) => {
    const tile = pieces.victory_tiles[about];
    return words.actions.reveal(tile ? orderWords(words, tile) : words.pieces.closedPort);
  },
  cover: ({ words, pieces }, { about = '' }) => {
    const tile = pieces.exploration_tiles[about];
    return words.actions.cover(tile ? explorationWords(words, tile) : about);
  },
  box: ({ words, pieces }, { about = '' }) => words.actions.box(tileWords(words, pieces, about)),
  lay: ({ words, pieces }, { about = '' }) => words.actions.lay(tileWords(words, pieces, about)),
};

const timesOf = (often: string | undefined): number => Number(often?.replace('x', '') ?? 1);

function cardWords(words: Words, pieces: Pieces, id: string): string {
  const card = pieces.cards[id];
  return card ? effect(words, card) : id;
}

function tileWords(words: Words, pieces: Pieces, tile: string): string {
  const market = pieces.markets[tile];
  if (!market) return words.pieces.sea;
  const name = words.pieces.markets[kindOf(tile) as keyof Words['symbols']];
  return `${name}, ${effect(words, market)}`;
}

/** Forts and markets have numbers; what there is to do is told by the card. */
function work({ words, pieces }: Asking, { about = '', settlers = 0, number, claims }: Option): string {
  const location = pieces.locations[about];
  if (!location) return about;
  if (!number) return words.actions.work(settlers, locationWords(words, location));
  const { atFort, atMarket } = words.telling;
  return words.actions.workAt(settlers, claims ? atFort(number) : atMarket(number));
}

/** The tile of a port, or a point card of the row with its coin. */
function claim({ words, pieces }: Asking, { claims = '', coin }: Option): string {
  const tile = pieces.victory_tiles[claims];
  if (tile) return words.actions.claimTile(words.counts.points(tile.points));
  const claimed = words.actions.claimCard(words.objects.points(pieces.orders[claims]?.points ?? 0));
  return coin ? words.actions.withCoin(claimed, words.coins[coin as keyof Words['coins']]) : claimed;
}

/** The top tile of a stack, or a bonus tile of the islands box by its kind. */
function bonus({ words, pieces }: Asking, { about = '', points, room }: Option): string {
  const labels = words.actions.bonus;
  const tile = pieces.scoring_tiles[about];
  if (tile) return words.actions.bonusTile(scoringTile(words, tile));
  if (points) return labels.points(points);
  if (room) return labels.hold(room);
  return labels[about as 'move' | 'harvest' | 'upgrade'] ?? about;
}
