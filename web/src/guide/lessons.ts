// The guided first games: their chapters, what ends each of them, and which move is suggested.
//
// A chapter is over when the learner has done what it is about, in whatever order and by whatever way; nothing here
// ever stands in the way of another move. Who follows the suggestions walks along a path that is possible in the
// lesson's deal (paths.json, made by tests/make_lessons.py); for everybody else a chapter knows ways to get there.
import type { GameBoard, SeatThings } from '../lib/board';
import { goodsOf } from '../lib/goods';
import { optionOf, type Option } from '../lib/options';
import type { Option as Offered, Pieces } from '../lib/protocol';
import type { Words } from '../lib/words/index.svelte';
import { deedsOf, type Line } from './deeds';
import paths from './paths.json';
import { fills, lifts, pays } from './prices';

export type LessonGame = keyof typeof paths;
export type AreaName = keyof Words['areas'];

export interface Situation {
  board: GameBoard;
  pieces: Pieces;
  seat: number;
  options: readonly Offered[];
}

export interface Chapter {
  id: string;
  /** What has to be done once. A chapter without deeds is read. */
  deeds: readonly string[];
  /** Areas of the table that it speaks of. */
  points?: readonly AreaName[];
  /** Whether the table still is as the chapter's remark about the suggested move says. */
  fits?: (board: GameBoard) => boolean;
}

/** Over a fort whose card is just being claimed. */
const CLAIMED = '';

export const LESSONS: Record<LessonGame, readonly Chapter[]> = {
  'sand-to-sea': [
    { id: 'goal', deeds: [], points: ['map'] },
    { id: 'start', deeds: ['choose', 'dock'], fits: ({ ports }) => ports?.[0] === 'v07' },
    { id: 'table', deeds: [], points: ['hold', 'hand', 'merchants', 'outposts'] },
    { id: 'gain', deeds: ['gain'], points: ['hand'] },
    { id: 'sail', deeds: ['sail'], points: ['hand', 'played'] },
    { id: 'build', deeds: ['build'], points: ['outposts'] },
    { id: 'trade', deeds: ['trade'], points: ['hold'] },
    { id: 'acquire', deeds: ['acquire'], points: ['merchants'], fits: ({ row }) => row?.[1] === 'm08' },
    { id: 'rest', deeds: ['rest'], points: ['discarded'] },
    { id: 'upgrade', deeds: ['upgrade'], points: ['hand'], fits: ({ ports }) => ports?.[0] === 'v07' },
    { id: 'port', deeds: ['claim'], fits: ({ ports }) => ports?.[0] === 'v07' },
    { id: 'scoring', deeds: [], points: ['outposts'] },
    { id: 'end', deeds: [] },
  ],
  'east-to-west-1': [
    { id: 'goal', deeds: [], points: ['pointCards'] },
    { id: 'table', deeds: [], points: ['storage', 'settlers', 'merchants', 'route'] },
    { id: 'gain', deeds: ['gain'], points: ['storage'] },
    { id: 'trade', deeds: ['trade'], fits: ({ forts }) => forts?.[0] === 'p16' },
    { id: 'take', deeds: ['take'], points: ['merchants', 'route'], fits: ({ row }) => row?.[1] === 'm04' },
    { id: 'travel', deeds: ['travel'], points: ['route'] },
    {
      id: 'fort',
      deeds: ['fort'],
      points: ['pointCards'],
      fits: ({ forts }) => [CLAIMED, 'p16'].includes(forts?.[0] ?? CLAIMED),
    },
    { id: 'rest', deeds: ['rest'], points: ['settlers'] },
    { id: 'changeRoute', deeds: ['change-route'], points: ['route'] },
    { id: 'use', deeds: ['use'], points: ['merchants'], fits: ({ row }) => row?.[3] === 'm27' },
    { id: 'changeMarket', deeds: ['change-market'], points: ['merchants'] },
    { id: 'scoring', deeds: [], points: ['bonusTiles'] },
    { id: 'end', deeds: [] },
  ],
};

export function isLesson(game: string): game is LessonGame {
  return game in LESSONS;
}

// -- where the learner is -------------------------------------------------------------------------------

/** Steps that belong to the move before them: until they are done, so is the move. */
const PARTS = new Set([
  'discard',
  'place',
  'pay',
  'toll',
  'upgrade',
  'return',
  'explore',
  'bonus',
  'swap',
  'done',
]);

