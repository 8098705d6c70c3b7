// The log in words. A chronicle follows the entries of a table, in no language; telling it makes sentences.
import type { Entry, Pieces, TableSetting } from '../protocol';
import { addDeed, addDraw, type Deed, type Draw } from './deeds';
import type { Words } from './en';
import { fill, joined, type Part } from './parts';
import { scoringTile } from './pieces';
import {
  beginTurn,
  follow,
  kindOf,
  openScene,
  rankOf,
  readLine,
  startsTurn,
  type Line,
  type Scene,
} from './scene';

export type LogEvent = Entry['events'][number];

/** `position` is how many decisions and draws there are up to its end. */
export type Chapter = { ply: number; round: number; position: number } & (
  | { kind: 'turn'; seat: number; deeds: Deed[]; scene: Scene } // the scene from before it
  | { kind: 'draw'; draws: Draw[]; setup: boolean }
  | { kind: 'event'; event: LogEvent }
  | { kind: 'unknown'; line: string }
);

interface Item {
  ply: number;
  line?: string;
  event?: LogEvent;
}

export interface Chronicle {
  readonly pieces: Pieces;
  readonly setting: TableSetting;
  readonly items: Item[];
  readonly lines: number; // how many of the items are decisions and draws
  readonly chapters: Chapter[];
  readonly scene: Scene; // as it is now: what questions are about
}

export interface Sentence {
  kind: Chapter['kind'];
  ply: number;
  round: number; // 0 before the first turn
  position: number; // the one that it led to
  seat: number | null; // whose turn is told
  parts: Part[];
}

// -- reading entries ----------------------------------------------------------------------------------

export function openChronicle(pieces: Pieces, setting: TableSetting): Chronicle {
  return { pieces, setting, items: [], lines: 0, chapters: [], scene: openScene(pieces, setting) };
}

/** The chronicle with one more entry. */
export function read(chronicle: Chronicle, entry: Entry): Chronicle {
  return entry.events.reduce((before, event) => readEvent(before, entry.ply, event), chronicle);
}

/** All of it at once. */
export function chronicleOf(pieces: Pieces, setting: TableSetting, entries: Entry[]): Chronicle {
  return entries.reduce(read, openChronicle(pieces, setting));
}

/** The same from the lines of a record, for replays; the ply of a chapter is the number of its last line. */
export function chronicleOfLines(pieces: Pieces, setting: TableSetting, lines: string[]): Chronicle {
  return lines.map((line, n) => ({ ply: n + 1, line })).reduce(add, openChronicle(pieces, setting));
}

function readEvent(chronicle: Chronicle, ply: number, event: LogEvent): Chronicle {
  const lines = event.type === 'decided' || event.type === 'started' ? event.line : [];
  const items: Item[] = lines.length > 0 ? [] : [{ ply, event }]; // lines speak for themselves
  const before =
    'left' in event && event.type !== 'takeback_asked' ? forget(chronicle, event.left) : chronicle;
  return [...items, ...lines.map((line) => ({ ply, line }))].reduce(add, before);
}

/** Lines that were taken back have not happened; what else happened at the table has. */
function forget(chronicle: Chronicle, left: number): Chronicle {
  let number = 0;
  const kept = chronicle.items.filter((item) => item.line === undefined || (number += 1) <= left);
  return kept.reduce(add, openChronicle(chronicle.pieces, chronicle.setting));
}

function add(chronicle: Chronicle, item: Item): Chronicle {
  const items = [...chronicle.items, item];
  const { scene, lines } = chronicle;
  if (item.event) {
    const at = { ply: item.ply, round: scene.round, position: lines };
    const chapter: Chapter = { kind: 'event', ...at, event: item.event };
    return { ...chronicle, items, chapters: [...chronicle.chapters, chapter] };
  }
  const line = readLine(item.line ?? '');
  const after = follow(scene, line);
  const at = { ply: item.ply, round: after.round, position: lines + 1 };
  const chapters = withLine(chronicle.chapters, scene, line, at);
  return { ...chronicle, items, lines: lines + 1, chapters, scene: after };
}

type At = Pick<Chapter, 'ply' | 'round' | 'position'>;

