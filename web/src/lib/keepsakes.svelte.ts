// Packs that were kept from this browser: the server keeps their text, this list their names.
const KEY = 'tradewinds-packs';
const MOST = 20;

export interface Pack {
  digest: string;
  name: string;
}

let packs = $state.raw<Pack[]>(read());

export function keptPacks(): Pack[] {
  return packs;
}

/** The last one first, each once. */
export function keepPack(pack: Pack): void {
  packs = [pack, ...packs.filter(({ digest }) => digest !== pack.digest)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(packs));
  } catch {
    // known until the page is closed
  }
}

function read(): Pack[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isPack) : [];
  } catch {
    return [];
  }
}

function isPack(one: unknown): one is Pack {
  const { digest, name } = (one ?? {}) as Partial<Pack>;
  return typeof name === 'string' && typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest);
}
