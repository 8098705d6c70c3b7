// Arrow keys within a row of choices: one of them is in the Tab order, the arrows walk.

/** Which choice a key leads to, around the ends; the same one if the key is none of these. */
function roved(key: string, index: number, count: number): number {
  if (count === 0) return index;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return index;
}

/** Chooses by arrow key and moves the focus along. */
export function rove<Value>(
  event: KeyboardEvent,
  values: readonly Value[],
  value: Value,
  onchange: (value: Value) => void,
): void {
  const index = values.indexOf(value);
  const next = roved(event.key, index, values.length);
  if (next === index) return;
  event.preventDefault();
  onchange(values[next]!);
  const row = (event.currentTarget as HTMLElement).parentElement;
  (row?.children[next] as HTMLElement | undefined)?.focus();
}
