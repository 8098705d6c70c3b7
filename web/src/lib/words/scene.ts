// What a log has to know to be told: followed line by line from the first one, because a client that has just
// come sees the board of now, and not those that old lines were about. Scenes are never changed: a line makes a
// new one, so that an undone line needs no more than the scene before it.
import type { CardShown, Pieces, TableSetting } from '../protocol';
import { CLOSED, EMPTY, kindOf, portNumber } from './places';

export { CLOSED, EMPTY, kindOf, portNumber };

export interface Standing {
  seat: number;
  settlers: number;
}

export interface Stop {
  card: string;
  settlers: number;
}

export interface SeatScene {
  boat: string | null;
  outposts: string[];
  free: number; // tiles of movement that cost nothing
  harvest: number; // red cubes that come with a harvest
  played: string[];
  discarded: string[];
  reserve: number;
  cards: string[]; // point cards of the settlements box
  route: Stop[];
}

export interface Trade {
  give: string;
  get: string;
}

export interface Scene {
  game: string;
  players: number;
  pieces: Pieces;
  staying: boolean; // settlers on a replaced route card stay there
  first: number | null;
  turn: number | null; // whose turn it is, once there is one
  round: number;
  side: string | null; // the board that is drawn, in New World
  row: string[];
  rowCubes: string[];
  orders: string[];
  coins: { gold: number; silver: number };
  map: (string | null)[];
  ports: string[]; // a victory tile, `closed` or `-`
  points: number; // victory point tiles that were taken
  loose: Record<string, string>;
  locations: Record<string, Standing>;
  covered: Record<string, string>; // the exploration tile on a location
  forts: string[]; // and the top of the deck, last
  stacks: (string | null)[];
  uncovered: number | null; // the stack whose next tile is to be seen
  trading: Trade | null; // what `trade x2` would be about
  slot: number; // the merchant in question at a market location
  sailed: number; // tiles of this turn, where a boat goes tile by tile
  paying: number[]; // who is still to be paid, in order
  leaving: string | null; // the tile on which a cube is due
  seats: SeatScene[];
}

export interface Line {
  seat: number | null; // null: chance
  verb: string;
  words: string[];
}

const ROUTE_LENGTH = 5;
const SETTLERS = 12;
const BOARDS: Record<string, string[]> = {
  'east-to-west-1': ['A1', 'B1', 'E2', 'C2'],
  'east-to-west-2': ['A2', 'B2', 'C1', 'F2'],
  'east-to-west-3': ['A2', 'B2', 'C1', 'F2', 'E2', 'D2'],
  'new-world': ['A1', 'B1', 'C1'],
};
const STARTERS = new Set(['acquire', 'play', 'sail', 'stay', 'rest', 'work', 'travel', 'harvest', 'claim']);

export function readLine(text: string): Line {
  const [actor = '', verb = '', ...words] = text.split(' ');
  return { seat: actor === 'chance' ? null : Number(actor) - 1, verb, words };
}

/** The table before its first draw. */
export function openScene(pieces: Pieces, setting: TableSetting): Scene {
  const { players, options = {} } = setting;
  const seat: SeatScene = {
    boat: null,
    outposts: [],
    free: 0,
    harvest: 0,
    played: [],
    discarded: [],
    reserve: SETTLERS - (players === 2 ? 7 : 6),
    cards: [],
    route: [],
  };
  const map = fixedTiles(pieces);
  const sea = setting.game.startsWith('east-to-west') ? (map.find((tile) => tile !== null) ?? null) : null;
  return {
    game: setting.game,
    players,
    pieces,
    staying: options.replaced === 'stay',
    first: Number(options.first) > 0 ? Number(options.first) - 1 : null,
    turn: null,
    round: 0,
    side: options.board && options.board !== 'random' ? options.board : null,
    row: [],
    rowCubes: [],
    orders: [],
    coins: { gold: 2 * players, silver: 2 * players },
    map,
    ports: map.filter((tile) => tile !== null && kindOf(tile) === 'port').map(() => EMPTY),
    points: 0,
    loose: {},
    locations: {},
    covered: {},
    forts: [],
    stacks: [null, null, null, null],
    uncovered: null,
    trading: null,
    slot: 0,
    sailed: 0,
    paying: [],
    leaving: null,
    seats: Array.from({ length: players }, () => ({ ...seat, boat: sea })),
  };
}

