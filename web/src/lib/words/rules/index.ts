// Which passages and rulings a game has. The words are fetched in the language of the page.
import type { GameId } from '../../infos';
import { NUMBERS, type Numbers } from '../../numbers';
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

/** What a game is made of. */
interface Made {
  has: (...modules: string[]) => boolean;
  numbers: Numbers;
}
type Choice<Name> = readonly [Name, (made: Made) => boolean];

const of =
  (...modules: string[]) =>
  ({ has }: Made): boolean =>
    has(...modules);
/** With the first module, and none of the others. */
const only =
  (module: string, ...without: string[]) =>
  ({ has }: Made): boolean =>
    has(module) && !without.some((other) => has(other));
const cardsAndBoats = of('hands', 'harbour');
const onLand = of('settlements');

const SETUP: readonly Choice<Passage>[] = [
  ['setupSand', cardsAndBoats],
  ['setupWonders', of('crossing')],
  ['setupBoats', of('harbour')],
  ['setupSpice', of('orders')],
  ['setupLand1', only('routes', 'voyages')],
  ['setupLand2', only('voyages', 'routes')],
  ['setupLand3', of('routes', 'voyages')],
  ['setupNewWorld', only('settlements', 'routes', 'voyages')],
  ['setupGoods', onLand],
];

const BRIEF: readonly Choice<Passage>[] = [
  ['hold', of('harbour')],
  ['caravan', of('orders')],
  ['storage', onLand],
  ['four', of('hands')],
  ['three', of('routes')],
  ['two', only('settlements', 'routes')],
  ['crossingTurn', of('crossing')],
  ['acquire', of('hands')],
  ['play', of('hands')],
  ['claim', of('orders')],
  ['sailWithCards', cardsAndBoats],
  ['restAll', cardsAndBoats],
  ['restPlayed', only('hands', 'harbour')],
  ['sailWithCubes', of('crossing')],
  ['marketHere', of('crossing')],
  ['portHere', of('crossing')],
  ['harvest', of('crossing')],
  ['work', onLand],
  ['travel', of('routes')],
  ['restRoute', of('routes')],
  ['restBoards', only('settlements', 'routes')],
  ['fortBonus', ({ numbers }) => numbers.forts_give_bonus],
  ['fort', ({ has, numbers }) => has('settlements') && !numbers.forts_give_bonus],
  ['market', of('routes')],
  ['changeMarket', of('routes')],
  ['changeRoute', of('routes')],
  ['moveBoat', of('voyages')],
  ['boatTrade', of('voyages')],
  ['outpostTrade', of('voyages')],
  ['outposts', of('islands')],
  ['columnCard', cardsAndBoats],
  ['columnBonus', of('crossing')],
  ['columnStack', of('voyages')],
  ['bonusHarbour', cardsAndBoats],
  ['bonusWonders', of('crossing')],
  ['benefits', onLand],
  ['saddlebag', onLand],
  ['hammer', onLand],
  ['charm', onLand],
  ['compass', onLand],
  ['exploreBeside', ({ numbers }) => Object.values(numbers.covered).at(-1) === 0],
  ['bonusSets', onLand],
  ['merchantsCounted', of('routes')],
  ['endTiles', of('harbour')],
  ['endOrders', of('orders')],
  ['endCards', only('settlements', 'islands')],
  ['endCardsBoard', of('settlements', 'islands')],
];

/** Which rulings a game has, it says itself; where they are put differently, its modules decide. */
const always = (): boolean => true;
const RULINGS: Record<string, readonly Choice<Ruling>[]> = {
  'RUL-1': [['rowEnds', always]],
  'RUL-2': [
    ['stackEnds', of('harbour')],
    ['fortsEnd', onLand],
  ],
  'RUL-3': [
    ['restCards', of('hands')],
    ['restSettlers', onLand],
  ],
  'RUL-4': [
    ['boatsTogether', of('harbour')],
    ['boatsAtSea', of('voyages')],
  ],
  'RUL-5': [['toll', always]],
  'RUL-6': [['replaced', always]],
  'RUL-7': [['again', always]],
  'RUL-8': [['star', always]],
  'RUL-9': [
    ['openTiles', of('harbour')],
    ['openDiscards', cardsAndBoats],
    ['openCards', of('orders')],
    ['openRoutes', of('routes')],
    ['openScores', only('settlements', 'routes')],
  ],
  'RUL-10': [['hammers', always]],
  'RUL-11': [['upgradeTile', always]],
  'RUL-12': [['firstFree', always]],
  'RUL-13': [
    ['orderBonus', ({ numbers }) => numbers.forts_give_bonus],
    ['order', ({ numbers }) => !numbers.forts_give_bonus],
  ],
  'RUL-14': [
    ['bonusLeft', ({ numbers }) => numbers.forts_give_bonus],
    ['bonusKept', ({ numbers }) => !numbers.forts_give_bonus],
  ],
  'RUL-15': [['nothingGained', always]],
  'RUL-16': [['guard', always]],
  'RUL-17': [['oneByOne', always]],
  'RUL-18': [['firstPlayer', always]],
  'RUL-19': [
    ['inFull', always],
    ['fromLeft', of('hands')],
    ['clockwise', of('islands')],
  ],
  'RUL-20': [['voyage', always]],
  'RUL-21': [
    ['sailDoes', of('hands')],
    ['useDoes', of('crossing')],
  ],
  'RUL-22': [['cardsForNothing', always]],
  'RUL-23': [['columnGives', always]],
  'RUL-24': [['rowEmpty', always]],
  'RUL-25': [['samePlace', always]],
  'RUL-26': [['underDeck', always]],
  'RUL-27': [['exact', always]],
  'RUL-28': [['bothSteps', always]],
  'RUL-29': [['charmsFirst', always]],
  'RUL-30': [['whatThereIs', always]],
  'RUL-31': [['sets', always]],
  'RUL-32': [['backAgain', always]],
  'RUL-33': [['connected', always]],
  'RUL-34': [['stayTakesNone', always]],
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
  choose: ['setupBoats'],
  dock: ['setupBoats'],
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

export function rulesPage(rules: Rules, game: string): RulesPage {
  const numbers = NUMBERS[game as GameId]; // the server knows no other games than we
  const made: Made = { has: (...modules) => modules.every((one) => numbers.modules.includes(one)), numbers };
  const chosen = <Name>(choices: readonly Choice<Name>[]): Name[] =>
    choices.filter(([, fits]) => fits(made)).map(([name]) => name);
  const filled = (text: string): string => withNumbers(text, numbers, rules.language);
  const passages = (choices: readonly Choice<Passage>[]): RulePassage[] =>
    chosen(choices).map((id) => {
      const [word = '', text = ''] = rules.passages[id];
      return { id, word, text: filled(text) };
    });
  const told = (id: string): string[] => chosen(RULINGS[id] ?? []).map((one) => filled(rules.rulings[one]));
  return {
    setup: passages(SETUP),
    brief: passages(BRIEF),
    rulings: numbers.rulings.map((id) => ({ id, text: told(id).join(' ') })),
  };
}
