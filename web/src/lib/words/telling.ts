// The log in words: sentences of the chapters that the server tells, and of what happens beside the game.
import type { Chapter, Deed, Pieces } from '../protocol';
import type { LogEvent, Page } from '../story';
import { joined, type Part } from './parts';
import { scoringTile, type Tongue } from './pieces';
import { kindOf } from './places';
import type { Said } from './sentences';

export interface Sentence {
  kind: 'turn' | 'draw' | 'event';
  round: number; // 0 before the first turn
  position: number; // the one that it led to
  seat: number | null; // whose turn is told
  parts: Part[];
}

/** All that the telling of a log needs. */
export interface Teller extends Tongue {
  pieces: Pieces;
  /** The seat that it is told to: what others do to it is told as to a person, not of one. */
  you: number | null;
}

const NONE = 'none'; // goods or pieces that there are not
/** Nothing was done, or a look at the table tells it better. */
const UNTOLD: ReadonlySet<Deed['kind']> = new Set(['declined', 'laid']);
/** What the setup tells: who begins, and on which board. */
const OF_SETUP: ReadonlySet<Deed['kind']> = new Set(['began', 'drew_board']);

/** The whole log, oldest first. Pages on which nothing is worth telling are left out. */
export function tellAll(teller: Teller, pages: Page[]): Sentence[] {
  return pages.map((page) => tell(teller, page)).filter(({ parts }) => parts.length > 0);
}

export function tell(teller: Teller, page: Page): Sentence {
  const { round, position } = page;
  if ('event' in page)
    return { kind: 'event', round, position, seat: null, parts: tellEvent(teller, page.event) };
  const { seat, deeds } = page.chapter;
  if (seat !== null) return { kind: 'turn', round, position, seat, parts: tellTurn(teller, page.chapter) };
  const parts = round === 0 ? tellSetup(teller, deeds) : spaced(tellDeeds(teller, deeds));
  return { kind: 'draw', round, position, seat, parts };
}

/** All deeds of a turn in one sentence; where the closed port has gone to is another one. */
function tellTurn(teller: Teller, { seat, deeds }: Chapter): Part[] {
  const after = deeds.filter(({ kind }) => kind === 'moved_closed_port');
  const told = tellDeeds(
    teller,
    deeds.filter((deed) => !after.includes(deed)),
  );
  if (told.length === 0) return [];
  const who: Part[] = [{ seat: seat ?? 0 }];
  const turn = teller.sentences.say('turn', { who, deeds: listed(teller, told) });
  return spaced([turn, ...tellDeeds(teller, after)]);
}

function tellSetup(teller: Teller, deeds: Deed[]): Part[] {
  const told = tellDeeds(
    teller,
    deeds.filter(({ kind }) => OF_SETUP.has(kind)),
  );
  return spaced([teller.sentences.say('table-set'), ...told]);
}

/** Sentences one after the other. */
function spaced(told: Part[][]): Part[] {
  return joined(told.flatMap((parts, n) => (n === 0 ? parts : [{ text: ' ' }, ...parts])));
}

/** `built an outpost, traded YY for G and returned R`. */
function listed({ sentences }: Teller, told: Part[][]): Part[] {
  const [last = [], ...before] = told.toReversed();
  if (before.length === 0) return last;
  const list = before.toReversed().flatMap((parts, n) => (n === 0 ? parts : [{ text: ', ' }, ...parts]));
  return sentences.say('list-end', { list, last });
}

function tellDeeds(teller: Teller, deeds: Deed[]): Part[][] {
  return deeds.filter(({ kind }) => !UNTOLD.has(kind)).map((deed) => tellDeed(teller, deed));
}

function tellDeed(teller: Teller, deed: Deed): Part[] {
  const { sentences, you } = teller;
  const { kind, piece = '', other = '', seat = null, cards = [], number = 0, place = 0 } = deed;
  const names = namesOf(teller);
  const told = sentences.say(`deed-${kind.replaceAll('_', '-')}`, {
    paid: goods(deed.paid),
    got: goods(deed.got),
    number: kind === 'dealt' ? cards.length : number,
    place,
    seat: [{ seat: seat ?? 0 }],
    you: seat !== null && seat === you ? 'yes' : 'no',
    what: piece || NONE,
    which: other || NONE,
    cards: listed(
      teller,
      cards.map((card) => names.full(card, '.comes')),
    ),
    piece:
      kind === 'worked'
        ? names.settlers(piece, number)
        : names.piece(piece, isDraw(kind) ? '.comes' : '', other),
    full: names.full(piece),
    other: kind === 'explored' ? names.opened(other) : names.full(other),
    effect: names.effect(piece),
    cost: names.cost(piece),
    to: names.place(piece, 'place-to'),
    at: names.place(piece, 'place-at'),
  });
  // A sentence that names nothing is about its piece as a whole.
  const [only] = told;
  return kind === 'closed_port' && only && 'text' in only ? [{ piece, text: only.text }] : told;
}

