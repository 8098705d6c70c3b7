// The log in words: sentences of the chapters that the server tells, and of what happens beside the game.
import type { Chapter, Deed, Pieces } from '../protocol';
import type { LogEvent, Page } from '../story';
import type { Words } from './en';
import { fill, joined, type Part } from './parts';
import { scoringTile } from './pieces';
import { kindOf } from './places';

export interface Sentence {
  kind: 'turn' | 'draw' | 'event';
  round: number; // 0 before the first turn
  position: number; // the one that it led to
  seat: number | null; // whose turn is told
  parts: Part[];
}

// -- telling ------------------------------------------------------------------------------------------

/**
 * The whole log, oldest first. Pages on which nothing is worth telling are left out. `you` is the seat that it is
 * told to: what others do to it is told as to a person, not of one.
 */
export function tellAll(words: Words, pieces: Pieces, pages: Page[], you: number | null = null): Sentence[] {
  return pages.map((page) => tell(words, pieces, page, you)).filter(({ parts }) => parts.length > 0);
}

export function tell(words: Words, pieces: Pieces, page: Page, you: number | null): Sentence {
  const { round, position } = page;
  if ('event' in page)
    return { kind: 'event', round, position, seat: null, parts: tellEvent(words, page.event, you) };
  const { seat, deeds } = page.chapter;
  if (seat !== null)
    return { kind: 'turn', round, position, seat, parts: tellTurn(words, pieces, page.chapter, you) };
  const parts = round === 0 ? tellSetup(words, pieces, deeds, you) : tellDraws(words, pieces, deeds, you);
  return { kind: 'draw', round, position, seat, parts };
}

/** All deeds of a turn in one sentence; where the closed port has gone to is another one. */
function tellTurn(words: Words, pieces: Pieces, { seat, deeds }: Chapter, you: number | null): Part[] {
  const closed = deeds.some(({ kind }) => kind === 'moved_closed_port');
  const told = deeds
    .filter(({ kind }) => kind !== 'moved_closed_port')
    .map((deed) => tellDeed(words, pieces, deed, you))
    .filter((parts) => parts.length > 0);
  if (told.length === 0) return [];
  const end = closed ? `. ${words.telling.closedMoved}` : '.';
  return joined([{ seat: seat ?? 0 }, { text: ' ' }, ...listed(words, told), { text: end }]);
}

/** `built an outpost, traded YY for G and returned R`. */
function listed(words: Words, told: Part[][]): Part[] {
  const places = told.map((_, n) => `{${n}}`);
  return fill(words.list(places), Object.fromEntries(told.entries()));
}

/** A deed with everything in it, empty where nothing applies. */
type Told = Required<Omit<Deed, 'more' | 'seat'>> & { seat: number };
type Teller = (words: Words, deed: Told, pieces: Pieces, you: number | null) => Part[];

function tellDeed(words: Words, pieces: Pieces, deed: Deed, you: number | null): Part[] {
  const empty = { piece: '', other: '', paid: '', got: '', number: 0, place: 0, cards: [] };
  return TELLERS[deed.kind](words, { ...empty, ...deed, seat: deed.seat ?? 0 }, pieces, you);
}

const goods = (text: string): Part[] => [{ goods: text }];
const text = (words: string): Part[] => [{ text: words }];
const piece = (id: string, words: string): Part[] => [{ piece: id, text: words }];

