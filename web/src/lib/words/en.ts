// English is the language that the others are measured by: its shape is theirs.
import { game } from './en/game';
import { learning } from './en/learning';
import { moments } from './en/moments';
import { site } from './en/site';
import { turn } from './en/turn';

export const en = { ...site, ...game, ...turn, ...moments, ...learning };

export type Words = typeof en;
export default en;
