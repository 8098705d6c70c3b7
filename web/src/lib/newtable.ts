// The form of a new table: its fields, and what is sent.
import type { Clock, NewTable } from './protocol';

export type ClockKind = 'none' | 'live' | 'slow';
export type MapKind = 'default' | 'random' | 'own';

export interface TableForm {
  game: string;
  players: number;
  seats: string[]; // you, free, or a bot; more than there are players are kept for later
  options: Record<string, string>;
  map: MapKind;
  drawing: string;
  pack: string; // its digest, or nothing
  clock: ClockKind;
  bank: number; // seconds, of a live clock
  turn: { live: number; slow: number };
  public: boolean;
  rated: boolean;
  hints: boolean;
}

export const BANKS = [300, 600, 1200, 1800, 3600];
export const TURNS: Record<'live' | 'slow', number[]> = {
  live: [5, 10, 15, 30, 60],
  slow: [43_200, 86_400, 172_800, 259_200, 604_800],
};

export function firstForm(game: string, drawing = '', pack = ''): TableForm {
  return {
    game,
    players: 2,
    seats: ['you', 'free', 'free', 'free', 'free'],
    options: {},
    map: drawing ? 'own' : 'default',
    drawing,
    pack,
    clock: 'none',
    bank: 600,
    turn: { live: 15, slow: 86_400 },
    public: false,
    rated: false,
    hints: true,
  };
}

/** What is sent; `seed` is for a random map. */
export function tableOf(form: TableForm, hasMap: boolean, seed: string): NewTable {
  return {
    setting: {
      game: form.game,
      players: form.players,
      options: form.options,
      map: hasMap ? mapOf(form, seed) : 'default',
      pack: form.pack || null,
      clock: clockOf(form),
      public: form.public,
      rated: form.rated,
      hints: form.hints && !form.rated,
    },
    seats: form.seats.slice(0, form.players),
  };
}

function mapOf({ map, drawing }: TableForm, seed: string): string {
  if (map === 'random') return `random:${seed}`;
  return map === 'own' ? drawing.trim() : 'default';
}

function clockOf({ clock, bank, turn }: TableForm): Clock {
  if (clock === 'live') return { kind: 'live', bank, turn: turn.live };
  return clock === 'slow' ? { kind: 'slow', turn: turn.slow } : { kind: 'none' };
}

export type FieldName =
  'game' | 'players' | 'seats' | 'options' | 'map' | 'pack' | 'clock' | 'rated' | 'form';

const SIGNS: [RegExp, FieldName][] = [
  [/\bclock\b/i, 'clock'],
  [/\b(pack|set)\b/i, 'pack'],
  [/\b(map|hex|hexes|drawing|ports?|seas?)\b/i, 'map'],
  [/\brated\b/i, 'rated'],
  [/\boptions?\b/i, 'options'],
  [/\b(seats?|bots?)\b/i, 'seats'],
  [/\bplayers?\b/i, 'players'],
  [/\bgame\b/i, 'game'],
];

/** The server says no in a sentence: which field it is about. */
export function fieldOf(reason: string): FieldName {
  return SIGNS.find(([sign]) => sign.test(reason))?.[1] ?? 'form';
}
