// The keyboard at a table: Enter confirms, Escape drops, U undoes, L goes to the log, arrows walk over what is lit, Tab from
// area to area.
import type { Words } from '../lib/words/index.svelte';
import { isArrow, walk, type Point } from '../pieces/hexes';
import type { TableView } from './view.svelte';

const LIT = '[aria-pressed], .wells .can';
const PIECE = '.piece, .option, .wells .can';
const AREA = 'section[aria-label], [role="group"]';
const LAST_LINE = '.log .line[tabindex="0"]';
const STOP = 'a[href], button:not(:disabled), input, select, [tabindex="0"]';

/** Which keys there are, and what they do in words. */
export const keysInWords = ({ help: { keys } }: Words): { key: string; does: string }[] => [
  { key: '← ↑ → ↓', does: keys.arrows },
  { key: 'Tab', does: keys.tab },
  { key: 'Enter', does: keys.enter },
  { key: 'Esc', does: keys.escape },
  { key: 'U', does: keys.undo },
  { key: 'L', does: keys.log },
];

export function tableKeys(event: KeyboardEvent, table: TableView, dialog: boolean): void {
  const target = event.target as HTMLElement | SVGElement | null;
  if (dialog || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  const { playing } = table;
  if (event.key === 'Enter' && playing.option !== null && confirms(target, playing.chosen)) {
    take(event);
    void playing.confirm();
  } else if (event.key === 'Escape') {
    if (playing.chosen !== null || playing.half !== null || playing.told !== null) playing.drop();
    else if (table.looking !== null) table.looking = null;
    else table.connection.look(null);
  } else if (event.key === 'u' || event.key === 'U') {
    take(event);
    void playing.undo();
  } else if (event.key === 'l' || event.key === 'L') {
    take(event);
    document.querySelector<HTMLElement>(LAST_LINE)?.focus();
  } else if (isArrow(event.key) && walks(target)) {
    const next = neighbour(target, event.key);
    if (next === null) return;
    take(event);
    next.focus();
  } else if (event.key === 'Tab' && target !== null) {
    const next = nextArea(target, event.shiftKey);
    if (next === null) return;
    take(event);
    next.focus();
  }
}

function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function isTyping(target: Element | null): boolean {
  return target !== null && target.matches('input, textarea, select, [contenteditable]');
}

/**
 * Enter on another button does what that button does; on the chosen piece, or on nothing, it confirms. Goods of one
 * colour are one choice, whichever of them was touched and whichever rises.
 */
function confirms(target: HTMLElement | SVGElement | null, chosen: string | null): boolean {
  if (target === null || target === document.body) return true;
  if (target.dataset.good && `hold ${target.dataset.good}` === chosen) return true;
  return target.matches('[aria-pressed="true"]') || !target.closest('button, a, [role="button"]');
}

/** Tabs and switches have arrows of their own. */
function walks(target: Element | null): boolean {
  return target === null || !target.closest('[role="tablist"], [role="radiogroup"], .log');
}

/** The pieces of one area are one stop: from a piece, Tab leads to what comes after its area, or before it. */
function nextArea(target: Element, back: boolean): HTMLElement | null {
  const area = target.matches(PIECE) ? target.closest(AREA) : null;
  if (area === null) return null;
  const stops = [...document.querySelectorAll<HTMLElement>(STOP)].filter((stop) => stop.checkVisibility());
  const outside = (stop: Element): boolean => {
    const where = area.compareDocumentPosition(stop);
    const wanted = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    return (where & wanted) !== 0 && !area.contains(stop) && !stop.contains(area);
  };
  const next = back ? stops.findLast(outside) : stops.find(outside);
  if (next === undefined) return null;
  // Into the next area by what is lit there, if anything is.
  const entered = next.matches(PIECE) ? next.closest(AREA) : null;
  return entered?.querySelector<HTMLElement>(LIT) ?? next;
}

function neighbour(
  from: Element | null,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
): HTMLElement | null {
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)];
  const points = new Map<Element, Point>(lit.map((element) => [element, middle(element)]));
  if (from === null || !points.has(from)) return lit[0] ?? null;
  const next = walk(points, from, key);
  return next === from ? null : (next as HTMLElement);
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
