// A game to look at again, of a table or from a record that was kept.
import { call } from './api';
import type { Chapter, Info, Pieces, PositionShown, ReviewShown, ScoresShown, StoryShown } from './protocol';
import { whichPieces } from './pieces';
import { readRecord } from './record';

export interface Game {
  of: Of;
  id: string;
  info: Info;
  /** One's own seats at the table. */
  own: number[];
  lines: string[];
  story: Chapter[];
  pieces: Pieces;
  scores: ScoresShown;
}

export type Of = 'table' | 'record';

export async function loadGame(of: Of, id: string): Promise<Game> {
  const [{ info, own, lines }, { chapters: story }, scores] = await Promise.all([
    of === 'table' ? loadTable(id) : loadRecord(id),
    loadStory(of, id),
    loadScores(of, id),
  ]);
  const pieces = await call('GET /api/games/{game}/pieces', whichPieces(info));
  return { of, id, info, own, lines, story, pieces, scores };
}

type Found = Pick<Game, 'info' | 'own' | 'lines'>;

async function loadTable(table: string): Promise<Found> {
  const text = await call('GET /api/tables/{table}/record', { path: { table } });
  const { info, you } = await call('GET /api/tables/{table}', {
    path: { table },
    query: { since: 10_000_000 },
  });
  return { info: { ...info, clock: null }, own: you.seats, lines: readRecord(text).lines };
}

async function loadRecord(record: string): Promise<Found> {
  const text = await call('GET /api/records/{record}/text', { path: { record } });
  const { pack, edition } = await call('GET /api/records/{record}', { path: { record } });
  const { setting, seats, lines, scores, ranking, seed } = readRecord(text);
  const info: Info = {
    id: record,
    setting: { ...setting, pack },
    edition,
    status: scores ? 'ended' : 'playing',
    host: '',
    seats: seats.map((name) => ({ name })),
    clock: null,
    paused: false,
    takeback: null,
    commitment: '',
    result: scores && { reason: 'over', scores, ranking, seed },
    before: null,
    after: null,
  };
  return { info, own: [], lines };
}

export function loadPosition(of: Of, id: string, number: number): Promise<PositionShown> {
  return of === 'table'
    ? call('GET /api/tables/{table}/positions/{number}', { path: { table: id, number } })
    : call('GET /api/records/{record}/positions/{number}', { path: { record: id, number } });
}

export function loadScores(of: Of, id: string): Promise<ScoresShown> {
  return of === 'table'
    ? call('GET /api/tables/{table}/scores', { path: { table: id } })
    : call('GET /api/records/{record}/scores', { path: { record: id } });
}

function loadStory(of: Of, id: string): Promise<StoryShown> {
  return of === 'table'
    ? call('GET /api/tables/{table}/story', { path: { table: id } })
    : call('GET /api/records/{record}/story', { path: { record: id } });
}

export function loadReview(of: Of, id: string): Promise<ReviewShown> {
  return of === 'table'
    ? call('GET /api/tables/{table}/review', { path: { table: id } })
    : call('GET /api/records/{record}/review', { path: { record: id } });
}

/** Where the record of a game can be fetched as a file. */
export function recordAddress(of: Of, id: string): string {
  const name = encodeURIComponent(id);
  return of === 'table' ? `/api/tables/${name}/record` : `/api/records/${name}/text`;
}

/** The address of a replay, or of one moment of it. */
export function replayAddress(of: Of, id: string, at?: number): string {
  const name = encodeURIComponent(id);
  const path = of === 'table' ? `/table/${name}/replay` : `/replay/${name}`;
  return at === undefined ? path : `${path}?at=${at}`;
}
