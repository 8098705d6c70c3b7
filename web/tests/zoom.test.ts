import { describe, expect, it } from 'vitest';
import { clamped, pinched, WHOLE } from '../src/table/zoom';

const BOX = { width: 400, height: 300 };
const MIDDLE = { x: 200, y: 150 };

describe('the zoom of the world', () => {
  it('grows around the fingers', () => {
    expect(pinched(WHOLE, 1.5, MIDDLE, MIDDLE, BOX)).toEqual({ scale: 1.5, x: -100, y: -75 });
  });

  it('ends at twice the size, and never gets smaller than the world', () => {
    expect(pinched(WHOLE, 5, MIDDLE, MIDDLE, BOX).scale).toBe(2);
    expect(pinched({ scale: 1.2, x: -40, y: -30 }, 0.1, MIDDLE, MIDDLE, BOX)).toEqual(WHOLE);
  });

  it('follows a finger as far as the edge', () => {
    const large = { scale: 2, x: -200, y: -150 };
    expect(pinched(large, 1, MIDDLE, { x: 230, y: 150 }, BOX)).toEqual({ scale: 2, x: -170, y: -150 });
    expect(clamped({ scale: 2, x: 50, y: -999 }, BOX)).toEqual({ scale: 2, x: 0, y: -300 });
  });
});
