// A table that is being played, and a look back: while an earlier moment is looked at, its board stands in for
// that of now, and nothing can be chosen. The game goes on meanwhile.
import type { TableConnection } from './connection.svelte';
import type { Board, Chapter, ChatLine, Entry, HintOption, Info, Reason, You } from './protocol';
import { loadPosition } from './replay';
import type { TableSource } from './source';

interface LookedAt {
  number: number;
  board: Board;
  /** How often something had been taken back then: after that, positions are others. */
  taken: number;
}

export class Lens implements TableSource {
  readonly of = 'table';
  readonly replayed = false;
  private found = $state.raw<LookedAt | null>(null);
  private wanted: number | null = null;
  private readonly taken = $derived.by(
    () =>
      this.live.entries
        .flatMap(({ events }) => events)
        .filter(({ type }) => type === 'undone' || type === 'taken_back').length,
  );
  private readonly shown = $derived.by(() => (this.found?.taken === this.taken ? this.found : null));

  constructor(private readonly live: TableConnection) {}

  get id(): string {
    return this.live.table;
  }
  get moment(): number | null {
    return this.shown?.number ?? null;
  }
  get board(): Board | null {
    return this.shown?.board ?? this.live.board;
  }
  get you(): You {
    const { you } = this.live;
    return this.shown === null ? you : { seats: you.seats, invite: you.invite };
  }
  get status(): TableConnection['status'] {
    return this.live.status;
  }
  get refusal(): TableConnection['refusal'] {
    return this.live.refusal;
  }
  get ply(): number {
    return this.live.ply;
  }
  get info(): Info | null {
    return this.live.info;
  }
  get entries(): Entry[] {
    return this.live.entries;
  }
  get story(): Chapter[] {
    return this.live.story;
  }
  get chat(): ChatLine[] {
    return this.live.chat;
  }
  get present(): string[] {
    return this.live.present;
  }
  get clockOffset(): number {
    return this.live.clockOffset;
  }
  get pace(): number {
    return this.live.pace;
  }
  set pace(pace: number) {
    this.live.pace = pace;
  }
  get asks(): boolean {
    return this.live.you.asked !== undefined && this.live.you.asked !== null;
  }

  look(number: number | null): void {
    const last = this.live.board?.decisions ?? 0;
    this.wanted = number === null || number >= last ? null : Math.max(number, 0);
    if (this.wanted === null) {
      this.found = null;
      return;
    }
    const [wanted, taken] = [this.wanted, this.taken];
    loadPosition('table', this.id, wanted).then(
      ({ board }) => {
        if (this.wanted === wanted) this.found = { number: wanted, board, taken };
      },
      () => {
        if (this.wanted === wanted) this.wanted = this.moment;
      },
    );
  }

  send(message: Parameters<TableConnection['send']>[0]): ReturnType<TableConnection['send']> {
    return this.live.send(message);
  }
  hint(seat: number): Promise<HintOption[]> {
    return this.live.hint(seat);
  }
  why(seat: number, action: string): Promise<Reason | null> {
    return this.live.why(seat, action);
  }
  hurry(): void {
    this.live.hurry();
  }
}
