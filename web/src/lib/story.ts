// What has happened at a table, in no language: the turns as the server tells them, and what happened beside the game.
import type { Chapter, Entry } from './protocol';

export type LogEvent = Entry['events'][number];

/** A line of the log. `position` is how many decisions and draws there were up to its end. */
export type Page = { round: number; position: number } & ({ chapter: Chapter } | { event: LogEvent });

/** The story with newer chapters: one that goes on takes the place of what it was. */
export function renewed(story: Chapter[], entries: Entry[], newer: Chapter[]): Chapter[] {
  const left = Math.min(...entries.flatMap(({ events }) => events.map(takenBackTo)));
  const starts = new Set(newer.map(({ start }) => start));
  const kept = story.filter(({ start }) => start < left && !starts.has(start));
  return [...kept, ...newer].sort((one, other) => one.start - other.start);
}

/** How many lines of the record an event leaves: all of them, unless it takes some back. */
function takenBackTo(event: LogEvent): number {
  return event.type === 'undone' || event.type === 'taken_back' ? event.left : Infinity;
}

/** Everything in the order in which it began. What happens in the middle of a turn stands after it. */
export function pagesOf(story: Chapter[], entries: Entry[]): Page[] {
  const events = eventsOf(entries);
  let [next, round] = [0, 0];
  const pages: Page[] = [];
  const tellUntil = (position: number): void => {
    for (; next < events.length && events[next]!.position <= position; next += 1)
      pages.push({ ...events[next]!, round });
  };
  for (const chapter of story) {
    tellUntil(chapter.start);
    round = chapter.round;
    pages.push({ chapter, round, position: chapter.end });
  }
  tellUntil(Infinity);
  return pages;
}

/** What is not told by the story, with the position in which it happened. */
function eventsOf(entries: Entry[]): { event: LogEvent; position: number }[] {
  let lines = 0;
  let found: { event: LogEvent; position: number }[] = [];
  for (const event of entries.flatMap(({ events }) => events)) {
    const left = takenBackTo(event);
    if (left < lines) {
      lines = left;
      found = found.map((one) => ({ ...one, position: Math.min(one.position, left) }));
    }
    if ('line' in event) lines += event.line.length;
    if (!('line' in event) || event.line.length === 0) found.push({ event, position: lines });
  }
  return found;
}
