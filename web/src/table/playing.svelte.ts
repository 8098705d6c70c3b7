// What a player is about to do: the options of the table, the one that was touched, and how the table would look.
import { Refused } from '../lib/api';
import { gameBoard, type GameBoard, type SeatThings } from '../lib/board';
import { goodsOf, minus } from '../lib/goods';
import {
  choicesOf,
  isDeclining,
  isSmall,
  pairWith,
  placeName,
  swapPlaces,
  type Area,
  type Choice,
  type Option,
} from '../lib/options';
import type { PieceState } from '../lib/pieces';
import type { Code, Option as Offered, OptionAhead, Previewed, Reason } from '../lib/protocol';
import type { TableSource } from '../lib/source';

export interface Settings {
  confirmAll: boolean;
}

/** Something to tell in the turn bar: why not, or what the house would do. */
export type Told =
  { kind: 'refused'; code: Code } | { kind: 'why'; why: Reason | null } | { kind: 'hint'; action: string };

export class Playing {
  /** The place that was touched, by its name, and how often it is to be done. */
  chosen = $state<string | null>(null);
  times = $state(1);
  /** The first of two route cards that are to change places. */
  half = $state<string | null>(null);
  /** While the answer to a decision is on its way, nothing else can be done. */
  sending = $state(false);
  told = $state.raw<Told | null>(null);
  private preview = $state.raw<{ action: string; ply: number; found: Previewed } | null>(null);
  private ahead = $state.raw<{ ply: number; options: Map<string, OptionAhead> } | null>(null);

  readonly board = $derived.by<GameBoard | null>(() => {
    const board = this.connection.board;
    return board === null ? null : gameBoard(board);
  });
  readonly seat = $derived.by(() =>
    this.connection.info?.paused ? null : (this.connection.you.asked ?? null),
  );
  readonly offered = $derived.by(() => (this.seat === null ? [] : (this.connection.you.options ?? [])));
  readonly asked = $derived(this.board?.question ?? null);
  readonly choices = $derived(this.seat === null || this.sending ? [] : choicesOf(this.offered, this.asked));
  readonly byPlace = $derived(new Map(this.choices.map((choice) => [placeName(choice.place), choice])));
  readonly swaps = $derived(swapPlaces(this.choices, this.half));
  readonly litAreas = $derived(new Set(this.choices.map((choice) => choice.place.area)));
  /** Choices that are no piece on the table. */
  readonly inBar = $derived(this.choices.filter(({ place }) => place.area === 'bar'));
  readonly startSets = $derived(this.choices.filter(({ place }) => place.area === 'start'));
  readonly choice = $derived(this.chosen === null ? null : (this.byPlace.get(this.chosen) ?? null));
  readonly option = $derived(
    this.choice === null
      ? null
      : (this.choice.options.find((option) => option.times === this.times) ?? this.choice.options[0] ?? null),
  );
  /** The table as it would be after the choice: what is shown, and its seats. */
  readonly after = $derived.by<Previewed | null>(() => {
    const { preview, option } = this;
    return preview !== null && option?.action === preview.action && preview.ply === this.connection.ply
      ? preview.found
      : null;
  });
  readonly boardAfter = $derived<Partial<GameBoard>>((this.after?.board ?? {}) as Partial<GameBoard>);

  constructor(
    readonly connection: TableSource,
    readonly settings: Settings,
  ) {}

  /** How a piece looks: lit if it can be chosen, dim if only its siblings can. */
  stateOf(area: Area, key: string): PieceState {
    const name = `${area} ${key}`;
    if (this.chosen === name) return 'chosen';
    if (area === 'route' && this.isHalf(key)) return 'chosen';
    if (this.canPick(area, key)) return 'lit';
    return this.litAreas.has(area) ? 'dim' : 'plain';
  }

  canPick(area: Area, key: string): boolean {
    return this.byPlace.has(`${area} ${key}`) || (area === 'route' && this.swaps.has(key));
  }

  /** What is offered under a name. */
  optionNamed(action: string): Offered | undefined {
    return this.offered.find((option) => option.action === action);
  }

  isLit(area: Area): boolean {
    return this.litAreas.has(area);
  }

  /** What an option costs and brings, once the server has told it. */
  aheadOf(action: string): OptionAhead | undefined {
    return this.ahead?.ply === this.connection.ply ? this.ahead.options.get(action) : undefined;
  }

  /** A seat's things after the choice, where they would be different. */
  thingsAfter(seat: number): Partial<SeatThings> {
    return (this.after?.seats[String(seat)] ?? {}) as Partial<SeatThings>;
  }

  /** What the choice takes from a seat's goods, and what it brings. */
  goodsChange(seat: number): { paying: string; coming: string } {
    const now = this.board?.seats[seat]?.hold;
    const after = this.thingsAfter(seat).hold;
    if (now === undefined || after === undefined) return { paying: '', coming: '' };
    return { paying: minus(now, after), coming: minus(after, now) };
  }

  /** The letters of own goods that can be touched one by one. */
  readonly pickableGoods = $derived(
    this.choices
      .filter(({ place }) => place.area === 'hold')
      .flatMap(({ place }) => goodsOf(place.key))
      .join(''),
  );

  /** A new position: an old choice is gone, and where there is only one thing to do, it is chosen. */
  begin(): void {
    if (this.chosen !== null && this.choice === null) this.drop();
    this.told = null;
    this.half = null;
    // A new position may come before the answer to what led to it: then it is begun with that answer.
    if (this.seat === null || this.chosen !== null || this.sending) return;
    void this.lookAhead();
    const [only, ...others] = this.choices.filter((choice) => !isDeclining(choice.options[0]!));
    if (
      only !== undefined &&
      others.length === 0 &&
      this.asked?.phase !== 'turn' &&
      !isSmall(only.options[0]!)
    )
      this.take(only);
  }

