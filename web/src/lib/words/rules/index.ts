// Which passages and rulings a game has. The words are fetched in the language of the page.
import type { GameId } from '../../infos';
import { NUMBERS } from '../../numbers';
import { withNumbers } from '../counting';
import type { Language } from '../index.svelte';
import type { Rules } from './en';

export type Passage = keyof Rules['passages'];
type Ruling = keyof Rules['rulings'];

const LOADERS: Record<Language, () => Promise<Rules>> = {
  en: async () => (await import('./en')).default,
  pl: async () => (await import('./pl')).default,
  de: async () => (await import('./de')).default,
};

const BENEFITS: Passage[] = ['benefits', 'saddlebag', 'hammer', 'charm', 'compass'];
const ROUTES: Passage[] = ['market', 'changeMarket', 'changeRoute'];
const BOATS: Passage[] = ['moveBoat', 'boatTrade', 'outpostTrade', 'outposts', 'columnStack'];

const AT_PORTS: Passage[] = ['setupBoats'];
const SETUP: Record<GameId, Passage[]> = {
  'sand-to-sea': ['setupSand', ...AT_PORTS],
  'east-to-west-1': ['setupLand1', 'setupGoods'],
  'east-to-west-2': ['setupLand2', 'setupGoods'],
  'east-to-west-3': ['setupLand3', 'setupGoods'],
  'spice-road': ['setupSpice'],
  'eastern-wonders': ['setupWonders', ...AT_PORTS],
  'new-world': ['setupNewWorld', 'setupGoods'],
};

const BRIEF: Record<GameId, Passage[]> = {
  'sand-to-sea': [
    'hold',
    'four',
    'acquire',
    'play',
    'sailWithCards',
    'restAll',
    'outposts',
    'columnCard',
    'bonusHarbour',
    'endTiles',
  ],
  'east-to-west-1': [
    'storage',
    'three',
    'work',
    'travel',
    'restRoute',
    'fortBonus',
    ...ROUTES,
    ...BENEFITS,
    'exploreBeside',
    'bonusSets',
    'merchantsCounted',
    'endCards',
  ],
  'east-to-west-2': [
    'storage',
    'two',
    'work',
    'restBoards',
    'fort',
    ...BOATS,
    ...BENEFITS,
    'bonusSets',
    'endCardsBoard',
  ],
  'east-to-west-3': [
    'storage',
    'three',
    'work',
    'travel',
    'restRoute',
    'fort',
    ...ROUTES,
    ...BOATS,
    ...BENEFITS,
    'bonusSets',
    'merchantsCounted',
    'endCardsBoard',
  ],
  'spice-road': ['caravan', 'four', 'acquire', 'play', 'claim', 'restPlayed', 'endOrders'],
  'eastern-wonders': [
    'hold',
    'crossingTurn',
    'sailWithCubes',
    'marketHere',
    'portHere',
    'harvest',
    'outposts',
    'columnBonus',
    'bonusWonders',
    'endTiles',
  ],
  'new-world': ['storage', 'two', 'work', 'restBoards', 'fortBonus', ...BENEFITS, 'bonusSets', 'endCards'],
};

type Numbered = Record<string, Ruling | Ruling[]>;

const SETTLED: Numbered = {
  'RUL-2': 'fortsEnd',
  'RUL-3': 'restSettlers',
  'RUL-9': 'openScores',
  'RUL-10': 'hammers',
  'RUL-13': 'order',
  'RUL-15': 'nothingGained',
  'RUL-16': 'guard',
  'RUL-18': 'firstPlayer',
  'RUL-19': 'inFull',
  'RUL-27': 'exact',
  'RUL-28': 'bothSteps',
  'RUL-29': 'charmsFirst',
  'RUL-30': 'whatThereIs',
  'RUL-31': 'sets',
};
const FORTS: Numbered = { 'RUL-13': 'orderBonus', 'RUL-14': 'bonusLeft' };
const ON_ROUTES: Numbered = {
  'RUL-1': 'rowEnds',
  'RUL-9': 'openRoutes',
  'RUL-6': 'replaced',
  'RUL-7': 'again',
  'RUL-22': 'cardsForNothing',
  'RUL-25': 'samePlace',
  'RUL-26': 'underDeck',
};
const ON_VOYAGES: Numbered = {
  'RUL-19': ['inFull', 'clockwise'],
  'RUL-4': 'boatsAtSea',
  'RUL-8': 'star',
  'RUL-14': 'bonusKept',
  'RUL-17': 'oneByOne',
  'RUL-24': 'rowEmpty',
  'RUL-32': 'backAgain',
  'RUL-33': 'connected',
};

