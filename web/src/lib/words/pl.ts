import type { Words } from './en';
import { plGame } from './pl/game';
import { plMoments } from './pl/moments';
import { plPlay } from './pl/play';
import { plSite } from './pl/site';

export const pl: Words = { ...plSite, ...plGame, ...plPlay, ...plMoments };
export default pl;
