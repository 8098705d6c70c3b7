// What the ids of places tell: `tea-4` is a tea market, `port-1` the first port.
export const CLOSED = 'closed';
export const EMPTY = '-';

/** `tea-4` is tea, `port-1` a port. */
export function kindOf(tile: string): string {
  return tile.slice(0, tile.lastIndexOf('-'));
}

/** The number of a port, from 0. */
export function portNumber(tile: string): number {
  return Number(tile.slice(tile.lastIndexOf('-') + 1)) - 1;
}
