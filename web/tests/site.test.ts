import { describe, expect, it } from 'vitest';
import { centred, dragged, drawingOf, lacks, lineOf, roomFor, sheet } from '../src/lib/drawing';
import { linkTarget, listedNames, seatName } from '../src/lib/games.svelte';
import { fieldOf, firstForm, tableOf } from '../src/lib/newtable';
import { lineWith } from '../src/lib/packs';
import { readRecord } from '../src/lib/record';
import { de } from '../src/lib/words/de';
import { en } from '../src/lib/words/en';

const STAR = '.o.o./..o../.o.o./o.~.o/.o.o./..o../.o.o.';

describe('a drawing of a map', () => {
  it('is read and written alike, from its first line and column on', () => {
    expect(lineOf(drawingOf(STAR)!)).toBe(STAR);
    expect(lineOf(drawingOf(`...../.....o/....o.o`)!)).toBe('.o./o.o');
    expect(lineOf(new Map())).toBe('');
  });

  it('is not made of other signs', () => {
    expect(drawingOf('random:7')).toBeNull();
    expect(drawingOf('')).toBeNull();
  });

  it('lies in the middle of a sheet, on places of the sheet', () => {
    const places = new Set(sheet(9, 15).map(({ column, row }) => `${column} ${row}`));
    for (const line of [STAR, '.o/o.', 'o.P/.o.', '..o../.o.o./P.o.P']) {
      expect(roomFor(drawingOf(line)!, 9, 15)).toEqual({ columns: 9, rows: 15 });
      const laid = centred(drawingOf(line)!, 9, 15);
      expect([...laid.keys()].every((key) => places.has(key))).toBe(true);
      expect(lineOf(laid)).toBe(lineOf(drawingOf(line)!));
    }
  });

  it('gets a larger sheet if it is large', () => {
    const tall = drawingOf(Array.from({ length: 21 }, (_, row) => (row % 2 ? '.o' : 'o.')).join('/'))!;
    const { columns, rows } = roomFor(tall, 9, 15);
    const places = new Set(sheet(columns, rows).map(({ column, row }) => `${column} ${row}`));
    expect([...centred(tall, columns, rows).keys()].every((key) => places.has(key))).toBe(true);
  });

  it('changes by dragging a tile, which changes places with what lies there', () => {
    const pair = drawingOf('o.P')!;
    expect(lineOf(dragged(pair, '0 0', '4 0'))).toBe('P.o');
    expect(lineOf(dragged(pair, '0 0', '2 0'))).toBe('P.o');
    expect(dragged(pair, '0 0', '2 0').size).toBe(2);
    expect(dragged(pair, '4 0', '2 0')).toBe(pair);
    expect(dragged(pair, '0 0', '0 0')).toBe(pair);
  });

  it('says what it lacks to be like one that can be played', () => {
    const star = drawingOf(STAR)!;
    expect(lacks(star, star)).toEqual({ hexes: 0, ports: 0, loose: false, thin: [] });
    expect(lacks(drawingOf('o.P')!, star)).toEqual({
      hexes: 11,
      ports: -1,
      loose: true,
      thin: ['0 0', '2 0'],
    });
  });
});

describe('the name of a bot', () => {
  it('is told in the language of the page, and that of a person as it is', () => {
    expect(seatName(de, { name: 'Easy 2', bot: 'easy' }, 1)).toBe('Wacholder');
    expect(seatName(en, { name: 'Greedy 5', bot: 'greedy' }, 4)).toBe('Old Kettle');
    expect(seatName(de, { name: 'Easy 2', player: 'p' }, 1)).toBe('Easy 2');
    expect(seatName(de, { name: '' }, 1)).toBe(de.lobby.free);
  });

  it('is that of the person for whom it plays on', () => {
    expect(seatName(de, { name: 'Ann', bot: 'normal', away: 'p' }, 0)).toBe('Ann');
  });
});

