// What may be drawn a frame later than the rest, so that a move is not one long piece of work for the browser.

/** Follows what `read` finds, once the frame that shows everything else has been drawn. */
export function later<T>(read: () => T): { readonly current: T } {
  let current = $state.raw(read());
  $effect(() => {
    const next = read();
    let turn: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (turn = setTimeout(() => (current = next))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(turn);
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