function withLine(chapters: Chapter[], scene: Scene, line: Line, at: At): Chapter[] {
  const last = chapters.at(-1);
  const unknown: Chapter = { kind: 'unknown', ...at, line: [line.verb, ...line.words].join(' ') };
  if (line.seat === null) {
    const going = last?.kind === 'draw' ? last : null;
    const draws = addDraw(scene, line, going?.draws ?? []);
    if (!draws) return [...chapters, unknown];
    const chapter: Chapter = { kind: 'draw', ...at, draws, setup: scene.turn === null };
    return going ? chapters.with(-1, chapter) : [...chapters, chapter];
  }
  const index = turnGoingOn(chapters, scene, line);
  const going = chapters[index];
  const deeds = addDeed(beginTurn(scene, line), line, going?.kind === 'turn' ? going.deeds : []);
  if (!deeds) return [...chapters, unknown];
  if (going?.kind === 'turn')
    return chapters.with(index, { ...going, ply: at.ply, position: at.position, deeds });
  return [...chapters, { kind: 'turn', ...at, seat: line.seat, deeds, scene }];
}

/** The chapter of the turn that a line belongs to, -1 for a new one. A draw in between does not end a turn. */
function turnGoingOn(chapters: Chapter[], scene: Scene, line: Line): number {
  if (startsTurn(scene, line)) return -1;
  const index = chapters.findLastIndex((chapter) => chapter.kind === 'turn');
  const chapter = chapters[index];
  return chapter?.kind === 'turn' && chapter.seat === line.seat ? index : -1;
}

// -- telling ------------------------------------------------------------------------------------------

/**
 * The whole log, oldest first. Chapters in which nothing is worth telling are left out. `you` is the seat that
 * it is told to: what others do to it is told as to a person, not of one.
 */
export function tellAll(words: Words, chronicle: Chronicle, you: number | null = null): Sentence[] {
  return chronicle.chapters
    .map((chapter) => tell(words, chronicle.pieces, chapter, you))
    .filter(({ parts }) => parts.length > 0);
}

/** One entry for itself, where only the scene before it is known. */
export function tellEntry(words: Words, scene: Scene, entry: Entry): Sentence[] {
  const setting: TableSetting = { game: scene.game, players: scene.players };
  const before = { ...openChronicle(scene.pieces, setting), scene };
  return tellAll(words, read(before, entry));
}

export function tell(words: Words, pieces: Pieces, chapter: Chapter, you: number | null): Sentence {
  const { kind, ply, round, position } = chapter;
  const seat = chapter.kind === 'turn' ? chapter.seat : null;
  return { kind, ply, round, position, seat, parts: tellParts(words, pieces, chapter, you) };
}

function tellParts(words: Words, pieces: Pieces, chapter: Chapter, you: number | null): Part[] {
  switch (chapter.kind) {
    case 'turn':
      return tellTurn(words, pieces, chapter, you);
    case 'draw':
      return chapter.setup ? tellSetup(words, chapter.draws, you) : tellDraws(words, pieces, chapter.draws);
    case 'event':
      return tellEvent(words, chapter.event, you);
    case 'unknown':
      return [{ text: words.telling.unknown }];
  }
}

/** All deeds of a turn in one sentence. */
function tellTurn(
  words: Words,
  pieces: Pieces,
  { seat, deeds, scene }: Chapter & { kind: 'turn' },
  you: number | null,
): Part[] {
  const told = deeds
    .map((deed) => tellDeed(words, pieces, deed, scene, you))
    .filter((parts) => parts.length > 0);
  if (told.length === 0) return [];
  const closed = deeds.some((deed) => deed.deed === 'tile-claimed' && deed.closed);
  const end = closed ? `. ${words.telling.closedMoved}` : '.';
  return joined([{ seat }, { text: ' ' }, ...listed(words, told), { text: end }]);
}

/** `built an outpost, traded YY for G and returned R`. */
function listed(words: Words, told: Part[][]): Part[] {
  const places = told.map((_, n) => `{${n}}`);
  return fill(words.list(places), Object.fromEntries(told.entries()));
}

type Tellers = {
  [Kind in Deed['deed']]: (
    words: Words,
    deed: Extract<Deed, { deed: Kind }>,
    pieces: Pieces,
    scene: Scene,
    you: number | null,
  ) => Part[];
};

type Teller = (words: Words, deed: Deed, pieces: Pieces, scene: Scene, you: number | null) => Part[];

function tellDeed(words: Words, pieces: Pieces, deed: Deed, scene: Scene, you: number | null): Part[] {
  return (TELLERS[deed.deed] as Teller)(words, deed, pieces, scene, you);
}

