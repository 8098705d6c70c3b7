import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lens } from '../src/lib/lens.svelte';
import type { TableConnection } from '../src/lib/connection.svelte';
import type { Entry } from '../src/lib/protocol';
import { piecesOf } from './golden';
import { TableView } from '../src/table/view.svelte';
import { boardAt, keepsRecord } from './fake-replay';
import { LiveTable } from './live-table.svelte';

const NOW = 200;
const lensOn = (live: LiveTable): Lens => new Lens(live as unknown as TableConnection);
const come = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('looking back at a running table', () => {
  let live: LiveTable;
  let lens: Lens;
  beforeEach(() => {
    keepsRecord();
    live = new LiveTable(boardAt(NOW), { seats: [0], asked: 0, options: [{ action: 'rest' }], undo: 0 });
    lens = lensOn(live);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows the table as it is until a moment is looked at', async () => {
    expect(lens.moment).toBeNull();
    expect(lens.board).toEqual(boardAt(NOW));
    lens.look(120);
    expect(lens.moment).toBeNull(); // until it is there
    await come();
    expect(lens.moment).toBe(120);
    expect(lens.board).toEqual(boardAt(120));
  });

  it('leaves nothing to choose, but knows that one is asked', async () => {
    const view = new TableView(lens, piecesOf('sand-to-sea'));
    expect(view.playing.seat).toBe(0);
    lens.look(120);
    await come();
    expect(view.playing.seat).toBeNull();
    expect(view.playing.choices).toEqual([]);
    expect(lens.you).toEqual({ seats: [0] });
    expect(lens.asks).toBe(true);
    lens.look(null);
    expect(view.playing.seat).toBe(0);
  });

  it('goes on while the game does, and the present is no earlier moment', async () => {
    lens.look(NOW);
    await come();
    expect(lens.moment).toBeNull();
    lens.look(120);
    await come();
    live.board = boardAt(NOW + 5);
    expect(lens.board).toEqual(boardAt(120));
    lens.look(null);
    expect(lens.board).toEqual(boardAt(NOW + 5));
  });

  it('shows the last of several moments that were asked for', async () => {
    lens.look(120);
    lens.look(140);
    lens.look(130);
    await come();
    expect(lens.moment).toBe(130);
    lens.look(120);
    lens.look(null);
    await come();
    expect(lens.moment).toBeNull();
  });

  it('ends when something is taken back: the moments after that are others', async () => {
    lens.look(120);
    await come();
    const undone: Entry = { ply: 9, at: 0, events: [{ type: 'undone', seat: 0, left: 110 }] };
    live.entries = [...live.entries, undone];
    expect(lens.moment).toBeNull();
    lens.look(100);
    await come();
    expect(lens.moment).toBe(100);
  });

  it('stays where it is when a moment cannot be fetched', async () => {
    keepsRecord({ fails: [130] });
    lens.look(120);
    await come();
    lens.look(130);
    await come();
    expect(lens.moment).toBe(120);
  });
});
