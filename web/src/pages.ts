// Which component a route is drawn by. All but the first page are fetched when they are wanted.
import type { Component } from 'svelte';
import type { Route } from './lib/router.svelte';
import Home from './pages/Home.svelte';

type AnyPage = Component<any>; // every page has its own properties
export interface Shown {
  page: AnyPage;
  properties: Record<string, unknown>;
  /** It fills the window and has a top line of its own. */
  whole: boolean;
}

export async function pageOf(route: Route): Promise<Shown> {
  const shown = async (
    load: () => Promise<{ default: AnyPage }>,
    properties: Record<string, unknown> = {},
    whole = false,
  ): Promise<Shown> => ({ page: (await load()).default, properties, whole });
  switch (route.page) {
    case 'home':
      return { page: Home, properties: {}, whole: false };
    case 'table':
      return shown(() => import('./table/TablePage.svelte'), { id: route.table }, true);
    case 'join':
      return shown(() => import('./pages/Join.svelte'), { invite: route.invite });
    case 'new':
      return shown(() => import('./pages/NewTable.svelte'));
    case 'tables':
      return shown(() => import('./pages/Tables.svelte'));
    case 'mine':
      return shown(() => import('./pages/Mine.svelte'));
    case 'ratings':
      return shown(() => import('./pages/Ratings.svelte'));
    case 'records':
      return shown(() => import('./pages/Records.svelte'));
    case 'replay':
      return shown(() => import('./pages/Replay.svelte'), { of: route.of, id: route.id }, true);
    case 'rules':
      return shown(() => import('./pages/Rules.svelte'), { game: route.game });
    case 'settings':
      return shown(() => import('./pages/Settings.svelte'));
    case 'maps':
      return shown(() => import('./pages/Maps.svelte'));
    case 'packs':
      return shown(() => import('./pages/Packs.svelte'));
    case 'unknown':
      return shown(() => import('./pages/NotFound.svelte'));
  }
}
