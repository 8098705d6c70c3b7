import type { Words } from './en';
import { plGame } from './pl/game';
import { plMoments } from './pl/moments';
import { plPlay } from './pl/play';
import { plSite } from './pl/site';
import { plTurn } from './pl/turn';

export const pl: Words = { ...plSite, ...plGame, ...plPlay, ...plTurn, ...plMoments };
export default pl;
