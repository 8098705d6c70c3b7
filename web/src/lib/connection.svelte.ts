// A table as this browser sees it, kept up to date over a WebSocket, or by asking again and again where there
// is none. Nothing is lost: after a break it comes back with the last ply it has seen, and sends again what was
// not answered, with the same id, so that it is done once.
import { call, Refused } from './api';
import type {
  Board,
  Change,
  Chapter,
  ChatLine,
  ClientMessage,
  Entry,
  HintOption,
  Info,
  Reason,
  ServerMessage,
  Whole,
  You,
} from './protocol';
import { FINAL_CLOSES, PROTOCOL, RESENDABLE } from './protocol';
import { renewed } from './story';

type Unsent = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;
type Answered = Extract<ServerMessage, { to: string }>;
interface Waiting {
  message: ClientMessage;
  resolve: (answer: Answered) => void;
  reject: (error: Error) => void;
}

export type Status = 'connecting' | 'open' | 'broken' | 'polling' | 'refused';
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const POLL_EVERY = 1500;
const PING_EVERY = 20_000;
const TRIES_BEFORE_POLLING = 4;

export class TableConnection {
  status = $state<Status>('connecting');
  refusal = $state<{ code: string; reason: string } | null>(null);
  ply = $state(0);
  info = $state.raw<Info | null>(null);
  board = $state.raw<Board | null>(null);
  you = $state.raw<You>({ seats: [] });
  entries = $state.raw<Entry[]>([]);
  story = $state.raw<Chapter[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<string[]>([]);
  /** The server's clock minus this browser's. */
  clockOffset = $state(0);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private polls = false;
  private unanswered = false;
  private unwatch: (() => void) | null = null;
  private unshown: Change[] = [];
  private showing: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds between two moves of others, so that one can be seen after the other. */
  pace = 0;

  constructor(
    readonly table: string,
    private readonly heard: (entry: Entry, before: Board | null) => void = () => {},
  ) {}

  open(): void {
    if (this.closed) return;
    this.unwatch ??= this.watch();
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.search = `?protocol=${PROTOCOL}&ply=${this.ply}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.unanswered = false;
      this.take(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      if (FINAL_CLOSES.includes(event.code)) this.status = 'refused';
      else this.later();
    };
  }

  /** The line belongs to who opened it: whoever has got a name since then comes in by a new one. */
  renew(): void {
    const { socket } = this;
    this.socket = null;
    this.unanswered = false;
    socket?.close();
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.showing);
    this.unwatch?.();
    this.socket?.close();
    for (const { reject } of this.waiting.values()) reject(new Refused('closing', 'left the table', 0));
    this.waiting.clear();
  }

  /** Send a message, and wait for its answer however long the connection takes to come back. */
  send(unsent: Unsent): Promise<Answered> {
    const message = { ...unsent, id: newId() } as ClientMessage;
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      if (this.status === 'polling') void this.post(message);
      else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  async hint(seat: number): Promise<HintOption[]> {
    const answer = await this.send({ type: 'hint', seat, ply: this.ply });
    return answer.type === 'hint' ? answer.options : [];
  }

  async why(seat: number, action: string): Promise<Reason | null> {
    const answer = await this.send({ type: 'why', seat, action });
    return answer.type === 'reason' ? (answer.why ?? null) : null;
  }

  /** Show at once what is still to be shown: somebody wants to go on. */
  hurry(): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    const waiting = this.unshown.splice(0);
    for (const message of waiting) this.change(message);
    if (waiting.length > 0 && this.pace > 0) this.showing = setTimeout(() => this.showNext(), this.pace);
  }

  private showNext(): void {
    this.showing = undefined;
    const next = this.unshown.shift();
    if (next === undefined) return;
    this.change(next);
    this.showing = setTimeout(() => this.showNext(), this.pace);
  }

  /** What one has done oneself is never waited for. */
  private isOwn(message: Change): boolean {
    const events = message.entries.flatMap((entry) => entry.events);
    return events.some((event) => !('seat' in event) || this.you.seats.includes(event.seat));
  }

  /** A dead line looks like a quiet one for minutes: the browser may know better, and the server is asked. */
  private watch(): () => void {
    const cut = (): void => this.cut();
    const back = (): void => {
      if (this.socket !== null) return;
      clearTimeout(this.timer);
      this.pause = FIRST_PAUSE;
      this.open();
    };
    const timer = setInterval(() => {
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      if (this.unanswered) return this.cut();
      this.unanswered = true;
      this.socket.send(JSON.stringify({ type: 'ping', id: newId() }));
    }, PING_EVERY);
    addEventListener('offline', cut);
    addEventListener('online', back);
    return () => {
      clearInterval(timer);
      removeEventListener('offline', cut);
      removeEventListener('online', back);
    };
  }

  /** The line is dead, whatever the socket says; its own end, which may take long, is not waited for. */
  private cut(): void {
    const { socket } = this;
    if (socket === null) return;
    this.socket = null;
    this.unanswered = false;
    socket.close();
    this.later();
  }

  private later(): void {
    this.failures += 1;
    if (this.status !== 'polling') this.status = this.info === null ? 'connecting' : 'broken';
    if (this.failures >= TRIES_BEFORE_POLLING) void this.poll();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.pause * (0.8 + Math.random() * 0.4));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.whole(message);
        break;
      case 'change':
        this.unshown.push(message);
        if (this.pace === 0 || this.isOwn(message)) this.hurry();
        else if (this.showing === undefined) this.showNext();
        if (message.to) this.settle(message.to, { type: 'answer', to: message.to, ply: message.ply });
        break;
      case 'presence':
        this.present = message.present;
        break;
      case 'spoken':
        if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line];
        break;
      case 'refused':
        if (message.to === null) this.refusal = { code: message.code, reason: message.reason };
        else this.settle(message.to, new Refused(message.code, message.reason, 0));
        break;
      default:
        this.settle(message.to, message);
    }
  }

  private whole(message: Whole): void {
    this.unshown = [];
    this.status = 'open';
    this.pause = FIRST_PAUSE;
    this.failures = 0;
    this.refusal = null;
    this.clockOffset = message.now - Date.now();
    const missed = message.entries.filter((entry) => entry.ply > this.ply);
    const before = this.board;
    this.info = message.info;
    this.board = message.board;
    this.you = message.you;
    this.chat = message.chat;
    this.present = message.present;
    this.entries = [...this.entries, ...missed];
    if (message.entries.length > 0) this.story = message.story;
    this.ply = message.ply;
    for (const entry of missed) this.heard(entry, before);
    for (const { message: unanswered } of this.waiting.values())
      this.socket?.send(JSON.stringify(unanswered));
  }

  private change(message: Change): void {
    if (message.ply !== this.ply + 1) {
      if (message.ply > this.ply) void this.send({ type: 'sync', ply: this.ply });
      return;
    }
    const before = this.board;
    this.clockOffset = message.now - Date.now();
    this.info = { ...this.info, ...message.info } as Info;
    const seats = (this.board?.seats ?? []).slice();
    for (const [seat, things] of Object.entries(message.seats)) {
      seats[Number(seat)] = { ...seats[Number(seat)], ...things } as Board['seats'][number];
    }
    if (this.board !== null || Object.keys(message.board).length) {
      this.board = { ...this.board, ...message.board, seats } as Board;
    }
    this.you = { ...message.you, invite: message.you.invite ?? this.you.invite };
    this.entries = [...this.entries, ...message.entries];
    this.story = renewed(this.story, message.entries, message.story);
    this.ply = message.ply;
    for (const entry of message.entries) this.heard(entry, before);
  }

  private settle(id: string, answer: Answered | Error): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    if (answer instanceof Refused && RESENDABLE.includes(answer.code)) {
      // Nothing was done: the same message again, in a moment.
      setTimeout(() => this.socket?.send(JSON.stringify(waiting.message)), LONGEST_PAUSE / 8);
      return;
    }
    this.waiting.delete(id);
    if (answer instanceof Error) waiting.reject(answer);
    else waiting.resolve(answer);
  }

  /** Without a socket: ask again and again. */
  private async poll(): Promise<void> {
    if (this.polls) return;
    this.polls = true;
    while (!this.closed && this.status !== 'open' && this.status !== 'refused') {
      await this.ask();
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY));
    }
    this.polls = false;
  }

  /** The table over plain HTTP, and what waits to be sent with it. */
  private async ask(): Promise<void> {
    try {
      const path = { table: this.table };
      const whole = await call('GET /api/tables/{table}', { path, query: { since: this.ply } });
      if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
      this.whole(whole);
      this.status = 'polling';
      for (const { message } of this.waiting.values()) void this.post(message);
    } catch (error) {
      if (error instanceof Refused && [401, 403, 404].includes(error.status)) {
        this.refusal = { code: error.code, reason: error.reason };
        this.status = 'refused';
      }
    }
  }

  private async post(message: ClientMessage): Promise<void> {
    const path = { table: this.table };
    try {
      this.take((await call('POST /api/tables/{table}/messages', { path, body: message })) as ServerMessage);
      await this.ask();
    } catch (error) {
      if (error instanceof Refused && error.status > 0) this.settle(message.id, error);
    }
  }
}

/** An id for a message. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
