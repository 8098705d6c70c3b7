import type { Words } from './en';
import { plGame } from './pl/game';
import { plLearning } from './pl/learning';
import { plMoments } from './pl/moments';
import { plSite } from './pl/site';
import { plTurn } from './pl/turn';

export const pl: Words = {
  ...plSite,
  ...plGame,
  ...plTurn,
  ...plMoments,
  ...plLearning,
};
export default pl;