const goods = (text: string): Part[] => [{ goods: text }];
const text = (words: string): Part[] => [{ text: words }];
const piece = (id: string, words: string): Part[] => [{ piece: id, text: words }];

const TELLERS: Tellers = {
  chose: (words, deed) => fill(words.telling.chose, { goods: goods(deed.goods) }),
  docked: (words, deed) => fill(words.telling.docked, { place: placeAt(words, deed.tile) }),
  acquired: (words, deed, pieces) => {
    const template = deed.paid ? words.telling.acquiredFor : words.telling.acquired;
    const found = deed.found ? ` ${words.telling.foundOnIt}` : '';
    const values = {
      card: fullCard(words, pieces, deed.card),
      paid: goods(deed.paid),
      found: goods(deed.found),
    };
    return fill(template + found, values);
  },
  played: (words, deed, pieces) => {
    const { playedTrade, playedGain, played } = words.telling;
    const template = deed.give ? playedTrade : deed.get ? playedGain : played;
    return fill(template, {
      card: card(words, pieces, deed.card),
      give: goods(deed.give),
      get: goods(deed.get),
    });
  },
  sailed: (words, deed) => {
    const place = piece(deed.tile, words.to[placeKey(deed.tile)]);
    const voyage = fill(deed.far > 0 ? words.telling.sailed(deed.far) : words.telling.sailedBack, { place });
    return deed.left
      ? [...voyage, { text: ', ' }, ...fill(words.telling.left, { goods: goods(deed.left) })]
      : voyage;
  },
  found: (words, deed) => fill(words.telling.found, { goods: goods(deed.goods) }),
  paid: (words, deed, _pieces, _scene, you) => {
    const { paid, paidYou } = words.telling;
    return fill(deed.to === you ? paidYou : paid, { goods: goods(deed.goods), to: [{ seat: deed.to }] });
  },
  stayed: (words, deed) => fill(words.telling.stayed, { place: placeAt(words, deed.tile) }),
  harvested: (words, deed) => fill(words.telling.harvested, { goods: goods(deed.goods) }),
  built: (words, deed) =>
    fill(deed.paid ? words.telling.builtFor : words.telling.built, { paid: goods(deed.paid) }),
  'column-card': (words, deed, pieces) => {
    const found = deed.found ? ` ${words.telling.foundOnIt}` : '';
    return fill(words.telling.columnCard + found, {
      card: fullCard(words, pieces, deed.card),
      found: goods(deed.found),
    });
  },
  bonus: (words, deed) => text(bonusTold(words, deed.kind, deed.points)),
  traded: (words, deed) =>
    deed.give
      ? fill(words.telling.traded, { give: goods(deed.give), get: goods(deed.get) })
      : text(words.telling.tradedTimes(deed.times)),
  upgraded: (words, deed) => fill(words.telling.upgraded, { from: goods(deed.from), to: goods(deed.to) }),
  'tile-claimed': (words, deed, pieces) => {
    const tile = pieces.victory_tiles[deed.tile];
    const name = piece(deed.tile, words.telling.tile(tile?.points ?? 0));
    return fill(words.telling.tileClaimed, { tile: name, cost: goods(tile?.cost ?? '') });
  },
  'order-claimed': (words, deed, pieces) => {
    const order = pieces.orders[deed.card];
    const name = piece(deed.card, words.telling.pointCard(order?.points ?? 0));
    const { orderGold, orderSilver, orderClaimed } = words.telling;
    const template = deed.coin === 'gold' ? orderGold : deed.coin === 'silver' ? orderSilver : orderClaimed;
    return fill(template, { card: name, cost: goods(order?.cost ?? '') });
  },
  'card-claimed': (words, deed, pieces) => {
    const found = pieces.point_cards[deed.card];
    const name = piece(deed.card, words.telling.pointCard(found?.points ?? 0));
    return fill(words.telling.cardClaimed, { card: name, cost: goods(found?.cost ?? '') });
  },
  rested: (words, deed) => {
    if (deed.cards > 0) return text(words.telling.restedCards(deed.cards));
    return text(deed.settlers > 0 ? words.telling.restedSettlers(deed.settlers) : words.telling.rested);
  },
  worked: (words, deed, _pieces, scene) => {
    const settlers = piece(deed.location, words.objects.settlers(deed.settlers));
    const place = numbered(words, scene, deed.location);
    return fill(place ? words.telling.workedAt : words.telling.worked, { settlers, place: text(place) });
  },
  'sent-home': (words, deed, _pieces, _scene, you) => {
    const { sentHome, sentYours } = words.telling;
    const told = deed.seat === you ? sentYours : sentHome;
    return fill(told(deed.settlers), { seat: [{ seat: deed.seat }] });
  },
  charmed: (words, deed) => fill(words.telling.charmed, { goods: goods(deed.goods) }),
  gained: (words, deed) => fill(words.telling.gained, { goods: goods(deed.goods) }),
  'market-changed': (words) => text(words.telling.marketChanged),
  used: (words, deed, pieces) => fill(words.telling.used, { card: card(words, pieces, deed.card) }),
  joined: (words, deed, pieces) => {
    const values = {
      card: fullCard(words, pieces, deed.card),
      old: fullCard(words, pieces, deed.instead ?? ''),
    };
    return fill(deed.instead ? words.telling.joinedFor : words.telling.joined, values);
  },
  travelled: (words, deed, pieces) =>
    fill(words.telling.travelled(deed.settlers), { card: card(words, pieces, deed.card) }),
  swapped: (words, deed, pieces) => {
    const [first, second] = deed.cards.map((id) => fullCard(words, pieces, id));
    return fill(words.telling.swapped, { first: first ?? [], second: second ?? [] });
  },
  'traded-at': (words, deed) => fill(words.telling.tradedAt, { place: placeAt(words, deed.tile) }),
  recruited: (words, deed) => text(words.telling.recruited(deed.settlers)),
  explored: (words, deed, pieces) => {
    const points = pieces.exploration_tiles[deed.tile]?.points ?? 0;
    const worth = points > 0 ? text(` (${words.counts.points(points)})`) : [];
    const tile = [...piece(deed.tile, words.telling.explorationTile), ...worth];
    const place = piece(deed.opened ?? '', words.telling.location);
    return fill(deed.opened ? words.telling.exploredOpened : words.telling.explored, { tile, place });
  },
  'bonus-tile': (words, deed, pieces) => {
    const tile = piece(deed.tile, words.telling.bonusTileName);
    return fill(`${words.telling.bonusTile} (${scoringWords(words, pieces, deed.tile)})`, { tile });
  },
  returned: (words, deed) => fill(words.telling.returned, { goods: goods(deed.goods) }),
  declined: () => [],
};