/** Ports and the seas that a map fixes lie before anything is drawn. */
function fixedTiles(pieces: Pieces): (string | null)[] {
  let ports = 0;
  let seas = 0;
  return pieces.map.map(({ mark }) => {
    if (mark === 'P') return `port-${(ports += 1)}`;
    return mark === '~' ? `sea-${(seas += 1)}` : null;
  });
}

// -- what is read from a scene ------------------------------------------------------------------------

export function seatOf(scene: Scene, seat: number): SeatScene {
  const found = scene.seats[seat];
  if (!found) throw new Error(`there is no seat ${seat + 1}`);
  return found;
}

/** How many tiles lie between two of them, on the shortest way. */
export function distance(scene: Scene, from: string, to: string): number {
  const places = scene.pieces.map;
  const goal = scene.map.indexOf(to);
  const far = new Map([[scene.map.indexOf(from), 0]]);
  for (const [at, steps] of far) {
    if (at === goal) return steps;
    places.forEach((place, index) => {
      const here = places[at];
      if (!here || far.has(index)) return;
      const [columns, rows] = [Math.abs(place.column - here.column), Math.abs(place.row - here.row)];
      if ((columns === 0 && rows === 2) || (columns === 1 && rows === 1)) far.set(index, steps + 1);
    });
  }
  return 0;
}

export function outpostsOn(scene: Scene, tile: string): number {
  return scene.seats.filter((seat) => seat.outposts.includes(tile)).length;
}

/** The locations on the table, in the order of their boards. */
export function locationsOf(scene: Scene): string[] {
  const sides = [...(BOARDS[scene.game] ?? []), ...(scene.side ? [scene.side] : [])];
  const names = Object.keys(scene.pieces.locations);
  return sides.flatMap((side) => names.filter((name) => name.startsWith(`${side}-`)));
}

/** How many locations with the same action stand before this one: the number of its fort or market. */
export function rankOf(scene: Scene, location: string): number {
  const word = scene.pieces.locations[location]?.steps[0]?.word;
  const alike = locationsOf(scene).filter((name) => scene.pieces.locations[name]?.steps[0]?.word === word);
  return alike.indexOf(location);
}

/** Settlers that a seat has to place there: rivals and hammers counted. */
export function required(scene: Scene, seat: number, location: string): number {
  const printed = scene.pieces.locations[location];
  const there = scene.locations[location];
  const emblem = printed?.emblem;
  const hammers = seatOf(scene, seat).cards.filter((id) => {
    const card = scene.pieces.point_cards[id];
    return emblem && card?.benefit === 'hammer' && card.emblem === emblem;
  });
  return Math.max((there ? there.settlers + 1 : (printed?.settlers ?? 1)) - hammers.length, 1);
}

/** Cubes that charms give where a seat works. */
export function charmed(scene: Scene, seat: number, location: string): string {
  const emblem = scene.pieces.locations[location]?.emblem;
  const cards = seatOf(scene, seat).cards.map((id) => scene.pieces.point_cards[id]);
  const found = cards.filter((card) => emblem && card?.benefit === 'charm' && card.emblem === emblem);
  return found.map((card) => card?.cube ?? '').join('');
}

/** Settlers of a seat that stand somewhere: a rest brings them home. */
export function placedOf(scene: Scene, seat: number): number {
  const onBoards = Object.values(scene.locations).filter((standing) => standing.seat === seat);
  const onRoute = seatOf(scene, seat).route;
  return [...onBoards, ...onRoute].reduce((sum, { settlers }) => sum + settlers, 0);
}

export function travelCost(scene: Scene, seat: number, place: number): number {
  return (
    1 +
    seatOf(scene, seat)
      .route.slice(0, place)
      .filter((stop) => stop.settlers === 0).length
  );
}

/** Who is paid by a boat that ends on a tile, in the order of payment. */
export function rivalsOn(scene: Scene, seat: number, tile: string): number[] {
  const kind = kindOf(tile);
  const dueAtSea = scene.game.startsWith('east-to-west');
  if (kind === 'port' || (kind === 'sea' && !dueAtSea)) return [];
  const others = Array.from({ length: scene.players - 1 }, (_, n) => (seat + 1 + n) % scene.players);
  return others.filter((other) => seatOf(scene, other).boat === tile);
}

export function pointTile(scene: Scene): number {
  return 6 - scene.points;
}

