// What pieces are, in words, for those who hear the table: "cloves market, trade 2 green for 2 brown".
import { amounts, GOODS } from '../goods';
import type {
  CardShown,
  ExplorationTileShown,
  LocationShown,
  OrderShown,
  PointCardShown,
  ScoringTileShown,
  StepShown,
} from '../protocol';
import type { Words } from './en';
import { CLOSED, EMPTY, kindOf } from './places';

type Symbol = keyof Words['symbols'];
type Emblem = keyof Words['emblems'];
type Item = keyof Words['pieces']['items'];

/** `2 yellow, 1 red`. */
export function goodsWords(words: Words, goods: string): string {
  const found = amounts(goods);
  const told = GOODS.filter((good) => found[good] > 0).map((good) => words.amount(good, found[good]));
  return told.length > 0 ? told.join(', ') : words.noGoods;
}

const listed = (...found: (string | false | undefined)[]): string => found.filter(Boolean).join(', ');

/** With a capital letter, for what stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

// -- cards and tiles ----------------------------------------------------------------------------------

/** What a merchant card or a market does: `trade 2 yellow for 1 green`. */
export function effect(words: Words, card: CardShown): string {
  if (card.kind === 'gain') return words.pieces.gain(goodsWords(words, card.get ?? ''));
  if (card.kind === 'upgrade') return words.pieces.upgrade(card.upgrades ?? 0);
  return words.pieces.trade(goodsWords(words, card.give ?? ''), goodsWords(words, card.get ?? ''));
}

export interface OnCard {
  cubes?: string; // that lie on it
  slot?: number; // its place in the row, from 1
  price?: number; // cubes that it costs there
  settlers?: number; // that stand on it, in a route
}

export function merchant(words: Words, card: CardShown, on: OnCard = {}): string {
  const { spiceCard, upgradeCard, tradeCard, onIt, slot } = words.pieces;
  const kind = card.kind === 'gain' ? spiceCard : card.kind === 'upgrade' ? upgradeCard : tradeCard;
  return listed(
    kind,
    effect(words, card),
    on.slot !== undefined && slot(on.slot),
    on.price !== undefined && words.table.price(on.price),
    Boolean(on.cubes) && onIt(goodsWords(words, on.cubes ?? '')),
    Boolean(on.settlers) && words.counts.settlers(on.settlers ?? 0),
  );
}

/** `14 points for 2 green, 2 brown`. */
export function orderWords(words: Words, order: OrderShown): string {
  return words.pieces.order(words.counts.points(order.points), goodsWords(words, order.cost));
}

export function victoryTile(words: Words, tile: OrderShown): string {
  return listed(words.pieces.victoryTile, orderWords(words, tile));
}

/** A point card of the caravan box, with the coin that lies above it. */
export function orderCard(words: Words, order: OrderShown, coin: 'gold' | 'silver' | null = null): string {
  return listed(words.pieces.pointCard, orderWords(words, order), coin !== null && words.coins[coin]);
}

export function pointCard(words: Words, card: PointCardShown): string {
  return listed(words.pieces.pointCard, orderWords(words, card), benefit(words, card));
}

export function benefit(words: Words, card: PointCardShown): string {
  const { saddlebag, hammer, charm, compass } = words.pieces;
  const emblem = words.emblems[card.emblem as Emblem] ?? '';
  if (card.benefit === 'saddlebag') return saddlebag(card.number ?? 0);
  if (card.benefit === 'hammer') return hammer(emblem);
  return card.benefit === 'charm' ? charm(goodsWords(words, card.cube ?? ''), emblem) : compass;
}

/** What a bonus tile scores: `3 points for every hammer + charm`. The sign says that they count together. */
export function scoringTile(words: Words, tile: ScoringTileShown): string {
  const kinds = [...new Set(tile.items)];
  const items = kinds.map((kind) => {
    const name = words.pieces.items[kind as Item];
    return name ? name(tile.items.filter((item) => item === kind).length) : kind;
  });
  return words.pieces.per(tile.points, items.join(' + '));
}

export function bonusTile(words: Words, tile: ScoringTileShown, height?: number): string {
  return listed(
    words.pieces.bonusTile,
    scoringTile(words, tile),
    height !== undefined && words.pieces.stack(height),
  );
}

/** What an exploration tile gives: `upgrade 2, 1 point`. */
export function explorationWords(words: Words, tile: ExplorationTileShown): string {
  return listed(
    Boolean(tile.gain) && words.pieces.gain(goodsWords(words, tile.gain ?? '')),
    Boolean(tile.upgrades) && words.pieces.upgrade(tile.upgrades ?? 0),
    Boolean(tile.recruits) && words.pieces.recruits(tile.recruits ?? 0),
    Boolean(tile.points) && words.counts.points(tile.points ?? 0),
  );
}

export function explorationTile(words: Words, tile: ExplorationTileShown): string {
  return listed(words.pieces.explorationTile, explorationWords(words, tile));
}

