import { deGame } from './de/game';
import { deLearning } from './de/learning';
import { deMoments } from './de/moments';
import { deSite } from './de/site';
import { deTurn } from './de/turn';
import type { Words } from './en';

export const de: Words = {
  ...deSite,
  ...deGame,
  ...deTurn,
  ...deMoments,
  ...deLearning,
};
export default de;
