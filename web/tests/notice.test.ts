// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeTurn } from '../src/lib/notice';
import { change } from '../src/lib/settings.svelte';

const made: string[] = [];
let tones = 0;

class FakeNotification {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    made.push(`${title}: ${body}`);
  }
  close(): void {}
}

class FakeAudio {
  currentTime = 0;
  destination = {};
  async resume(): Promise<void> {}
  createOscillator(): unknown {
    tones += 1;
    return { frequency: { value: 0 }, connect: (next: unknown) => next, start: () => {}, stop: () => {} };
  }
  createGain(): unknown {
    const gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    return { gain, connect: (next: unknown) => next };
  }
}

describe('the notice of a turn', () => {
  let hidden = true;
  beforeEach(() => {
    made.length = 0;
    tones = 0;
    hidden = true;
    FakeNotification.permission = 'granted';
    vi.stubGlobal('Notification', FakeNotification);
    vi.stubGlobal('AudioContext', FakeAudio);
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    change({ sound: false, notify: false });
  });

  it('is silent unless something was wished', () => {
    noticeTurn('t1', 'Tradewinds', 'It is your turn.');
    expect([made, tones]).toEqual([[], 0]);
  });

  it('is two notes for who wants to hear it', () => {
    change({ sound: true });
    noticeTurn('t1', 'Tradewinds', 'It is your turn.');
    expect([made, tones]).toEqual([[], 2]);
  });

  it('is a notification only while the page is not seen, and only with leave', () => {
    change({ notify: true });
    noticeTurn('t1', 'Tradewinds', 'It is your turn.');
    expect(made).toEqual(['Tradewinds: It is your turn.']);
    hidden = false;
    noticeTurn('t1', 'Tradewinds', 'It is your turn.');
    hidden = true;
    FakeNotification.permission = 'denied';
    noticeTurn('t1', 'Tradewinds', 'It is your turn.');
    expect(made).toHaveLength(1);
  });
});