describe('a new table', () => {
  it('is sent with what its game has', () => {
    const form = { ...firstForm('spice-road'), players: 3, rated: true };
    const { setting, seats } = tableOf(form, false, '7');
    expect(seats).toEqual(['you', 'free', 'free']);
    expect(setting).toMatchObject({ map: 'default', pack: null, clock: { kind: 'none' }, hints: false });
  });

  it('has the map and the clock that were chosen', () => {
    const form = firstForm('sand-to-sea', STAR);
    expect(tableOf(form, true, '7').setting.map).toBe(STAR);
    expect(tableOf({ ...form, map: 'random' }, true, '7').setting.map).toBe('random:7');
    expect(tableOf({ ...form, clock: 'live' }, true, '7').setting.clock).toEqual({
      kind: 'live',
      bank: 600,
      turn: 15,
    });
    expect(tableOf({ ...form, clock: 'slow' }, true, '7').setting.clock).toEqual({
      kind: 'slow',
      turn: 86_400,
    });
  });

  it.each([
    ['a clock gives at least 10 seconds', 'clock'],
    ['the map has 3 hexes, expected 13: 1 sea (~) and 12 others', 'map'],
    ["there is no bot 'x' here: the bots are random, greedy", 'seats'],
    ['spice-road is for 2 to 5 players', 'players'],
    ['something else', 'form'],
  ])('is refused beside a field: %s', (reason, field) => {
    expect(fieldOf(reason)).toBe(field);
  });
});

describe('a link that somebody was sent', () => {
  it.each([
    ['https://example.org/join/abc-DEF_1', '/join/abc-DEF_1'],
    [' https://example.org/table/xyz ', '/table/xyz'],
    ['LK_RSeQiisd45rN1YTgGs5WhaXpZ7RDT', '/join/LK_RSeQiisd45rN1YTgGs5WhaXpZ7RDT'],
    ['hello', null],
    ['https://example.org/', null],
  ])('%s', (text, target) => {
    expect(linkTarget(text)).toBe(target);
  });
});

describe('a table in a list', () => {
  const table = {
    id: 't',
    game: 'spice-road',
    players: 3,
    public: true,
    rated: false,
    created: 0,
    changed: 0,
  };
  it('names who has a seat, bots in the language of the page', () => {
    const open = { ...table, status: 'open', seats: ['Normal 1', 'Seat 2', 'Normal 3'] };
    expect(listedNames(en, { ...open, bots: [null, null, 'normal'], free: [1] })).toBe('Normal 1 and Tallow');
  });
});

describe('a complaint about a pack', () => {
  const text = 'name = "x"\n\n[merchants.cards]\nm06 = "gain Y"\nm07 = "gain W"\n\n[start_sets]\nsets = []\n';
  it.each([
    ["pack, merchants.cards.m07: 'W' is not goods", 5],
    ['pack, start_sets.sets.2: expected goods', 8],
    ['pack, merchants: no such set', null],
    ['pack: not readable as TOML (Expected = at line 4)', 4],
    ['pack: replaces nothing', null],
  ])('is about a line: %s', (reason, line) => {
    expect(lineWith(text, reason)).toBe(line);
  });
});

describe('a record', () => {
  it('is read as far as a page needs it', () => {
    const record = readRecord(
      [
        'tradewinds record 1',
        'game sand-to-sea',
        'players 2',
        'options toll=moved scores=open',
        `map ${STAR}`,
        'seat 1 Ann of old',
        'seat 2 normal',
        'commitment 7e',
        'decisions',
        'chance first 1',
        '1 rest',
        'end',
        'scores 23 60',
        'ranking 2 1',
        'seed 17',
        'sum 4c',
      ].join('\n'),
    );
    expect(record).toEqual({
      setting: {
        game: 'sand-to-sea',
        players: 2,
        options: { toll: 'moved', scores: 'open' },
        map: STAR,
      },
      seats: ['Ann of old', 'normal'],
      lines: ['chance first 1', '1 rest'],
      scores: [23, 60],
      ranking: [1, 0],
      seed: '17',
    });
  });
});
