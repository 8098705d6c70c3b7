// How long a seat may still think, and how to say it in few signs.
import type { ClockShown } from '../lib/protocol';

/** Milliseconds that a seat has left; nothing if nobody counts. */
export function timeLeft(clock: ClockShown | null, seat: number, now: number): number | undefined {
  const left = clock?.left[seat];
  if (clock === null || left === undefined) return undefined;
  const used = clock.seat === seat && clock.since !== null ? now - clock.since : 0;
  return Math.max(left - used, 0);
}

/** `4:12`, from a day on `2 d 03 h`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  if (seconds >= 86400) return `${Math.floor(seconds / 86400)} d ${two((seconds % 86400) / 3600)} h`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
