// A game to look at again, of a table or from a record that was kept.
import { call } from './api';
import type { Pieces, PositionShown, TableSetting } from './protocol';
import { readRecord } from './record';

export interface Game {
  setting: TableSetting;
  seats: string[];
  lines: string[];
  scores: number[] | null;
  pieces: Pieces;
}

export type Of = 'table' | 'record';

export async function loadGame(of: Of, id: string): Promise<Game> {
  const text =
    of === 'table'
      ? await call('GET /api/tables/{table}/record', { path: { table: id } })
      : await call('GET /api/records/{record}/text', { path: { record: id } });
  const record = readRecord(text);
  const setting = of === 'table' ? await settingOf(id) : record.setting;
  const query = { map: setting.map ?? 'default', pack: setting.pack ?? null };
  const pieces = await call('GET /api/games/{game}/pieces', { path: { game: setting.game }, query });
  return { ...record, setting, pieces };
}

/** The table knows its pack, a record only a sum of it. */
async function settingOf(table: string): Promise<TableSetting> {
  return (await call('GET /api/tables/{table}', { path: { table }, query: { since: 10_000_000 } })).info
    .setting;
}

export function loadPosition(of: Of, id: string, number: number): Promise<PositionShown> {
  return of === 'table'
    ? call('GET /api/tables/{table}/positions/{number}', { path: { table: id, number } })
    : call('GET /api/records/{record}/positions/{number}', { path: { record: id, number } });
}

/** The number of a seat's points at a position, or null where they are hidden. */
export function pointsOf(score: Record<string, number> | undefined): number | null {
  if (!score) return null;
  return score.total ?? Object.values(score).reduce((sum, points) => sum + points, 0);
}
