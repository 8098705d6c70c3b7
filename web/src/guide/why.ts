// Why something cannot be done, in the player's language and with the numbers of the table. That it cannot, and for
// which reason, the server says: its sentence is the key here.
import type { GameBoard, SeatThings } from '../lib/board';
import { goodsOf, minus } from '../lib/goods';
import type { LocationShown, Pieces } from '../lib/protocol';
import type { Words } from '../lib/words/index.svelte';
import { goodsWords } from '../lib/words/pieces';
import { kindOf } from '../lib/words/scene';
import { needOf, ROUTE_LENGTH, travelNeed } from '../table/shape';
import { outpostCost, rivalsAt } from './prices';

export interface Asked {
  board: GameBoard;
  pieces: Pieces;
  seat: number;
  /** What is being asked instead. */
  title: string;
  /** The button for staying where the boat is, if that is possible. */
  stay: string;
  away: (from: string, to: string) => number;
}

/** An action that is refused, with what is needed to explain it. */
interface Refused extends Asked {
  verb: string;
  /** What the action is about: a card, a tile, a location, a place. */
  about: string;
  own: SeatThings;
  /** How many cubes there are to pay with. */
  cubes: number;
}

type Why = (why: Words['why'], refused: Refused, words: Words) => string;

const plain =
  (
    key: { [Key in keyof Words['why']]: Words['why'][Key] extends string ? Key : never }[keyof Words['why']],
  ): Why =>
  (why) =>
    why[key];

/** Every reason that the games give (tests/vocabulary.json), except for draws: those are never touched. */
const REASONS: Record<string, Why> = {
  'something else is being decided': later,
  'the game is over': plain('over'),
  'there is no such cube': plain('noCube'),
  'there are not the cubes for that many trades': missingForTrade,
  'the trade has to be done at least once': plain('once'),
  'there is no card in that slot': plain('emptySlot'),
  'there are fewer cubes than cards to the left': (why, { about, cubes }) =>
    why.cardCost(Number(about) - 1, cubes),
  'the card is not in the hand': (why, { own, about }) => {
    if (own.played?.includes(about)) return why.played;
    return own.discarded?.includes(about) ? why.discarded : why.notInHand;
  },
  'the card is neither in the hand nor played': plain('discarded'),
  'the tile is not on the map': plain('gone'),
  'the boat is there already': (why, { stay }) => (stay ? why.boatHereStay(stay) : why.boatHere),
  'the tile is too far': tooFar,
  'there are too few cubes to pay every rival there': (why, { board, seat, about, cubes }) =>
    why.toll(Math.max(rivalsAt(board, seat, about) - cubes, 1)),
  'the tile is not a market': plain('notMarket'),
  'an own outpost stands there already': plain('ownOutpost'),
  'no outpost is left in the row of that symbol': plain('rowEmpty'),
  'there are too few cubes for an outpost there': (why, { board, own, cubes }) =>
    why.outpostCost(outpostCost(board, own.boat ?? ''), cubes),
  'there is no own outpost on the tile': plain('noOutpost'),
  'a boat that stays has to do something': plain('stayDoes'),
  'it is not there to be taken': plain('gone'),
  'that cube is needed for the trade the boat stays for': plain('neededCube'),
  'an exploration tile lies on the location': plain('covered'),
  'own settlers are there already': plain('ownSettlers'),
  'there are too few ready settlers': tooFewSettlers,
  'there is no point card at the fort': plain('emptyFort'),
  'there are not the cubes that the point card costs': missingForCard,
  'there is no such exploration tile to be taken': plain('noExploration'),
  'there is no bonus tile in that stack': plain('emptyStack'),
  "the bonus tile comes from the fort's own stack": plain('otherStack'),
  'there is nothing to do where the boat is': plain('nothingHere'),
  'there is no victory tile in the port': plain('noTile'),
  'the port is closed': plain('closed'),
  'there are not the cubes that the victory tile costs': (why, { board, pieces, own }, words) => {
    const offer = board.ports?.[Number((own.boat ?? '').slice('port-'.length)) - 1] ?? '';
    return why.goods(goodsWords(words, minus(pieces.victory_tiles[offer]?.cost ?? '', own.hold)));
  },
  'the boat is at sea, where nothing is traded': plain('atSea'),
  'no market with an own outpost has a trade that can be paid': plain('noOutpostTrade'),
  'the route is full: the card has to replace another one': (why) => why.routeFull(ROUTE_LENGTH),
  'the route has room: the card goes to its right end': plain('routeRoom'),
  'there is no card in that place of the route': plain('emptyPlace'),
  'settlers are on that card already': plain('onCard'),
  'there is no point card in that place': plain('emptySlot'),
  'the first column gives a card, not a bonus tile': plain('firstColumn'),
};

