// A game that is looked at again: the source of a table at which nothing is played. It goes from stop to stop; a
// stop is a position in which a seat decides, so that draws come together with the decision before them.
import { call } from '../lib/api';
import { newId } from '../lib/connection.svelte';
import { gameBoard, type GameBoard } from '../lib/board';
import type { Board, Chapter, ClientMessage, Entry, HintOption, Info, You } from '../lib/protocol';
import { loadPosition, type Game, type Of } from '../lib/replay';
import type { TableSource } from '../lib/source';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = 900; // milliseconds for a step that is played
const PAUSE = 120; // a slider that is being drawn does not ask for every position

export type Outlined = (before: GameBoard, after: GameBoard) => void;

export class Replay implements TableSource {
  readonly of: Of;
  readonly id: string;
  readonly replayed = true;
  readonly asks = false;
  readonly status = 'open';
  readonly refusal = null;
  readonly chat = [];
  readonly present = [];
  readonly clockOffset = 0;
  pace = 0;
  readonly you: You;
  readonly entries: Entry[];
  readonly story: Chapter[];
  readonly stops: number[];
  readonly turns: number[];
  readonly last: number;
  info = $state.raw<Info>()!;
  /** Where the game is; what is shown may still be on its way. */
  number = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Why a position could not be fetched. */
  failure = $state.raw<unknown>(null);
  outlined: Outlined = () => {};
  private shown = $state.raw<{ number: number; board: Board }>()!;
  private readonly boards = new Map<number, Promise<Board>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(readonly game: Game) {
    this.of = game.of;
    this.id = game.id;
    this.info = game.info;
    this.you = { seats: game.info.result === null ? [] : game.own };
    this.entries = entriesOf(game);
    this.story = game.story;
    this.stops = stopsOf(game.lines);
    this.turns = game.scores.turns.map(({ number }) => number);
    this.last = game.lines.length;
  }

  /** With the position that it begins with, so that there is something to show. */
  static async open(game: Game, at: number | null): Promise<Replay> {
    const replay = new Replay(game);
    const number = replay.within(at ?? replay.first);
    replay.number = number;
    replay.shown = { number, board: await replay.at(number) };
    return replay;
  }

  get board(): Board {
    return this.shown.board;
  }
  get ply(): number {
    return this.shown.number;
  }
  get moment(): number | null {
    return this.shown.number === this.last ? null : this.shown.number;
  }
  get first(): number {
    return this.stops[0] ?? 0;
  }
  /** How many stops there are up to here. */
  get step(): number {
    return this.stops.findLastIndex((stop) => stop <= this.number);
  }

  look(number: number | null): void {
    this.halt();
    void this.go(number ?? this.last);
  }
  next(): void {
    this.halt();
    void this.go(this.after(this.stops), this.number);
  }
  previous(): void {
    this.look(this.before(this.stops));
  }
  nextTurn(): void {
    this.halt();
    void this.go(this.after(this.turns), this.number);
  }
  previousTurn(): void {
    this.look(this.before(this.turns));
  }

  /** The slider is drawn to a stop: the position comes once it rests. */
  slide(step: number): void {
    this.halt();
    this.number = this.stops[step] ?? this.last;
    this.timer = setTimeout(() => void this.go(this.number), PAUSE);
  }

  play(): void {
    if (this.number >= this.last) void this.go(this.first);
    this.playing = true;
    this.beat();
  }

  halt(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.beat();
  }

  /** Go there, and outline what is different from another position: else from the stop before. */
  async go(to: number, from?: number): Promise<void> {
    const wanted = this.within(to);
    this.number = wanted;
    const origin = from ?? this.stops.findLast((stop) => stop < wanted) ?? wanted;
    try {
      const [board, before] = await Promise.all([this.at(wanted), this.at(origin)]);
      if (wanted !== this.number) return; // gone on meanwhile
      this.shown = { number: wanted, board };
      this.failure = null;
      this.outlined(gameBoard(before), gameBoard(board));
    } catch (error) {
      if (wanted !== this.number) return;
      this.failure = error;
      this.halt();
    }
  }

  /** Only what is no part of the game can be done: a rematch. */
  async send(unsent: Parameters<TableSource['send']>[0]): ReturnType<TableSource['send']> {
    const body = { ...unsent, id: newId() } as ClientMessage;
    const answer = await call('POST /api/tables/{table}/messages', { path: { table: this.id }, body });
    const { info } = await call('GET /api/tables/{table}', {
      path: { table: this.id },
      query: { since: 10_000_000 },
    });
    this.info = { ...info, clock: null };
    return answer as Awaited<ReturnType<TableSource['send']>>;
  }
  hint(): Promise<HintOption[]> {
    return Promise.resolve([]);
  }
  why(): Promise<null> {
    return Promise.resolve(null);
  }
  hurry(): void {
    // Nobody else moves here.
  }

  private beat(): void {
    clearTimeout(this.timer);
    const next = this.after(this.stops);
    void this.at(next).catch(() => {}); // to have it at hand
    this.timer = setTimeout(async () => {
      await this.go(next, this.number);
      if (!this.playing) return;
      if (this.number < this.last) this.beat();
      else this.playing = false;
    }, BEAT / this.speed);
  }

  private after(places: number[]): number {
    return places.find((place) => place > this.number) ?? this.last;
  }
  private before(places: number[]): number {
    return places.findLast((place) => place < this.number) ?? this.first;
  }
  private within(number: number): number {
    return Math.min(Math.max(Math.trunc(number) || 0, 0), this.last);
  }

  /** The board of a position, fetched once. */
  private at(number: number): Promise<Board> {
    const known = this.boards.get(number);
    if (known) return known;
    const found = loadPosition(this.of, this.id, number).then(({ board }) => board);
    this.boards.set(number, found);
    found.catch(() => this.boards.delete(number)); // the next time it may be there
    return found;
  }
}

/** Positions in which a seat decides, and the last one. */
export function stopsOf(lines: string[]): number[] {
  const all = Array.from({ length: lines.length + 1 }, (_, number) => number);
  return all.filter((number) => !lines[number]?.startsWith('chance '));
}

/** The lines as the log of a table has them, one by one. */
function entriesOf({ lines, info: { result } }: Game): Entry[] {
  const entries: Entry[] = lines.map((line, n) => ({
    ply: n + 1,
    at: 0,
    events: [{ type: 'decided', seat: Number(line.split(' ')[0]) - 1 || 0, line: [line] }],
  }));
  if (result === null) return entries;
  const reason = result.reason === 'resigned' ? 'resigned' : 'over';
  return [...entries, { ply: lines.length + 1, at: 0, events: [{ type: 'ended', ...result, reason }] }];
}
