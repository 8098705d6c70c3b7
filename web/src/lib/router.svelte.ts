// Addresses of the pages. Links are plain <a href>, so that they can be opened in a tab, copied and read out;
// a click on one of ours is caught and changes the page without loading it anew.

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; table: string }
  | { page: 'join'; invite: string }
  | { page: 'tables' }
  | { page: 'mine' }
  | { page: 'ratings' }
  | { page: 'records' }
  | { page: 'replay'; of: 'table' | 'record'; id: string }
  | { page: 'rules'; game: string | null }
  | { page: 'settings' }
  | { page: 'maps' }
  | { page: 'packs' }
  | { page: 'unknown' };

const PLAIN = ['new', 'tables', 'mine', 'ratings', 'records', 'settings', 'maps', 'packs'] as const;
type Plain = (typeof PLAIN)[number];

/** Which page an address means. */
export function routeOf(path: string): Route {
  const words = path.split('/').filter((word) => word !== '');
  const [first = '', second, third] = words.map(readable);
  if (words.length === 0) return { page: 'home' };
  if (words.length === 1) {
    if (isPlain(first)) return { page: first };
    if (first === 'rules') return { page: 'rules', game: null };
  }
  if (words.length === 2 && second !== undefined) {
    if (first === 'table') return { page: 'table', table: second };
    if (first === 'join') return { page: 'join', invite: second };
    if (first === 'replay') return { page: 'replay', of: 'record', id: second };
    if (first === 'rules') return { page: 'rules', game: second };
  }
  if (words.length === 3 && first === 'table' && second !== undefined && third === 'replay') {
    return { page: 'replay', of: 'table', id: second };
  }
  return { page: 'unknown' };
}

function isPlain(word: string): word is Plain {
  return (PLAIN as readonly string[]).includes(word);
}

/** An address with half a sign in it is no reason to fail. */
function readable(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

class Router {
  private path = $state(location.pathname);
  private search = $state(location.search);
  /** Counts the changes of page, for those who have to move the focus after each. */
  visits = $state(0);
  readonly route = $derived(routeOf(this.path));
  readonly query = $derived(new URLSearchParams(this.search));
  /** Two tables are two pages, one table with another question mark is the same. */
  readonly key = $derived(this.path);

  go(to: string, replace = false): void {
    const target = new URL(to, location.href);
    const same = target.pathname === this.path && target.search === this.search;
    if (replace || same) history.replaceState(null, '', target);
    else history.pushState(null, '', target);
    this.look();
    window.scrollTo(0, 0);
  }

  /** Takes over links and the back button; answers how to stop that. */
  start(): () => void {
    const clicked = (event: MouseEvent): void => {
      const to = ownLink(event);
      if (to === null) return;
      event.preventDefault();
      this.go(to);
    };
    const moved = (): void => this.look();
    document.addEventListener('click', clicked);
    window.addEventListener('popstate', moved);
    this.look();
    return () => {
      document.removeEventListener('click', clicked);
      window.removeEventListener('popstate', moved);
    };
  }

  private look(): void {
    const moved = location.pathname !== this.path;
    this.path = location.pathname;
    this.search = location.search;
    if (moved) this.visits += 1;
  }
}

/** Where a click leads within this page, or null if it is for the browser: new tabs, files, other sites. */
export function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !link.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return null;
  if (to.hash && to.pathname === location.pathname) return null; // a place on this page
  return to.pathname + to.search + to.hash;
}

export const router = new Router();
