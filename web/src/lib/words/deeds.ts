// What lines of a log mean, in no language yet: deeds that a sentence can be made of. Steps that belong
// together are one deed: a card and the cubes it cost, a voyage and its tolls.
import { amounts, GOODS, goodsText } from '../goods';
import type { LocationShown } from '../protocol';
import {
  CLOSED,
  EMPTY,
  charmed,
  coinAbove,
  distance,
  outpostsOn,
  placedOf,
  pointTile,
  portNumber,
  rankOf,
  required,
  seatOf,
  travelCost,
  type Line,
  type Scene,
} from './scene';

export type Deed =
  | { deed: 'chose'; goods: string }
  | { deed: 'docked'; tile: string }
  | { deed: 'acquired'; card: string; paid: string; found: string }
  | { deed: 'played'; card: string; give: string; get: string }
  | { deed: 'sailed'; tile: string; far: number; cards: string[]; left: string }
  | { deed: 'found'; goods: string }
  | { deed: 'paid'; goods: string; to: number }
  | { deed: 'stayed'; tile: string }
  | { deed: 'harvested'; goods: string }
  | { deed: 'built'; tile: string; paid: string; free: boolean }
  | { deed: 'column-card'; card: string; found: string }
  | { deed: 'bonus'; kind: string; points: number }
  | { deed: 'traded'; give: string; get: string; times: number }
  | { deed: 'upgraded'; from: string; to: string }
  | { deed: 'tile-claimed'; tile: string; port: string; closed: boolean }
  | { deed: 'order-claimed'; card: string; coin: 'gold' | 'silver' | null }
  | { deed: 'card-claimed'; card: string }
  | { deed: 'rested'; cards: number; settlers: number }
  | { deed: 'worked'; location: string; settlers: number }
  | { deed: 'sent-home'; seat: number; settlers: number }
  | { deed: 'charmed'; goods: string }
  | { deed: 'gained'; goods: string }
  | { deed: 'market-changed' }
  | { deed: 'used'; card: string }
  | { deed: 'joined'; card: string; instead: string | null }
  | { deed: 'travelled'; card: string; settlers: number }
  | { deed: 'swapped'; cards: [string, string] }
  | { deed: 'traded-at'; tile: string }
  | { deed: 'recruited'; settlers: number }
  | { deed: 'explored'; tile: string; opened: string | null }
  | { deed: 'bonus-tile'; tile: string }
  | { deed: 'returned'; goods: string }
  | { deed: 'declined' };

/** What chance did. */
export type Draw =
  | { draw: 'first'; seat: number }
  | { draw: 'board'; side: string }
  | { draw: 'dealt'; cards: string[] }
  | { draw: 'ordered'; card: string }
  | { draw: 'revealed'; tile: string; port: string }
  | { draw: 'closed'; port: string }
  | { draw: 'card'; card: string }
  | { draw: 'tile'; tile: string }
  | { draw: 'setup' };

type Teller = (scene: Scene, seat: number, line: Line, before: Deed[]) => Deed[];

/** The deeds of a turn with one more line; the scene is from before it. Null: the verb is not known. */
export function addDeed(scene: Scene, line: Line, before: Deed[]): Deed[] | null {
  const teller = TELLERS[line.verb];
  return teller && line.seat !== null ? teller(scene, line.seat, line, before) : null;
}

export const sorted = (goods: string): string => goodsText(amounts(goods));

const times = (goods: string, number: number): string => sorted(goods.repeat(number));

/** Changes the last deed of a kind, if that is what came before. */
function mend<Kind extends Deed['deed']>(
  before: Deed[],
  kind: Kind,
  change: (deed: Extract<Deed, { deed: Kind }>) => Partial<Extract<Deed, { deed: Kind }>>,
): Deed[] | null {
  const index = before.findLastIndex((deed) => deed.deed === kind);
  const deed = before[index] as Extract<Deed, { deed: Kind }> | undefined;
  return deed ? before.with(index, { ...deed, ...change(deed) }) : null;
}