function scoringWords(words: Words, pieces: Pieces, id: string): string {
  const tile = pieces.scoring_tiles[id];
  return tile ? scoringTile(words, tile) : '';
}

type Place = keyof Words['to'];

/** What kind of place a tile is: a market's symbol, a port or the sea. */
export function placeKey(tile: string): Place {
  return kindOf(tile) as Place;
}

function placeAt(words: Words, tile: string): Part[] {
  return piece(tile, words.at[placeKey(tile)]);
}

/** Forts and markets have numbers. */
function numbered(words: Words, scene: Scene, location: string): string {
  const word = scene.pieces.locations[location]?.steps[0]?.word;
  const number = rankOf(scene, location) + 1;
  if (word === 'market') return words.telling.atMarket(number);
  return word === 'fort' ? words.telling.atFort(number) : '';
}

function bonusTold(words: Words, kind: string, points: number): string {
  const { bonus } = words.telling;
  if (kind === 'points') return bonus.points(points);
  return kind === 'move' || kind === 'hold' || kind === 'harvest' ? bonus[kind] : bonus.upgrade;
}

/** A merchant by its kind: what it gives is told anyway. */
function card(
  words: Words,
  pieces: Pieces,
  id: string,
  names: Words['telling']['cards'] = words.telling.cards,
): Part[] {
  const found = pieces.cards[id];
  if (found?.kind === 'upgrade') return piece(id, names.upgrade(found.upgrades ?? 0));
  return piece(id, found?.kind === 'gain' ? names.gain : names.trade);
}

/** A merchant with what it gives, for one that has not done it yet. */
function fullCard(words: Words, pieces: Pieces, id: string, names = words.telling.cards): Part[] {
  const found = pieces.cards[id];
  const name = card(words, pieces, id, names);
  if (found?.kind === 'gain') return [...name, { text: ' ' }, { goods: found.get ?? '' }];
  if (found?.kind !== 'trade') return name;
  return [...name, { text: ' ' }, { goods: found.give ?? '' }, { text: ' → ' }, { goods: found.get ?? '' }];
}

