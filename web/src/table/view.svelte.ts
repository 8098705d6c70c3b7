// A table as one browser looks at it: whose things are shown, what pieces are called, what is pointed at.
import { createContext } from 'svelte';
import { gameBoard, scoreOf, type GameBoard, type SeatThings } from '../lib/board';
import type { TableConnection } from '../lib/connection.svelte';
import { actionFor, type Area } from '../lib/options';
import type { PieceState, Seat } from '../lib/pieces';
import type { Board, Entry, Pieces } from '../lib/protocol';
import { whyNot } from '../guide/why';
import { words } from '../lib/words/index.svelte';
import { option, question, type Asked, type Asking } from '../lib/words/questions';
import { distance } from '../lib/words/scene';
import { openChronicle, read, tellAll, type Chronicle, type Sentence } from '../lib/words/telling';
import { changedPieces } from './changes';
import { Playing } from './playing.svelte';
import { settings } from '../lib/settings.svelte';

const OUTLINED_FOR = 1400;

export class TableView {
  readonly playing: Playing;
  /** The seat whose whole table was opened, instead of one's own. */
  looking = $state<number | null>(null);
  /** The piece that a line of the log is about. */
  pointed = $state<string | null>(null);
  /** Pieces of the move that a coach suggests. */
  suggested = $state.raw<ReadonlySet<string>>(new Set());
  private fresh = $state.raw<ReadonlySet<string>>(new Set());
  private wearsOff: ReturnType<typeof setTimeout> | undefined;
  private lastAsked: number | null = null;
  private told: { count: number; chronicle: Chronicle } | null = null;

  readonly board = $derived.by(() => gameBoard(this.connection.board!));
  readonly info = $derived.by(() => this.connection.info!);
  readonly own = $derived.by(() => this.connection.you.seats);
  /** Whose table is "mine": the seat that is asked; with nobody asked, the one that was asked last. */
  readonly mine = $derived.by(() => {
    const asked = this.connection.you.asked ?? null;
    if (asked !== null) this.lastAsked = asked;
    return asked ?? this.lastAsked ?? this.own[0] ?? null;
  });
  /** Whose table is shown; who only watches sees that of the seat in turn. */
  readonly shown = $derived(this.looking ?? this.mine ?? this.board.turn);
  readonly chronicle = $derived.by(() => this.follow(this.connection.entries));
  readonly sentences = $derived.by<Sentence[]>(() => tellAll(words(), this.chronicle));
  readonly asking = $derived.by<Asking>(() => ({
    words: words(),
    pieces: this.pieces,
    board: this.board as unknown as Board,
    name: (seat) => this.name(seat),
    legal: this.playing.legal,
    trading: this.chronicle.scene.trading,
  }));
  readonly question = $derived.by<Asked>(() => question(this.asking));
  readonly marked = $derived<ReadonlySet<string>>(
    this.pointed === null ? this.fresh : new Set([...this.fresh, this.pointed]),
  );

  constructor(
    readonly connection: TableConnection,
    readonly pieces: Pieces,
  ) {
    this.playing = new Playing(connection, settings);
  }

  get over(): boolean {
    return this.info.result !== null;
  }

  name(seat: number): string {
    return this.info.seats[seat]?.name || words().seats[seat] || '';
  }

  isYou(seat: number): boolean {
    return this.own.length === 1 ? this.own[0] === seat : this.own.includes(seat) && seat === this.mine;
  }

  /** The name beside a pennant: one's own seat is "you". */
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
  label(action: string): string {
    return option(this.asking, action);
  }

  /** Why an action is not possible, in a sentence. */
  whyNot(action: string, reason: string): string {
    const { board, pieces, playing, question: asked } = this;
    const away = (from: string, to: string): number => distance(this.chronicle.scene, from, to);
    const stay = playing.legal.includes('stay') ? this.label('stay') : '';
    const seat = playing.seat ?? this.shown;
    return whyNot(words(), { board, pieces, seat, title: asked.title, stay, away }, action, reason);
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
    const { asked, legal, seat } = this.playing;
    const here = area === 'map' && key === this.board.seats[seat ?? -1]?.boat;
    const stays = this.board.ports !== undefined && asked?.phase === 'turn' && !legal.includes('stay');
    return here && stays ? 'stay' : actionFor(area, key, asked, kind);
  }

  /** Outline for a moment what another seat's move has changed. */
  outline(before: GameBoard | null, after: GameBoard | null): void {
    this.fresh = changedPieces(before, after);
    clearTimeout(this.wearsOff);
    this.wearsOff = setTimeout(() => (this.fresh = new Set()), OUTLINED_FOR);
  }

  /** Entries only ever come at the end, so that those which were read before need not be read again. */
  private follow(entries: Entry[]): Chronicle {
    const known = this.told !== null && this.told.count <= entries.length ? this.told : null;
    let chronicle = known?.chronicle ?? openChronicle(this.pieces, this.info.setting);
    for (const entry of entries.slice(known?.count ?? 0)) chronicle = read(chronicle, entry);
    this.told = { count: entries.length, chronicle };
    return chronicle;
  }
}

export const [useTable, provideTable] = createContext<TableView>();
