// A table as one browser looks at it: whose things are shown, what pieces are called, what is pointed at.
import { createContext } from 'svelte';
import { gameBoard, scoreOf, type GameBoard, type SeatThings } from '../lib/board';
import { seatName } from '../lib/games.svelte';
import { actionFor, type Area } from '../lib/options';
import type { PieceState, Seat } from '../lib/pieces';
import type { Option as Offered, Pieces, Reason } from '../lib/protocol';
import type { TableSource } from '../lib/source';
import { whyNot } from '../guide/why';
import { tongue } from '../lib/words/catalog.svelte';
import { words } from '../lib/words/index.svelte';
import { plainText } from '../lib/words/parts';
import { goodsWords } from '../lib/words/pieces';
import { label, question, shortLabel, type Asking, type Prompt } from '../lib/words/questions';
import { pagesOf } from '../lib/story';
import type { Sentence } from '../lib/words/telling';
import { changedPieces } from './changes';
import { Tellings } from './tellings';
import { flightsOf, type Flight } from './flights';
import { Playing } from './playing.svelte';
import { settings } from '../lib/settings.svelte';

const OUTLINED_FOR = 1400;
/** Questions whose titles say where one is, not what is to be done. */
const STATED: ReadonlySet<string> = new Set(['visit', 'port', 'column', 'sailing', 'arrive', 'return']);

export class TableView {
  readonly playing: Playing;
  /** The seat whose whole table was opened, instead of one's own. */
  looking = $state<number | null>(null);
  /** The result was opened or closed by hand; else it comes by itself at the end. */
  opened = $state<boolean | null>(null);
  /** The pieces that a line of the log is about. */
  pointed = $state.raw<readonly string[]>([]);
  /** Pieces of the move that a coach suggests. */
  suggested = $state.raw<ReadonlySet<string>>(new Set());
  /** What is in the air; the number tells one move from the next. */
  flights = $state.raw<{ number: number; list: Flight[] }>({ number: 0, list: [] });
  private fresh = $state.raw<ReadonlySet<string>>(new Set());
  private wearsOff: ReturnType<typeof setTimeout> | undefined;
  private readonly tellings = new Tellings();
  private lastAsked: number | null = null;

  readonly board = $derived.by(() => gameBoard(this.connection.board!));
  readonly info = $derived.by(() => this.connection.info!);
  readonly own = $derived.by(() => this.connection.you.seats);
  /** The seat that is "you": who plays several seats, or only watches, is told of all by name. */
  readonly you = $derived.by(() => (this.own.length === 1 ? this.own[0]! : null));
  /** Whose table is "mine": the seat that is asked; with nobody asked, the one that was asked last. */
  readonly mine = $derived.by(() => {
    const asked = this.connection.you.asked ?? null;
    if (asked !== null) this.lastAsked = asked;
    return asked ?? this.lastAsked ?? this.own[0] ?? null;
  });
  /** Whose table is shown; who only watches sees that of the seat in turn. */
  readonly shown = $derived(this.looking ?? this.mine ?? this.board.turn);
  readonly pages = $derived.by(() => pagesOf(this.connection.story, this.connection.entries));
  readonly sentences = $derived.by<Sentence[]>(() =>
    this.tellings.all({ ...tongue(), pieces: this.pieces, you: this.you }, this.pages),
  );
  /** The sentence that led to what is shown. */
  readonly current = $derived.by<Sentence | undefined>(() => {
    const { moment } = this;
    return moment === null
      ? this.sentences.at(-1)
      : this.sentences.find(({ position }) => position >= moment && position > 0);
  });
  readonly asking = $derived.by<Asking>(() => ({
    ...tongue(),
    pieces: this.pieces,
    asked: this.board.question,
    name: (seat) => this.name(seat),
  }));
  readonly question = $derived.by<Prompt>(() => question(this.asking));
  readonly marked = $derived<ReadonlySet<string>>(
    this.pointed.length === 0 ? this.fresh : new Set([...this.fresh, ...this.pointed]),
  );

  /** The line of the log that led to what is shown, as plain text. */
  readonly lastLine = $derived.by(() => this.plain(this.current));
  /** What somebody else did last, while one waits; nothing after one's own move. */
  readonly lastMove = $derived.by(() => {
    const last = this.sentences.findLast(({ kind }) => kind === 'turn');
    return last === undefined || this.own.includes(last.seat ?? -1) ? '' : this.plain(last);
  });

  constructor(
    readonly connection: TableSource,
    readonly pieces: Pieces,
  ) {
    this.playing = new Playing(connection, settings);
  }

  private plain(sentence: Sentence | undefined): string {
    if (sentence === undefined) return '';
    return plainText(
      sentence.parts,
      (seat) => this.name(seat),
      (goods) => goodsWords(words(), goods),
    );
  }

