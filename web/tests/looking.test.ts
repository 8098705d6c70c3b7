// Whole pages in a browser's stead: a replay from its server's answers, and the log of a running table.
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableConnection } from '../src/lib/connection.svelte';
import { Lens } from '../src/lib/lens.svelte';
import { en } from '../src/lib/words/en';
import { pagesOf } from '../src/lib/story';
import { tellAll, type Sentence } from '../src/lib/words/telling';
import Replay from '../src/pages/Replay.svelte';
import { named } from '../src/table/pointing';
import Table from '../src/table/Table.svelte';
import { TableView } from '../src/table/view.svelte';
import { boardAt, keepsRecord, lines, scores } from './fake-replay';
import { tellerOf } from './dictionaries';
import { piecesOf, positions } from './golden';
import { LiveTable } from './live-table.svelte';

// A whole table is much to draw for a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Finding things by role asks for the styles of each element, which takes seconds for a whole table.
function labelled(name: string | RegExp, within: ParentNode = document): HTMLElement {
  const fits = (label: string): boolean => (typeof name === 'string' ? label === name : name.test(label));
  const found = [...within.querySelectorAll<HTMLElement>('[aria-label]')].find((one) =>
    fits(one.getAttribute('aria-label')!),
  );
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
}
const buttons = (within: ParentNode = document): HTMLButtonElement[] => [
  ...within.querySelectorAll('button'),
];
function button(name: string, within?: ParentNode): HTMLButtonElement {
  const found = buttons(within).find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`no button is called ${name}`);
  return found;
}
const click = (name: string, within?: ParentNode): Promise<boolean> => fireEvent.click(button(name, within));
const isThere = (name: string): boolean => document.querySelector(`[aria-label="${name}"]`) !== null;

const log = (): HTMLElement => labelled(en.log.title);
const current = (): Element | null => log().querySelector('[aria-current="step"]');

describe('a replay', () => {
  const shown = async (options?: Parameters<typeof keepsRecord>[0]): Promise<void> => {
    keepsRecord(options);
    render(Replay, { of: 'record', id: 'r1' });
    await waitFor(() => labelled(en.replay.title));
  };
  const at = (): string => document.querySelector('#step')?.getAttribute('aria-valuetext') ?? '';

  it('is the table with its seats, and nothing on it can be chosen', async () => {
    await shown();
    expect(labelled(/^Ann, \d+ points/).textContent).toContain('Ann');
    expect(isThere(en.areas.map)).toBe(true);
    expect(document.querySelectorAll('[aria-pressed], .lit')).toHaveLength(0);
  });

  it('goes to the step after a line of the log, and the line is where we are', async () => {
    await shown();
    const line = buttons(log())[12]!;
    await fireEvent.click(line);
    await waitFor(() => expect(current()).toBe(line));
    expect(at()).not.toBe(en.replay.position(0, 0));
  });

  it('steps by its buttons and stops at both ends', async () => {
    await shown();
    const first = at();
    expect(button(en.replay.previous).disabled).toBe(true);
    await click(en.replay.next);
    expect(at()).not.toBe(first);
    await click(en.replay.last);
    await waitFor(() => expect(button(en.replay.next).disabled).toBe(true));
    await fireEvent.keyDown(document.body, { key: 'Home' });
    expect(at()).toBe(first);
  });

  it('ends with the result: ranking, points by source in words, the chart and its numbers', async () => {
    await shown();
    await click(en.replay.last);
    const after = await waitFor(() => labelled(en.after.title));
    expect(after.querySelector('h2')?.textContent).toContain(en.after.wins('Bob'));
    await waitFor(() => expect(after.querySelector('table')).not.toBeNull());
    const rows = [...after.querySelector('table')!.rows].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim().replace(/\s+/g, ' ')),
    );
    expect(rows).toEqual([
      ['Points for', 'Place 1 1 Bob', 'Place 2 2 Ann'],
      ['Victory tiles', '40', '26'],
      ['Goods', '4', '4'],
      ['Total', '44', '30'],
    ]);
    const chart = labelled(/Points of every seat/, after);
    expect(chart.getAttribute('aria-label')).toMatch(/Ann 30\. Bob 44$/);
    expect(chart.querySelectorAll('polyline.line')).toHaveLength(2);
    await click('2', after.querySelector('details')!);
    const start = scores.turns.find((turn) => turn.round === 2)!.number;
    await waitFor(() => expect(new URL(shareLink(), 'http://x').searchParams.get('at')).toBe(String(start)));
    expect(isThere(en.after.title)).toBe(true); // beside the board
  });

  it('has turning points: who did what, how the chances moved, and the way there', async () => {
    await shown();
    await click(en.moments.result);
    await click(en.moments.analyse);
    const points = labelled(en.review.turning);
    await waitFor(() => expect(points.querySelectorAll('li')).toHaveLength(2));
    const found = points.querySelectorAll('li');
    expect(found[1]!.textContent).toContain(en.moments.chance('Ann', '60%', '35%'));
    expect(found[0]!.textContent).toContain('The bot would rather');
    expect(found[1]!.textContent).not.toContain('The bot would rather');
    await fireEvent.click(buttons(found[1])[0]!);
    await waitFor(() => expect(current()).not.toBeNull());
  });

  it('of a record that stops early tells the points so far, and no winner', async () => {
    await shown({ finished: false });
    await click(en.moments.result);
    const after = await waitFor(() => labelled(en.moments.soFar));
    expect(after.textContent).toContain(en.moments.notOver);
    expect(after.textContent).not.toContain('wins');
  });

  it('that cannot be found says so, and can be tried again', async () => {
    keepsRecord();
    render(Replay, { of: 'record', id: 'r2' });
    await waitFor(() =>
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(en.errors.not_found),
    );
    expect(button(en.common.again).disabled).toBe(false);
  });

  /** Where the share button leads, as it is copied. */
  function shareLink(): string {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      languages: ['en'],
      share: undefined,
      clipboard: { writeText: (text: string) => (copied.push(text), Promise.resolve()) },
    });
    button(en.moments.share).click();
    return copied[0] ?? '';
  }
});