export function isPart(phase: string | undefined): boolean {
  return phase !== undefined && PARTS.has(phase);
}

/** What is settled: without a move whose price or effect is still being asked for. */
export function settled(lines: readonly Line[], phase: string | undefined): readonly Line[] {
  if (!isPart(phase)) return lines;
  const isMove = ({ action }: Line): boolean => !PARTS.has(action.split(' ')[0] ?? '');
  return lines.slice(0, Math.max(lines.findLastIndex(isMove), 0));
}

/** All that was done, as deeds. */
export function doneBy(lines: readonly Line[], pieces: Pieces): ReadonlySet<string> {
  return new Set(lines.flatMap(({ action }) => deedsOf(action, pieces)));
}

/** The chapter to show, by its number. `passed` are chapters that were read or skipped. */
export function chapterNow(
  chapters: readonly Chapter[],
  done: ReadonlySet<string>,
  passed: ReadonlySet<string>,
): number {
  const acted = ({ deeds }: Chapter): boolean => deeds.length > 0 && deeds.every((deed) => done.has(deed));
  const over = (chapter: Chapter, place: number): boolean =>
    passed.has(chapter.id) ||
    acted(chapter) ||
    // Whoever plays on without turning the page has read it.
    (chapter.deeds.length === 0 && chapters.slice(place + 1).some(acted));
  const open = chapters.findIndex((chapter, place) => !over(chapter, place));
  return open < 0 ? chapters.length - 1 : open;
}

// -- what to do next ------------------------------------------------------------------------------------

type Way = (option: Option, situation: Situation) => boolean;

const verb =
  (name: string): Way =>
  (option) =>
    option.verb === name;
const things = ({ board, seat }: Situation): SeatThings => board.seats[seat]!;
const locationWith =
  (word: string): Way =>
  ({ action }, { pieces }) =>
    action.startsWith('work ') && deedsOf(action, pieces).includes(word);
const cardOf =
  (kind: string): Way =>
  (option, { pieces }) =>
    option.verb === 'play' && pieces.cards[option.words[0] ?? '']?.kind === kind;

/** To sail somewhere or to stay, for what could be done there after everything that has to be paid before. */
const toUse =
  (does: string, ...without: string[]): Way =>
  ({ verb: goes, facts: { then = [] } }) =>
    ['sail', 'stay'].includes(goes) && then.includes(does) && !without.some((other) => then.includes(other));
const toBuild = toUse('build');
const toPaidPort = toUse('claim');
/** Where an own outpost stands already, or where one could be built before. */
const toOwnTrade = toUse('trade', 'build');
const toBuildAndTrade: Way = (option, situation) =>
  toBuild(option, situation) && toUse('trade')(option, situation);
const buildToTrade: Way = ({ verb: does, facts }) =>
  does === 'build' && (facts.then?.includes('trade') ?? false);

/** How to get to a deed, the shortest way first. Options come in the order of the rules: near tiles first. */
const WAYS: Record<string, Way[]> = {
  choose: [verb('choose')],
  dock: [verb('dock')],
  gain: [cardOf('gain'), locationWith('gain')],
  upgrade: [verb('upgrade'), cardOf('upgrade')],
  sail: [toBuildAndTrade, toBuild, verb('sail')],
  build: [verb('build'), toBuildAndTrade, toBuild],
  trade: [
    verb('trade'),
    locationWith('trade'),
    toOwnTrade,
    buildToTrade,
    toBuildAndTrade,
    // It is no market, but a trade all the same.
    cardOf('trade'),
  ],
  acquire: [verb('acquire')],
  rest: [verb('rest')],
  claim: [verb('claim'), toPaidPort],
  fort: [locationWith('fort')],
  take: [verb('take'), locationWith('market')],
  use: [verb('use'), locationWith('market')],
  travel: [verb('travel')],
  'change-route': [locationWith('change-route')],
  'change-market': [locationWith('change-market')],
};

/** What has to be paid for a deed, wherever it could be done; empty where nothing can. */
const PRICES: Record<string, (situation: Situation) => string[]> = {
  trade: ({ board, pieces }) => [
    ...(board.map ?? []).map((tile) => pieces.markets[tile]?.give ?? ''),
    ...(board.locations ?? [])
      .flatMap(({ id }) => pieces.locations[id]?.steps ?? [])
      .map(({ word, give }) => (word === 'trade' ? (give ?? '') : '')),
  ],
  claim: ({ board, pieces }) =>
    (board.ports ?? []).map((tile) => pieces.victory_tiles[tile ?? '']?.cost ?? ''),
  fort: ({ board, pieces }) => (board.forts ?? []).map((card) => pieces.point_cards[card ?? '']?.cost ?? ''),
};

