import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import { Me, NotNow } from '../src/lib/me.svelte';

const ANN = { id: 'p1', name: 'Ann' };
type Answers = Record<string, () => [number, unknown]>;

/** A server that knows these calls. */
function serverIs(answers: Answers): ReturnType<typeof vi.fn> {
  const asked = vi.fn((path: string, init: RequestInit) => {
    const [status, body] = answers[`${init.method} ${path}`]?.() ?? [404, { code: 'not_found', reason: '' }];
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status, headers }));
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

const nobody: () => [number, unknown] = () => [200, { player: null }];

describe('who plays here', () => {
  let me: Me;
  beforeEach(() => {
    me = new Me();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is asked of the server once', async () => {
    const asked = serverIs({ 'GET /api/sessions': () => [200, { player: ANN }] });
    await Promise.all([me.load(), me.load(), me.need()]);
    expect(asked).toHaveBeenCalledOnce();
    expect(me.player).toEqual(ANN);
    expect(me.asking).toBe(false);
  });

  it('is asked for a name only when something needs a player, and then it goes on', async () => {
    serverIs({ 'GET /api/sessions': nobody, 'POST /api/guests': () => [201, { player: ANN, token: 't' }] });
    await me.load();
    expect(me.known).toBe(true);
    expect(me.asking).toBe(false);
    const [first, second] = [me.need(), me.need()];
    await vi.waitFor(() => expect(me.asking).toBe(true));
    await me.become('Ann');
    expect(await first).toEqual(ANN);
    expect(await second).toEqual(ANN);
    expect(me.asking).toBe(false);
  });

  it('is greeted once when a stranger gets a name, before what was wanted goes on, and not when renamed', async () => {
    serverIs({
      'GET /api/sessions': nobody,
      'POST /api/guests': () => [201, { player: ANN, token: 't' }],
      'PATCH /api/me': () => [200, { ...ANN, name: 'Anna' }],
    });
    await me.load();
    const order: string[] = [];
    const forget = me.onNamed(() => order.push('greeted'));
    const wanted = me.need().then(() => order.push('goes on'));
    await vi.waitFor(() => expect(me.asking).toBe(true));
    await me.become('Ann');
    await wanted;
    await me.rename('Anna');
    expect(order).toEqual(['greeted', 'goes on']);
    forget();
    me.player = null;
    await me.become('Ann');
    expect(order).toHaveLength(2);
  });

  it('may rather not say it', async () => {
    serverIs({ 'GET /api/sessions': nobody });
    const wanted = me.need();
    await vi.waitFor(() => expect(me.asking).toBe(true));
    me.notNow();
    await expect(wanted).rejects.toBeInstanceOf(NotNow);
    expect(me.asking).toBe(false);
  });

  it('is still asked when a name is refused', async () => {
    serverIs({
      'GET /api/sessions': nobody,
      'POST /api/guests': () => [400, { code: 'bad_message', reason: 'no' }],
    });
    const wanted = me.need();
    await vi.waitFor(() => expect(me.asking).toBe(true));
    await expect(me.become(' ')).rejects.toBeInstanceOf(Refused);
    expect(me.asking).toBe(true);
    me.notNow();
    await expect(wanted).rejects.toBeInstanceOf(NotNow);
  });

  it('is asked again after the server did not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await expect(me.need()).rejects.toBeInstanceOf(Refused);
    serverIs({ 'GET /api/sessions': () => [200, { player: ANN }] });
    expect(await me.need()).toEqual(ANN);
  });

  it('comes back with a passphrase, sets one, is renamed and signs out', async () => {
    const asked = serverIs({
      'GET /api/sessions': nobody,
      'POST /api/sessions': () => [201, { player: ANN, token: 't' }],
      'PUT /api/me/passphrase': () => [204, null],
      'PATCH /api/me': () => [200, { ...ANN, name: 'Anna', has_passphrase: true }],
      'DELETE /api/sessions': () => [204, null],
    });
    await me.load();
    await me.comeBack('Ann', 'secret words');
    expect(me.player).toEqual(ANN);
    await me.setPassphrase('other words');
    expect(me.player?.has_passphrase).toBe(true);
    await me.rename('Anna');
    expect(me.player?.name).toBe('Anna');
    await me.signOut();
    expect(me.player).toBeNull();
    asked.mockClear();
    const wanted = me.need();
    await vi.waitFor(() => expect(me.asking).toBe(true));
    expect(asked).not.toHaveBeenCalled(); // it is known that nobody is there
    me.notNow();
    await expect(wanted).rejects.toBeInstanceOf(NotNow);
  });
});
