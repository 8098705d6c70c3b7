// Sentences in pieces, so that a page can draw goods as shapes and point at what is meant.
export type Part =
  | { text: string }
  | { goods: string } // as in YYR
  | { seat: number } // from 0; the page knows the name
  | { piece: string; text: string }; // a thing on the table, by its id, and what to call it

/** Puts parts into the braces of a template: `traded {give} for {get}`. */
export function fill(template: string, values: Record<string, Part[]> = {}): Part[] {
  const pieces = template.split(/\{(\w+)\}/);
  return joined(pieces.flatMap((piece, n) => (n % 2 === 0 ? [{ text: piece }] : (values[piece] ?? []))));
}

/** Text that stands together is one part. */
export function joined(parts: Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (isText(part) && last && isText(last)) found[found.length - 1] = { text: last.text + part.text };
    else if (!isText(part) || part.text) found.push(part);
  }
  return found;
}

function isText(part: Part): part is { text: string } {
  return 'text' in part && !('piece' in part);
}

/** A sentence as text, for screen readers and tests. */
export function plainText(
  parts: Part[],
  name: (seat: number) => string,
  goods: (goods: string) => string,
): string {
  return parts
    .map((part) => {
      if ('goods' in part) return goods(part.goods);
      return 'seat' in part ? name(part.seat) : part.text;
    })
    .join('');
}
