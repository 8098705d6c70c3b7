// What is asked in the turn bar, and what the options are called. Buttons are named by what they do.
import type { Board, BoardSeat, Pieces, Question } from '../protocol';
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
import { CLOSED, EMPTY, columnsOf, kindOf, portNumber, type Trade } from './scene';

export interface Asking {
  words: Words;
  pieces: Pieces;
  board: Board;
  name: (seat: number) => string;
  legal?: string[]; // what can be done, where it is known
  trading?: Trade | null; // what a trade would be: `scene.trading` of the chronicle
}

export interface Asked {
  title: string;
  detail: string;
}

const ANYWHERE = 60;
const ROUTE_LENGTH = 5;

// -- reading a board ----------------------------------------------------------------------------------

/** The question that is open: the last one, because the others wait for it. */
export function openQuestion(board: Board): Question | undefined {
  return board.asked.at(-1);
}

function seatOf({ board }: Asking): BoardSeat | undefined {
  return board.seats[openQuestion(board)?.actor ?? -1];
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const record = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>;
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

function cubesOf(seat: BoardSeat | undefined): number {
  return text(seat?.hold).replaceAll('-', '').length;
}

/** Whether a verb is among the options; where they are not known, it may be. */
function canDo({ legal }: Asking, verb: string): boolean {
  return legal === undefined || legal.some((action) => action.split(' ')[0] === verb);
}

const boatOf = (asking: Asking): string => text(seatOf(asking)?.boat);

function placeAt(words: Words, tile: string): string {
  return words.at[kindOf(tile) as keyof Words['at']] ?? tile;
}

function placeTo(words: Words, tile: string): string {
  return words.to[kindOf(tile) as keyof Words['to']] ?? tile;
}

// -- questions ----------------------------------------------------------------------------------------

/** The title and the detail of the turn bar, for whoever is asked. */
export function question(asking: Asking): Asked {
  const open = openQuestion(asking.board);
  const { words } = asking;
  if (!open) return { title: words.after.title, detail: words.bar.over };
  const teller = TELLERS[open.phase] ?? plain;
  return teller(asking, open);
}

type Teller = (asking: Asking, open: Question) => Asked;

/** Phases that chance answers, or nobody. */
const plain: Teller = ({ words }, open) => {
  const found = words.questions[open.phase as keyof Words['questions']];
  if (!found || typeof found.title !== 'string')
    return { title: words.bar.yourTurn, detail: words.bar.touchLit };
  return {
    title: found.title,
    detail: 'detail' in found && typeof found.detail === 'string' ? found.detail : '',
  };
};

const TELLERS: Record<string, Teller> = {
  turn: ({ words, board, legal }) => {
    const { title, details, onlyRest } = words.questions.turn;
    if (legal?.length === 1 && legal[0] === 'rest') return { title, detail: onlyRest };
    return { title, detail: details[board.game as keyof typeof details] ?? words.bar.touchLit };
  },
  upgrade: ({ words }, { times }) => {
    const { title, detail } = words.questions.upgrade;
    return { title, detail: detail(times) };
  },
  return: (asking) => {
    const { title, detail } = asking.words.questions.return;
    const seat = seatOf(asking);
    const over = cubesOf(seat) - count(seat?.limit);
    return { title: title(over), detail: detail(over, count(seat?.limit)) };
  },
  trade: ({ words, trading }) => {
    const { title, detail, plain: often } = words.questions.trade;
    if (!trading) return { title, detail: often };
    return { title, detail: detail(goodsWords(words, trading.give), goodsWords(words, trading.get)) };
  },
  place: ({ words }, { about, times }) => {
    const { title, detail } = words.questions.place;
    return { title: title(about - times + 1), detail: detail(times) };
  },
  toll: (asking, { times }) => {
    const { title, detail } = asking.words.questions.toll;
    return { title: title(asking.name(nextPaid(asking))), detail: detail(times) };
  },
  pay: ({ words }, { times }) => {
    const { title, detail } = words.questions.pay;
    return { title, detail: detail(times) };
  },
  visit: (asking) => {
    const { words, pieces } = asking;
    const { title, detail, buildFirst } = words.questions.visit;
    const market = pieces.markets[boatOf(asking)];
    const [give, get] = [goodsWords(words, market?.give ?? ''), goodsWords(words, market?.get ?? '')];
    const told = capital(detail(give, get));
    const both = canDo(asking, 'build') && canDo(asking, 'trade');
    return { title: title(placeAt(words, boatOf(asking))), detail: both ? `${told} ${buildFirst}` : told };
  },
  port: (asking) => {
    const { title, detail } = asking.words.questions.port;
    return { title, detail: detail(offerOf(asking)) };
  },
  column: (asking) => {
    const { title, card, cardOrBonus, bonus } = asking.words.questions.column;
    const column = columnsOf(strings(seatOf(asking)?.outposts));
    const cards = asking.board.game === 'sand-to-sea';
    return { title: title(column), detail: !cards ? bonus : column === 1 ? card : cardOrBonus };
  },
  discard: ({ words }, { times }) => {
    const { title, detail } = words.questions.discard;
    return { title, detail: detail(times) };
  },
  bonus: (asking) => {
    const { title, detail } = asking.words.questions.bonus;
    const seat = seatOf(asking);
    return { title, detail: detail(strings(seat?.bonus_tiles).length, count(seat?.bonus_spaces)) };
  },
  market: (asking, { about }) => {
    const { title, use, full, fullOnly } = asking.words.questions.market;
    const isFull = strings(seatOf(asking)?.route).length >= ROUTE_LENGTH;
    const replaces = canDo(asking, 'use') ? full : fullOnly;
    return { title: title(about + 1), detail: isFull ? replaces : use };
  },
  'move-boat': ({ words }, { about }) => {
    const { title, detail, anywhere } = words.questions['move-boat'];
    return { title, detail: about >= ANYWHERE ? anywhere : detail(about) };
  },
  sailing: (asking, { about }) => {
    const { title, free, paid, mustGo } = asking.words.questions.sailing;
    const allowance = 1 + count(record(seatOf(asking)?.bonus).move);
    const goingOn = about >= allowance ? paid : free;
    const stays = asking.legal?.includes('stop') ?? true;
    return { title: title(placeAt(asking.words, boatOf(asking))), detail: stays ? goingOn : mustGo };
  },
  arrive: (asking) => {
    const { title, detail } = asking.words.questions.arrive;
    return { title: title(placeAt(asking.words, boatOf(asking))), detail };
  },
};

/** Who is paid next: the seats are bits, and come in turn order after the payer. */
function nextPaid({ board }: Asking): number {
  const { actor = 0, about = 0 } = openQuestion(board) ?? {};
  const others = board.seats.map((_, n) => (actor + 1 + n) % board.seats.length);
  return others.find((seat) => (about >> seat) & 1) ?? 0;
}

/** What the port under the boat offers. */
function offerOf(asking: Asking): string {
  const { words, pieces, board } = asking;
  const id = strings(board.ports)[portNumber(boatOf(asking))] ?? EMPTY;
  const tile = pieces.victory_tiles[id];
  if (tile) return orderWords(words, tile);
  return capital(id === CLOSED ? words.pieces.closedPort : words.pieces.emptyPort);
}

// -- options ------------------------------------------------------------------------------------------

type Labeller = (asking: Asking, args: string[]) => string;

/** An option as a button: `Trade twice`, `Sail to cloves`. A verb that is not known is shown as it is. */
export function option(asking: Asking, action: string): string {
  const [verb = '', ...args] = action.split(' ');
  return LABELS[verb]?.(asking, args) ?? action;
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
const NEXT: Record<string, string> = { Y: 'R', R: 'G', G: 'B' };
const oneGood =
  (verb: 'return' | 'place' | 'toll' | 'pay' | 'leave'): Labeller =>
  ({ words }, [good]) =>
    words.actions[verb](goodOf(words, good));

const LABELS: Record<string, Labeller> = {
  acquire: ({ words }, [slot]) => words.actions.acquire(Number(slot) - 1),
  play: ({ words, pieces }, [id = '', often]) => {
    const card = pieces.cards[id];
    if (card?.kind === 'trade') return words.actions.trade(timesOf(often));
    if (card?.kind === 'upgrade') return words.actions.playUpgrade(card.upgrades ?? 0);
    return words.actions.playGain(goodsWords(words, card?.get ?? ''));
  },
  trade: ({ words }, [often]) => words.actions.trade(timesOf(often)),
  sail: (asking, [tile = '']) => {
    const { words, board } = asking;
    const place = placeTo(words, tile);
    if (tile === boatOf(asking)) return words.actions.sailBack(place);
    return openQuestion(board)?.phase === 'sailing' ? words.actions.sailOn(place) : words.actions.sail(place);
  },
  stay: (asking) => {
    const { words, board } = asking;
    if (openQuestion(board)?.phase !== 'arrive') return words.actions.stay;
    return kindOf(boatOf(asking)) === 'port' ? words.actions.usePort : words.actions.useMarket;
  },
  stop: ({ words }) => words.actions.stop,
  harvest: (asking) => {
    const more = count(record(seatOf(asking)?.bonus).harvest);
    return asking.words.actions.harvest(goodsWords(asking.words, `YY${'R'.repeat(more)}`));
  },
  build: (asking) => {
    const { words, board } = asking;
    const there = board.seats.filter((seat) => strings(seat.outposts).includes(boatOf(asking))).length;
    return words.actions.build(board.players === 2 ? there * 2 : there);
  },
  rest: (asking) => rest(asking),
  work: (asking, [location = '']) => work(asking, location),
  travel: (asking, [place]) => travel(asking, Number(place) - 1),
  claim: (asking, [place]) => claim(asking, place),
  upgrade: ({ words }, [good = '']) => words.actions.upgrade(goodOf(words, good), goodOf(words, NEXT[good])),
  return: oneGood('return'),
  place: oneGood('place'),
  toll: oneGood('toll'),
  pay: oneGood('pay'),
  leave: oneGood('leave'),
  discard: ({ words, pieces }, [id = '']) => words.actions.discard(cardWords(words, pieces, id)),
  choose: ({ words }, [goods = '']) => words.actions.choose(goodsWords(words, goods)),
  dock: ({ words }, [tile = '']) => words.actions.dock(placeAt(words, tile)),
  take: ({ words }) => words.actions.takeCard,
  use: ({ words }) => words.actions.use,
  replace: ({ words }, [place]) => words.actions.replace(Number(place)),
  swap: ({ words }, [left, right]) => words.actions.swap(Number(left), Number(right)),
  'trade-at': ({ words }, [tile = '']) => words.actions.tradeAt(placeAt(words, tile)),
  explore: ({ words, pieces }, [id = '']) => {
    const tile = pieces.exploration_tiles[id];
    return words.actions.explore(tile ? explorationWords(words, tile) : id);
  },
  bonus: (asking, [kind = '']) => bonus(asking, kind),
  done: ({ words, board }) => {
    const { done } = words.actions;
    const phase = openQuestion(board)?.phase ?? '';
    return phase in done ? done[phase as keyof typeof done] : done.other;
  },
  first: ({ words }, [number]) => words.actions.first(Number(number)),
  board: ({ words }, [side = '']) => words.actions.board(side),
  deal: ({ words, pieces }, [id = '']) => words.actions.deal(cardWords(words, pieces, id)),
  order: ({ words, pieces }, [id = '']) => {
    const card = pieces.orders[id];
    return words.actions.order(card ? orderWords(words, card) : id);
  },
  card: ({ words, pieces }, [id = '']) => {
    const card = pieces.point_cards[id];
    return words.actions.reveal(card ? orderWords(words, card) : id);
  },
  tile: ({ words, pieces }, [id = '']) => {
    const tile = pieces.scoring_tiles[id];
    return words.actions.reveal(tile ? scoringTile(words, tile) : id);
  },
  reveal: ({ words, pieces }, [id = '']) => {
    const tile = pieces.victory_tiles[id];
    return words.actions.reveal(tile ? orderWords(words, tile) : words.pieces.closedPort);
  },
  cover: ({ words, pieces }, [id = '']) => {
    const tile = pieces.exploration_tiles[id];
    return words.actions.cover(tile ? explorationWords(words, tile) : id);
  },
  box: ({ words, pieces }, [tile = '']) => words.actions.box(tileWords(words, pieces, tile)),
  lay: ({ words, pieces }, [tile = '']) => words.actions.lay(tileWords(words, pieces, tile)),
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

/** A rest takes back cards, or settlers. */
function rest(asking: Asking): string {
  const { words, board } = asking;
  const seat = seatOf(asking);
  if ('hand' in (seat ?? {})) {
    return words.actions.restCards(strings(seat?.played).length + strings(seat?.discarded).length);
  }
  const standing = [...((board.locations as { seat: number | null; settlers: number }[] | undefined) ?? [])];
  const own = standing.filter((location) => location.seat === seat?.seat);
  const route = (seat?.route as { settlers: number }[] | undefined) ?? [];
  return words.actions.restSettlers([...own, ...route].reduce((sum, { settlers }) => sum + settlers, 0));
}

function work(asking: Asking, name: string): string {
  const { words, pieces, board } = asking;
  const location = pieces.locations[name];
  if (!location) return name;
  const seat = seatOf(asking);
  const all = (board.locations as { id: string; seat: number | null; settlers: number }[] | undefined) ?? [];
  const there = all.find(({ id }) => id === name);
  const printed = there && there.seat !== null ? there.settlers + 1 : location.settlers;
  const less = location.emblem ? count(record(seat?.discounts)[location.emblem]) : 0;
  const settlers = Math.max(printed - less, 1);
  // Forts and markets have numbers; what there is to do is told by the card.
  const [kind] = location.steps.map(({ word }) => word);
  if (kind !== 'fort' && kind !== 'market')
    return words.actions.work(settlers, locationWords(words, location));
  const alike = all.filter(({ id }) => pieces.locations[id]?.steps[0]?.word === kind);
  const number = alike.findIndex(({ id }) => id === name) + 1;
  const { atFort, atMarket } = words.telling;
  return words.actions.workAt(settlers, kind === 'fort' ? atFort(number) : atMarket(number));
}

function travel(asking: Asking, place: number): string {
  const { words, pieces } = asking;
  const route = (seatOf(asking)?.route as { card: string; settlers: number }[] | undefined) ?? [];
  const settlers = 1 + route.slice(0, place).filter((stop) => stop.settlers === 0).length;
  return words.actions.travel(settlers, cardWords(words, pieces, route[place]?.card ?? ''));
}

/** The tile of a port, or a point card of the row with its coin. */
function claim(asking: Asking, place: string | undefined): string {
  const { words, pieces, board } = asking;
  if (place === undefined) {
    const id = strings(board.ports)[portNumber(boatOf(asking))] ?? '';
    return words.actions.claimTile(words.counts.points(pieces.victory_tiles[id]?.points ?? 0));
  }
  const card = pieces.orders[strings(board.orders)[Number(place) - 1] ?? ''];
  const label = words.actions.claimCard(words.objects.points(card?.points ?? 0));
  const left = record(board.coins_left);
  const gold = count(left.gold) > 0;
  if (place === '1' && gold) return words.actions.withCoin(label, words.coins.gold);
  const silver = count(left.silver) > 0 && place === (gold ? '2' : '1');
  return silver ? words.actions.withCoin(label, words.coins.silver) : label;
}

/** The top tile of a stack, or a bonus tile of the islands box by its kind. */
function bonus(asking: Asking, kind: string): string {
  const { words, pieces, board } = asking;
  if (/^\d+$/.test(kind)) {
    const stacks = (board.stacks as { top: string | null }[] | undefined) ?? [];
    const tile = pieces.scoring_tiles[stacks[Number(kind) - 1]?.top ?? ''];
    return words.actions.bonusTile(tile ? scoringTile(words, tile) : '');
  }
  const labels = words.actions.bonus;
  const [points] = (record(board.bonus_left).points as number[] | undefined) ?? [];
  if (kind === 'points') return labels.points(points ?? 0);
  return kind === 'move' || kind === 'hold' || kind === 'harvest' ? labels[kind] : labels.upgrade;
}
