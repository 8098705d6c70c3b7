import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame, replayAddress } from '../src/lib/replay';
import { replayKeys } from '../src/replay/keys';
import { Replay, stopsOf } from '../src/replay/replaying.svelte';
import { boardAt, keepsRecord, lines, scores } from './fake-replay';

const opened = async (at: number | null = null): Promise<Replay> =>
  Replay.open(await loadGame('record', 'r1'), at);

/** Everything that is on its way has come. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('stops', () => {
  it('are positions in which a seat decides, and the end', () => {
    expect(stopsOf(['chance a', 'chance b', '1 c', 'chance d', '2 e'])).toEqual([2, 4, 5]);
    expect(stopsOf(['1 a', 'chance b'])).toEqual([0, 2]);
    expect(stopsOf([])).toEqual([0]);
  });
});

describe('a replay', () => {
  it('begins with the first decision, or with the moment of the address', async () => {
    keepsRecord();
    const replay = await opened();
    expect(lines[replay.number]).toMatch(/^\d /);
    expect(lines.slice(0, replay.number).every((line) => line.startsWith('chance'))).toBe(true);
    expect((await opened(100)).board).toEqual(boardAt(100));
    expect((await opened(1e9)).number).toBe(lines.length);
    expect((await opened(Number('nonsense'))).number).toBe(0);
  });

  it('is drawn with the pieces of its edition', async () => {
    const asked = keepsRecord();
    await opened();
    expect(asked.find((address) => address.includes('/pieces?'))).toMatch(/[?&]edition=1$/);
  });

  it('has nothing to choose', async () => {
    keepsRecord();
    const replay = await opened();
    expect(replay.you).toEqual({ seats: [] });
    expect(replay.info.result).toMatchObject({ scores: [30, 44], ranking: [1, 0] });
  });

  it('steps by decision and by turn, and outlines what the step has changed', async () => {
    keepsRecord();
    const replay = await opened(100);
    const seen = vi.fn();
    replay.outlined = (before, after) => seen(before.decisions, after.decisions);
    const next = replay.stops.find((stop) => stop > 100);
    replay.next();
    await settled();
    expect(replay.number).toBe(next);
    expect(replay.board.decisions).toBe(next);
    expect(seen).toHaveBeenLastCalledWith(100, next);
    const turn = scores.turns.find(({ number }) => number > replay.number)!.number;
    replay.nextTurn();
    await settled();
    expect(replay.number).toBe(turn);
    replay.previousTurn();
    await settled();
    expect(replay.number).toBe(scores.turns.findLast(({ number }) => number < turn)!.number);
    replay.look(null);
    await settled();
    expect(replay.moment).toBeNull();
    replay.previous();
    await settled();
    expect(replay.moment).toBe(replay.stops.at(-2));
  });

  it('fetches a position once', async () => {
    const asked = keepsRecord();
    const replay = await opened(100);
    for (let n = 0; n < 3; n += 1) {
      replay.next();
      await settled();
      replay.previous();
      await settled();
    }
    const fetched = asked.filter((address) => address.includes('/positions/'));
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  it('does not fetch what a slider only passes', async () => {
    const asked = keepsRecord();
    const replay = await opened(100);
    for (const step of [10, 20, 30, 40]) replay.slide(step);
    expect(replay.number).toBe(replay.stops[40]);
    await vi.advanceTimersByTimeAsync(200);
    expect(replay.board.decisions).toBe(replay.stops[40]);
    expect(asked.some((address) => address.endsWith(`/positions/${replay.stops[20]}`))).toBe(false);
  });

  it('plays on its own, faster if wished, until it is stopped or over', async () => {
    keepsRecord();
    const replay = await opened();
    replay.play();
    await vi.advanceTimersByTimeAsync(1900);
    expect(replay.step).toBe(2);
    replay.setSpeed(4);
    await vi.advanceTimersByTimeAsync(950);
    expect(replay.step).toBe(6);
    replay.halt();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.step).toBe(6);
    replay.look(replay.stops.at(-3)!);
    replay.play();
    await vi.advanceTimersByTimeAsync(2000);
    expect(replay.number).toBe(replay.last);
    expect(replay.playing).toBe(false);
    replay.play(); // once more from the start
    await settled();
    expect(replay.number).toBe(replay.first);
    replay.halt();
  });

  it('says when a position cannot be fetched, and tries again the next time', async () => {
    const fails: number[] = [];
    keepsRecord({ fails });
    const replay = await opened(100);
    const next = replay.stops.find((stop) => stop > 100)!;
    fails.push(next);
    replay.next();
    await settled();
    expect(replay.failure).not.toBeNull();
    expect(replay.board.decisions).toBe(100);
    fails.pop();
    replay.look(next);
    await settled();
    expect(replay.failure).toBeNull();
    expect(replay.board.decisions).toBe(next);
  });

  it('of a record that stops early has no result', async () => {
    keepsRecord({ finished: false });
    const replay = await opened();
    expect(replay.info.result).toBeNull();
  });

  it('has an address for every moment', () => {
    expect(replayAddress('table', 'a b', 7)).toBe('/table/a%20b/replay?at=7');
    expect(replayAddress('record', 'r1')).toBe('/replay/r1');
  });
});

describe('keys', () => {
  const press = (
    replay: Replay,
    key: string,
    init: KeyboardEventInit = {},
    target: Element = document.body,
  ) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
    target.addEventListener('keydown', (heard) => replayKeys(heard as KeyboardEvent, replay), { once: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('step, go by turn, jump, play and stop', async () => {
    keepsRecord();
    const replay = await opened(100);
    const [stop] = replay.stops.filter((one) => one > 100);
    expect(press(replay, 'ArrowRight')).toBe(true);
    expect(replay.number).toBe(stop);
    press(replay, 'ArrowRight', { shiftKey: true });
    expect(replay.turns).toContain(replay.number);
    press(replay, 'End');
    expect(replay.number).toBe(replay.last);
    press(replay, 'Home');
    expect(replay.number).toBe(replay.first);
    press(replay, ' ');
    expect(replay.playing).toBe(true);
    press(replay, ' ');
    expect(replay.playing).toBe(false);
  });

  it('are left to what has its own use for them', async () => {
    keepsRecord();
    const replay = await opened(100);
    const button = document.createElement('button');
    const field = document.createElement('input');
    document.body.append(button, field);
    expect(press(replay, ' ', {}, button)).toBe(false);
    expect(press(replay, 'ArrowLeft', {}, field)).toBe(false);
    expect(press(replay, 'ArrowLeft', { ctrlKey: true })).toBe(false);
    expect(press(replay, 'x')).toBe(false);
    expect(replay.number).toBe(100);
    button.remove();
    field.remove();
  });
});