const TELLERS: Record<string, Teller> = {
  choose: (_scene, _seat, line, before) => [...before, { deed: 'chose', goods: word(line) }],
  dock: (_scene, _seat, line, before) => [...before, { deed: 'docked', tile: word(line) }],
  acquire: (scene, _seat, line, before) => {
    const slot = Number(word(line)) - 1;
    const found = sorted(scene.rowCubes[slot] ?? '');
    return [...before, { deed: 'acquired', card: scene.row[slot] ?? '', paid: '', found }];
  },
  place: (_scene, _seat, line, before) =>
    mend(before, 'acquired', (deed) => ({ paid: sorted(deed.paid + word(line)) })) ?? before,
  play: (scene, _seat, line, before) => {
    const card = scene.pieces.cards[word(line)];
    const often = line.words[1] ? timesOf(line.words[1]) : 1;
    const [give, get] = [times(card?.give ?? '', often), times(card?.get ?? '', often)];
    return [...before, { deed: 'played', card: word(line), give, get }];
  },
  upgrade: (_scene, _seat, line, before) => upgraded(before, word(line)),
  done: (_scene, _seat, _line, before) => [...before, { deed: 'declined' }],
  rest: (scene, seat, _line, before) => {
    const { played, discarded } = seatOf(scene, seat);
    const cards = played.length + discarded.length;
    return [...before, { deed: 'rested', cards, settlers: placedOf(scene, seat) }];
  },
  sail: (scene, seat, line, before) => sailed(scene, seat, word(line), before),
  discard: (_scene, _seat, line, before) =>
    mend(before, 'sailed', (deed) => ({ cards: [...deed.cards, word(line)] })) ?? before,
  leave: (_scene, _seat, line, before) =>
    mend(before, 'sailed', (deed) => ({ left: sorted(deed.left + word(line)) })) ?? before,
  stop: (_scene, _seat, _line, before) => before,
  toll: (scene, _seat, line, before) => [
    ...before,
    { deed: 'paid', goods: word(line), to: scene.paying[0] ?? 0 },
  ],
  stay: (scene, seat, _line, before) =>
    scene.sailed > 0
      ? collected(scene, seat, before)
      : [...before, { deed: 'stayed', tile: seatOf(scene, seat).boat ?? '' }],
  harvest: (scene, seat, _line, before) => {
    const goods = `YY${'R'.repeat(seatOf(scene, seat).harvest)}`;
    return [...collected(scene, seat, before), { deed: 'harvested', goods }];
  },
  build: (scene, seat, _line, before) => {
    const tile = seatOf(scene, seat).boat ?? '';
    return [...before, { deed: 'built', tile, paid: '', free: outpostsOn(scene, tile) === 0 }];
  },
  pay: (_scene, _seat, line, before) =>
    mend(before, 'built', (deed) => ({ paid: sorted(deed.paid + word(line)) })) ?? before,
  trade: (scene, _seat, line, before) => {
    const number = timesOf(word(line));
    const { give = '', get = '' } = scene.trading ?? {};
    return [...before, { deed: 'traded', give: times(give, number), get: times(get, number), times: number }];
  },
  claim: (scene, seat, line, before) => [
    ...before,
    line.words.length > 0 ? ordered(scene, line) : claimed(scene, seat),
  ],
  bonus: (scene, _seat, line, before) => [...before, bonus(scene, word(line))],
  work: (scene, seat, line, before) => [...before, ...worked(scene, seat, word(line))],
  explore: (scene, seat, line, before) => {
    const opened = Object.entries(scene.covered).find(([, tile]) => tile === word(line));
    const tile = scene.pieces.exploration_tiles[word(line)];
    const explored: Deed = { deed: 'explored', tile: word(line), opened: opened?.[0] ?? null };
    return [...before, explored, ...gains(tile?.gain), ...recruits(scene, seat, tile?.recruits ?? 0)];
  },
  travel: (scene, seat, line, before) => {
    const place = Number(word(line)) - 1;
    const card = seatOf(scene, seat).route[place]?.card ?? '';
    const travelled: Deed = { deed: 'travelled', card, settlers: travelCost(scene, seat, place) };
    return [
      ...before,
      travelled,
      ...gains(scene.pieces.cards[card]?.kind === 'gain' ? scene.pieces.cards[card]?.get : ''),
    ];
  },
  use: (scene, _seat, _line, before) => {
    const card = scene.row[scene.slot] ?? '';
    const found = scene.pieces.cards[card];
    return [...before, { deed: 'used', card }, ...gains(found?.kind === 'gain' ? found.get : '')];
  },
  take: (scene, _seat, line, before) => {
    if (line.words.length === 0)
      return [...before, { deed: 'joined', card: scene.row[scene.slot] ?? '', instead: null }];
    const slot = Number(word(line)) - 1;
    return [
      ...before,
      { deed: 'column-card', card: scene.row[slot] ?? '', found: sorted(scene.rowCubes[slot] ?? '') },
    ];
  },
  replace: (scene, seat, line, before) => {
    const instead = seatOf(scene, seat).route[Number(word(line)) - 1]?.card ?? null;
    return [...before, { deed: 'joined', card: scene.row[scene.slot] ?? '', instead }];
  },
  swap: (scene, seat, line, before) => {
    const route = seatOf(scene, seat).route;
    const [left = '', right = ''] = line.words.map((place) => route[Number(place) - 1]?.card ?? '');
    return [...before, { deed: 'swapped', cards: [left, right] }];
  },
  'trade-at': (_scene, _seat, line, before) => [...before, { deed: 'traded-at', tile: word(line) }],
  return: (_scene, _seat, line, before) =>
    before.at(-1)?.deed === 'returned'
      ? (mend(before, 'returned', (deed) => ({ goods: sorted(deed.goods + word(line)) })) ?? before)
      : [...before, { deed: 'returned', goods: word(line) }],
};

