import { deGame } from './de/game';
import { deLearning } from './de/learning';
import { deMoments } from './de/moments';
import { dePlay } from './de/play';
import { deSite } from './de/site';
import { deTurn } from './de/turn';
import type { Words } from './en';

export const de: Words = {
  ...deSite,
  ...deGame,
  ...dePlay,
  ...deTurn,
  ...deMoments,
  ...deLearning,
};
export default de;