/** Why something is suggested that is not yet what the chapter is about. */
export type Detour = 'goods' | 'cards' | 'settlers';

/** Gets goods that are missing for one of the prices, as far as there is room for them. */
const gains =
  (prices: readonly string[]): Way =>
  ({ action, facts: { brings = '' } }, situation) => {
    if (!deedsOf(action, situation.pieces).includes('gain')) return false;
    const { hold, limit } = things(situation);
    const fits = goodsOf(hold).length + brings.length <= limit;
    return fits && prices.some((price) => fills(hold, price, brings));
  };
const upgrades =
  (prices: readonly string[]): Way =>
  ({ action, verb: does }, situation) =>
    (does === 'play' || does === 'work') &&
    deedsOf(action, situation.pieces).includes('upgrade') &&
    prices.some((price) => lifts(things(situation).hold, price));

/** Rests, if there is anything that it brings back. */
const rests: Way = ({ verb: does, facts: { back = 0, home = 0 } }) => does === 'rest' && back + home > 0;

/** What helps when nothing leads to a deed at once: goods, or first a rest that brings what can be paid into reach. */
function detours(missing: readonly string[], situation: Situation): [Detour, Way][] {
  const { hand, hold, discarded = [] } = things(situation);
  const prices = missing.flatMap((deed) => PRICES[deed]?.(situation) ?? []).filter((price) => price !== '');
  const getsGoods: [Detour, Way][] = [
    ['goods', gains(prices)],
    ['goods', upgrades(prices)],
  ];
  const resting: [Detour, Way] = [hand === undefined ? 'settlers' : 'cards', rests];
  const farther = hand === undefined || discarded.length > 0; // played cards can be sailed with as well
  const tooFar = farther && prices.some((price) => pays(hold, price));
  return tooFar ? [resting, ...getsGoods] : [...getsGoods, resting];
}

export interface Suggestion {
  option: Option;
  /** It lies on the lesson's path, so that its chapter may say more about it. */
  onPath: boolean;
  detour?: Detour;
}

/** The next move on the path, if the learner has followed it so far; else a way to what the chapter is about. */
export function suggestion(
  game: LessonGame,
  chapter: Chapter,
  lines: readonly Line[],
  situation: Situation,
): Suggestion | null {
  const { question: asked } = situation.board;
  const decisions = lines.filter(({ decided }) => decided).map(({ action }) => action);
  const path = paths[game];
  const next = path[decisions.length];
  const followed = decisions.every((action, place) => action === path[place]);
  const options = situation.options.map((offered) => optionOf(offered, asked));
  const onPath = options.find(({ action }) => action === next);
  if (followed && onPath) return { option: onPath, onPath: true };
  const missing = chapter.deeds.filter((deed) => !doneBy(lines, situation.pieces).has(deed));
  for (const way of missing.flatMap((deed) => WAYS[deed] ?? [])) {
    const found = options.find((option) => way(option, situation));
    if (found) return { option: found, onPath: false };
  }
  for (const [detour, way] of missing.length > 0 ? detours(missing, situation) : []) {
    const found = options.find((option) => way(option, situation));
    if (found) return { option: found, onPath: false, detour };
  }
  return null;
}

/** The pieces on the table that a move touches, by their ids. */
export function piecesOf({ place: { area, key } }: Option, { board, pieces, seat }: Situation): string[] {
  const number = Number(key) - 1;
  switch (area) {
    case 'row':
      return [board.row?.[number] ?? ''];
    case 'route':
      return [board.seats[seat]?.route?.[number]?.card ?? ''];
    case 'exploration':
      return [key, board.locations?.find(({ tile }) => tile === key)?.id ?? ''];
    case 'bonus':
      return (board.locations ?? [])
        .map(({ id }) => id)
        .filter((id) => pieces.locations[id]?.steps[0]?.word === 'fort')
        .slice(number, number + 1);
    case 'cards':
    case 'map':
    case 'location':
      return [key];
    default:
      return [];
  }
}
