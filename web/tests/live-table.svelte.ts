// A running table as a connection shows it, without a server behind it.
import type { Board, Chapter, Entry, Info, You } from '../src/lib/protocol';
import { lines, seats, story } from './fake-replay';

const entries: Entry[] = [
  { ply: 1, at: 0, events: [{ type: 'opened', setting: { game: 'sand-to-sea', players: 2 }, host: 'p1' }] },
  ...lines.slice(0, 200).map((line, n): Entry => ({
    ply: n + 2,
    at: 0,
    events: [{ type: 'decided', seat: Number(line[0]) - 1 || 0, line: [line] }],
  })),
];

export class LiveTable {
  readonly table = 't1';
  status = 'open';
  refusal = null;
  ply = $state(201);
  board = $state.raw<Board>()!;
  you = $state.raw<You>()!;
  entries = $state.raw<Entry[]>(entries);
  story = $state.raw<Chapter[]>(story.filter(({ end }) => end <= 200));
  chat = [];
  present = [];
  clockOffset = 0;
  pace = 0;
  sent: { type: string }[] = [];
  info = $state.raw<Info>({
    id: 't1',
    setting: { game: 'sand-to-sea', players: 2 },
    edition: 2,
    status: 'playing',
    host: 'p1',
    seats: seats.map((name) => ({ name })),
    clock: null,
    paused: false,
    takeback: null,
    commitment: '',
    result: null,
    before: null,
    after: null,
  });

  constructor(board: Board, you: You) {
    this.board = board;
    this.you = you;
  }

  send(message: { type: string }): Promise<unknown> {
    this.sent.push(message);
    return Promise.resolve({ type: 'answer', to: '', ply: this.ply });
  }
  hurry(): void {}
}
