import { describe, expect, it } from 'vitest';
import { chartOf, roundTable, ticks, turnAt } from '../src/after/chart';
import { betterWords, chosen, noticed, positionAfter, sentenceOf } from '../src/after/turning';
import type { Option, ScoresShown } from '../src/lib/protocol';
import { tongues } from './dictionaries';
import type { Sentence } from '../src/lib/words/telling';
import { review } from './fake-replay';
import { piecesOf, positions } from './golden';

const turn = (number: number, round: number, seat: number | null, ...scores: (number | null)[]) => ({
  number,
  round,
  seat,
  scores,
});
const game: ScoresShown = {
  turns: [turn(4, 1, 0, 0, 0), turn(6, 1, 1, 5, 0), turn(10, 2, 0, 5, 9), turn(12, 2, null, 20, 20)],
  sources: [{ goods: 20 }, { goods: 20 }],
};

describe('a chart of scores', () => {
  const chart = chartOf(game, 400, 200);

  it('has a line for each seat, from left to right and higher for more points', () => {
    expect(chart.lines.map(({ seat }) => seat)).toEqual([0, 1]);
    const [{ spots }] = chart.lines as [(typeof chart.lines)[0]];
    expect(spots.map(({ x }) => x)).toEqual([...spots.map(({ x }) => x)].sort((one, other) => one - other));
    expect(spots[0]!.x).toBe(chart.left);
    expect(spots.at(-1)!.x).toBe(chart.right);
    expect(spots[0]!.y).toBe(chart.bottom);
    expect(spots[3]!.y).toBeLessThan(spots[1]!.y);
    expect(spots.every(({ y }) => y >= chart.top && y <= chart.bottom)).toBe(true);
  });

  it('writes scores at the ends of lines, apart from each other even where they are equal', () => {
    const labels = chart.lines.map(({ end }) => end.label);
    expect(chart.lines.map(({ end }) => end.score)).toEqual([20, 20]);
    expect(Math.abs(labels[0]! - labels[1]!)).toBeGreaterThanOrEqual(20);
    const crowded = chartOf({ turns: [turn(0, 1, 0, 0, 0, 0, 0, 0)], sources: [] }, 300, 200);
    const sorted = crowded.lines.map(({ end }) => end.label).sort((one, other) => one - other);
    for (let n = 1; n < sorted.length; n += 1) expect(sorted[n]! - sorted[n - 1]!).toBeGreaterThanOrEqual(20);
    expect(sorted.at(-1)).toBeLessThanOrEqual(crowded.bottom);
  });

  it('puts devices on the lines, and not those of two seats in one place', () => {
    const marks = chart.lines.map((line) => line.marks.map(({ x }) => x));
    expect(marks.every((all) => all.length > 1)).toBe(true);
    expect(marks[0]!.filter((x) => marks[1]!.includes(x))).toEqual([]);
  });

  it('has no line for what is hidden, and one as far as it is known', () => {
    const hidden = chartOf(
      { ...game, turns: game.turns.map((one) => ({ ...one, scores: [null, 3] })) },
      400,
      200,
    );
    expect(hidden.lines.map(({ seat }) => seat)).toEqual([1]);
  });

  it('counts in round numbers', () => {
    expect(ticks(69, 5)).toEqual([0, 20, 40, 60]);
    expect(ticks(8, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(1, 5)).toEqual([0, 1]);
    expect(chart.rounds.map(({ value }) => value)).toEqual([1, 2]);
  });

  it('is a table too, round by round and with the end', () => {
    expect(roundTable(game)).toEqual([
      { round: 1, number: 4, scores: [0, 0] },
      { round: 2, number: 10, scores: [5, 9] },
      expect.objectContaining({ round: null, number: 12, scores: [20, 20] }),
    ]);
  });

  it('knows where a moment lies', () => {
    expect([0, 4, 5, 6, 11, 99].map((number) => turnAt(game, number))).toEqual([0, 0, 0.5, 1, 2.5, 3]);
  });
});

describe('turning points', () => {
  const told = (kind: 'turn' | 'draw', position: number, seat: number | null): Sentence => ({
    kind,
    round: 1,
    position,
    seat,
    parts: [],
  });

  it('are what somebody would notice', () => {
    expect(noticed(review)).toEqual(review.moments.slice(0, 2));
  });

  it('are the largest, of each turn one, in the order of the game', () => {
    const sentences = [told('turn', 10, 0), told('turn', 20, 1), told('turn', 30, 0)];
    const points = [
      [25, 0],
      [22, 0], // a smaller one of the same turn
      [12, 1],
      [3, 0],
    ].map(([ply, seat]) => ({ moment: { ...review.moments[0]!, ply: ply!, seat: seat! }, board: null }));
    const found = chosen(points, sentences);
    expect(found.map(({ moment }) => moment.ply)).toEqual([3, 12, 25]);
    expect(found.map(({ sentence }) => sentence?.position)).toEqual([10, 20, 30]);
    const many = Array.from({ length: 9 }, (_, n) => ({
      ...points[0]!,
      moment: { ...points[0]!.moment, ply: n },
    }));
    expect(chosen(many, [])).toHaveLength(6);
  });

  it('say which of the places with one name the bot would rather go to', () => {
    const { board } = positions.find((one) => one.board.game === 'sand-to-sea')!;
    const better = (best: Option, tongue = tongues.en) =>
      betterWords(
        tongue,
        piecesOf('sand-to-sea'),
        { moment: { ...review.moments[0]!, ply: 0, best }, board },
        String,
      );
    const sail = (about: string, offer?: string): Option => ({ action: `sail ${about}`, about, offer });
    expect(better(sail('chili-4'))).toBe('Sail to the chili market (trade 2 yellow for 2 red)');
    expect(better(sail('chili-1'))).toBe('Sail to the chili market (trade 2 green for 2 red, 1 brown)');
    expect(better(sail('chili-4'), tongues.pl)).toMatch(/ \(wymień 2 żółte na 2 czerwone\)$/);
    expect(better(sail('port-1', 'v03'))).toBe('Sail to a port (12 points for 4 green)');
    expect(better(sail('port-1'))).toBe('Sail to a port');
    expect(better(sail('sea-1'))).toBe('Sail to the open sea');
    expect(better({ action: 'acquire 1', about: 'm01' })).toBe('Acquire for free');
  });

  it('are told by the turn of their seat, or by what was drawn', () => {
    const sentences = [told('turn', 5, 0), told('draw', 6, null), told('turn', 9, 1), told('turn', 12, 0)];
    const [moment] = review.moments;
    const at = (ply: number, seat: number) => sentenceOf(sentences, { ...moment!, ply, seat })?.position;
    expect(at(4, 0)).toBe(5);
    expect(at(5, -1)).toBe(6);
    expect(at(6, 1)).toBe(9);
    expect(at(12, 0)).toBeUndefined();
    expect(positionAfter({ ...moment!, ply: 7, played: ['deal m01', 'deal m02'] })).toBe(9);
  });
});
