// Goods and prices compared, as far as the guide has to: to suggest what brings a price nearer.
import { GOODS, goodsOf, minus, type Good } from '../lib/goods';

/** Whether goods are enough for a price. */
export function pays(hold: string, price: string): boolean {
  return minus(price, hold) === '';
}

/** Whether goods that are gained bring a price nearer. */
export function fills(hold: string, price: string, gained: string): boolean {
  const missing = minus(price, hold);
  return minus(missing, gained).length < missing.length;
}

/** Whether upgrading goods brings a price nearer: a missing one is worth more than one that is left over. */
export function lifts(hold: string, price: string): boolean {
  const [lowest] = goodsOf(minus(hold, price));
  const highest = goodsOf(minus(price, hold)).at(-1);
  const worth = (good: Good): number => GOODS.indexOf(good);
  return lowest !== undefined && highest !== undefined && worth(lowest) < worth(highest);
}
