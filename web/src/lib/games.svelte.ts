// What can be played here, and starting it.
import { call } from './api';
import { BOTS, INFOS, type Box, type GameId } from './infos';
import { me } from './me.svelte';
import type { GameShown, Listed, NewTable, Offer, SeatShown, TableMade } from './protocol';
import type { Words } from './words/index.svelte';

export { BOTS, INFOS, type Box, type GameId };
export const GAMES = Object.keys(INFOS) as GameId[];
/** The games of two boxes come first. */
export const MIXES = GAMES.filter((game) => INFOS[game].boxes.length === 2);
export const OTHERS = GAMES.filter((game) => !MIXES.includes(game));
export const WITH_MAP = GAMES.filter((game) => INFOS[game].map);
/** Those with a guided first game. */
export const LESSONS = GAMES.filter((game) => INFOS[game].lesson > 0);
/** What a page begins with. */
export const FIRST = GAMES[0]!;

export function isGame(word: string | null | undefined): word is GameId {
  return word !== null && word !== undefined && Object.hasOwn(INFOS, word);
}

export function gameTitle(words: Words, game: string): string {
  return isGame(game) ? words.games[game].title : game;
}

/** What stands beside the name of a bot: how well it plays. */
export function botTag(words: Words, bot: string): string {
  return (words.botTags as Record<string, string>)[bot] ?? words.common.bot;
}

/** Who sits there, by name. A bot is called by a name of the page, unless it plays on for somebody who left. */
export function seatName(words: Words, { name, bot, away }: SeatShown, seat: number): string {
  return bot && !away ? givenName(words, seat, name) : name || words.lobby.free;
}

/** The name of a bot in a seat. */
function givenName(words: Words, seat: number, name: string): string {
  return words.botNames[seat] ?? name;
}

export function listedNames(words: Words, { seats, bots, free }: Listed): string {
  const names = seats.map((name, seat) => (bots[seat] ? givenName(words, seat, name) : name));
  return words.list(names.filter((_, seat) => !free.includes(seat)));
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
  return startAtOnce({ setting: { game, players: INFOS[game].lesson, lesson: true } });
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
