// The keyboard in a replay: arrows step, with Shift by turn; Home and End; space plays and stops.
import type { Replay } from './replaying.svelte';

const OWN_ARROWS = '[role="tablist"], [role="radiogroup"], select, textarea, input:not([type="range"])';
const OWN_SPACE = 'button, a, select, textarea, input:not([type="range"]), summary';

export function replayKeys(event: KeyboardEvent, replay: Replay): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest(event.key === ' ' ? OWN_SPACE : OWN_ARROWS)) return;
  const act = actOf(event, replay);
  if (act === null) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function actOf({ key, shiftKey }: KeyboardEvent, replay: Replay): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return () => (shiftKey ? replay.previousTurn() : replay.previous());
    case 'ArrowRight':
      return () => (shiftKey ? replay.nextTurn() : replay.next());
    case 'Home':
      return () => replay.look(replay.first);
    case 'End':
      return () => replay.look(replay.last);
    case ' ':
      return () => (replay.playing ? replay.halt() : replay.play());
    default:
      return null;
  }
}
