import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/lib/protocol';
import { addDeed, addDraw } from '../src/lib/words/deeds';
import { plainText, type Part } from '../src/lib/words/parts';
import { openScene, readLine } from '../src/lib/words/scene';
import { chronicleOf, chronicleOfLines, tellAll, tellEntry, type LogEvent } from '../src/lib/words/telling';
import { NAMES, dictionaries } from './dictionaries';
import { games, piecesOf, settingOf, vocabulary } from './golden';

const { en, pl, de } = dictionaries;
const name = (seat: number) => NAMES[seat] ?? '';
const plain = (parts: Part[]) => plainText(parts, name, (goods) => goods);
const DRAWS = ['first', 'board', 'deal', 'order', 'reveal', 'card', 'tile', 'cover', 'box', 'lay'];

describe('golden games', () => {
  for (const golden of games) {
    const chronicle = chronicleOf(piecesOf(golden.game), settingOf(golden), golden.entries);
    it.each(Object.keys(dictionaries) as (keyof typeof dictionaries)[])(
      `are told in words: ${golden.game} with ${golden.players}, %s`,
      (language) => {
        const told = tellAll(dictionaries[language], chronicle);
        expect(told.length).toBeGreaterThan(50);
        for (const sentence of told) {
          const text = plain(sentence.parts);
          expect(sentence.kind, text).not.toBe('unknown');
          expect(text).toMatch(/^\p{Lu}.*\.$/u);
          expect(text).not.toMatch(/undefined|NaN|[{}]|\s\s|\s[.,]|,,/);
          expect(text).not.toMatch(/\b([moprsvbx]\d|[A-F][12]-\d|(tea|chili|ginger|cloves|port|sea)-\d)/);
          for (const part of sentence.parts) if ('piece' in part) expect(part.piece, text).not.toBe('');
        }
      },
    );
  }
});

describe('every verb', () => {
  for (const [game, { verbs }] of Object.entries(vocabulary)) {
    it(`is told: ${game}`, () => {
      const scene = openScene(piecesOf(game), { game, players: 2 });
      const untold = verbs.filter((verb) => {
        const seat = DRAWS.includes(verb) ? 'chance' : '1';
        const line = readLine(`${seat} ${verb} ${verb === 'trade' ? 'x2' : '1'}`);
        return (line.seat === null ? addDraw(scene, line, []) : addDeed(scene, line, [])) === null;
      });
      expect(untold).toEqual([]);
    });
  }
});

describe('what others do to you', () => {
  // Every sentence of a golden game that is another one when it is told to a seat of that game.
  const told = (game: string, words: typeof en, pattern: RegExp) =>
    games
      .filter((golden) => golden.game === game)
      .flatMap((golden) => {
        const chronicle = chronicleOf(piecesOf(game), settingOf(golden), golden.entries);
        return Array.from({ length: golden.players }, (_, you) => {
          const toAll = tellAll(words, chronicle).map(({ parts }) => plain(parts));
          const toYou = tellAll(words, chronicle, you).map(({ parts }) => plain(parts));
          return toYou.filter((line, n) => line !== toAll[n] && pattern.test(line));
        }).flat();
      });

  it.each([
    ['east-to-west-1', en, /sent your (settler|\d settlers) home/],
    ['east-to-west-1', pl, /odsyła (twojego osadnika|\d twoich osadników)/],
    ['east-to-west-1', de, /schickt (deinen|deine \d) Siedler heim/],
    ['sand-to-sea', en, / paid you [YRGB]/],
    ['sand-to-sea', pl, / płaci ci [YRGB]/],
    ['sand-to-sea', de, / zahlt dir [YRGB]/],
    ['sand-to-sea', en, /You begin\./],
    ['sand-to-sea', pl, /Zaczynasz\./],
    ['sand-to-sea', de, /Du beginnst\./],
  ])('is told so: %s %#', (game, words, pattern) => {
    expect(told(game, words, pattern).length).toBeGreaterThan(0);
  });
});

// -- a table of its own --------------------------------------------------------------------------------

const pieces = piecesOf('sand-to-sea');
const setting = { game: 'sand-to-sea', players: 2 };
const start = games.find((golden) => golden.game === 'sand-to-sea' && golden.players === 2)
  ?.entries[0] as Entry;
const entry = (ply: number, ...events: LogEvent[]): Entry => ({ ply, at: 0, events });
const decided = (ply: number, seat: number, ...line: string[]) => entry(ply, { type: 'decided', seat, line });
const began = [
  start,
  decided(2, 1, '2 choose YYYY'),
  decided(3, 1, '2 dock chili-6'),
  decided(4, 0, '1 choose RR'),
  decided(5, 0, '1 dock chili-3'),
];
const log = (...entries: Entry[]) => tellAll(en, chronicleOf(pieces, setting, [...began, ...entries]));
const lines = (...entries: Entry[]) => log(...entries).map(({ parts }) => plain(parts));

