import type { Words } from './en';
import { plGame } from './pl/game';
import { plPlay } from './pl/play';
import { plSite } from './pl/site';
import { plTurn } from './pl/turn';

export const pl: Words = { ...plSite, ...plGame, ...plPlay, ...plTurn };
export default pl;
