// What can be played here, and starting it.
import { call } from './api';
import { me } from './me.svelte';
import type { GameShown, Listed, NewTable, Offer, SeatShown, TableMade } from './protocol';
import type { Words } from './words/index.svelte';

export const GAMES = [
  'sand-to-sea',
  'east-to-west-1',
  'east-to-west-2',
  'east-to-west-3',
  'spice-road',
  'eastern-wonders',
  'new-world',
] as const;
export type GameId = (typeof GAMES)[number];
export const MIXES: readonly GameId[] = GAMES.slice(0, 3);
export const OTHERS: readonly GameId[] = GAMES.slice(3);
export const WITH_MAP: readonly GameId[] = [
  'sand-to-sea',
  'eastern-wonders',
  'east-to-west-2',
  'east-to-west-3',
];
/** Those with a guided first game. */
export const LESSONS: readonly GameId[] = ['sand-to-sea', 'east-to-west-1'];
/** From the kindest to the strongest, then those for fun. */
export const BOTS = ['easy', 'normal', 'hard', 'expert', 'greedy', 'random'] as const;
export type Bot = (typeof BOTS)[number];

export type Means = 'cards' | 'boats' | 'settlers';
export const MEANS: Record<GameId, Means[]> = {
  'sand-to-sea': ['cards', 'boats'],
  'east-to-west-1': ['cards', 'settlers'],
  'east-to-west-2': ['boats', 'settlers'],
  'east-to-west-3': ['cards', 'boats', 'settlers'],
  'spice-road': ['cards'],
  'eastern-wonders': ['boats'],
  'new-world': ['settlers'],
};
/** Fewest and most players, for the cards of the first page; forms ask the server. */
export const PLAYERS: Record<GameId, [number, number]> = {
  'sand-to-sea': [2, 4],
  'east-to-west-1': [2, 4],
  'east-to-west-2': [2, 4],
  'east-to-west-3': [2, 4],
  'spice-road': [2, 5],
  'eastern-wonders': [2, 4],
  'new-world': [2, 4],
};

/** About how long it takes, in minutes, with few players and with many. */
export const MINUTES: Record<GameId, [number, number]> = {
  'sand-to-sea': [45, 60],
  'east-to-west-1': [60, 75],
  'east-to-west-2': [60, 75],
  'east-to-west-3': [75, 120],
  'spice-road': [30, 45],
  'eastern-wonders': [45, 60],
  'new-world': [45, 60],
};

export function isGame(word: string | null | undefined): word is GameId {
  return (GAMES as readonly (string | null | undefined)[]).includes(word);
}

export function gameTitle(words: Words, game: string): string {
  return isGame(game) ? words.games[game].title : game;
}

export function botName(words: Words, bot: string): string {
  return (words.bots as Record<string, string>)[bot] ?? bot;
}

/** What stands beside the name of a bot: how well it plays. */
export function botTag(words: Words, bot: string): string {
  return (words.botTags as Record<string, string>)[bot] ?? words.common.bot;
}

/** The server calls a bot by its level and the number of its seat, as in `Easy 2`; a page calls it by a name. */
export function givenName(words: Words, name: string): string {
  const [, level = '', number] = /^([A-Z][a-z]+) (\d)$/.exec(name) ?? [];
  return level.toLowerCase() in words.botTags ? (words.botNames[Number(number) - 1] ?? name) : name;
}

/** Who sits there, by name. */
export function seatName(words: Words, seat: SeatShown): string {
  if (!seat.bot) return seat.name || words.lobby.free;
  return seat.name ? givenName(words, seat.name) : botName(words, seat.bot);
}

/** In a list, a free seat of a table that has not started is called `Seat 2`. */
function takenSeats({ seats, status }: Listed): string[] {
  return seats.filter((name, index) => status !== 'open' || name !== `Seat ${index + 1}`);
}

export function freeSeats(table: Listed): number {
  return table.status === 'open' ? table.players - takenSeats(table).length : 0;
}

export function listedNames(words: Words, table: Listed): string {
  return words.list(takenSeats(table).map((name) => givenName(words, name)));
}

let asked: Promise<Offer> | null = null;

/** It does not change while the server runs, so it is asked for once. */
export function offer(): Promise<Offer> {
  asked ??= call('GET /api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function gameShown(game: string): Promise<GameShown | undefined> {
  return (await offer()).games.find(({ id }) => id === game);
}

export async function openTable(table: NewTable): Promise<TableMade> {
  await me.need();
  return call('POST /api/tables', { body: table });
}

/** A game against a bot at once. Answers the table, which has started. */
export function playAtOnce(game: GameId): Promise<string> {
  return startAtOnce({ setting: { game, players: 2 }, seats: ['you', 'normal'] });
}

/** A guided first game. Answers the table, which has started. */
export function learnAtOnce(game: GameId): Promise<string> {
  return startAtOnce({ setting: { game, players: 2, lesson: true } });
}

async function startAtOnce(table: NewTable): Promise<string> {
  const { id } = await openTable(table);
  const start = { type: 'start' as const, id: `start-${id}` };
  await call('POST /api/tables/{table}/messages', { path: { table: id }, body: start });
  return id;
}

/** The table or invite in a link that somebody was sent; also from the bare word. */
export function linkTarget(text: string): string | null {
  const found = /\/(join|table)\/([\w-]+)/.exec(text);
  if (found) return `/${found[1]}/${found[2]}`;
  const bare = text.trim();
  return /^[\w-]{20,}$/.test(bare) ? `/join/${bare}` : null;
}
