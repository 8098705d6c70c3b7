// What pieces are, in words, for those who hear the table: "cloves market, trade 2 green for 2 brown". What is printed
// on them is said by the catalog, which options are made of as well.
import { amounts, GOODS } from '../goods';
import type {
  CardShown,
  ExplorationTileShown,
  LocationShown,
  OrderShown,
  Pieces,
  PointCardShown,
  ScoringTileShown,
  StepShown,
} from '../protocol';
import type { Words } from './en';
import { CLOSED, EMPTY, kindOf } from './places';
import type { Sentences } from './sentences';

type Symbol = keyof Words['symbols'];

/** A language: the page's own words, and the sentences that Python says too. */
export interface Tongue {
  words: Words;
  sentences: Sentences;
}

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

/** What a piece does or is worth, by its id; empty where nothing is printed on it. */
export function describePiece(tongue: Tongue, pieces: Pieces, id: string): string {
  const card = pieces.cards[id] ?? pieces.markets[id];
  if (card) return effect(tongue, card);
  const order = pieces.victory_tiles[id] ?? pieces.orders[id] ?? pieces.point_cards[id];
  if (order) return orderWords(tongue, order);
  const [scoring, exploration] = [pieces.scoring_tiles[id], pieces.exploration_tiles[id]];
  if (scoring) return scoringTile(tongue, scoring);
  if (exploration) return explorationWords(tongue, exploration);
  const location = pieces.locations[id];
  return location ? locationWords(tongue, location) : '';
}

/** What a merchant card or a market does: `trade 2 yellow for 1 green`. */
export function effect({ words, sentences }: Tongue, card: CardShown): string {
  return sentences.text(`does-${card.kind}`, {
    paid: goodsWords(words, card.give ?? ''),
    got: goodsWords(words, card.get ?? ''),
    upgrades: card.upgrades ?? 0,
  });
}

export interface OnCard {
  cubes?: string; // that lie on it
  slot?: number; // its place in the row, from 1
  price?: number; // cubes that it costs there
  settlers?: number; // that stand on it, in a route
}

export function merchant(tongue: Tongue, card: CardShown, on: OnCard = {}): string {
  const { words } = tongue;
  const { spiceCard, upgradeCard, tradeCard, onIt, slot } = words.pieces;
  const kind = card.kind === 'gain' ? spiceCard : card.kind === 'upgrade' ? upgradeCard : tradeCard;
  return listed(
    kind,
    effect(tongue, card),
    on.slot !== undefined && slot(on.slot),
    on.price !== undefined && words.table.price(on.price),
    Boolean(on.cubes) && onIt(goodsWords(words, on.cubes ?? '')),
    Boolean(on.settlers) && words.counts.settlers(on.settlers ?? 0),
  );
}

/** `14 points for 2 green, 2 brown`. */
export function orderWords({ words, sentences }: Tongue, { points, cost }: OrderShown): string {
  return sentences.text('order-for', { points, cost: goodsWords(words, cost) });
}

export function victoryTile(tongue: Tongue, tile: OrderShown): string {
  return listed(tongue.words.pieces.victoryTile, orderWords(tongue, tile));
}

/** A point card of the caravan box, with the coin that lies above it. */
export function orderCard(tongue: Tongue, order: OrderShown, coin: 'gold' | 'silver' | null = null): string {
  const { words } = tongue;
  return listed(words.pieces.pointCard, orderWords(tongue, order), coin !== null && words.coins[coin]);
}

export function pointCard(tongue: Tongue, card: PointCardShown): string {
  return listed(tongue.words.pieces.pointCard, orderWords(tongue, card), benefit(tongue, card));
}

export function benefit({ words, sentences }: Tongue, card: PointCardShown): string {
  return sentences.text('benefit', {
    benefit: card.benefit,
    settlers: card.number ?? 0,
    emblem: card.emblem ?? '',
    got: goodsWords(words, card.cube ?? ''),
  });
}

/** What a bonus tile scores: `3 points for every hammer + charm`. The sign says that they count together. */
export function scoringTile({ sentences }: Tongue, tile: ScoringTileShown): string {
  const items = [...new Set(tile.items)].map((kind) =>
    sentences.text(`item-${kind}`, { number: tile.items.filter((item) => item === kind).length }),
  );
  return sentences.text('scores-for-every', { points: tile.points, items: items.join(' + ') });
}

