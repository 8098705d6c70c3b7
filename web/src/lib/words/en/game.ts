import { countedIn, listedWith } from '../plural';

const counted = countedIn('en');

/** Numbers with nouns, as the subject of a sentence; `objects` are for what somebody pays, takes or places. */
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

const moreSettlers = (number: number) => counted(number, { one: 'more settler', other: 'more settlers' });

export const game = {
  counts,
  objects: counts,
  list: listedWith('and'),
  either: listedWith('or'),
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
  emblems: { plough: 'plough', bow: 'bow', canoe: 'canoe', anvil: 'anvil' },
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
    gain: (goods: string) => `gain ${goods}`,
    upgrade: (steps: number) => `upgrade ${steps}`,
    trade: (give: string, get: string) => `trade ${give} for ${get}`,
    spiceCard: 'spice card',
    upgradeCard: 'upgrade card',
    tradeCard: 'trade card',
    onIt: (goods: string) => `${goods} on it`,
    slot: (number: number) => `slot ${number}`,
    order: (points: string, cost: string) => `${points} for ${cost}`,
    pointCard: 'point card',
    victoryTile: 'victory tile',
    bonusTile: 'bonus tile',
    explorationTile: 'exploration tile',
    markets: { ginger: 'ginger market', chili: 'chili market', tea: 'tea market', cloves: 'cloves market' },
    port: 'port',
    closedPort: 'closed port',
    emptyPort: 'port without a tile',
    sea: 'open sea',
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
    moveBoat: (tiles: number) =>
      tiles === 1 ? 'move the boat 1 tile' : `move the boat up to ${tiles} tiles`,
    moveAnywhere: 'move the boat to any tile',
    boatTrade: 'trade at the market under your boat',
    outpostTrade: 'trade at a market with your outpost',
    changeMarket: 'lay out new merchants, then another turn',
    changeRoute: 'gain 1 yellow, then swap two cards of your route',
    claimHere: 'claim the point card above',
    useMerchant: 'use the merchant below or take it',
    then: (first: string, second: string) => `${first}, then ${second}`,
    saddlebag: (settlers: number) => `saddlebag: ${moreSettlers(settlers)}`,
    hammer: (emblem: string) => `hammer: 1 settler fewer at ${emblem} locations`,
    charm: (goods: string, emblem: string) => `charm: ${goods} at ${emblem} locations`,
    compass: 'compass: take an exploration tile',
    per: (points: number, items: string) => `${counts.points(points)} for every ${items}`,
    items: {
      saddlebag: (number: number) => (number === 1 ? 'saddlebag' : `${number} saddlebags`),
      hammer: (number: number) => (number === 1 ? 'hammer' : `${number} hammers`),
      charm: (number: number) => (number === 1 ? 'charm' : `${number} charms`),
      compass: (number: number) => (number === 1 ? 'compass' : `${number} compasses`),
      exploration: (number: number) => (number === 1 ? 'exploration tile' : `${number} exploration tiles`),
      brown: (number: number) => (number === 1 ? 'brown cube' : `${number} brown cubes`),
      settler: (number: number) =>
        number === 1 ? 'settler taken from the reserve' : `${number} settlers taken from the reserve`,
      card: (number: number) => (number === 1 ? 'point card' : `${number} point cards`),
      merchant: (number: number) => (number === 1 ? 'merchant card' : `${number} merchant cards`),
      outpost: (number: number) => (number === 1 ? 'outpost' : `${number} outposts`),
      column: (number: number) => (number === 1 ? 'empty outpost column' : `${number} empty outpost columns`),
    },
    recruits: moreSettlers,
    bonus: {
      move: '+1 movement: every voyage goes one tile farther for free',
      hold: '+3 hold: room for 3 more cubes',
      harvest: 'harvest: every harvest brings 1 red too',
      upgrade: 'upgrade: upgrade 1 after trading at a market',
      points: (number: number) => `${counts.points(number)} at the end`,
    },
    bonusNames: {
      move: '+1 movement',
      hold: '+3 hold',
      harvest: 'harvest',
      upgrade: 'upgrade',
      points: 'points',
    },
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