  async pick(area: Area, key: string): Promise<void> {
    if (area === 'route' && this.swaps.has(key)) return this.pickHalf(key);
    const choice = this.byPlace.get(`${area} ${key}`);
    if (choice === undefined) return;
    if (this.chosen === placeName(choice.place)) return this.drop();
    this.told = null;
    if (!this.settings.confirmAll && this.isImmediate(choice)) {
      await this.decide(choice.options[0]!);
      return;
    }
    this.take(choice);
  }

  setTimes(times: number): void {
    this.times = times;
    this.told = null; // what was said was about another number
    void this.look();
  }

  drop(): void {
    this.chosen = null;
    this.half = null;
    this.preview = null;
    this.told = null;
  }

  async confirm(): Promise<void> {
    if (this.option !== null) await this.decide(this.option);
  }

  async decide(option: Option): Promise<void> {
    if (this.seat === null || this.sending) return;
    const { seat, connection } = this;
    const { ply } = connection;
    this.sending = true;
    try {
      await connection.send({ type: 'decide', seat, ply, action: option.action });
      this.drop();
    } catch (error) {
      this.drop();
      this.told = refusalOf(error);
    } finally {
      this.sending = false;
    }
    if (this.told === null && connection.ply !== ply) this.begin();
  }

  async undo(): Promise<void> {
    const seat = this.connection.you.undo;
    if (seat === undefined || seat === null) return;
    this.drop();
    try {
      await this.connection.send({ type: 'undo', seat, ply: this.connection.ply });
    } catch (error) {
      this.told = refusalOf(error);
    }
  }

  /** Whatever is touched next, the reason was about something else. */
  forgetWhy(): void {
    if (this.told?.kind === 'why') this.told = null;
  }

  /** Somebody touched what cannot be chosen: say why. */
  async askWhy(action: string | null): Promise<void> {
    const { seat, connection } = this;
    if (seat === null) return;
    this.drop();
    let why: Reason | null = null;
    try {
      if (action !== null) why = await connection.why(seat, action);
    } catch {
      // Not even an action of this game: there is nothing to say about it.
    }
    if (this.chosen === null) this.told = { kind: 'why', why };
  }

  /** What the house would play becomes the choice. */
  async hint(): Promise<void> {
    const { seat, connection } = this;
    if (seat === null) return;
    const ply = connection.ply;
    try {
      const [best] = await connection.hint(seat);
      if (best === undefined || ply !== connection.ply) return;
      const choice = this.choices.find(({ options }) => options.some(({ action }) => action === best.action));
      if (choice === undefined) return;
      this.chosen = placeName(choice.place);
      this.setTimes(choice.options.find(({ action }) => action === best.action)?.times ?? 1);
      this.told = { kind: 'hint', action: best.action };
    } catch (error) {
      this.told = refusalOf(error);
    }
  }

  /** Ask what all options lead to; the answer gives pieces their badges. */
  async lookAhead(): Promise<void> {
    if (this.seat === null) return;
    const ply = this.connection.ply;
    try {
      const answer = await this.connection.send({ type: 'ahead', seat: this.seat, ply });
      if (answer.type === 'ahead') {
        this.ahead = { ply, options: new Map(answer.options.map((option) => [option.action, option])) };
        // A counter that has begun with everything begins again with what there is room for.
        const { choice, times } = this;
        if (choice !== null && times === choice.options.at(-1)!.times && this.most(choice) < times)
          this.setTimes(this.most(choice));
      }
    } catch {
      // The position has changed meanwhile: it will be asked about the next one.
    }
  }

  private take(choice: Choice): void {
    this.half = null;
    this.chosen = placeName(choice.place);
    this.setTimes(this.most(choice));
  }

  /** What a counter begins with: as often as possible, as most people trade, but not so that cubes go back. */
  private most({ options }: Choice): number {
    const fits = options.findLast(({ action }) => this.aheadOf(action)?.asked !== 'return');
    return (fits ?? options.at(-1)!).times;
  }

  /** Two route cards are touched one after the other; the second one makes the choice. */
  private pickHalf(key: string): void {
    if (this.half === null || this.chosen !== null) {
      const again = this.half === key || this.isHalf(key);
      this.drop();
      this.half = again ? null : key;
      return;
    }
    const choice = pairWith(this.choices, this.half, key);
    if (this.half === key || choice === undefined) this.half = null;
    else this.take(choice);
  }

  private isHalf(key: string): boolean {
    if (this.half === key) return true;
    const { choice } = this;
    return choice?.options[0]?.verb === 'swap' && choice.place.key.split(' ').includes(key);
  }

  /**
   * Small steps, and buttons that are no turn of their own, are done at once; but what chance or a rival answers
   * cannot be undone, and is confirmed. To decline is confirmation enough.
   */
  private isImmediate(choice: Choice): boolean {
    const [option, ...more] = choice.options;
    if (option === undefined || more.length > 0) return false;
    if (this.aheadOf(option.action)?.last && !isDeclining(option)) return false;
    if (isSmall(option)) return true;
    return choice.place.area === 'bar' && this.asked?.phase !== 'turn';
  }

  private async look(): Promise<void> {
    const { option, seat, connection } = this;
    if (option === null || seat === null) return;
    const ply = connection.ply;
    try {
      const found = await connection.send({ type: 'preview', seat, ply, action: option.action });
      if (found.type === 'previewed') this.preview = { action: option.action, ply, found };
    } catch {
      this.preview = null;
    }
  }
}

export function refusalOf(error: unknown): Told {
  return { kind: 'refused', code: error instanceof Refused ? error.code : 'busy' };
}