/** The coin above a place of the point cards (from 0). */
export function coinAbove(scene: Scene, place: number): 'gold' | 'silver' | null {
  const { gold, silver } = scene.coins;
  if (place === 0 && gold > 0) return 'gold';
  return silver > 0 && place === (gold > 0 ? 1 : 0) ? 'silver' : null;
}

export function columnsOf(outposts: string[]): number {
  const rows = ['ginger', 'chili', 'tea', 'cloves'];
  return Math.min(...rows.map((symbol) => outposts.filter((tile) => kindOf(tile) === symbol).length));
}

// -- following ----------------------------------------------------------------------------------------

type Step = (scene: Scene, line: Line) => Scene;

/** The scene after a line. A verb that is not known changes nothing. */
export function follow(scene: Scene, line: Line): Scene {
  return (STEPS[line.verb] ?? unchanged)(beginTurn(scene, line), line);
}

const unchanged: Step = (scene) => scene;

/** Whether a line begins a turn: who goes on after having changed the market has another one. */
export function startsTurn(scene: Scene, line: Line): boolean {
  if (line.seat === null || !STARTERS.has(line.verb)) return false;
  if (line.verb === 'claim' && line.words.length === 0) return false;
  return line.seat !== scene.turn || ['work', 'travel', 'rest'].includes(line.verb);
}

/** A new turn forgets what the one before was about. */
export function beginTurn(scene: Scene, line: Line): Scene {
  if (!startsTurn(scene, line)) return scene;
  const next = { ...scene, trading: null, sailed: 0, turn: line.seat };
  if (line.seat === scene.turn) return next;
  return { ...next, round: scene.round + (scene.turn === null || line.seat === (scene.first ?? 0) ? 1 : 0) };
}

function withSeat(scene: Scene, seat: number | null, change: Partial<SeatScene>): Scene {
  return { ...scene, seats: scene.seats.map((one, n) => (n === seat ? { ...one, ...change } : one)) };
}

const without = <Item>(items: Item[], index: number): Item[] => items.filter((_, n) => n !== index);

/** The merchant in a slot leaves the row. */
function takeMerchant(scene: Scene, slot: number): Scene {
  return { ...scene, row: without(scene.row, slot), rowCubes: without(scene.rowCubes, slot) };
}

const tradeOf = (card: CardShown | undefined): Trade | null =>
  card?.kind === 'trade' ? { give: card.give ?? '', get: card.get ?? '' } : null;

