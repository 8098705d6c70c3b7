// The coach of a lesson: which chapter it is, and what it points at. What was done is in the table's log; what was
// read is kept in this browser, so that a reload finds the same page.
import { placeName } from '../lib/options';
import { language, type Language } from '../lib/words/index.svelte';
import type { TableView } from '../table/view.svelte';
import { linesOf } from './deeds';
import {
  chapterNow,
  doneBy,
  isPart,
  LESSONS,
  piecesOf,
  settled,
  suggestion,
  type LessonGame,
  type Situation,
} from './lessons';
import { loadGuide, type Guide, type Told } from './words';

const KEY = 'tradewinds-lesson';

interface Kept {
  table: string;
  passed: string[];
  hidden: boolean;
}

export class Coach {
  private passed = $state.raw<ReadonlySet<string>>(new Set());
  hidden = $state(false);
  words = $state.raw<Guide | null>(null);

  readonly seat = $derived.by(() => this.table.own[0] ?? 0);
  private readonly lines = $derived.by(() => linesOf(this.table.connection.entries, this.seat));
  private readonly situation = $derived.by<Situation>(() => ({
    board: this.table.board,
    pieces: this.table.pieces,
    seat: this.seat,
    options: this.table.playing.offered,
  }));
  readonly number = $derived.by(() => {
    const phase = this.asks ? this.table.playing.asked?.phase : undefined;
    return chapterNow(this.chapters, doneBy(settled(this.lines, phase), this.table.pieces), this.passed);
  });
  readonly chapter = $derived.by(() => this.chapters[this.number]!);
  readonly suggested = $derived.by(() =>
    this.asks ? suggestion(this.game, this.chapter, this.lines, this.situation) : null,
  );
  readonly told = $derived.by<Told | undefined>(
    () => (this.words?.chapters[this.game] as Record<string, Told> | undefined)?.[this.chapter.id],
  );
  /** About the suggested move: on the path, as long as the table is as the lesson has dealt it; else why it helps. */
  readonly remark = $derived.by(() => {
    const { chapter, suggested, told } = this;
    if (suggested?.detour) return this.words?.detours[suggested.detour] ?? '';
    return suggested?.onPath && (chapter.fits?.(this.table.board) ?? true) ? (told?.move ?? '') : '';
  });
  /** The pieces of the suggested move. While a page is read, nothing is asked for. */
  readonly marks = $derived.by<ReadonlySet<string>>(() => {
    const { suggested } = this;
    const shows = suggested !== null && !this.hidden && !this.reads;
    return new Set(shows ? piecesOf(suggested.option, this.situation).filter(Boolean) : []);
  });

  constructor(
    readonly table: TableView,
    readonly game: LessonGame,
  ) {
    const kept = read();
    if (kept?.table !== table.info.id) return;
    this.passed = new Set(kept.passed);
    this.hidden = kept.hidden;
  }

  get chapters(): (typeof LESSONS)[LessonGame] {
    return LESSONS[this.game];
  }

  get asks(): boolean {
    return this.table.playing.seat === this.seat;
  }

  get reads(): boolean {
    return this.chapter.deeds.length === 0;
  }

  /** The learner has a turn, and there is no way from here to what the chapter is about. */
  get lost(): boolean {
    const open = this.asks && !this.reads && this.suggested === null;
    return open && !isPart(this.table.playing.asked?.phase);
  }

  get last(): boolean {
    return this.number === this.chapters.length - 1;
  }

  /** Turns the page: it was read, or is left out. */
  pass(): void {
    this.passed = new Set([...this.passed, this.chapter.id]);
    this.keep();
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.keep();
  }

  /** The suggested move lies on the table as the choice, and waits to be confirmed. */
  get chosen(): boolean {
    const action = this.suggested?.option.action;
    return action !== undefined && this.table.playing.option?.action === action;
  }

  /** The suggested move becomes the choice; asked again, it is confirmed as in the turn bar. */
  async choose(): Promise<void> {
    const { playing } = this.table;
    const option = this.suggested?.option;
    if (option === undefined) return;
    if (this.chosen) return playing.confirm();
    if (playing.chosen !== placeName(option.place)) await playing.pick(option.place.area, option.place.key);
    if (playing.chosen !== null && playing.times !== option.times) playing.setTimes(option.times);
  }

  async speak(wanted: Language): Promise<void> {
    const found = await loadGuide(wanted);
    if (wanted === language()) this.words = found;
  }

  private keep(): void {
    const kept: Kept = { table: this.table.info.id, passed: [...this.passed], hidden: this.hidden };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing begins the pages anew after a reload
    }
  }
}

/** What was kept of the last lesson, if it makes sense. */
function read(): Kept | null {
  try {
    const { table, passed, hidden } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept>;
    if (typeof table !== 'string' || !Array.isArray(passed)) return null;
    return { table, passed: passed.filter((id) => typeof id === 'string'), hidden: hidden === true };
  } catch {
    return null;
  }
}