const RULINGS: Record<GameId, Numbered> = {
  'sand-to-sea': {
    'RUL-1': 'rowEnds',
    'RUL-2': 'stackEnds',
    'RUL-3': 'restCards',
    'RUL-4': 'boatsTogether',
    'RUL-5': 'toll',
    'RUL-9': ['openTiles', 'openDiscards'],
    'RUL-16': 'guard',
    'RUL-17': 'oneByOne',
    'RUL-18': 'firstPlayer',
    'RUL-19': ['inFull', 'fromLeft', 'clockwise'],
    'RUL-20': 'voyage',
    'RUL-21': 'sailDoes',
    'RUL-22': 'cardsForNothing',
    'RUL-23': 'columnGives',
    'RUL-24': 'rowEmpty',
  },
  'east-to-west-1': { ...SETTLED, ...FORTS, ...ON_ROUTES },
  'east-to-west-2': { ...SETTLED, ...ON_VOYAGES },
  'east-to-west-3': { ...SETTLED, ...ON_ROUTES, ...ON_VOYAGES },
  'spice-road': {
    'RUL-1': 'rowEnds',
    'RUL-3': 'restCards',
    'RUL-9': 'openCards',
    'RUL-16': 'guard',
    'RUL-17': 'oneByOne',
    'RUL-18': 'firstPlayer',
    'RUL-19': ['inFull', 'fromLeft'],
    'RUL-22': 'cardsForNothing',
  },
  'eastern-wonders': {
    'RUL-2': 'stackEnds',
    'RUL-4': 'boatsTogether',
    'RUL-5': 'toll',
    'RUL-9': 'openTiles',
    'RUL-11': 'upgradeTile',
    'RUL-12': 'firstFree',
    'RUL-16': 'guard',
    'RUL-17': 'oneByOne',
    'RUL-18': 'firstPlayer',
    'RUL-19': ['inFull', 'clockwise'],
    'RUL-21': 'useDoes',
    'RUL-24': 'rowEmpty',
    'RUL-34': 'stayTakesNone',
  },
  'new-world': { ...SETTLED, ...FORTS },
};

export interface RulePassage {
  id: Passage;
  word: string; // empty for a paragraph of its own
  text: string;
}

export interface RulesPage {
  setup: RulePassage[];
  brief: RulePassage[];
  rulings: { id: string; text: string }[]; // by number
}

/** The part of the rules that a passage belongs to. */
export type Part = 'goods' | 'setup' | 'turn' | 'end';

export function partOf(id: Passage): Part {
  if (id.startsWith('setup')) return 'setup';
  if (id.startsWith('end')) return 'end';
  return id === 'hold' || id === 'caravan' || id === 'storage' ? 'goods' : 'turn';
}

/** Where to look when something is asked: the first of these that a game has. */
const ANSWERS: Record<string, Passage[]> = {
  turn: ['four', 'three', 'two', 'crossingTurn'],
  choose: AT_PORTS,
  dock: AT_PORTS,
  place: ['acquire'],
  discard: ['sailWithCards'],
  toll: ['sailWithCards', 'sailWithCubes', 'moveBoat'],
  leave: ['sailWithCubes'],
  sailing: ['sailWithCubes'],
  arrive: ['marketHere'],
  visit: ['outposts'],
  pay: ['outposts'],
  port: ['portHere', 'sailWithCards'],
  column: ['columnCard', 'columnBonus', 'columnStack'],
  upgrade: ['play', 'work', 'bonusWonders'],
  trade: ['marketHere', 'sailWithCards', 'play', 'work'],
  return: ['hold', 'caravan', 'storage'],
  market: ['market'],
  swap: ['changeRoute'],
  bonus: ['fortBonus', 'columnStack'],
  explore: ['compass'],
  'move-boat': ['moveBoat'],
  'outpost-trade': ['outpostTrade'],
};

export function answerTo(page: RulesPage, phase: string): Passage | undefined {
  const known = new Set([...page.setup, ...page.brief].map(({ id }) => id));
  return ANSWERS[phase]?.find((id) => known.has(id));
}

/** The rules of a game in brief, with our rulings. */
export async function loadRules(language: Language, game: string): Promise<RulesPage> {
  return rulesPage(await LOADERS[language](), game);
}

export function rulesPage(rules: Rules, id: string): RulesPage {
  const game = id as GameId; // the server knows no other games than we
  const filled = (text: string): string => withNumbers(text, NUMBERS[game], rules.language);
  const passages = (ids: Passage[]): RulePassage[] =>
    ids.map((id) => {
      const [word = '', text = ''] = rules.passages[id];
      return { id, word, text: filled(text) };
    });
  const number = ([id]: [string, unknown]) => Number(id.slice('RUL-'.length));
  const rulings = Object.entries(RULINGS[game]).sort((a, b) => number(a) - number(b));
  const told = (found: Ruling | Ruling[]) => [found].flat().map((ruling) => filled(rules.rulings[ruling]));
  return {
    setup: passages(SETUP[game]),
    brief: passages(BRIEF[game]),
    rulings: rulings.map(([id, found]) => ({ id, text: told(found).join(' ') })),
  };
}
