import { describe, expect, it } from 'vitest';
import type { Chapter, Entry } from '../src/lib/protocol';
import { pagesOf, renewed, type LogEvent } from '../src/lib/story';
import { games } from './golden';

const chapter = (start: number, end: number, round = 1): Chapter => ({
  start,
  end,
  round,
  seat: 0,
  deeds: [],
});
const entry = (...events: LogEvent[]): Entry => ({ ply: 1, at: 0, events });
const decided = (lines: number): LogEvent => ({
  type: 'decided',
  seat: 0,
  line: Array<string>(lines).fill('1 rest'),
});
const paused: LogEvent = { type: 'paused', seat: 0 };
const undone = (left: number): LogEvent => ({ type: 'undone', seat: 0, left });

describe('a story', () => {
  const story = [chapter(0, 3), chapter(3, 5), chapter(5, 6)];

  it('has a chapter once, as it stands', () => {
    expect(renewed(story, [entry(decided(2))], [chapter(5, 8)])).toEqual([
      ...story.slice(0, 2),
      chapter(5, 8),
    ]);
    expect(renewed(story, [], [chapter(6, 7)])).toEqual([...story, chapter(6, 7)]);
  });

  it('forgets what was taken back, and keeps the beginning of a turn', () => {
    expect(renewed(story, [entry(undone(4))], [chapter(3, 4)])).toEqual([chapter(0, 3), chapter(3, 4)]);
    expect(renewed(story, [entry(undone(3))], [])).toEqual([chapter(0, 3)]);
    expect(renewed(story, [entry({ type: 'takeback_asked', seat: 0, left: 0 })], [])).toEqual(story);
  });
});

describe('the pages of a log', () => {
  const order = (chapters: Chapter[], ...entries: Entry[]) =>
    pagesOf(chapters, entries).map((page) => ('event' in page ? page.event.type : page.chapter.start));

  it('stand in the order in which things began', () => {
    const story = [chapter(0, 3), chapter(3, 5)];
    expect(order(story, entry(paused), entry(decided(3)), entry(paused), entry(decided(2)))).toEqual([
      'paused',
      0,
      'paused',
      3,
    ]);
    expect(order(story, entry(decided(4)), entry(paused), entry(decided(1)))).toEqual([0, 3, 'paused']);
  });

  it('know the round and the position', () => {
    const pages = pagesOf([chapter(0, 3, 0), chapter(3, 5, 1)], [entry(decided(5)), entry(paused)]);
    expect(pages.map(({ round, position }) => [round, position])).toEqual([
      [0, 3],
      [1, 5],
      [1, 5],
    ]);
  });

  it('count anew after something was taken back', () => {
    const entries = [entry(decided(6)), entry(paused), entry(undone(2)), entry(decided(1)), entry(paused)];
    const events = pagesOf([], entries).flatMap((page) => ('event' in page ? [page.position] : []));
    expect(events).toEqual([2, 2, 3]);
  });

  it.each(games)('lead to the last line: $game of $players', ({ story, entries }) => {
    const lines = entries.flatMap(({ events }) => events.flatMap((one) => ('line' in one ? one.line : [])));
    const pages = pagesOf(story, entries);
    expect(Math.max(...pages.map(({ position }) => position))).toBe(lines.length);
    for (const { seat, end } of story)
      if (seat !== null) expect(lines[end - 1]).toMatch(new RegExp(`^${seat + 1} `));
  });
});