const TELLERS: Record<Deed['kind'], Teller> = {
  chose: (words, { got }) => fill(words.telling.chose, { goods: goods(got) }),
  docked: (words, { piece: tile }) => fill(words.telling.docked, { place: placeAt(words, tile) }),
  acquired: (words, { piece: id, paid, got }, pieces) => {
    const template = paid ? words.telling.acquiredFor : words.telling.acquired;
    const found = got ? ` ${words.telling.foundOnIt}` : '';
    return fill(template + found, {
      card: fullCard(words, pieces, id),
      paid: goods(paid),
      found: goods(got),
    });
  },
  played: (words, { piece: id, paid, got }, pieces) => {
    const { playedTrade, playedGain, played } = words.telling;
    const template = paid ? playedTrade : got ? playedGain : played;
    return fill(template, { card: card(words, pieces, id), give: goods(paid), get: goods(got) });
  },
  sailed: (words, { piece: tile, number, paid }) => {
    const place = piece(tile, words.to[placeKey(tile)]);
    const voyage = fill(number > 0 ? words.telling.sailed(number) : words.telling.sailedBack, { place });
    return paid ? [...voyage, { text: ', ' }, ...fill(words.telling.left, { goods: goods(paid) })] : voyage;
  },
  found: (words, { got }) => fill(words.telling.found, { goods: goods(got) }),
  paid: (words, { paid: given, seat }, _pieces, you) => {
    const { paid, paidYou } = words.telling;
    return fill(seat === you ? paidYou : paid, { goods: goods(given), to: [{ seat }] });
  },
  stayed: (words, { piece: tile }) => fill(words.telling.stayed, { place: placeAt(words, tile) }),
  harvested: (words, { got }) => fill(words.telling.harvested, { goods: goods(got) }),
  built: (words, { paid }) =>
    fill(paid ? words.telling.builtFor : words.telling.built, { paid: goods(paid) }),
  took_card: (words, { piece: id, got }, pieces) => {
    const found = got ? ` ${words.telling.foundOnIt}` : '';
    return fill(words.telling.columnCard + found, {
      card: fullCard(words, pieces, id),
      found: goods(got),
    });
  },
  took_bonus: (words, { piece: kind, number }) => text(bonusTold(words, kind, number)),
  traded: (words, { paid, got }) => fill(words.telling.traded, { give: goods(paid), get: goods(got) }),
  upgraded: (words, { paid, got }) => fill(words.telling.upgraded, { from: goods(paid), to: goods(got) }),
  claimed_tile: (words, { piece: id, paid }, pieces) => {
    const name = piece(id, words.telling.tile(pieces.victory_tiles[id]?.points ?? 0));
    return fill(words.telling.tileClaimed, { tile: name, cost: goods(paid) });
  },
  moved_closed_port: () => [],
  claimed_order: (words, { piece: id, other: coin, paid }, pieces) => {
    const name = piece(id, words.telling.pointCard(pieces.orders[id]?.points ?? 0));
    const { orderGold, orderSilver, orderClaimed } = words.telling;
    const template = coin === 'gold' ? orderGold : coin === 'silver' ? orderSilver : orderClaimed;
    return fill(template, { card: name, cost: goods(paid) });
  },
  claimed_card: (words, { piece: id, paid }, pieces) => {
    const name = piece(id, words.telling.pointCard(pieces.point_cards[id]?.points ?? 0));
    return fill(words.telling.cardClaimed, { card: name, cost: goods(paid) });
  },
  rested: (words, { piece: what, number }) => {
    const { rested, restedCards, restedSettlers } = words.telling;
    if (number === 0) return text(rested);
    return text(what === 'cards' ? restedCards(number) : restedSettlers(number));
  },
  worked: (words, { piece: location, number, other, place }) => {
    const settlers = piece(location, words.objects.settlers(number));
    const { worked, workedAt, atFort, atMarket } = words.telling;
    if (place === 0) return fill(worked, { settlers });
    return fill(workedAt, { settlers, place: text(other === 'fort' ? atFort(place) : atMarket(place)) });
  },
  sent_home: (words, { seat, number }, _pieces, you) => {
    const { sentHome, sentYours } = words.telling;
    return fill((seat === you ? sentYours : sentHome)(number), { seat: [{ seat }] });
  },
  charmed: (words, { got }) => fill(words.telling.charmed, { goods: goods(got) }),
  gained: (words, { got }) => fill(words.telling.gained, { goods: goods(got) }),
  changed_market: (words) => text(words.telling.marketChanged),
  used: (words, { piece: id }, pieces) => fill(words.telling.used, { card: card(words, pieces, id) }),
  joined: (words, { piece: id, other }, pieces) =>
    fill(other ? words.telling.joinedFor : words.telling.joined, {
      card: fullCard(words, pieces, id),
      old: fullCard(words, pieces, other),
    }),
  travelled: (words, { piece: id, number }, pieces) =>
    fill(words.telling.travelled(number), { card: card(words, pieces, id) }),
  swapped: (words, { piece: id, other }, pieces) =>
    fill(words.telling.swapped, {
      first: fullCard(words, pieces, id),
      second: fullCard(words, pieces, other),
    }),
  traded_at: (words, { piece: tile }) => fill(words.telling.tradedAt, { place: placeAt(words, tile) }),
  recruited: (words, { number }) => text(words.telling.recruited(number)),
  explored: (words, { piece: id, other: opened }, pieces) => {
    const points = pieces.exploration_tiles[id]?.points ?? 0;
    const worth = points > 0 ? text(` (${words.counts.points(points)})`) : [];
    const tile = [...piece(id, words.telling.explorationTile), ...worth];
    const place = piece(opened, words.telling.location);
    return fill(opened ? words.telling.exploredOpened : words.telling.explored, { tile, place });
  },
  took_tile: (words, { piece: id }, pieces) => {
    const tile = piece(id, words.telling.bonusTileName);
    return fill(`${words.telling.bonusTile} (${scoringWords(words, pieces, id)})`, { tile });
  },
  returned: (words, { paid }) => fill(words.telling.returned, { goods: goods(paid) }),
  declined: () => [],
  // What chance does is told in sentences of its own.
  began: (words, { seat }, _pieces, you) => {
    const { begins, youBegin } = words.telling;
    return fill(seat === you ? youBegin : begins, { seat: [{ seat }] });
  },
  drew_board: (words, { piece: side }) => text(words.telling.boardDrawn(side)),
  dealt: (words, { cards: ids }, pieces) => {
    const cards = ids.map((id) => fullCard(words, pieces, id, words.telling.cardsCome));
    return fill(words.telling.dealt(cards.length), { cards: listed(words, cards) });
  },
  drew_order: (words, { piece: id }, pieces) => {
    const order = pieces.orders[id];
    const name = piece(id, words.telling.pointCardComes(order?.points ?? 0));
    return fill(words.telling.ordered, { card: name, cost: goods(order?.cost ?? '') });
  },
  revealed: (words, { piece: id, other: port }, pieces) => {
    const tile = pieces.victory_tiles[id];
    const name = piece(port, words.telling.tileComes(tile?.points ?? 0));
    return fill(words.telling.revealed, { tile: name, cost: goods(tile?.cost ?? '') });
  },
  closed_port: (words, { piece: port }) => piece(port, words.telling.closed),
  drew_card: (words, { piece: id }, pieces) => {
    const found = pieces.point_cards[id];
    const name = piece(id, words.telling.pointCardComes(found?.points ?? 0));
    return fill(words.telling.cardDrawn, { card: name, cost: goods(found?.cost ?? '') });
  },
  drew_tile: (words, { piece: id }, pieces) =>
    fill(words.telling.tileDrawn, { tile: piece(id, scoringWords(words, pieces, id)) }),
  laid: () => [],
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

/** Of the setup it is enough to say who begins, and on which board. */
function tellSetup(words: Words, pieces: Pieces, deeds: Deed[], you: number | null): Part[] {
  const told = deeds
    .filter(({ kind }) => kind === 'began' || kind === 'drew_board')
    .flatMap((deed) => [{ text: ' ' }, ...tellDeed(words, pieces, deed, you)]);
  return joined([{ text: words.telling.tableSet }, ...told]);
}

function tellDraws(words: Words, pieces: Pieces, deeds: Deed[], you: number | null): Part[] {
  const told = deeds.map((deed) => tellDeed(words, pieces, deed, you)).filter((parts) => parts.length > 0);
  return joined(told.flatMap((parts, n) => (n === 0 ? parts : [{ text: ' ' }, ...parts])));
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