const STEPS: Record<string, Step> = {
  first: (scene, line) => ({ ...scene, first: Number(line.words[0]) - 1 }),
  board: (scene, line) => ({ ...scene, side: line.words[0] ?? null }),
  deal: (scene, line) => ({
    ...scene,
    row: [...scene.row, line.words[0] ?? ''],
    rowCubes: [...scene.rowCubes, ''],
  }),
  order: (scene, line) => ({ ...scene, orders: [...scene.orders, line.words[0] ?? ''] }),
  card: (scene, line) => ({ ...scene, forts: [...scene.forts, line.words[0] ?? ''] }),
  lay: (scene, line) => {
    const hex = scene.map.indexOf(null);
    return { ...scene, map: scene.map.map((tile, n) => (n === hex ? (line.words[0] ?? null) : tile)) };
  },
  reveal: (scene, line) => {
    const port = scene.ports.indexOf(EMPTY);
    return { ...scene, ports: scene.ports.map((tile, n) => (n === port ? (line.words[0] ?? EMPTY) : tile)) };
  },
  tile: (scene, line) => {
    const stack = scene.uncovered ?? scene.stacks.indexOf(null);
    const stacks = scene.stacks.map((top, n) => (n === stack ? (line.words[0] ?? null) : top));
    return { ...scene, stacks, uncovered: null };
  },
  cover: (scene, line) => {
    const icons = scene.players < 4 ? ['explore', '2-3'] : ['explore'];
    const place = locationsOf(scene).find(
      (name) => !scene.covered[name] && icons.includes(scene.pieces.locations[name]?.icon ?? ''),
    );
    return place ? { ...scene, covered: { ...scene.covered, [place]: line.words[0] ?? '' } } : scene;
  },
  dock: (scene, line) => withSeat(scene, line.seat, { boat: line.words[0] ?? null }),
  // The card is taken at once: cubes that are then laid on the cards to its left do not move with it.
  acquire: (scene, line) => ({ ...takeMerchant(scene, Number(line.words[0]) - 1), slot: 0 }),
  place: (scene, line) => {
    const rowCubes = scene.rowCubes.map((cubes, n) => (n === scene.slot ? cubes + line.words[0] : cubes));
    return { ...scene, rowCubes, slot: scene.slot + 1 };
  },
  play: (scene, line) => {
    const { played } = seatOf(scene, line.seat ?? 0);
    return withSeat(scene, line.seat, { played: [...played, line.words[0] ?? ''] });
  },
  discard: (scene, line) => {
    const [card = ''] = line.words;
    const { played, discarded } = seatOf(scene, line.seat ?? 0);
    const left = played.filter((other) => other !== card);
    return withSeat(scene, line.seat, { played: left, discarded: [...discarded, card] });
  },
  rest: (scene, line) => {
    const locations = Object.entries(scene.locations).filter(([, standing]) => standing.seat !== line.seat);
    const route = seatOf(scene, line.seat ?? 0).route.map((stop) => ({ ...stop, settlers: 0 }));
    const home = { ...scene, locations: Object.fromEntries(locations) };
    return withSeat(home, line.seat, { played: [], discarded: [], route });
  },
  sail: (scene, line) => sail(scene, line.seat ?? 0, line.words[0] ?? ''),
  leave: (scene, line) => {
    const tile = scene.leaving ?? '';
    const lying = (scene.loose[tile] ?? '') + (line.words[0] ?? '');
    return { ...scene, loose: { ...scene.loose, [tile]: lying }, leaving: null };
  },
  toll: (scene) => ({ ...scene, paying: scene.paying.slice(1) }),
  stay: (scene, line) => arrive(scene, line),
  harvest: (scene, line) => arrive(scene, line),
  build: (scene, line) => {
    const seat = seatOf(scene, line.seat ?? 0);
    return withSeat(scene, line.seat, { outposts: [...seat.outposts, seat.boat ?? ''] });
  },
  claim: (scene, line) => (line.words.length > 0 ? claimOrder(scene, line) : claimTile(scene, line)),
  bonus: (scene, line) => takeBonus(scene, line),
  work: (scene, line) => work(scene, line.seat ?? 0, line.words[0] ?? ''),
  explore: (scene, line) => {
    const tile = line.words[0] ?? '';
    const covered = Object.entries(scene.covered).filter(([, lying]) => lying !== tile);
    const recruits = scene.pieces.exploration_tiles[tile]?.recruits ?? 0;
    return recruit({ ...scene, covered: Object.fromEntries(covered) }, line.seat ?? 0, recruits);
  },
  use: (scene) => {
    const trading = tradeOf(scene.pieces.cards[scene.row[scene.slot] ?? '']);
    return { ...takeMerchant(scene, scene.slot), trading };
  },
  take: (scene, line) =>
    line.words.length > 0 ? takeMerchant(scene, Number(line.words[0]) - 1) : join(scene, line),
  replace: (scene, line) => join(scene, line),
  swap: (scene, line) => {
    const [left = 0, right = 0] = line.words.map((word) => Number(word) - 1);
    const route = seatOf(scene, line.seat ?? 0).route;
    const swapped = route.map(
      (stop, n) => (n === left ? route[right] : n === right ? route[left] : stop) ?? stop,
    );
    return withSeat(scene, line.seat, { route: swapped });
  },
  travel: (scene, line) => {
    const place = Number(line.words[0]) - 1;
    const settlers = travelCost(scene, line.seat ?? 0, place);
    const route = seatOf(scene, line.seat ?? 0).route;
    const trading = tradeOf(scene.pieces.cards[route[place]?.card ?? '']);
    const placed = route.map((stop, n) => (n === place ? { ...stop, settlers } : stop));
    return { ...withSeat(scene, line.seat, { route: placed }), trading };
  },
  'trade-at': (scene, line) => ({ ...scene, trading: tradeOf(scene.pieces.markets[line.words[0] ?? '']) }),
};

function sail(scene: Scene, seat: number, tile: string): Scene {
  const from = seatOf(scene, seat).boat;
  const stepwise = scene.game === 'eastern-wonders';
  const due = stepwise && scene.sailed >= 1 + seatOf(scene, seat).free;
  return {
    ...withSeat(scene, seat, { boat: tile }),
    sailed: stepwise ? scene.sailed + 1 : 0,
    leaving: due ? from : null,
    paying: rivalsOn(scene, seat, tile),
    trading: tradeOf(scene.pieces.markets[tile]),
  };
}