// -- draws --------------------------------------------------------------------------------------------

/** Of the setup it is enough to say who begins. */
function tellSetup(words: Words, draws: Draw[], you: number | null): Part[] {
  const told = draws.flatMap((draw): Part[] => {
    if (draw.draw === 'first') {
      const { begins, youBegin } = words.telling;
      return [{ text: ' ' }, ...fill(draw.seat === you ? youBegin : begins, { seat: [{ seat: draw.seat }] })];
    }
    return draw.draw === 'board' ? [{ text: ` ${words.telling.boardDrawn(draw.side)}` }] : [];
  });
  return joined([{ text: words.telling.tableSet }, ...told]);
}

function tellDraws(words: Words, pieces: Pieces, draws: Draw[]): Part[] {
  const told = draws.map((draw) => tellDraw(words, pieces, draw)).filter((parts) => parts.length > 0);
  return joined(told.flatMap((parts, n) => (n === 0 ? parts : [{ text: ' ' }, ...parts])));
}

function tellDraw(words: Words, pieces: Pieces, draw: Draw): Part[] {
  const { telling } = words;
  switch (draw.draw) {
    case 'first':
      return fill(telling.begins, { seat: [{ seat: draw.seat }] });
    case 'board':
      return text(telling.boardDrawn(draw.side));
    case 'dealt': {
      const cards = draw.cards.map((id) => fullCard(words, pieces, id, telling.cardsCome));
      return fill(telling.dealt(cards.length), { cards: listed(words, cards) });
    }
    case 'ordered': {
      const order = pieces.orders[draw.card];
      const name = piece(draw.card, telling.pointCardComes(order?.points ?? 0));
      return fill(telling.ordered, { card: name, cost: goods(order?.cost ?? '') });
    }
    case 'revealed': {
      const tile = pieces.victory_tiles[draw.tile];
      const name = piece(draw.port, telling.tileComes(tile?.points ?? 0));
      return fill(telling.revealed, { tile: name, cost: goods(tile?.cost ?? '') });
    }
    case 'closed':
      return piece(draw.port, telling.closed);
    case 'card': {
      const found = pieces.point_cards[draw.card];
      const name = piece(draw.card, telling.pointCardComes(found?.points ?? 0));
      return fill(telling.cardDrawn, { card: name, cost: goods(found?.cost ?? '') });
    }
    case 'tile':
      return fill(telling.tileDrawn, { tile: piece(draw.tile, scoringWords(words, pieces, draw.tile)) });
    case 'setup':
      return [];
  }
}

// -- events beside the game ---------------------------------------------------------------------------

function tellEvent(words: Words, event: LogEvent, you: number | null): Part[] {
  const { events } = words;
  const said = (template: string, seat: number) => fill(template, { seat: [{ seat }] });
  switch (event.type) {
    case 'opened':
      return text(event.before ? events.openedAgain : events.opened);
    case 'sat':
      // The name of then: somebody else may sit there now.
      return fill(events.sat, { seat: text(event.name) });
    case 'placed':
      return said(events.placed, event.seat);
    case 'rose':
      return text(events.rose(event.seat + 1));
    case 'started':
      return text(events.started);
    case 'decided':
      return [];
    case 'undone':
      return said(events.undone, event.seat);
    case 'takeback_asked':
      return said(events.takebackAsked, event.seat);
    case 'takeback_answered':
      return said(event.agrees ? events.takebackAgreed : events.takebackRefused, event.seat);
    case 'taken_back':
      return said(events.takenBack, event.seat);
    case 'paused':
      return said(events.paused, event.seat);
    case 'resumed':
      return said(events.resumed, event.seat);
    case 'left':
      return said(event.bot ? events.leftBot : events.left, event.seat);
    case 'expired':
      return said(events.expired, event.seat);
    case 'resigned':
      return said(events.resigned, event.seat);
    case 'ended': {
      const winner = event.ranking[0] ?? 0;
      const { ended, endedResigned } = winner === you ? events.youWon : events;
      return said(event.reason === 'resigned' ? endedResigned : ended(event.scores[winner] ?? 0), winner);
    }
    case 'rematched':
      return text(events.rematched);
    default:
      return text(words.telling.unknown);
  }
}
