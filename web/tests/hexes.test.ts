import { describe, expect, it } from 'vitest';
import type { PlaceShown } from '../src/lib/protocol';
import { berth, centre, course, hexPath, isArrow, rows, shorePath, viewBox, walk } from '../src/pieces/hexes';
import { piecesOf } from './golden';

const chart: PlaceShown[] = piecesOf('sand-to-sea').map;
const star: PlaceShown[] = piecesOf('east-to-west-2').map;
const at = (places: PlaceShown[], column: number, row: number): number =>
  places.findIndex((place) => place.column === column && place.row === row);

describe('hexes of a map', () => {
  it('stand in columns and half rows without touching', () => {
    const points = star.map(centre);
    const distances = points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    const nearest = Math.min(...distances);
    expect(nearest).toBeGreaterThan(68 * Math.sqrt(3)); // the width of a tile across its sides
    expect(nearest).toBeLessThan(68 * Math.sqrt(3) + 6);
  });

  it.each([
    ['24 hexes', chart],
    ['the star of 13', star],
    ['a long map of one column', [0, 2, 4, 6, 8].map((row) => ({ column: 7, row, mark: 'o' }))],
  ])('are all inside the view: %s', (_, places) => {
    const [left, top, width, height] = viewBox(places).split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    for (const { x, y } of places.map(centre)) {
      expect(x - 68).toBeGreaterThan(left);
      expect(x + 68).toBeLessThan(left + width);
      expect(y - 68).toBeGreaterThan(top); // a badge lies on the upper edge
      expect(y + 63).toBeLessThan(top + height);
    }
  });

  it('have a view even if there are none', () => {
    expect(viewBox([])).toBe('0 0 1 1');
  });

  it('are flat on top and lower by their edge', () => {
    expect(hexPath(68)).toMatch(/^M65\.5 -4\.3Q68 0 65\.5 4\.3L/);
    expect(hexPath(68, 4)).toMatch(/^M65\.5 -0\.3Q68 4 65\.5 8\.3L/);
  });

  it('have a shore that is always the same for a tile, and another one for the next', () => {
    expect(shorePath('tea-1')).toBe(shorePath('tea-1'));
    expect(shorePath('tea-1')).not.toBe(shorePath('tea-2'));
  });
});

describe('boats', () => {
  it('float right, then left, then below; loose goods keep the left free', () => {
    expect(berth(0).x).toBeGreaterThan(0);
    expect(berth(1).x).toBeLessThan(0);
    expect(berth(2).y).toBeGreaterThan(0);
    expect(new Set([0, 1, 2, 3].map((order) => JSON.stringify(berth(order)))).size).toBe(4);
    expect(berth(1, true)).toEqual(berth(2));
    expect(berth(3, true)).toEqual(berth(1));
  });

  it('sail by a shortest course of neighbours', () => {
    const way = course(chart, at(chart, 0, 6), at(chart, 2, 6));
    expect(way).toHaveLength(3);
    expect(way[0]).toBe(at(chart, 0, 6));
    for (let index = 1; index < way.length; index++) {
      const [one, other] = [chart[way[index - 1]!]!, chart[way[index]!]!];
      const across = Math.abs(one.column - other.column);
      expect([across, Math.abs(one.row - other.row)]).toEqual(across === 0 ? [0, 2] : [1, 1]);
    }
    expect(course(chart, 3, 3)).toEqual([3]);
  });

  it('have no course between two maps', () => {
    const apart = [
      { column: 0, row: 0, mark: 'o' },
      { column: 5, row: 1, mark: 'o' },
    ];
    expect(course(apart, 0, 1)).toEqual([]);
  });
});

describe('arrow keys over options', () => {
  const points = new Map(chart.map((place, index) => [index, centre(place)]));

  it('go to the neighbour in their direction', () => {
    const middle = at(chart, 2, 4);
    expect(walk(points, middle, 'ArrowUp')).toBe(at(chart, 2, 2));
    expect(walk(points, middle, 'ArrowDown')).toBe(at(chart, 2, 6));
    expect(chart[walk(points, middle, 'ArrowLeft')]?.column).toBe(1);
    expect(chart[walk(points, middle, 'ArrowRight')]?.column).toBe(3);
  });

  it('skip what is no option, and stay where there is nothing', () => {
    const few = new Map([at(chart, 0, 2), at(chart, 4, 8)].map((hex) => [hex, centre(chart[hex]!)]));
    expect(walk(few, at(chart, 0, 2), 'ArrowRight')).toBe(at(chart, 4, 8));
    expect(walk(few, at(chart, 4, 8), 'ArrowUp')).toBe(at(chart, 0, 2));
    expect(walk(few, at(chart, 0, 2), 'ArrowUp')).toBe(at(chart, 0, 2));
  });

  it('reach every option from every other', () => {
    for (const start of points.keys()) {
      const reached = new Set([start]);
      for (const hex of reached) {
        for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
          reached.add(walk(points, hex, arrow));
        }
      }
      expect(reached.size).toBe(chart.length);
    }
  });

  it('begin with the first option if the last one is gone', () => {
    expect(walk(points, -1, 'ArrowUp')).toBe(0);
    expect(walk(new Map<number, { x: number; y: number }>(), 5, 'ArrowUp')).toBe(5);
  });

  it('are told from other keys', () => {
    expect(isArrow('ArrowUp')).toBe(true);
    expect(isArrow('Enter')).toBe(false);
  });
});

describe('goods in lines', () => {
  it('are in the middle of every line', () => {
    const corners = rows(5, 3, 18, { x: 0, y: 3 });
    expect(corners).toHaveLength(5);
    expect(corners[1]!.x).toBeCloseTo(-9);
    expect(corners[3]!.x + corners[4]!.x).toBeCloseTo(-18);
    expect(corners[3]!.y).toBeGreaterThan(corners[2]!.y + 18);
  });
});
