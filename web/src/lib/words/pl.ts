import type { Words } from './en';
import { plGame } from './pl/game';
import { plLearning } from './pl/learning';
import { plPlay } from './pl/play';
import { plSite } from './pl/site';
import { plWhy } from './pl/why';

export const pl: Words = { ...plSite, ...plGame, ...plPlay, ...plLearning, ...plWhy };
export default pl;
