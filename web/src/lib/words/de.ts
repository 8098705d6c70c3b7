import { deGame } from './de/game';
import { dePlay } from './de/play';
import { deSite } from './de/site';
import { deTurn } from './de/turn';
import type { Words } from './en';

export const de: Words = { ...deSite, ...deGame, ...dePlay, ...deTurn };
export default de;