/** A bonus tile of the islands box, by its kind. */
export function islandBonus(words: Words, kind: string, points = 0): string {
  const { bonus } = words.pieces;
  if (kind === 'points') return bonus.points(points);
  return kind === 'move' || kind === 'hold' || kind === 'harvest' ? bonus[kind] : bonus.upgrade;
}

// -- the map ------------------------------------------------------------------------------------------

export interface OnTile {
  victory?: { id: string; tile: OrderShown | undefined }; // on a port
  boats?: string[]; // whose
  outposts?: string[];
  cubes?: string; // that lie there
  away?: number; // tiles from one's own boat
}

/** A tile of the map with what is on it: `cloves market, trade 2 green for 2 brown, 2 away`. */
export function mapTile(
  words: Words,
  tile: string | null,
  market: CardShown | undefined,
  on: OnTile = {},
): string {
  if (tile === null) return words.pieces.unknown;
  return listed(
    placeName(words, tile, on),
    market && effect(words, market),
    on.victory?.tile && orderWords(words, on.victory.tile),
    Boolean(on.cubes) && words.pieces.lying(goodsWords(words, on.cubes ?? '')),
    Boolean(on.outposts?.length) && words.pieces.outpostsOf(words.list(on.outposts ?? [])),
    Boolean(on.boats?.length) && words.pieces.boatsOf(words.list(on.boats ?? [])),
    Boolean(on.away) && words.pieces.distance(on.away ?? 0),
  );
}

function placeName(words: Words, tile: string, on: OnTile): string {
  const kind = kindOf(tile);
  if (kind === 'sea') return words.pieces.sea;
  if (kind !== 'port') return words.pieces.markets[kind as Symbol];
  if (on.victory?.id === CLOSED) return words.pieces.closedPort;
  return on.victory?.id === EMPTY ? words.pieces.emptyPort : words.pieces.port;
}

/** A row of the player board: `tea: 2 of 4 outposts built`. */
export function outpostRow(words: Words, symbol: Symbol, built: number, values: readonly number[]): string {
  const next = values[built];
  return listed(
    words.pieces.outpostBoard(words.symbols[symbol], built, values.length),
    Boolean(next) && words.pieces.uncovers(next ?? 0),
  );
}

// -- locations ----------------------------------------------------------------------------------------

export function stepWords(words: Words, step: StepShown): string {
  const { pieces } = words;
  switch (step.word) {
    case 'gain':
      return pieces.gain(goodsWords(words, step.get ?? ''));
    case 'upgrade':
      return pieces.upgrade(step.number ?? 0);
    case 'trade':
      return pieces.trade(goodsWords(words, step.give ?? ''), goodsWords(words, step.get ?? ''));
    case 'move-boat':
      return step.number ? pieces.moveBoat(step.number) : pieces.moveAnywhere;
    case 'boat-trade':
      return pieces.boatTrade;
    case 'outpost-trade':
      return pieces.outpostTrade;
    case 'change-market':
      return pieces.changeMarket;
    case 'change-route':
      return pieces.changeRoute;
    case 'market':
      return pieces.useMerchant;
    default:
      return pieces.claimHere;
  }
}

/** What a location does, both steps if there are two. */
export function locationWords(words: Words, location: LocationShown): string {
  const [first = '', second] = location.steps.map((step) => stepWords(words, step));
  return second ? words.pieces.then(first, second) : first;
}

export interface OnLocation {
  number?: number; // of a fort or market, from 1
  needs?: number; // settlers that one would place now
  standing?: { name: string; settlers: number };
  tile?: ExplorationTileShown; // that covers it
  card?: PointCardShown | undefined; // above a fort
  merchant?: CardShown | undefined; // below a market
}

export function locationLabel(words: Words, location: LocationShown, on: OnLocation = {}): string {
  const { pieces } = words;
  const word = location.steps[0]?.word;
  const name = word === 'fort' ? pieces.fort : word === 'market' ? pieces.marketPlace : '';
  return listed(
    name && on.number !== undefined ? `${name} ${on.number}` : name,
    locationWords(words, location),
    on.card && listed(orderWords(words, on.card), benefit(words, on.card)),
    on.merchant && effect(words, on.merchant),
    on.tile && pieces.coveredBy(explorationWords(words, on.tile)),
    pieces.needs(on.needs ?? location.settlers),
    Boolean(location.emblem) && pieces.emblem(words.emblems[location.emblem as Emblem] ?? ''),
    on.standing && pieces.settlersOf(on.standing.name, on.standing.settlers),
  );
}

// -- storage and seats --------------------------------------------------------------------------------

/** `holds 3 yellow, 2 green; 5 of 10`. */
export function wells(words: Words, hold: string, limit: number): string {
  const number = [...hold].filter((letter) => 'YRGB'.includes(letter)).length;
  return words.pieces.holds(goodsWords(words, hold), number, limit);
}

export function settlersOf(words: Words, ready: number, reserve: number): string {
  return listed(words.pieces.settlersReady(ready), reserve > 0 && words.pieces.settlersReserve(reserve));
}