export function bonusTile(tongue: Tongue, tile: ScoringTileShown, height?: number): string {
  const { pieces } = tongue.words;
  return listed(pieces.bonusTile, scoringTile(tongue, tile), height !== undefined && pieces.stack(height));
}

/** What an exploration tile gives: `upgrade 2, 1 point`. */
export function explorationWords({ words, sentences }: Tongue, tile: ExplorationTileShown): string {
  const { gain = '', upgrades = 0, recruits = 0, points = 0 } = tile;
  return listed(
    Boolean(gain) && sentences.text('does-gain', { got: goodsWords(words, gain) }),
    upgrades > 0 && sentences.text('does-upgrade', { upgrades }),
    recruits > 0 && sentences.text('does-recruit', { settlers: recruits }),
    points > 0 && sentences.text('some-points', { points }),
  );
}

export function explorationTile(tongue: Tongue, tile: ExplorationTileShown): string {
  return listed(tongue.words.pieces.explorationTile, explorationWords(tongue, tile));
}

/** A bonus tile of the islands box, by its kind. */
export function islandBonus({ sentences }: Tongue, kind: string, points = 0): string {
  return sentences.text('island-bonus', { what: kind, points });
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
  tongue: Tongue,
  tile: string | null,
  market: CardShown | undefined,
  on: OnTile = {},
): string {
  const { words } = tongue;
  if (tile === null) return words.pieces.unknown;
  return listed(
    tileName(tongue, placeKind(tile, on)),
    market && effect(tongue, market),
    on.victory?.tile && orderWords(tongue, on.victory.tile),
    Boolean(on.cubes) && words.pieces.lying(goodsWords(words, on.cubes ?? '')),
    Boolean(on.outposts?.length) && words.pieces.outpostsOf(words.list(on.outposts ?? [])),
    Boolean(on.boats?.length) && words.pieces.boatsOf(words.list(on.boats ?? [])),
    Boolean(on.away) && words.pieces.distance(on.away ?? 0),
  );
}

/** `tea market`; a port may be `closed` or `empty`. */
export function tileName({ sentences }: Tongue, kind: string): string {
  return sentences.text('name-tile', { kind });
}

function placeKind(tile: string, { victory }: OnTile): string {
  const kind = kindOf(tile);
  if (kind !== 'port') return kind;
  if (victory?.id === CLOSED) return 'closed';
  return victory?.id === EMPTY ? 'empty' : kind;
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

function stepWords({ words, sentences }: Tongue, step: StepShown): string {
  return sentences.text(`does-${step.word}`, {
    paid: goodsWords(words, step.give ?? ''),
    got: goodsWords(words, step.get ?? ''),
    upgrades: step.number ?? 0,
    number: step.number ?? 0,
  });
}

/** What a location does, both steps if there are two. */
export function locationWords(tongue: Tongue, location: LocationShown): string {
  const [one = '', two] = location.steps.map((step) => stepWords(tongue, step));
  return two ? tongue.sentences.text('does-then', { one, two }) : one;
}

export interface OnLocation {
  number?: number; // of a fort or market, from 1
  needs?: number; // settlers that one would place now
  standing?: { name: string; settlers: number };
  tile?: ExplorationTileShown; // that covers it
  card?: PointCardShown | undefined; // above a fort
  merchant?: CardShown | undefined; // below a market
}

export function locationLabel(tongue: Tongue, location: LocationShown, on: OnLocation = {}): string {
  const { words, sentences } = tongue;
  const { pieces } = words;
  const word = location.steps[0]?.word;
  const name = word === 'fort' ? pieces.fort : word === 'market' ? pieces.marketPlace : '';
  return listed(
    name && on.number !== undefined ? `${name} ${on.number}` : name,
    locationWords(tongue, location),
    on.card && listed(orderWords(tongue, on.card), benefit(tongue, on.card)),
    on.merchant && effect(tongue, on.merchant),
    on.tile && pieces.coveredBy(explorationWords(tongue, on.tile)),
    pieces.needs(on.needs ?? location.settlers),
    Boolean(location.emblem) && pieces.emblem(sentences.text('emblem', { emblem: location.emblem ?? '' })),
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