function word(line: Line): string {
  return line.words[0] ?? '';
}

const timesOf = (text: string): number => Number(text.replace('x', ''));

const gains = (goods: string | undefined): Deed[] => (goods ? [{ deed: 'gained', goods }] : []);

/** Upgrades in a row are one deed, with what they come to: Y to R and that R to G is Y to G. */
function upgraded(before: Deed[], good: string): Deed[] {
  const next = GOODS[GOODS.findIndex((letter) => letter === good) + 1] ?? good;
  const last = before.at(-1);
  const found = last?.deed === 'upgraded' ? last : { from: '', to: '' };
  const [from, to] = [amounts(found.from + good), amounts(found.to + next)];
  for (const letter of GOODS) {
    const both = Math.min(from[letter], to[letter]);
    from[letter] -= both;
    to[letter] -= both;
  }
  const deed: Deed = { deed: 'upgraded', from: goodsText(from), to: goodsText(to) };
  return last?.deed === 'upgraded' ? before.with(-1, deed) : [...before, deed];
}

/** A boat that goes tile by tile makes one voyage of a turn. */
function sailed(scene: Scene, seat: number, tile: string, before: Deed[]): Deed[] {
  if (scene.game === 'eastern-wonders' && scene.sailed > 0) {
    const farther = mend(before, 'sailed', (deed) => ({ tile, far: deed.far + 1 }));
    if (farther) return farther;
  }
  const far = distance(scene, seatOf(scene, seat).boat ?? '', tile);
  return [...before, { deed: 'sailed', tile, far, cards: [], left: '' }];
}

/** Cubes that lie where a boat has arrived. */
function collected(scene: Scene, seat: number, before: Deed[]): Deed[] {
  const goods = sorted(scene.sailed > 0 ? (scene.loose[seatOf(scene, seat).boat ?? ''] ?? '') : '');
  return goods ? [...before, { deed: 'found', goods }] : before;
}

