// What the rules are shown with: pieces of the standard set.
import type {
  CardShown,
  ExplorationTileShown,
  LocationShown,
  OrderShown,
  PointCardShown,
  ScoringTileShown,
} from '../lib/protocol';
import type { Passage } from '../lib/words/rules';

export type Picture =
  | { kind: 'goods'; goods: string }
  | { kind: 'card'; card: CardShown; price?: number; cubes?: string; settlers?: number }
  | {
      kind: 'tile';
      tile: string;
      market?: CardShown;
      port?: OrderShown | 'closed';
      boats?: 1 | 2;
      outposts?: 1 | 2;
    }
  | {
      kind: 'location';
      location: LocationShown;
      settlers?: number;
      rival?: boolean;
      tile?: ExplorationTileShown;
    }
  | { kind: 'point'; card: PointCardShown }
  | { kind: 'order'; card: OrderShown; coin?: 'gold' | 'silver' }
  | { kind: 'bonus'; bonus: 'move' | 'hold' | 'harvest' | 'upgrade' | 'points' }
  | { kind: 'scoring'; tile: ScoringTileShown }
  | { kind: 'explore'; tile: ExplorationTileShown }
  | { kind: 'outposts'; open: number[] }
  | { kind: 'settlers'; number: number };

const gain = (get: string): CardShown => ({ kind: 'gain', get });
const trade = (give: string, get: string): CardShown => ({ kind: 'trade', give, get });
const upgrade: CardShown = { kind: 'upgrade', upgrades: 2 };
const at = (
  settlers: number,
  word: string,
  more: Partial<LocationShown['steps'][number]> = {},
  emblem = '',
) => ({
  settlers,
  steps: [{ word, ...more }],
  ...(emblem ? { emblem } : {}),
});
const tea = trade('RR', 'GG');
const port: OrderShown = { cost: 'YGGB', points: 12 };
const fort: PointCardShown = { cost: 'YYRR', points: 6, benefit: 'saddlebag', number: 1 };
const sets: ScoringTileShown = { points: 3, items: ['hammer', 'charm'] };

const MARKET_HERE: Picture[] = [{ kind: 'tile', tile: 'tea-4', market: tea, boats: 1, outposts: 1 }];
const COLUMN: Picture[] = [{ kind: 'outposts', open: [1, 1, 1, 1] }];
const BONUSES: Picture[] = [
  { kind: 'bonus', bonus: 'move' },
  { kind: 'bonus', bonus: 'hold' },
  { kind: 'bonus', bonus: 'points' },
];

export const PICTURES: Partial<Record<Passage, Picture[]>> = {
  hold: [{ kind: 'goods', goods: 'YRGB' }],
  caravan: [{ kind: 'goods', goods: 'YRGB' }],
  storage: [
    { kind: 'goods', goods: 'YRGB' },
    { kind: 'settlers', number: 6 },
  ],
  acquire: [
    { kind: 'card', card: trade('YY', 'G'), price: 0, cubes: 'Y' },
    { kind: 'card', card: gain('YR'), price: 1 },
    { kind: 'card', card: trade('RR', 'GG'), price: 2 },
  ],
  play: [
    { kind: 'card', card: gain('YY') },
    { kind: 'card', card: upgrade },
    { kind: 'card', card: trade('YY', 'G') },
  ],
  sailWithCards: [
    { kind: 'tile', tile: 'tea-4', market: tea, boats: 2 },
    { kind: 'tile', tile: 'port-1', port },
  ],
  sailWithCubes: [{ kind: 'tile', tile: 'tea-4', market: tea, boats: 2 }],
  marketHere: MARKET_HERE,
  portHere: [
    { kind: 'tile', tile: 'port-1', port },
    { kind: 'tile', tile: 'port-2', port: 'closed' },
  ],
  harvest: [{ kind: 'goods', goods: 'YY' }],
  claim: [
    { kind: 'order', card: { cost: 'RRGB', points: 12 }, coin: 'gold' },
    { kind: 'order', card: { cost: 'YYRB', points: 9 }, coin: 'silver' },
  ],
  work: [
    { kind: 'location', location: at(2, 'gain', { get: 'YY' }, 'plough'), settlers: 2 },
    {
      kind: 'location',
      location: at(2, 'trade', { give: 'YYY', get: 'RR' }, 'canoe'),
      settlers: 2,
      rival: true,
    },
  ],
  travel: [
    { kind: 'card', card: gain('YR') },
    { kind: 'card', card: trade('YR', 'B'), settlers: 2 },
  ],
  fort: [
    { kind: 'point', card: fort },
    { kind: 'location', location: at(1, 'fort') },
  ],
  fortBonus: [
    { kind: 'point', card: fort },
    { kind: 'scoring', tile: sets },
  ],
  market: [
    { kind: 'location', location: at(1, 'market') },
    { kind: 'card', card: trade('YR', 'B') },
  ],
  changeMarket: [{ kind: 'location', location: at(3, 'change-market') }],
  changeRoute: [{ kind: 'location', location: at(1, 'change-route', {}, 'bow') }],
  moveBoat: [
    { kind: 'location', location: at(3, 'move-boat', { number: 2 }) },
    { kind: 'tile', tile: 'tea-4', market: tea, boats: 1 },
  ],
  boatTrade: [{ kind: 'location', location: at(1, 'boat-trade', {}, 'anvil') }],
  outpostTrade: [{ kind: 'location', location: at(1, 'outpost-trade', {}, 'anvil') }],
  outposts: [
    { kind: 'tile', tile: 'tea-4', market: tea, outposts: 2 },
    { kind: 'outposts', open: [0, 0, 1, 0] },
  ],
  columnCard: COLUMN,
  columnBonus: COLUMN,
  columnStack: COLUMN,
  bonusHarbour: BONUSES,
  bonusWonders: [...BONUSES, { kind: 'bonus', bonus: 'harvest' }, { kind: 'bonus', bonus: 'upgrade' }],
  bonusSets: [{ kind: 'scoring', tile: sets }],
  merchantsCounted: [{ kind: 'scoring', tile: { points: 2, items: ['merchant', 'merchant'], mark: 'I' } }],
  saddlebag: [{ kind: 'point', card: fort }],
  hammer: [{ kind: 'point', card: { cost: 'YYRG', points: 8, benefit: 'hammer', emblem: 'plough' } }],
  charm: [{ kind: 'point', card: { cost: 'GGG', points: 9, benefit: 'charm', emblem: 'anvil', cube: 'Y' } }],
  compass: [
    { kind: 'point', card: { cost: 'RRG', points: 5, benefit: 'compass' } },
    { kind: 'explore', tile: { upgrades: 3 } },
  ],
  exploreBeside: [
    { kind: 'explore', tile: { points: 3 } },
    { kind: 'explore', tile: { gain: 'RR' } },
    { kind: 'explore', tile: { recruits: 1 } },
  ],
};
