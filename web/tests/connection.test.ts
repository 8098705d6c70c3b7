import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableConnection } from '../src/lib/connection.svelte';

/** A socket that says nothing of its own. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: { type: string; id: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  /** As with a dead line, nobody hears of the end. */
  close(): void {
    this.readyState = 2;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TABLE = {
  type: 'table',
  ply: 3,
  now: 0,
  entries: [],
  chat: [],
  present: [],
  you: { seats: [0] },
  info: { id: 't' },
  board: null,
};

describe('the line to a table', () => {
  let connection: TableConnection;
  const line = (): Line => Line.all.at(-1)!;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    Line.all = [];
    connection = new TableConnection('t');
    connection.open();
    line().says(TABLE);
  });
  afterEach(() => {
    connection.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is a new one for whoever has got a name, and what is said then goes by the new one', () => {
    const old = line();
    connection.renew();
    expect(Line.all).toHaveLength(2);
    expect(old.readyState).toBe(2);
    line().says(TABLE);
    connection.send({ type: 'sit', seat: 1 }).catch(() => {}); // the test ends before an answer
    expect(old.sent).toEqual([]);
    expect(line().sent).toMatchObject([{ type: 'sit', seat: 1 }]);
    old.onclose?.({ code: 1000 });
    expect(connection.status).toBe('open');
  });

  it('is lost at once when the device is offline, and back as soon as it is not', () => {
    expect(connection.status).toBe('open');
    dispatchEvent(new Event('offline'));
    expect(connection.status).toBe('broken');
    dispatchEvent(new Event('online'));
    expect(Line.all).toHaveLength(2);
    line().says(TABLE);
    expect(connection.status).toBe('open');
  });

  it('is lost when the server does not answer whether it is there', () => {
    vi.advanceTimersByTime(20_000);
    expect(line().sent.at(-1)?.type).toBe('ping');
    line().says({ type: 'pong', to: line().sent.at(-1)?.id, now: 0 });
    vi.advanceTimersByTime(20_000);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(20_000);
    expect(connection.status).toBe('broken');
  });

  it('does not listen to a line that was given up', () => {
    const old = line();
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    old.says({ ...TABLE, ply: 9 });
    expect(connection.ply).toBe(3);
  });

  it('sends what was not answered again, with the same id', () => {
    void connection.send({ type: 'undo', seat: 0, ply: 3 }).catch(() => {});
    const { id } = line().sent.at(-1)!;
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    line().says(TABLE);
    expect(line().sent).toEqual([expect.objectContaining({ type: 'undo', id })]);
  });

  it('takes the change that a message caused as its answer', async () => {
    const answer = connection.send({ type: 'undo', seat: 0, ply: 3 });
    const { id } = line().sent.at(-1)!;
    const change = { type: 'change', ply: 4, now: 0, entries: [], story: [], info: {}, board: {}, seats: {} };
    line().says({ ...change, you: { seats: [0] }, to: id });
    await expect(answer).resolves.toEqual({ type: 'answer', to: id, ply: 4 });
    expect(connection.ply).toBe(4);
  });

  it('leaves nothing behind when the table is left', () => {
    connection.close();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    expect(line().sent).toHaveLength(0);
  });
});