function claimed(scene: Scene, seat: number): Deed {
  const port = seatOf(scene, seat).boat ?? '';
  const tile = scene.ports[portNumber(port)] ?? EMPTY;
  return { deed: 'tile-claimed', tile, port, closed: scene.ports.includes(CLOSED) };
}

function ordered(scene: Scene, line: Line): Deed {
  const place = Number(word(line)) - 1;
  return { deed: 'order-claimed', card: scene.orders[place] ?? '', coin: coinAbove(scene, place) };
}

function bonus(scene: Scene, kind: string): Deed {
  if (/^\d+$/.test(kind)) return { deed: 'bonus-tile', tile: scene.stacks[Number(kind) - 1] ?? '' };
  return { deed: 'bonus', kind, points: kind === 'points' ? pointTile(scene) : 0 };
}

function worked(scene: Scene, seat: number, location: string): Deed[] {
  const there = scene.locations[location];
  const goods = charmed(scene, seat, location);
  const deeds: Deed[] = [{ deed: 'worked', location, settlers: required(scene, seat, location) }];
  if (there) deeds.push({ deed: 'sent-home', seat: there.seat, settlers: there.settlers });
  if (goods) deeds.push({ deed: 'charmed', goods: sorted(goods) });
  return [...deeds, ...doneAt(scene, seat, location, scene.pieces.locations[location])];
}

/** What a location does without asking. */
function doneAt(scene: Scene, seat: number, name: string, location: LocationShown | undefined): Deed[] {
  return (location?.steps ?? []).flatMap((step): Deed[] => {
    if (step.word === 'gain') return gains(step.get);
    if (step.word === 'change-route') return gains('Y');
    if (step.word === 'change-market') return [{ deed: 'market-changed' }];
    return step.word === 'fort' ? claimedCard(scene, seat, scene.forts[rankOf(scene, name)] ?? '') : [];
  });
}

function claimedCard(scene: Scene, seat: number, card: string): Deed[] {
  const found = scene.pieces.point_cards[card];
  const settlers = found?.benefit === 'saddlebag' ? (found.number ?? 0) : 0;
  return [{ deed: 'card-claimed', card }, ...recruits(scene, seat, settlers)];
}

/** Settlers come from the reserve, as far as it goes. */
function recruits(scene: Scene, seat: number, number: number): Deed[] {
  const settlers = Math.min(number, seatOf(scene, seat).reserve);
  return settlers > 0 ? [{ deed: 'recruited', settlers }] : [];
}

// -- draws --------------------------------------------------------------------------------------------

/** What chance did; merchants that come together are one draw. Null: the verb is not known. */
export function addDraw(scene: Scene, line: Line, before: Draw[]): Draw[] | null {
  const [thing = ''] = line.words;
  const last = before.at(-1);
  switch (line.verb) {
    case 'first':
      return [...before, { draw: 'first', seat: Number(thing) - 1 }];
    case 'board':
      return [...before, { draw: 'board', side: thing }];
    case 'deal':
      if (last?.draw === 'dealt') return before.with(-1, { draw: 'dealt', cards: [...last.cards, thing] });
      return [...before, { draw: 'dealt', cards: [thing] }];
    case 'order':
      return [...before, { draw: 'ordered', card: thing }];
    case 'reveal': {
      const port = `port-${scene.ports.indexOf(EMPTY) + 1}`;
      return [
        ...before,
        thing === CLOSED ? { draw: 'closed', port } : { draw: 'revealed', tile: thing, port },
      ];
    }
    case 'card':
      return [...before, { draw: 'card', card: thing }];
    case 'tile':
      return [...before, { draw: 'tile', tile: thing }];
    case 'box':
    case 'lay':
    case 'cover':
      return last?.draw === 'setup' ? before : [...before, { draw: 'setup' }];
    default:
      return null;
  }
}
