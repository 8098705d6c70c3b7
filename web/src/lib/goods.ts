// Goods as the engine writes them: `YYR`, ascending in value, `-` for none.
export const GOODS = ['Y', 'R', 'G', 'B'] as const;
export type Good = (typeof GOODS)[number];
export type Amounts = Record<Good, number>;

export function goodsOf(text: string): Good[] {
  return [...text].filter((letter): letter is Good => (GOODS as readonly string[]).includes(letter));
}

export function amounts(text: string): Amounts {
  const found: Amounts = { Y: 0, R: 0, G: 0, B: 0 };
  for (const good of goodsOf(text)) found[good] += 1;
  return found;
}

export function goodsText(found: Amounts): string {
  return GOODS.map((good) => good.repeat(Math.max(found[good], 0))).join('');
}

/** What is in `from` and not in `without`, kind by kind. */
export function minus(from: string, without: string): string {
  const a = amounts(from);
  const b = amounts(without);
  return goodsText({ Y: a.Y - b.Y, R: a.R - b.R, G: a.G - b.G, B: a.B - b.B });
}
