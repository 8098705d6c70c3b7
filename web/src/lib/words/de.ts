import { deGame } from './de/game';
import { deLearning } from './de/learning';
import { dePlay } from './de/play';
import { deSite } from './de/site';
import { deWhy } from './de/why';
import type { Words } from './en';

export const de: Words = { ...deSite, ...deGame, ...dePlay, ...deLearning, ...deWhy };
export default de;
