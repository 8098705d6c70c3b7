// Which well holds what: goods that stay, goods that are about to be paid, and goods that would come.
import { amounts, GOODS, goodsOf, type Good } from '../lib/goods';

interface Well {
  good: Good | null;
  /** It rises from its well: it is about to be paid. */
  paying: boolean;
  /** A ghost: it would come. */
  coming: boolean;
  /** There is no such well; it only shows what is too much, or comes before room is made. */
  over: boolean;
}

export function wellsOf(goods: string, limit: number, paying = '', coming = ''): Well[] {
  const due = amounts(paying);
  const held = amounts(goods);
  const wells: Well[] = [];
  for (const good of GOODS) {
    // The last ones of a kind rise, so that what stays does not move.
    for (let index = 0; index < held[good]; index++) {
      wells.push(well(good, index >= held[good] - due[good], false));
    }
  }
  for (const good of goodsOf(coming)) wells.push(well(good, false, true));
  while (wells.length < limit) wells.push(well(null, false, false));
  return wells.map((one, index) => ({ ...one, over: index >= limit }));
}

function well(good: Good | null, paying: boolean, coming: boolean): Well {
  return { good, paying, coming, over: false };
}
