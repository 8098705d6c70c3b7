import { describe, expect, it } from 'vitest';
import type { Chapter, Deed } from '../src/lib/protocol';
import { pagesOf, type LogEvent } from '../src/lib/story';
import { plainText, type Part } from '../src/lib/words/parts';
import { tellAll } from '../src/lib/words/telling';
import { catalogs, NAMES, tellerOf, type Language } from './dictionaries';
import { games, pagesOfGame, piecesOf } from './golden';

const LANGUAGES = Object.keys(catalogs) as Language[];
const name = (seat: number) => NAMES[seat] ?? '';
const plain = (parts: Part[]) => plainText(parts, name, (goods) => goods);

describe('golden games', () => {
  for (const golden of games) {
    it.each(LANGUAGES)(`are told in words: ${golden.game} with ${golden.players}, %s`, (language) => {
      const told = tellAll(tellerOf(language, piecesOf(golden.game)), pagesOfGame(golden));
      expect(told.length).toBeGreaterThan(50);
      for (const sentence of told) {
        const text = plain(sentence.parts);
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(/undefined|NaN|[{}]|\s\s|\s[.,]|,,/);
        expect(text).not.toMatch(/\b([moprsvbx]\d|[A-F][12]-\d|(tea|chili|ginger|cloves|port|sea)-\d)/);
        for (const part of sentence.parts) if ('piece' in part) expect(part.piece, text).not.toBe('');
      }
    });
  }
});

describe('what others do to you', () => {
  // Every sentence of a golden game that is another one when it is told to a seat of that game.
  const told = (game: string, language: Language, pattern: RegExp) =>
    games
      .filter((golden) => golden.game === game)
      .flatMap((golden) => {
        const [pieces, pages] = [piecesOf(game), pagesOfGame(golden)];
        return Array.from({ length: golden.players }, (_, you) => {
          const toAll = tellAll(tellerOf(language, pieces), pages).map(({ parts }) => plain(parts));
          const toYou = tellAll(tellerOf(language, pieces, you), pages).map(({ parts }) => plain(parts));
          return toYou.filter((line, n) => line !== toAll[n] && pattern.test(line));
        }).flat();
      });

  it.each([
    ['east-to-west-1', 'en', /sent your (settler|\d settlers) home/],
    ['east-to-west-1', 'pl', /odsyła (twojego osadnika|\d twoich osadników)/],
    ['east-to-west-1', 'de', /schickt (deinen|deine \d) Siedler heim/],
    ['sand-to-sea', 'en', / paid you [YRGB]/],
    ['sand-to-sea', 'pl', / płaci ci [YRGB]/],
    ['sand-to-sea', 'de', / zahlt dir [YRGB]/],
    ['sand-to-sea', 'en', /You go first\./],
    ['sand-to-sea', 'pl', /Zaczynasz\./],
    ['sand-to-sea', 'de', /Du beginnst\./],
  ] as [string, Language, RegExp][])('is told so: %s %s %#', (game, language, pattern) => {
    expect(told(game, language, pattern).length).toBeGreaterThan(0);
  });
});

// -- a table of its own --------------------------------------------------------------------------------

const pieces = piecesOf('sand-to-sea');
const turn = (...deeds: Deed[]): Chapter => ({ start: 40, end: 40 + deeds.length, round: 1, seat: 0, deeds });
const log = (...chapters: Chapter[]) => tellAll(tellerOf('en', pieces), pagesOf(chapters, []));
const line = (...deeds: Deed[]) => plain(log(turn(...deeds))[0]?.parts ?? []);

describe('a turn', () => {
  it('is one sentence, however much is done in it', () => {
    const told = log(
      turn(
        { kind: 'stayed', piece: 'chili-3' },
        { kind: 'built', piece: 'chili-3' },
        { kind: 'traded', paid: 'BB', got: 'RRRRRR', number: 2 },
      ),
    );
    expect(told.map(({ parts }) => plain(parts))).toEqual([
      'Juniper stayed at the chili market, built an outpost and traded BB for RRRRRR.',
    ]);
    expect(told[0]).toMatchObject({ kind: 'turn', seat: 0, position: 43, round: 1 });
  });

  it('names goods, seats and pieces apart', () => {
    const [told] = log(turn({ kind: 'stayed', piece: 'chili-3' }, { kind: 'built', piece: 'chili-3' }));
    expect(told?.parts).toEqual([
      { seat: 0 },
      { text: ' stayed at ' },
      { piece: 'chili-3', text: 'the chili market' },
      { text: ' and built an outpost.' },
    ]);
  });

  it('tells what a card cost and what lay on it', () => {
    expect(line({ kind: 'acquired', piece: 'm09', paid: 'RR' })).toBe(
      'Juniper acquired an upgrade 3 card for RR.',
    );
    expect(line({ kind: 'acquired', piece: 'm09', got: 'R' })).toBe(
      'Juniper acquired an upgrade 3 card with R on it.',
    );
  });

  it('tells what an outpost cost', () => {
    expect(line({ kind: 'built', piece: 'tea-1', paid: 'YR' })).toBe('Juniper built an outpost for YR.');
  });

  it('says where the closed port is in a sentence of its own', () => {
    expect(
      line(
        { kind: 'claimed_tile', piece: 'v03', paid: 'GGGG' },
        { kind: 'moved_closed_port', piece: 'port-1' },
      ),
    ).toBe('Juniper took the 12-point tile for GGGG. That port is closed now.');
  });

  it('in which nothing was done is left out', () => {
    expect(log(turn({ kind: 'declined', piece: 'visit' }))).toEqual([]);
  });
});

describe('events', () => {
  const all: LogEvent[] = [
    { type: 'opened', setting: { game: 'sand-to-sea', players: 2 }, host: 'h' },
    { type: 'opened', setting: { game: 'sand-to-sea', players: 2 }, host: 'h', before: 't' },
    { type: 'sat', seat: 0, player: 'p', name: 'Ann' },
    { type: 'placed', seat: 1, bot: 'hard' },
    { type: 'kept', seat: 1, player: 'q', name: 'Bob' },
    { type: 'readied', seat: 0 },
    { type: 'readied', seat: 0, ready: false },
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

  it.each(LANGUAGES)('all have words: %s', (language) => {
    const told = tellAll(tellerOf(language, pieces), pagesOf([], [{ ply: 1, at: 0, events: all }]));
    const texts = told.map(({ parts }) => plain(parts));
    expect(texts).toHaveLength(all.length);
    expect(new Set(texts).size).toBe(all.length);
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('say who won', () => {
    const ended = pagesOf(
      [],
      [{ ply: 1, at: 0, events: all.filter(({ type }) => type === 'ended').slice(0, 1) }],
    );
    const told = (you: number | null) =>
      LANGUAGES.map((language) => plain(tellAll(tellerOf(language, pieces, you), ended)[0]?.parts ?? []));
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