describe('a location board', () => {
  it('leaves the cell empty that has no location, be it the first', () => {
    const later = <T>(value: T): T =>
      JSON.parse(JSON.stringify(value).replace(/C1-(\d)/g, (_, cell) => `C1-${Number(cell) + 1}`)) as T;
    const { board } = positions.find(({ board }) => board.game === 'new-world')!;
    const live = new LiveTable(later(board), { seats: [] });
    const lens = new Lens(live as unknown as TableConnection);
    render(Table, { view: new TableView(lens, later(piecesOf('new-world'))) });
    const cells = labelled(en.pieces.board('C1')).querySelectorAll(':scope > span');
    const shown = ['C1-2', 'C1-3', 'C1-4', 'C1-5', 'C1-6'];
    expect([...cells].map((cell) => cell.getAttribute('data-piece'))).toEqual([null, ...shown]);
  });
});

describe('the log of a running table', () => {
  /** The table of now, or as it was at a position. */
  const shown = (position: number | null = null): LiveTable => {
    keepsRecord();
    const live = new LiveTable(boardAt(200), {
      seats: [0],
      asked: 0,
      options: [{ action: 'rest' }],
      undo: 0,
    });
    const lens = new Lens(live as unknown as TableConnection);
    lens.look(position);
    render(Table, { view: new TableView(lens, piecesOf('sand-to-sea')) });
    return live;
  };

  it('outlines where a line has happened, while it is pointed at', async () => {
    shown();
    const line = buttons(log()).find((one) => one.textContent?.includes('sailed'))!;
    await fireEvent.focus(line);
    expect(document.querySelectorAll('.marked').length).toBeGreaterThan(0);
    await fireEvent.blur(line);
    expect(document.querySelectorAll('.marked')).toHaveLength(0);
  });

  it('shows the table as it was after a line, and goes back to now', async () => {
    shown();
    expect(isThere(en.bar.yourTurn)).toBe(true);
    const line = buttons(log())[10]!;
    await fireEvent.click(line);
    const bar = await waitFor(() => labelled(en.moments.earlier));
    expect(bar.textContent).toContain(en.moments.yourTurn);
    expect(current()).toBe(line);
    expect(document.querySelectorAll('[aria-pressed]')).toHaveLength(0);
    await click(en.moments.lineBefore, bar);
    await waitFor(() => expect(current()).not.toBe(line));
    await click(en.moments.back, bar);
    expect(isThere(en.bar.yourTurn)).toBe(true);
    expect(current()).toBeNull();
  });

  it('calls what comes before the first round the start', async () => {
    const placing = lines.findIndex((line) => line.includes(' dock ')) + 1;
    shown(placing);
    const bar = await waitFor(() => labelled(en.moments.earlier));
    expect(bar.textContent).toContain(`${en.moments.earlier}: ${en.moments.start}`);
    cleanup();
    shown(150);
    expect((await waitFor(() => labelled(en.moments.earlier))).textContent).toMatch(/: Round [1-9]/);
  });

  it('is drawn as far as it is read', async () => {
    let comesIntoSight = (): void => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (seen: { isIntersecting: boolean }[]) => void) {
          comesIntoSight = () => callback([{ isIntersecting: true }]);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const { entries, story } = shown();
    const whole = tellAll(tellerOf('en', piecesOf('sand-to-sea')), pagesOf(story, entries)).length;
    const drawn = (): number => log().querySelectorAll('li').length;
    expect(drawn()).toBe(30);
    for (let most = 90; most < whole + 60; most += 60) {
      comesIntoSight();
      await waitFor(() => expect(drawn()).toBe(Math.min(most, whole)));
    }
  });

  it('is one stop for Tab, and arrows walk its lines', async () => {
    shown();
    const lines = buttons(log());
    expect(lines.filter((line) => line.tabIndex === 0)).toEqual([lines[0]]);
    lines[0]!.focus();
    await fireEvent.keyDown(lines[0]!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(lines[1]);
  });
});

const result = { reason: 'over', scores: [30, 44], ranking: [1, 0], seed: '17' };

describe('the turning points of one’s own game', () => {
  it('say you of the own seat, and the name of another one', async () => {
    keepsRecord();
    const live = new LiveTable(boardAt(200), { seats: [0] });
    live.info = { ...live.info, status: 'ended', result };
    const view = new TableView(new Lens(live as unknown as TableConnection), piecesOf('sand-to-sea'));
    render(Table, { view });
    await waitFor(() => labelled(en.review.turning));
    await click(en.moments.analyse);
    const points = labelled(en.review.turning);
    await waitFor(() => expect(points.querySelectorAll('li')).toHaveLength(2));
    const told = [...points.querySelectorAll('li')].map((one) => one.textContent?.replace(/\s+/g, ' ') ?? '');
    expect(told[0]).toMatch(/^ ?Round \d+ ?Bob /);
    expect(told[1]).toMatch(/^ ?Round \d+ ?You /);
    expect(told[1]).toContain(en.moments.chance('You', '60%', '35%'));
    expect(told.join()).not.toContain('Ann');
  });
});

describe('who is not there', () => {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, player: name }));

  const shown = (info: Partial<LiveTable['info']>, replayed = false): string => {
    keepsRecord();
    const live = new LiveTable(boardAt(200), { seats: [0] });
    live.info = { ...live.info, seats, ...info };
    const lens = new Lens(live as unknown as TableConnection);
    if (replayed) Object.defineProperty(lens, 'replayed', { value: true });
    render(Table, { view: new TableView(lens, piecesOf('sand-to-sea')) });
    return labelled(en.table.players).textContent ?? '';
  };

  it('is waited for while the game is played, and not after it or in a replay', () => {
    expect(shown({})).toContain(en.lobby.away);
    cleanup();
    expect(shown({ result })).not.toContain(en.lobby.away);
    cleanup();
    expect(shown({}, true)).not.toContain(en.lobby.away);
  });
});

describe('sentences', () => {
  it('name pieces, or else seats', () => {
    const sentence = (parts: Sentence['parts']): Sentence => ({
      kind: 'turn',
      round: 1,
      position: 1,
      seat: 0,
      parts,
    });
    const tea = { piece: 'tea-4', text: 'tea' };
    expect(named(sentence([{ seat: 0 }, tea, { text: ' and ' }, tea]))).toEqual(['tea-4']);
    expect(named(sentence([{ seat: 1 }, { text: ' rested.' }]))).toEqual(['seat-1']);
    expect(named(sentence([{ text: 'A pause.' }]))).toEqual([]);
  });
});
