// What a game is about and how it ends.
import type { GameId } from '../infos';
import { NUMBERS } from '../numbers';
import { withNumbers } from './counting';
import type { Language, Words } from './index.svelte';

export function goalOf(words: Words, language: Language, game: GameId): string {
  const numbers = NUMBERS[game];
  const end = words.lastRound[numbers.ended_by as keyof Words['lastRound']];
  return `${words.games[game].goal} ${withNumbers(end, numbers, language)}`;
}
