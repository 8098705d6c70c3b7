// Where in a pack a complaint is about.

/** The line of the text, from 1, or null: from `at line 3`, or from a key as in `merchants.cards.m07: ...`. */
export function lineWith(text: string, reason: string): number | null {
  const said = /\bline (\d+)/.exec(reason);
  if (said) return Number(said[1]);
  const key = /^pack, ([\w.-]+):/.exec(reason)?.[1];
  if (key === undefined) return null;
  const lines = text.split('\n');
  const parts = key.split('.');
  // The last part that is written somewhere: a number is a place in a list, and the list has a name.
  for (const part of parts.reverse()) {
    const name = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const named = new RegExp(`^\\s*("?${name}"?\\s*=|\\[[^\\]]*\\b${name}\\])`);
    const found = lines.findIndex((line) => named.test(line));
    if (found >= 0) return found + 1;
  }
  return null;
}