/** What is done where the boat is. Cubes that lie there are taken by a boat that has moved. */
function arrive(scene: Scene, line: Line): Scene {
  const seat = line.seat ?? 0;
  const tile = seatOf(scene, seat).boat ?? '';
  const loose = Object.entries(scene.loose).filter(([place]) => scene.sailed === 0 || place !== tile);
  const rivals = scene.sailed === 0 ? rivalsOn(scene, seat, tile) : [];
  const trading = tradeOf(scene.pieces.markets[tile]);
  return { ...scene, loose: Object.fromEntries(loose), trading, paying: rivals };
}

/** The closed-port tile moves to the port where a tile was taken; where it was, the next one comes. */
function claimTile(scene: Scene, line: Line): Scene {
  const port = portNumber(seatOf(scene, line.seat ?? 0).boat ?? '');
  const wasClosed = scene.ports.indexOf(CLOSED);
  const ports = scene.ports.map((tile, n) => {
    if (n === port) return wasClosed < 0 ? EMPTY : CLOSED;
    return n === wasClosed ? EMPTY : tile;
  });
  return { ...scene, ports };
}

function claimOrder(scene: Scene, line: Line): Scene {
  const place = Number(line.words[0]) - 1;
  const coin = coinAbove(scene, place);
  const coins = coin ? { ...scene.coins, [coin]: scene.coins[coin] - 1 } : scene.coins;
  return { ...scene, coins, orders: without(scene.orders, place) };
}

function takeBonus(scene: Scene, line: Line): Scene {
  const kind = line.words[0] ?? '';
  const seat = seatOf(scene, line.seat ?? 0);
  if (kind === 'points') return { ...scene, points: scene.points + 1 };
  if (kind === 'move') return withSeat(scene, line.seat, { free: seat.free + 1 });
  if (kind === 'harvest') return withSeat(scene, line.seat, { harvest: seat.harvest + 1 });
  if (!/^\d+$/.test(kind)) return scene;
  const uncovered = Number(kind) - 1;
  return { ...scene, uncovered, stacks: scene.stacks.map((top, n) => (n === uncovered ? null : top)) };
}

function recruit(scene: Scene, seat: number, number: number): Scene {
  const { reserve } = seatOf(scene, seat);
  return withSeat(scene, seat, { reserve: Math.max(reserve - number, 0) });
}

/** Rivals go home, settlers are placed; what a location does without asking is done. */
function work(scene: Scene, seat: number, location: string): Scene {
  const standing = { seat, settlers: required(scene, seat, location) };
  let next: Scene = { ...scene, locations: { ...scene.locations, [location]: standing } };
  for (const step of scene.pieces.locations[location]?.steps ?? []) {
    if (step.word === 'trade') next = { ...next, trading: { give: step.give ?? '', get: step.get ?? '' } };
    if (step.word === 'boat-trade') {
      next = { ...next, trading: tradeOf(scene.pieces.markets[seatOf(scene, seat).boat ?? '']) };
    }
    if (step.word === 'market') next = { ...next, slot: rankOf(scene, location) };
    if (step.word === 'change-market') next = { ...next, row: [], rowCubes: [] };
    if (step.word === 'fort') next = claimCard(next, seat, rankOf(scene, location));
  }
  return next;
}

function claimCard(scene: Scene, seat: number, fort: number): Scene {
  const id = scene.forts[fort];
  const card = scene.pieces.point_cards[id ?? ''];
  if (id === undefined || !card) return scene;
  const cards = [...seatOf(scene, seat).cards, id];
  const taken = withSeat({ ...scene, forts: without(scene.forts, fort) }, seat, { cards });
  return card.benefit === 'saddlebag' ? recruit(taken, seat, card.number ?? 0) : taken;
}

/** A merchant joins a route: at its end or, when it is full, in the place of another one. */
function join(scene: Scene, line: Line): Scene {
  const card = scene.row[scene.slot] ?? '';
  const route = seatOf(scene, line.seat ?? 0).route;
  const place = line.verb === 'replace' ? Number(line.words[0]) - 1 : -1;
  const kept = scene.staying ? (route[place]?.settlers ?? 0) : 0;
  const joined =
    route.length < ROUTE_LENGTH && place < 0
      ? [...route, { card, settlers: 0 }]
      : route.map((stop, n) => (n === place ? { card, settlers: kept } : stop));
  return withSeat(takeMerchant(scene, scene.slot), line.seat, { route: joined });
}
