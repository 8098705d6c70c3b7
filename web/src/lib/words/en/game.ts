import { countedIn, listedWith } from '../plural';

const counted = countedIn('en');

/** Numbers with nouns, as the subject of a sentence. */
const counts = {
  cubes: (number: number) => counted(number, { one: 'cube', other: 'cubes' }),
  cards: (number: number) => counted(number, { one: 'card', other: 'cards' }),
  settlers: (number: number) => counted(number, { one: 'settler', other: 'settlers' }),
  points: (number: number) => counted(number, { one: 'point', other: 'points' }),
  tiles: (number: number) => counted(number, { one: 'tile', other: 'tiles' }),
  outposts: (number: number) => counted(number, { one: 'outpost', other: 'outposts' }),
  players: (number: number) => counted(number, { one: 'player', other: 'players' }),
  rounds: (number: number) => counted(number, { one: 'round', other: 'rounds' }),
  coins: (number: number) => counted(number, { one: 'coin', other: 'coins' }),
};

export const game = {
  counts,
  list: listedWith('and'),
  games: {
    'sand-to-sea': {
      title: 'Sand to Sea',
      idea: 'Play cards to fill the hold. Spend the same cards to sail it.',
      goal: 'Trade goods up from yellow to brown and deliver them in ports.',
    },
    'east-to-west-1': {
      title: 'East to West I',
      idea: 'Settlers work the land. Merchants join your own route.',
      goal: 'Send settlers to work, build a trade route of merchant cards and claim point cards at the forts.',
    },
    'east-to-west-2': {
      title: 'East to West II',
      idea: 'Settlers send out the boat. Outposts bring in goods.',
      goal: 'Send settlers to work and to move your boat, build outposts on the islands and claim point cards at the forts.',
    },
    'east-to-west-3': {
      title: 'East to West III',
      idea: 'Cards, boats and settlers together.',
      goal: 'Settlers, a trade route and a boat in one game.',
    },
    'spice-road': {
      title: 'Spice Road',
      idea: 'Build a hand of merchants.',
      goal: 'Collect merchants that turn goods into better ones, and pay with goods for point cards.',
    },
    'eastern-wonders': {
      title: 'Eastern Wonders',
      idea: 'Sail, build, trade, deliver.',
      goal: 'Build outposts to trade goods up from yellow to brown, and deliver them in ports.',
    },
    'new-world': {
      title: 'New World',
      idea: 'Place settlers, claim forts.',
      goal: 'Send settlers to work for goods and claim point cards at the forts; each helps you from then on.',
    },
  },
  /** What ends a game, and who wins then. */
  lastRound: {
    tiles:
      'The round in which somebody takes their {to_end.nth} victory tile{to_end.nthAside} is the last; most points win.',
    cards:
      'The round in which somebody claims their {to_end.nth} point card{to_end.nthAside} is the last; most points win.',
  },
  goods: { Y: 'yellow', R: 'red', G: 'green', B: 'brown' },
  /** One of them, as what somebody pays or takes. */
  goodObjects: { Y: 'yellow', R: 'red', G: 'green', B: 'brown' },
  /** `2 yellow`, as what somebody pays or takes. */
  amount: (good: 'Y' | 'R' | 'G' | 'B', number: number) =>
    `${number} ${{ Y: 'yellow', R: 'red', G: 'green', B: 'brown' }[good]}`,
  noGoods: 'no goods',
  symbols: { ginger: 'ginger', chili: 'chili', tea: 'tea', cloves: 'cloves' },
  benefits: { saddlebag: 'saddlebag', hammer: 'hammer', charm: 'charm', compass: 'compass' },
  seats: ['Blue', 'Rose', 'White', 'Black', 'Teal'],
  devices: ['dot', 'bar', 'chevron', 'cross', 'ring'],
  coins: { gold: 'gold coin', silver: 'silver coin' },
  kinds: { gain: 'Gain', upgrade: 'Upgrade', trade: 'Trade' },
  scores: {
    tiles: 'victory tiles',
    cards: 'point cards',
    outposts: 'outposts',
    bonus: 'bonus tiles',
    exploration: 'exploration tiles',
    coins: 'coins',
    goods: 'goods',
  },
  options: {
    toll: {
      label: 'Paying rivals on a market',
      hint: 'Whether a boat that stays pays them too',
      values: { moved: 'only when you have moved there', always: 'also when you stay to act there' },
    },
    scores: {
      label: 'Scores',
      hint: 'Whether all see them before the end',
      values: { open: 'open to all', hidden: 'only your own, until the end' },
    },
    first: {
      label: 'Who begins',
      hint: 'Drawn, unless you name a seat',
      values: { random: 'drawn', '1': 'seat 1', '2': 'seat 2', '3': 'seat 3', '4': 'seat 4', '5': 'seat 5' },
    },
    replaced: {
      label: 'Settlers on a route card that is replaced',
      hint: 'Where they go',
      values: { ready: 'come home', stay: 'stand on the new card' },
    },
    board: {
      label: 'Fourth board',
      hint: 'Which one lies beside A1, B1 and C1',
      values: { random: 'drawn', D1: 'D1', E1: 'E1', F1: 'F1' },
    },
  },
  bots: {
    easy: 'Easy bot',
    normal: 'Normal bot',
    hard: 'Hard bot',
    expert: 'Expert bot',
    random: 'Dice bot',
    greedy: 'Hasty bot',
  },
  /** What a bot at the table is called, by its seat. */
  botNames: ['Fennel', 'Juniper', 'Tallow', 'Bracken', 'Old Kettle'],
  /** Beside that name. */
  botTags: {
    easy: 'easy bot',
    normal: 'normal bot',
    hard: 'hard bot',
    expert: 'expert bot',
    random: 'dice bot',
    greedy: 'hasty bot',
  },
  botHints: {
    easy: 'Plays along and overlooks things.',
    normal: 'A good match for your first games.',
    hard: 'Thinks for two seconds, punishes mistakes.',
    expert: 'Thinks for five seconds, hard to beat.',
    random: 'Does anything the rules allow.',
    greedy: 'Takes what brings most right now.',
  },
  /** What stands on a location beside its icon. */
  stepWords: {
    market: 'Market',
    'change-market': 'New merchants',
    'change-route': 'Swap cards',
    any: 'any',
  },
  // What pieces say, in words for those who hear them.
  pieces: {
    spiceCard: 'spice card',
    upgradeCard: 'upgrade card',
    tradeCard: 'trade card',
    onIt: (goods: string) => `${goods} on it`,
    slot: (number: number) => `slot ${number}`,
    pointCard: 'point card',
    victoryTile: 'victory tile',
    bonusTile: 'bonus tile',
    explorationTile: 'exploration tile',
    unknown: 'face down',
    lying: (goods: string) => `${goods} lying there`,
    boatsOf: (names: string) => `boats: ${names}`,
    outpostsOf: (names: string) => `outposts: ${names}`,
    fort: 'fort',
    marketPlace: 'market',
    location: (name: string) => `location ${name}`,
    board: (name: string) => `board ${name}`,
    needs: (settlers: number) => `needs ${counts.settlers(settlers)}`,
    emblem: (emblem: string) => `emblem ${emblem}`,
    settlersOf: (name: string, number: number) => `${counts.settlers(number)} of ${name}`,
    coveredBy: (tile: string) => `covered by an exploration tile: ${tile}`,
    onlyFewer: 'covered with 2 or 3 players',
    holds: (goods: string, number: number, limit: number) => `holds ${goods}; ${number} of ${limit}`,
    well: (number: number) => `free well ${number}`,
    boat: (name: string) => `boat of ${name}`,
    outpost: (name: string) => `outpost of ${name}`,
    settlersReady: (number: number) => `${counts.settlers(number)} ready`,
    settlersReserve: (number: number) => `${counts.settlers(number)} in reserve`,
    outpostBoard: (symbol: string, built: number, all: number) =>
      `${symbol}: ${built} of ${all} outposts built`,
    uncovers: (points: number) => `uncovers ${counts.points(points)}`,
    deck: (cards: number) => `deck, ${counts.cards(cards)}`,
    stack: (tiles: number) => `stack, ${counts.tiles(tiles)}`,
    distance: (tiles: number) => `${tiles} away`,
    lit: 'you can choose it',
    chosen: 'chosen',
    seat: (name: string, points: number) => `${name}, ${counts.points(points)}`,
    seatInTurn: (name: string, points: number) => `${name}, ${counts.points(points)}, taking a turn`,
  },
};
