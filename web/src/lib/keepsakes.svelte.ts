// What a player keeps in this browser by name: packs, whose text the server keeps, and maps.
import { isGame, type GameId } from './games.svelte';

const MOST = 20;

export interface Pack {
  digest: string;
  name: string;
}

export interface OwnMap {
  game: GameId;
  name: string;
  line: string;
}

/** A list in the browser's storage: the last kept comes first, each once. */
class Keepsakes<T> {
  list = $state.raw<T[]>([]);

  constructor(
    private readonly key: string,
    private readonly fits: (one: unknown) => one is T,
    private readonly same: (one: T, other: T) => boolean,
  ) {
    this.list = this.read();
  }

  keep(one: T): void {
    this.write([one, ...this.list.filter((other) => !this.same(one, other))].slice(0, MOST));
  }

  forget(one: T): void {
    this.write(this.list.filter((other) => !this.same(one, other)));
  }

  private write(list: T[]): void {
    this.list = list;
    try {
      localStorage.setItem(this.key, JSON.stringify(list));
    } catch {
      // known until the page is closed
    }
  }

  private read(): T[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(found) ? found.filter(this.fits) : [];
    } catch {
      return [];
    }
  }
}

export const ownPacks = new Keepsakes<Pack>(
  'tradewinds-packs',
  (one): one is Pack => {
    const { digest, name } = (one ?? {}) as Partial<Pack>;
    return typeof name === 'string' && typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest);
  },
  (one, other) => one.digest === other.digest,
);

export const ownMaps = new Keepsakes<OwnMap>(
  'tradewinds-maps',
  (one): one is OwnMap => {
    const { game, name, line } = (one ?? {}) as Partial<OwnMap>;
    return isGame(game) && typeof name === 'string' && typeof line === 'string';
  },
  (one, other) => one.name === other.name && one.game === other.game,
);
