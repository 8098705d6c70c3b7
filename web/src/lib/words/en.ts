// English is the language that the others are measured by: its shape is theirs.
import { game } from './en/game';
import { moments } from './en/moments';
import { play } from './en/play';
import { site } from './en/site';
import { turn } from './en/turn';

export const en = { ...site, ...game, ...play, ...turn, ...moments };

export type Words = typeof en;
export default en;
