// What the coach says, with the numbers of the games.
import type { GameId } from '../../lib/infos';
import { LESSON_PLAYERS, NUMBERS } from '../../lib/numbers';
import { numbersFor, withNumbers } from '../../lib/words/counting';
import type { Language } from '../../lib/words/index.svelte';
import type { Guide, Told } from './en';

export function countedGuide(guide: Guide, language: Language): Guide {
  const chapters = Object.entries(guide.chapters).map(([game, told]) => {
    const numbers = numbersFor(NUMBERS[game as GameId], LESSON_PLAYERS);
    const counted = (one: Told): Told => ({ ...one, text: withNumbers(one.text, numbers, language) });
    return [game, Object.fromEntries(Object.entries(told).map(([id, one]) => [id, counted(one as Told)]))];
  });
  return { ...guide, chapters: Object.fromEntries(chapters) as Guide['chapters'] };
}
