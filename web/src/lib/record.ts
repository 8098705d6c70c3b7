// The text of a record, as far as a page needs it: the server is the one that checks it.
import type { TableSetting } from './protocol';

export interface ReadRecord {
  setting: TableSetting;
  seats: string[];
  /** Decisions and draws: `1 acquire 3`, `chance deal m12`. */
  lines: string[];
  scores: number[] | null;
  /** Seats from 0, best first. */
  ranking: number[];
  seed: string;
}

export function readRecord(text: string): ReadRecord {
  const all = text.split('\n').map((line) => line.trim());
  const begin = all.indexOf('decisions');
  const head = all.slice(0, begin < 0 ? all.length : begin);
  const rest = begin < 0 ? [] : all.slice(begin + 1);
  const end = rest.findIndex((line) => !/^(chance|\d+) /.test(line));
  const value = (key: string): string =>
    head.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1) ?? '';
  const options = value('options')
    .split(' ')
    .map((word) => word.split('='))
    .filter(([key, chosen]) => key && chosen);
  const seats = head
    .filter((line) => line.startsWith('seat '))
    .map((line) => line.split(' ').slice(2).join(' '));
  const result = (key: string): string =>
    rest.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1) ?? '';
  const numbers = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);
  const scores = result('scores');
  return {
    setting: {
      game: value('game'),
      players: Number(value('players')) || seats.length,
      options: Object.fromEntries(options) as Record<string, string>,
      map: value('map').includes('/') ? value('map') : 'default',
    },
    seats,
    lines: end < 0 ? rest : rest.slice(0, end),
    scores: scores ? numbers(scores) : null,
    ranking: numbers(result('ranking')).map((seat) => seat - 1),
    seed: result('seed'),
  };
}