const isDraw = (kind: Deed['kind']): boolean => kind.startsWith('drew_') || kind === 'revealed';

const goods = (text: string | undefined): Said => (text ? [{ goods: text }] : NONE);

/** What pieces are called in sentences, by their ids. */
function namesOf({ sentences, words, pieces }: Teller) {
  const named = (id: string, key: string, values: Record<string, string | number> = {}, at = id): Part[] => [
    { piece: at, text: sentences.text(key, values) },
  ];

  /** As what somebody takes, or as what comes to the table; a victory tile is pointed at in its port. */
  function piece(id: string, form = '', port = ''): Part[] {
    const { cards, victory_tiles, orders, point_cards, exploration_tiles } = pieces;
    const card = cards[id];
    if (card) return named(id, `name-merchant${form}`, { kind: card.kind, steps: card.upgrades ?? 0 });
    const tile = victory_tiles[id];
    if (tile) return named(id, `name-victory-tile${form}`, { points: tile.points }, form ? port : id);
    const points = orders[id]?.points ?? point_cards[id]?.points;
    if (points !== undefined) return named(id, `name-point-card${form}`, { points });
    const explored = exploration_tiles[id]?.points ?? 0;
    if (id in exploration_tiles)
      return named(id, 'name-exploration-tile', { points: explored, number: explored });
    return id in pieces.scoring_tiles ? named(id, 'name-bonus-tile') : [];
  }

  /** A merchant with what it gives, for one that has not done it yet. */
  function full(id: string, form = ''): Part[] {
    const card = pieces.cards[id];
    const name = piece(id, form);
    if (card?.kind === 'gain') return [...name, { text: ' ' }, { goods: card.get ?? '' }];
    if (card?.kind !== 'trade') return name;
    return [...name, { text: ' ' }, { goods: card.give ?? '' }, { text: ' → ' }, { goods: card.get ?? '' }];
  }

  function effect(id: string): Part[] {
    const tile = pieces.scoring_tiles[id];
    return tile ? [{ piece: id, text: scoringTile({ sentences, words }, tile) }] : [];
  }

  const cost = (id: string): Part[] => {
    const { victory_tiles, orders, point_cards } = pieces;
    return [{ goods: victory_tiles[id]?.cost ?? orders[id]?.cost ?? point_cards[id]?.cost ?? '' }];
  };

  return {
    piece,
    full,
    effect,
    cost,
    settlers: (location: string, number: number) => named(location, 'number-of-settlers', { number }),
    opened: (location: string) => named(location, 'name-opened-location'),
    place: (tile: string, key: string) => named(tile, key, { kind: kindOf(tile) }),
  };
}

// -- events beside the game ---------------------------------------------------------------------------

function tellEvent({ sentences, you }: Teller, event: LogEvent): Part[] {
  const said = (key: string, seat: number): Part[] =>
    sentences.say(`event-${key}`, { seat: [{ seat }], you: seat === you ? 'yes' : 'no' });
  switch (event.type) {
    case 'opened':
      return sentences.say(event.before ? 'event-opened-again' : 'event-opened');
    case 'sat':
      // The name of then: somebody else may sit there now.
      return sentences.say('event-sat', { seat: event.name });
    case 'kept':
      return sentences.say('event-kept', { seat: event.name });
    case 'readied':
      return said(event.ready === false ? 'unreadied' : 'readied', event.seat);
    case 'rose':
      return sentences.say('event-rose', { number: event.seat + 1 });
    case 'decided':
      return [];
    case 'takeback_answered':
      return said(event.agrees ? 'takeback-agreed' : 'takeback-refused', event.seat);
    case 'left':
      return said(event.bot ? 'left-bot' : 'left', event.seat);
    case 'ended': {
      const [winner = 0] = event.ranking;
      if (event.reason === 'resigned') return said('ended-resigned', winner);
      return sentences.say('event-ended', {
        seat: [{ seat: winner }],
        you: winner === you ? 'yes' : 'no',
        number: event.scores[winner] ?? 0,
      });
    }
    default:
      return said(event.type.replaceAll('_', '-'), 'seat' in event ? event.seat : 0);
  }
}