export function hasWhy(reason: string): boolean {
  return reason in REASONS;
}

/** A sentence for a refused action. Without a reason, the piece means nothing now. */
export function whyNot(words: Words, asked: Asked, action: string, reason: string): string {
  const { board, seat } = asked;
  const [verb = '', about = ''] = action.split(' ');
  const own = board.seats[seat];
  const told = REASONS[reason];
  if (!told || !own) return words.announce.noOption;
  return told(words.why, { ...asked, verb, about, own, cubes: goodsOf(own.hold).length }, words);
}

// -- reasons that need the table ------------------------------------------------------------------------

/** The right moment for it is another one: say which, if it is a moment of its own. */
function later(why: Words['why'], { verb, board, title }: Refused): string {
  const settled = board.locations !== undefined;
  const turn = board.asked.at(-1)?.phase === 'turn';
  if (turn && verb === 'explore') return why.later.explore;
  if (turn && verb === 'bonus') return settled && !board.map ? why.later.bonusFort : why.later.bonusColumn;
  if (turn && verb === 'sail' && settled) return why.later.boat;
  if (turn && settled && (verb === 'acquire' || verb === 'take')) return why.later.row;
  return why.first(title);
}

function tooFar(why: Words['why'], { board, own, about, away }: Refused): string {
  const distance = away(own.boat ?? '', about);
  if (board.locations !== undefined) return why.far(distance);
  if (own.hand === undefined) return why.farStep;
  const reach = own.hand.length + (own.played?.length ?? 0) + (own.bonus?.move ?? 0);
  return why.farCards(distance, reach);
}

function tooFewSettlers(why: Words['why'], { verb, about, board, pieces, own }: Refused): string {
  const location = pieces.locations[about];
  const need =
    verb === 'travel' || !location ? travelNeed(own, Number(about) - 1) : needOf(board, location, about, own);
  return why.settlers(need, own.ready ?? 0);
}

/** What a seat can pay with at a location: its goods, and those of its charms. */
function purse(own: SeatThings, location: LocationShown | undefined): string {
  return own.hold + (own.charms?.[location?.emblem ?? ''] ?? '');
}

function missingForCard(
  why: Words['why'],
  { verb, about, board, pieces, own }: Refused,
  words: Words,
): string {
  if (verb === 'claim') {
    const cost = pieces.orders[board.orders?.[Number(about) - 1] ?? '']?.cost ?? '';
    return why.goods(goodsWords(words, minus(cost, own.hold)));
  }
  const forts = (board.locations ?? []).filter(({ id }) => pieces.locations[id]?.steps[0]?.word === 'fort');
  const card = board.forts?.[forts.findIndex(({ id }) => id === about)] ?? '';
  const cost = pieces.point_cards[card]?.cost ?? '';
  return why.goods(goodsWords(words, minus(cost, purse(own, pieces.locations[about]))));
}

function missingForTrade(why: Words['why'], refused: Refused, words: Words): string {
  const missing = minus(priceOf(refused), purse(refused.own, refused.pieces.locations[refused.about]));
  return missing ? why.trade(goodsWords(words, missing)) : why.once;
}

/** What one time of the trade costs that an action is about. */
function priceOf({ verb, about, board, pieces, own }: Refused): string {
  const market = (tile: string | null | undefined): string =>
    (tile && kindOf(tile) !== 'sea' && pieces.markets[tile]?.give) || '';
  switch (verb) {
    case 'play':
      return pieces.cards[about]?.give ?? '';
    case 'travel':
      return pieces.cards[own.route?.[Number(about) - 1]?.card ?? '']?.give ?? '';
    case 'use':
      return pieces.cards[board.row?.[board.asked.at(-1)?.about ?? -1] ?? '']?.give ?? '';
    case 'trade-at':
      return market(about);
    case 'work': {
      const step = pieces.locations[about]?.steps.find(({ word }) => word.endsWith('trade'));
      return step?.give ?? market(own.boat);
    }
    default:
      return market(own.boat);
  }
}