  get over(): boolean {
    return this.info.result !== null;
  }

  /** The position that is looked at, where that is not the last one. */
  get moment(): number | null {
    return this.connection.moment;
  }

  /** Whether the result stands where a seat's table would. */
  get summary(): boolean {
    return this.looking === null && (this.opened ?? (this.over && this.moment === null));
  }

  /** Who plays several seats at one table has the same name at each: the colour tells them apart. */
  name(seat: number): string {
    const colour = words().seats[seat] ?? '';
    const shown = this.info.seats[seat];
    if (!shown?.name) return colour;
    const name = seatName(words(), shown, seat);
    return this.info.seats.some((other, index) => index !== seat && other.name === name)
      ? `${name} (${colour})`
      : name;
  }

  /** A seat in a line of the log, as its part with that index: whose turn is told may be "you". */
  inLog(seat: number, { kind }: Sentence, index: number): string {
    const you = kind === 'turn' && index === 0 && this.isYou(seat);
    return words().log.subject(this.name(seat), you);
  }

  isYou(seat: number): boolean {
    return this.you === seat;
  }

  /** The name beside a pennant: one's own seat is "you"; who plays several seats knows them by name. */
  title(seat: number): string {
    return this.isYou(seat) ? words().common.you : this.name(seat);
  }

  colour(seat: number): Seat {
    return (seat + 1) as Seat;
  }

  /** What lies in front of a seat, with what only this player sees of it. */
  things(seat: number): SeatThings {
    const seen = this.board.seats[seat]!;
    const own = this.connection.you.own?.[String(seat)];
    return own ? ({ ...seen, ...own } as SeatThings) : seen;
  }

  score(seat: number): number | undefined {
    return settings.hideScores && !this.over ? undefined : scoreOf(this.things(seat));
  }

  /** An option in words. */
  label(option: Offered): string {
    return label(this.asking, option);
  }

  /** The same in a word, where a sentence stands beside it. */
  shortLabel(option: Offered): string {
    return shortLabel(this.asking, option);
  }

  /** Why something is not possible, in a sentence. */
  whyNot(why: Reason | null): string {
    const { playing, question: asked } = this;
    const stay = playing.optionNamed('stay');
    const title = STATED.has(playing.asked?.phase ?? '') ? '' : asked.title;
    const name = (seat: number): string => this.name(seat);
    const situation = {
      ...tongue(),
      title,
      stay: stay ? this.label(stay) : '',
      name,
    };
    return whyNot(situation, why);
  }

  /** The kind of a merchant in a word, for the foot of its card. */
  foot(card: string): string {
    const { kind, upgrades } = this.pieces.cards[card] ?? {};
    if (kind === 'upgrade') return `${words().kinds.upgrade} ${upgrades}`;
    return words().kinds[kind === 'gain' ? 'gain' : 'trade'];
  }

  /** Whether the pieces of a seat can be touched: they are those of the seat that is asked. */
  acts(seat: number): boolean {
    return this.playing.seat === seat;
  }

  state(area: Area, key: string): PieceState {
    return this.playing.stateOf(area, key);
  }

  /** Pieces that only their owner touches. */
  stateFor(seat: number, area: Area, key: string): PieceState {
    return this.acts(seat) ? this.playing.stateOf(area, key) : 'plain';
  }

  /** What touching a piece does: choose it, or say why that is not possible. Nothing, if nobody is asked. */
  touch(area: Area, key: string, kind = ''): (() => void) | undefined {
    const { playing } = this;
    if (playing.seat === null) return undefined;
    return () => {
      if (playing.canPick(area, key)) void playing.pick(area, key);
      else void playing.askWhy(this.meaning(area, key, kind));
    };
  }

  /** What touching a piece would mean; where the boat is already, that is to stay. */
  private meaning(area: Area, key: string, kind: string): string | null {
    const { asked, seat } = this.playing;
    const here = area === 'map' && key === this.board.seats[seat ?? -1]?.boat;
    const stays =
      this.board.ports !== undefined && asked?.phase === 'turn' && !this.playing.optionNamed('stay');
    return here && stays ? 'stay' : actionFor(area, key, asked, kind);
  }

  /** Show what another seat's move has changed: pieces fly there, and are outlined for a moment. */
  showMove(before: GameBoard | null, after: GameBoard | null, mover: number): void {
    this.flights = { number: this.flights.number + 1, list: flightsOf(before, after, mover) };
    this.fresh = changedPieces(before, after);
    clearTimeout(this.wearsOff);
    this.wearsOff = setTimeout(() => (this.fresh = new Set()), OUTLINED_FOR);
  }

  /** Somebody wants to go on: what is in the air has landed. */
  land(): void {
    if (this.flights.list.length > 0) this.flights = { number: this.flights.number, list: [] };
  }
}

export const [useTable, provideTable] = createContext<TableView>();
