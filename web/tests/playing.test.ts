import { describe, expect, it } from 'vitest';
import { Playing } from '../src/table/playing.svelte';
import { FakeConnection } from './fake-table.svelte';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function table(phase: string, legal: string[], confirmAll = false) {
  const connection = new FakeConnection(phase, legal);
  const playing = new Playing(connection.asTable, { confirmAll });
  return { connection, playing };
}

describe('choosing at the table', () => {
  it('lights what can be done, and dims only its siblings', () => {
    const { playing } = table('turn', ['play m01', 'acquire 1', 'rest']);
    expect(playing.stateOf('cards', 'm01')).toBe('lit');
    expect(playing.stateOf('cards', 'm02')).toBe('dim');
    expect(playing.stateOf('map', 'tea-1')).toBe('plain');
    expect(playing.inBar.map(({ place }) => place.key)).toEqual(['rest']);
  });

  it('chooses with one touch, moves the choice with another, and decides when confirmed', async () => {
    const { connection, playing } = table('turn', ['play m01', 'acquire 1']);
    await playing.pick('cards', 'm01');
    await playing.pick('row', '1');
    expect(playing.stateOf('cards', 'm01')).toBe('lit');
    expect(playing.stateOf('row', '1')).toBe('chosen');
    await playing.confirm();
    expect(connection.decided()).toEqual(['acquire 1']);
  });

  it('drops a choice that is touched again', async () => {
    const { playing } = table('turn', ['play m01']);
    await playing.pick('cards', 'm01');
    await playing.pick('cards', 'm01');
    expect(playing.option).toBeNull();
  });

  it('begins a repeated trade with as often as possible', async () => {
    const { connection, playing } = table('turn', ['play m10 x1', 'play m10 x2', 'play m10 x3']);
    await playing.pick('cards', 'm10');
    expect(playing.times).toBe(3);
    playing.setTimes(2);
    await playing.confirm();
    expect(connection.decided()).toEqual(['play m10 x2']);
  });

  it('does small steps at once, unless every step is to be confirmed', async () => {
    const quick = table('return', ['return Y', 'return R']);
    await quick.playing.pick('hold', 'Y');
    expect(quick.connection.decided()).toEqual(['return Y']);
    const careful = table('return', ['return Y', 'return R'], true);
    await careful.playing.pick('hold', 'Y');
    expect(careful.connection.decided()).toEqual([]);
    expect(careful.playing.option?.action).toBe('return Y');
  });

  it('lets what chance or a rival answers be confirmed, but not that nothing is done', async () => {
    const last = (action: string) => ({ action, hold: 'YY', last: true });
    for (const [phase, area, key, action, decided] of [
      ['return', 'hold', 'R', 'return R', []],
      ['visit', 'bar', 'trade', 'trade x1', []],
      ['visit', 'bar', 'done', 'done', ['done']],
    ] as const) {
      const { connection, playing } = table(phase, [action, 'return Y']);
      connection.ahead = [last(action)];
      await playing.lookAhead();
      await playing.pick(area, key);
      expect(connection.decided(), action).toEqual(decided);
      expect(playing.option?.action, action).toBe(decided.length > 0 ? undefined : action);
    }
  });

  it.each(['before', 'after'])('begins with as many trades as there is room for, known %s', async (when) => {
    const { connection, playing } = table('visit', ['trade x1', 'trade x2', 'trade x3', 'done']);
    connection.ahead = [{ action: 'trade x3', hold: 'RRR', asked: 'return', times: 4 }];
    if (when === 'before') await playing.lookAhead();
    await playing.pick('bar', 'trade');
    expect(playing.times).toBe(when === 'before' ? 2 : 3);
    await playing.lookAhead();
    expect(playing.times).toBe(2);
  });

  it('forgets a reason with the next touch, and a hint when it is changed', async () => {
    const { connection, playing } = table('turn', ['play m10 x1', 'play m10 x2']);
    await playing.askWhy('acquire 4');
    playing.forgetWhy();
    expect(playing.told).toBeNull();
    Object.assign(connection, { hint: async () => [{ action: 'play m10 x2', win: 0.5, score: 9 }] });
    await playing.hint();
    playing.forgetWhy();
    expect(playing.told).toEqual({ kind: 'hint', action: 'play m10 x2' });
    await playing.lookAhead(); // there is room for all of it: nothing has changed
    expect(playing.told?.kind).toBe('hint');
    playing.setTimes(1);
    expect(playing.told).toBeNull();
  });

  it('chooses the only thing that can be done, but never a whole turn', () => {
    const { playing } = table('visit', ['build', 'done']);
    playing.begin();
    expect(playing.option?.action).toBe('build');
    const fort = table('bonus', ['bonus 3', 'done']);
    fort.playing.begin();
    expect(fort.playing.stateOf('bonus', '3')).toBe('chosen');
    const small = table('return', ['return Y']);
    small.playing.begin();
    expect(small.playing.option).toBeNull();
    const turn = table('turn', ['rest']);
    turn.playing.begin();
    expect(turn.playing.option).toBeNull();
  });

  it.each(['before', 'after'])('does so when the new position comes %s the answer', async (when) => {
    const { connection, playing } = table('turn', ['sail tea-1', 'rest']);
    const answers = connection.send.bind(connection);
    const movesOn = (): void => {
      connection.ask('visit', ['build', 'done']);
      playing.begin();
    };
    connection.send = async (message) => {
      if (message.type === 'decide' && when === 'before') movesOn();
      return answers(message);
    };
    await playing.pick('map', 'tea-1');
    await playing.confirm();
    if (when === 'after') movesOn();
    expect(playing.option?.action).toBe('build');
    expect(connection.sent.filter(({ type }) => type === 'ahead')).toHaveLength(1);
  });

  it('shows what the server says would be paid and come', async () => {
    const { connection, playing } = table('turn', ['play m10']);
    connection.preview = { seats: { '0': { hold: 'RG' } } };
    await playing.pick('cards', 'm10');
    await settle();
    expect(playing.goodsChange(0)).toEqual({ paying: 'YY', coming: 'G' });
    expect(playing.goodsChange(1)).toEqual({ paying: '', coming: '' });
  });

  it('forgets the choice when the table has moved on', async () => {
    const { connection, playing } = table('turn', ['play m01']);
    await playing.pick('cards', 'm01');
    connection.ask('discard', ['discard m02', 'discard m03']);
    playing.begin();
    expect(playing.chosen).toBeNull();
    expect(playing.stateOf('cards', 'm02')).toBe('lit');
  });

  it('swaps two cards of the route by touching one after the other', async () => {
    const { connection, playing } = table('swap', ['swap 1 2', 'swap 1 3', 'swap 2 3', 'done']);
    expect(playing.stateOf('route', '3')).toBe('lit');
    await playing.pick('route', '3');
    expect(playing.stateOf('route', '3')).toBe('chosen');
    await playing.pick('route', '1');
    expect(playing.stateOf('route', '1')).toBe('chosen');
    await playing.confirm();
    expect(connection.decided()).toEqual(['swap 1 3']);
  });

  it('tells the cost of options, and why others are none', async () => {
    const { playing } = table('turn', ['sail tea-1', 'rest']);
    await playing.lookAhead();
    expect(playing.aheadOf('sail tea-1')?.times).toBe(2);
    await playing.askWhy('acquire 4');
    const why = { code: 'too_few_cubes', facts: { need: 2, cubes: 1 } };
    expect(playing.told).toEqual({ kind: 'why', why });
  });

  it('can do nothing while the game is paused', () => {
    const { connection, playing } = table('turn', ['rest']);
    connection.info = { paused: true };
    expect(playing.seat).toBeNull();
    expect(playing.choices).toEqual([]);
  });
});
