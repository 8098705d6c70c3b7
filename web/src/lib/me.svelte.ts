// Who plays in this browser. Nobody has to say a name to look around; it is asked when something needs a player,
// and then what was wanted goes on.
import { call, whoAmI } from './api';
import type { PlayerRow } from './protocol';

/** Somebody would rather not say a name: what was wanted does not happen, and that is fine. */
export class NotNow extends Error {}

interface Wish {
  resolve: (player: PlayerRow) => void;
  reject: (reason: NotNow) => void;
}

export class Me {
  player = $state.raw<PlayerRow | null>(null);
  /** Whether the server has said who this is. */
  known = $state(false);
  private wishes = $state.raw<Wish[]>([]);
  /** The name is being asked. */
  readonly asking = $derived(this.wishes.length > 0);
  private greeters = new Set<() => void>();
  private loading: Promise<PlayerRow | null> | null = null;

  /** Asks the server once; again after it did not answer. */
  load(): Promise<PlayerRow | null> {
    this.loading ??= whoAmI().then(
      (player) => this.found(player),
      (error: unknown) => {
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }

  /** The player, at once or after the name was asked. Rejects with NotNow if it was not given. */
  async need(): Promise<PlayerRow> {
    const player = this.player ?? (await this.load());
    if (player) return player;
    return new Promise((resolve, reject) => {
      this.wishes = [...this.wishes, { resolve, reject }];
    });
  }

  /** Calls once a stranger has got a name, before what was wanted goes on. Gives the way to stop it. */
  onNamed(greet: () => void): () => void {
    this.greeters.add(greet);
    return () => void this.greeters.delete(greet);
  }

  async become(name: string): Promise<void> {
    this.found((await call('POST /api/guests', { body: { name } })).player);
  }

  async comeBack(name: string, passphrase: string): Promise<void> {
    this.found((await call('POST /api/sessions', { body: { name, passphrase } })).player);
  }

  async rename(name: string): Promise<void> {
    this.found(await call('PATCH /api/me', { body: { name } }));
  }

  async setPassphrase(passphrase: string): Promise<void> {
    await call('PUT /api/me/passphrase', { body: { passphrase } });
    if (this.player) this.player = { ...this.player, has_passphrase: true };
  }

  async signOut(): Promise<void> {
    await call('DELETE /api/sessions');
    this.loading = Promise.resolve(null);
    this.player = null;
  }

  notNow(): void {
    const wishes = this.wishes;
    this.wishes = [];
    for (const { reject } of wishes) reject(new NotNow());
  }

  private found(player: PlayerRow | null): PlayerRow | null {
    const stranger = this.known && this.player === null;
    this.player = player;
    this.known = true;
    if (player) {
      this.loading = Promise.resolve(player);
      if (stranger) for (const greet of this.greeters) greet();
      const wishes = this.wishes;
      this.wishes = [];
      for (const { resolve } of wishes) resolve(player);
    }
    return player;
  }
}

export const me = new Me();
