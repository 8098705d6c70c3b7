// Pieces are one element whether they can be touched or not: that changes with every turn, and their drawings need
// not be made anew. So none of them is a `button`, and each must hear the keyboard as one does.

/** What Enter and the space bar do on something that is pressed, if it can be. */
export function keysOf(press: (() => void) | undefined): ((event: KeyboardEvent) => void) | undefined {
  if (press === undefined) return undefined;
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
}
