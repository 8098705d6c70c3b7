// Seconds in words.
import type { Words } from './words/index.svelte';

export function timeWords({ clock }: Words, seconds: number): string {
  if (seconds >= 86_400) return clock.days(seconds / 86_400);
  if (seconds >= 3600) return clock.hours(seconds / 3600);
  return seconds >= 60 ? clock.minutes(seconds / 60) : clock.seconds(seconds);
}