describe('a turn', () => {
  it('is one sentence, however many entries it takes', () => {
    const told = log(
      decided(6, 0, '1 stay'),
      decided(7, 0, '1 build'),
      decided(8, 0, '1 trade x2'),
      decided(9, 1, '2 rest'),
    );
    expect(told.map(({ parts }) => plain(parts)).slice(-2)).toEqual([
      'Juniper stayed at the chili market, built an outpost and traded BB for RRRRRR.',
      'Tallow rested.',
    ]);
    expect(told.at(-2)).toMatchObject({ kind: 'turn', seat: 0, ply: 8, round: 1 });
  });

  it('names goods, seats and pieces apart', () => {
    const told = log(decided(6, 0, '1 stay'), decided(7, 0, '1 build')).at(-1);
    expect(told?.parts).toEqual([
      { seat: 0 },
      { text: ' stayed at ' },
      { piece: 'chili-3', text: 'the chili market' },
      { text: ' and built an outpost.' },
    ]);
  });

  it('tells what a card cost and what lay on it', () => {
    const told = lines(
      decided(6, 0, '1 acquire 3'),
      decided(7, 0, '1 place R'),
      decided(8, 0, '1 place R', 'chance deal m10'),
      decided(9, 1, '2 acquire 1', 'chance deal m11'),
    );
    expect(told.at(-4)).toMatch(/^Juniper acquired a .* for RR\.$/);
    expect(told.at(-2)).toMatch(/^Tallow acquired a .* with R on it\.$/);
    expect(told.at(-1)).toMatch(/^New merchant: /);
  });

  it('is told up to what it comes to', () => {
    const told = lines(
      decided(6, 0, '1 play s2'),
      decided(7, 0, '1 upgrade R'),
      decided(8, 0, '1 upgrade G'),
    );
    expect(told.at(-1)).toBe('Juniper played an upgrade 2 card and upgraded R to B.');
  });

  it('is forgotten when it is undone', () => {
    const left = began.flatMap(({ events }) =>
      events.flatMap((event) => ('line' in event ? event.line : [])),
    ).length;
    const told = lines(
      decided(6, 0, '1 stay'),
      decided(7, 0, '1 build'),
      entry(8, { type: 'undone', seat: 0, left: left + 1 }),
      decided(9, 0, '1 trade x1'),
    );
    expect(told.slice(-2)).toEqual([
      'Juniper stayed at the chili market and traded B for RRR.',
      'Juniper undid a step.',
    ]);
  });

  it('is told of a record as of a table', () => {
    const all = began.flatMap(({ events }) => events.flatMap((event) => ('line' in event ? event.line : [])));
    const told = tellAll(en, chronicleOfLines(pieces, setting, [...all, '1 stay', '1 build']));
    expect(told.map(({ parts }) => plain(parts))).toEqual(lines(decided(6, 0, '1 stay', '1 build')));
    expect(told.at(-1)?.ply).toBe(all.length + 2);
  });

  it('can be told from a scene alone', () => {
    const { scene } = chronicleOf(pieces, setting, began);
    const told = tellEntry(en, scene, decided(6, 0, '1 stay', '1 build'));
    expect(told.map(({ parts }) => plain(parts))).toEqual([
      'Juniper stayed at the chili market and built an outpost.',
    ]);
  });
});

describe('events', () => {
  const all: LogEvent[] = [
    { type: 'opened', setting, host: 'h' },
    { type: 'opened', setting, host: 'h', before: 't' },
    { type: 'sat', seat: 0, player: 'p', name: 'Ann' },
    { type: 'placed', seat: 1, bot: 'hard' },
    { type: 'rose', seat: 1 },
    { type: 'started', commitment: '', line: [] },
    { type: 'takeback_asked', seat: 0, left: 0 },
    { type: 'takeback_answered', seat: 1, agrees: true },
    { type: 'takeback_answered', seat: 1, agrees: false },
    { type: 'taken_back', seat: 0, left: 0 },
    { type: 'undone', seat: 0, left: 0 },
    { type: 'paused', seat: 0 },
    { type: 'resumed', seat: 0 },
    { type: 'left', seat: 0 },
    { type: 'left', seat: 0, bot: 'easy' },
    { type: 'expired', seat: 0, bot: 'easy' },
    { type: 'resigned', seat: 0, bot: 'easy' },
    { type: 'ended', reason: 'over', scores: [31, 42], ranking: [1, 0], seed: '' },
    { type: 'ended', reason: 'resigned', scores: [31, 42], ranking: [1, 0], seed: '' },
    { type: 'rematched', table: 't' },
  ];

  it.each(Object.keys(dictionaries) as (keyof typeof dictionaries)[])('all have words: %s', (language) => {
    const words = dictionaries[language];
    const told = tellAll(words, chronicleOf(pieces, setting, [entry(1, ...all)]));
    const texts = told.map(({ parts }) => plain(parts));
    expect(texts).toHaveLength(all.length);
    expect(new Set(texts).size).toBe(all.length);
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toBe(words.telling.unknown);
    }
  });

  it('say who won', () => {
    const ended = chronicleOf(pieces, setting, [entry(1, ...all.slice(17, 18))]);
    const told = (you: number | null) =>
      [en, pl, de].map((words) => plain(tellAll(words, ended, you)[0]?.parts ?? []));
    expect(told(0)).toEqual([
      'The game is over. Tallow wins with 42 points.',
      'Koniec gry. Wygrywa Tallow: 42 punkty.',
      'Das Spiel ist zu Ende. Tallow gewinnt mit 42 Punkten.',
    ]);
    expect(told(1)).toEqual([
      'The game is over. You win with 42 points.',
      'Koniec gry. Wygrywasz: 42 punkty.',
      'Das Spiel ist zu Ende. Du gewinnst mit 42 Punkten.',
    ]);
  });
});
