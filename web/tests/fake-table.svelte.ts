// A table without a server: what was sent is kept, and answered as the test says.
import type { Board, OptionAhead, Previewed, Reason, You } from '../src/lib/protocol';
import type { TableSource } from '../src/lib/source';

export interface Sent {
  type: string;
  action?: string;
  seat?: number;
}

export class FakeConnection {
  board = $state.raw<Board | null>(null);
  you = $state.raw<You>({ seats: [0] });
  ply = $state(1);
  info = $state.raw<{ paused: boolean } | null>({ paused: false });
  sent: Sent[] = [];
  preview: Partial<Previewed> = {};
  ahead: OptionAhead[] = [{ action: 'sail tea-1', hold: 'YYR', asked: 'discard', times: 2 }];

  constructor(phase: string, legal: string[], hold = 'YYR') {
    this.ask(phase, legal, hold);
  }

  ask(phase: string, legal: string[], hold = 'YYR'): void {
    this.board = {
      game: 'sand-to-sea',
      version: 1,
      players: 2,
      actor: 0,
      decisions: 3,
      question: { phase, seat: 0 },
      seats: [
        { seat: 0, hold, limit: 10 },
        { seat: 1, hold: '-', limit: 10 },
      ],
    };
    this.you = { seats: [0], asked: 0, options: legal.map((action) => ({ action })), undo: 0 };
    this.ply += 1;
  }

  async send(message: Sent): Promise<unknown> {
    this.sent.push(message);
    if (message.type === 'preview')
      return {
        type: 'previewed',
        to: '',
        ply: this.ply,
        board: {},
        seats: {},
        draws: false,
        then: [],
        ...this.preview,
      };
    if (message.type === 'ahead')
      return {
        type: 'ahead',
        to: '',
        ply: this.ply,
        options: this.ahead,
      };
    return { type: 'answer', to: '', ply: this.ply };
  }

  async why(_seat: number, action: string): Promise<Reason | null> {
    this.sent.push({ type: 'why', action });
    return { code: 'too_few_cubes', facts: { need: 2, cubes: 1 } };
  }

  decided(): string[] {
    return this.sent.filter(({ type }) => type === 'decide').map(({ action }) => action ?? '');
  }

  get asTable(): TableSource {
    return this as unknown as TableSource;
  }
}
