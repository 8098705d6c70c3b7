// What is searched in the rules: passages and rulings once each, with the games they belong to and the words by which
// the turn bar calls what they are about. Who is asked for a toll looks for a toll, however the rules put it.
import type { GameId } from '../lib/games.svelte';
import type { Words } from '../lib/words/index.svelte';
import { answerTo, type RulePassage, type RulesPage } from '../lib/words/rules';

type Steps = Words['steps']['phases'];
type Step = keyof Steps;

interface Belongs {
  games: GameId[];
  /** Steps of a turn that it answers, as the turn bar calls them. */
  steps: string[];
}
export type SearchedPassage = RulePassage & Belongs;
export type SearchedRuling = RulesPage['rulings'][number] & Belongs;

/** Rulings about a step. */
const RULED: Record<string, Step> = { 'RUL-5': 'toll' };

/** The rules of some games as one. */
export function searched(
  pages: readonly (readonly [GameId, RulesPage])[],
  steps: Steps,
): { passages: SearchedPassage[]; rulings: SearchedRuling[] } {
  const passages = new Map<string, SearchedPassage>();
  const rulings = new Map<string, SearchedRuling>();
  for (const [game, page] of pages) {
    const answers = (Object.keys(steps) as Step[]).map(
      (step) => [answerTo(page, step), steps[step]] as const,
    );
    for (const passage of [...page.setup, ...page.brief]) {
      const found = answers.filter(([id]) => id === passage.id).map(([, word]) => word);
      join(passages, passage, game, found);
    }
    for (const ruling of page.rulings) {
      const step = RULED[ruling.id];
      join(rulings, ruling, game, step === undefined ? [] : [steps[step]]);
    }
  }
  return { passages: [...passages.values()], rulings: [...rulings.values()] };
}

function join<Item extends { id: string; text: string }>(
  found: Map<string, Item & Belongs>,
  item: Item,
  game: GameId,
  steps: string[],
): void {
  const known = found.get(item.id + item.text);
  found.set(item.id + item.text, {
    ...item,
    games: [...(known?.games ?? []), game],
    steps: [...new Set([...(known?.steps ?? []), ...steps])],
  });
}

/** The games that something belongs to, by name. */
export function gamesWords(words: Words, games: readonly GameId[]): string {
  const all = Object.keys(words.games).length;
  return games.length === all
    ? words.help.allGames
    : words.list(games.map((game) => words.games[game].title));
}
