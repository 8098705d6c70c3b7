// A server that has kept one game: a golden one, with boards that only tell which position they are of.
import { vi } from 'vitest';
import type { Board, ReviewShown, ScoresShown } from '../src/lib/protocol';
import { games, piecesOf, positions } from './golden';

const golden = games.find(({ game, players }) => game === 'sand-to-sea' && players === 2)!;
export const lines = golden.entries
  .flatMap(({ events }) => events)
  .flatMap((event) => ('line' in event ? event.line : []));
export const { story } = golden;
const base = positions.find(({ board }) => board.game === 'sand-to-sea')!.board;
export const seats = ['Ann', 'Bob'];

/** A turn begins with every tenth line that a seat decides. */
const decisions = lines.flatMap((line, number) => (line.startsWith('chance') ? [] : [number]));
export const scores: ScoresShown = {
  turns: [
    ...decisions
      .filter((_, n) => n % 10 === 0)
      .map((number, n) => ({ number, round: 1 + Math.floor(n / 2), seat: n % 2, scores: [n, 2 * n] })),
    { number: lines.length, round: 9, seat: null, scores: [30, 44] },
  ],
  sources: [
    { tiles: 26, goods: 4 },
    { tiles: 40, goods: 4 },
  ],
};

export function boardAt(number: number): Board {
  const last = number === lines.length;
  return {
    ...base,
    players: 2,
    decisions: number,
    actor: last ? -2 : 0,
    question: last ? null : { phase: 'turn', seat: 0 },
    turn: 0,
    first: 0,
    round: 1 + Math.floor(number / 40),
    seats: base.seats.slice(0, 2).map((things, seat) => ({
      ...things,
      seat,
      hold: 'Y'.repeat(number % 10) || '-',
      score: { tiles: number, goods: seat },
    })),
  };
}

export const review: ReviewShown = {
  turns: [],
  moments: [
    { ply: decisions[40]!, seat: 0, played: ['rest'], best: null, before: [0.6, 0.4], after: [0.35, 0.65] },
    {
      ply: decisions[20]!,
      seat: 1,
      played: ['rest'],
      best: { action: 'rest' },
      before: [0.5, 0.5],
      after: [0.6, 0.4],
    },
    { ply: decisions[60]!, seat: 1, played: ['rest'], best: null, before: [0.5, 0.5], after: [0.51, 0.49] },
  ],
  lost: [0, 0],
  luck: [0, 0],
};

export function recordText(finished = true): string {
  return [
    'tradewinds record 1',
    'game sand-to-sea',
    'rules 1',
    'players 2',
    'options scores=open',
    'map -',
    'pack 00',
    ...seats.map((name, seat) => `seat ${seat + 1} ${name}`),
    'commitment 00',
    'decisions',
    ...lines,
    ...(finished ? ['end', 'scores 30 44', 'ranking 2 1', 'seed 17'] : []),
    'sum 00',
  ].join('\n');
}

/** Answers for the record `r1` and the table `t1`; each address is noted. `fails` are positions that cannot be fetched. */
export function keepsRecord({ finished = true, fails = [] as number[] } = {}): string[] {
  const asked: string[] = [];
  const json = (body: unknown, status = 200): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const [path = ''] = address.split('?');
    const position = /^\/api\/(?:records|tables)\/\w+\/positions\/(\d+)$/.exec(path)?.[1];
    if (position !== undefined) {
      const number = Number(position);
      if (fails.includes(number)) return Promise.resolve(json({ code: 'busy', reason: 'later' }, 503));
      return Promise.resolve(json({ number, of: lines.length, line: null, board: boardAt(number) }));
    }
    const answers: Record<string, () => Response> = {
      '/api/records/r1/text': () => new Response(recordText(finished)),
      '/api/records/r1': () => json({ id: 'r1', pack: null, edition: 1 }),
      '/api/records/r1/scores': () => json(scores),
      '/api/records/r1/story': () => json({ chapters: story }),
      '/api/records/r1/review': () => json(review),
      '/api/tables/t1/scores': () => json(scores),
      '/api/tables/t1/story': () => json({ chapters: story }),
      '/api/tables/t1/review': () => json(review),
      '/api/games/sand-to-sea/pieces': () => json(piecesOf('sand-to-sea')),
    };
    return Promise.resolve(answers[path]?.() ?? json({ code: 'not_found', reason: path }, 404));
  });
  return asked;
}
