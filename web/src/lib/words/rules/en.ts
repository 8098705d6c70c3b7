// The rules in brief, and our rulings. Fetched only when somebody opens the help. What stands in braces: counting.ts.
import type { Language } from '../index.svelte';

export const rules = {
  language: 'en' as Language,
  passages: {
    setupSand: [
      '',
      'Everybody holds two cards: gain YY, and upgrade 2. The row has {market_slots} of the {merchants} merchants. {markets} markets and {seas.count:sea tile|sea tiles} are laid at random, with {ports} ports; each port shows a victory tile, and the closed-port tile hides among the next {closed_within} of the stack. Everybody has {outposts_each} outposts.',
    ],
    setupWonders: [
      '',
      '{markets} markets are laid at random, with {ports} ports; each port shows a victory tile, and the closed-port tile hides among the next {closed_within} of the stack. Everybody has {outposts_each} outposts.',
    ],
    setupBoats: [
      '',
      'The last in turn order chooses first: one of the sets {start_sets.list}, and a market for the boat.',
    ],
    setupSpice: [
      '',
      '{orders_shown} of the {orders} point cards lie open. Above the leftmost lie {coins.count:gold coin|gold coins} for each player, above the second as many silver ones. Everybody holds two cards: gain YY, and upgrade 2. The row has {market_slots} of the {merchants} merchants. Start goods by turn order: {seat_goods}.',
    ],
    setupLand1: [
      '',
      'The boards are {boards.list}. A point card lies above each fort, a stack of bonus tiles at it, and one of the {merchants} merchants below each market. The {exploration_tiles} exploration tiles lie beside the board and cover no locations{covered.aside}.',
    ],
    setupLand2: [
      '',
      'The boards are {boards.list}. A point card lies above each fort; {stacks} stacks of {stack_tiles} bonus tiles lie on the boards. Exploration tiles cover {covered} locations{covered.aside}. {markets_each} markets of each symbol lie around a sea tile, where all boats start. Everybody has {outposts_each} outposts, {outposts_row} for each symbol.',
    ],
    setupLand3: [
      '',
      'The boards are {boards.list}. A point card lies above each fort, and one of the {merchants} merchants below each market; {stacks} stacks of {stack_tiles} bonus tiles lie on the boards. Exploration tiles cover {covered} locations{covered.aside}. {markets_each} markets of each symbol lie around a sea tile, where all boats start. Everybody has {outposts_each} outposts, {outposts_row} for each symbol.',
    ],
    setupNewWorld: [
      '',
      'The boards are {boards} and one of {spare_boards.list}. A point card lies above each fort, a stack of bonus tiles at it. Exploration tiles cover {covered} locations{covered.aside}.',
    ],
    setupGoods: ['', 'Start goods by turn order: {seat_goods}. The first player is drawn.'],
    bonusHarbour: [
      'Bonus tiles',
      '+1 movement: one tile of every voyage is free. +{hold_cubes} hold: room for {hold_cubes} more cubes. Points: what is on them, at the end.',
    ],
    bonusWonders: [
      'Bonus tiles',
      '+1 movement: every voyage goes one tile farther for free. +{hold_cubes} hold: room for {hold_cubes} more cubes. Harvest: a harvest brings R too. Upgrade: upgrade 1 after trading at a market. Points: what is on them, at the end.',
    ],
    bonusSets: [
      'Bonus tiles',
      'Each scores its points for every full set of what it shows, at the end: benefits, cards, tiles, brown cubes, settlers taken from the reserve and so on.',
    ],
    merchantsCounted: [
      'Merchant cards',
      'Bonus tiles marked I score merchant cards. The cards in your route and in your discard pile count together.',
    ],
    hold: [
      '',
      'Goods go up in value: yellow, red, green, brown. Your hold has room for {storage}; what does not fit goes back when a turn ends.',
    ],
    caravan: [
      '',
      'Goods go up in value: yellow, red, green, brown. Your caravan has room for {storage}; what does not fit goes back when a turn ends.',
    ],
    storage: [
      '',
      'Goods go up in value: yellow, red, green, brown. Your storage has room for {storage}; what does not fit goes back when a turn ends. You have {settlers} settlers: {ready_settlers} are ready{ready_settlers.aside}; the others wait in reserve.',
    ],
    four: ['', 'A turn is one of four actions.'],
    three: ['', 'A turn is one of three actions.'],
    two: ['', 'A turn is one of two actions.'],
    crossingTurn: [
      '',
      'On your turn you may first sail; then you do one of three things where your boat is.',
    ],
    acquire: [
      'Acquire',
      'Take a merchant card from the row. Put a cube of any colour on each card to its left; cubes that lie on the card you take are yours.',
    ],
    play: [
      'Play',
      'Use a card from your hand: gain goods, upgrade cubes by a level for each step, or trade as often as you like and can, at least once.',
    ],
    sailWithCards: [
      'Sail',
      'Each tile costs a card, from your hand or your played cards. If you end on a market with opponents’ boats, you give each of their owners a cube. Then, on a market, you may build an outpost and, with an outpost of yours, trade; in a port you may buy its victory tile. You may also stay where you are to do this. A port with the closed-port tile has nothing to buy; when a tile is bought elsewhere, the closed-port tile moves there.',
    ],
    sailWithCubes: [
      'Sail',
      'Your boat goes {free_tiles.count:tile|tiles} for free. For each further one you leave a cube on the tile you come from. If you stop on a market with opponents’ boats, you first give each of their owners a cube. You take all cubes that lie where you stop.',
    ],
    marketHere: [
      'Market',
      'Build an outpost, if you have none there. With an outpost of yours, trade as often as you like and can.',
    ],
    portHere: [
      'Port',
      'Buy its victory tile. The closed-port tile, once it is found, moves to where a tile was bought.',
    ],
    harvest: ['Harvest', 'Gain {harvest}, wherever your boat is.'],
    claim: [
      'Claim',
      'Pay for a point card and take it. The leftmost brings a gold coin, the second a silver one, while there are any; once the gold is gone, the silver coins lie above the leftmost.',
    ],
    restAll: ['Rest', 'Take all your played and discarded cards back into your hand.'],
    restPlayed: ['Rest', 'Take all your played cards back into your hand.'],
    restBoards: ['Rest', 'Bring all your settlers home.'],
    restRoute: ['Rest', 'Bring all your settlers home, from the boards and from your route.'],
    work: [
      'Work',
      'Send ready settlers to a location without an exploration tile and without settlers of yours: the printed number or, if an opponent stands there, one more than the opponent has, whose settlers then go home. Then do what it says: gain goods, upgrade cubes, trade at least once. Of two actions one has to be possible.',
    ],
    travel: [
      'Travel',
      'Send settlers to a card of your route that has none, and do what it says. It takes 1 settler, and 1 more for every card to its left without settlers.',
    ],
    fortBonus: [
      'Fort',
      'Pay for the point card above it and take the card. After its benefit you may take the top bonus tile of that fort, if one of your {bonus_spaces} spaces is free. Then the cards slide left and the deck fills the last fort.',
    ],
    fort: [
      'Fort',
      'Pay for the point card above it and take the card. Then the cards slide left and the deck fills the last fort.',
    ],
    market: [
      'Market',
      'Do what the merchant card below says and discard it; or add the card to your route without doing it: at the right end or, when there are {route_length}, in place of one that you discard. Then the merchants slide left and the deck fills the last place.',
    ],
    changeMarket: [
      'New merchants',
      'The {market_slots} merchants go under the deck, {market_slots} others are laid out, and you have another turn.',
    ],
    changeRoute: [
      'Change of route',
      'Gain 1 yellow. Then you may swap two cards of your route; settlers stay on their cards.',
    ],
    moveBoat: [
      'Move the boat',
      'One tile, up to two, or to any tile; it cannot stay. If it ends on a tile with opponents’ boats, you give each of their owners a cube, at sea too. Then, on a market, you may build an outpost and do the trade, also without an outpost there.',
    ],
    boatTrade: ['Boat trade', 'Do the trade of the market under your boat, at least once.'],
    outpostTrade: ['Outpost trade', 'Do the trade of a market with an outpost of yours, at least once.'],
    outposts: [
      'Outposts',
      'The first on a market is free; a later one costs {outpost_cubes.count:cube|cubes} for each that stands there{outpost_cubes.aside}. It comes from the row of the symbol on your player board, from the left.',
    ],
    columnCard: [
      'Columns',
      'When a column is empty in every row, you get something at once: a merchant card for the first, a card or a bonus tile for the others.',
    ],
    columnBonus: [
      'Columns',
      'When a column is empty in every row, you take a bonus tile of your choice at once.',
    ],
    columnStack: [
      'Columns',
      'When a column is empty in every row, you take the top bonus tile of any stack, if one of your {bonus_spaces} spaces is free.',
    ],
    benefits: ['', 'Point cards stay face up in front of you, and each has a benefit.'],
    saddlebag: ['Saddlebag', 'As many settlers as it shows come from your reserve and are ready at once.'],
    hammer: [
      'Hammer',
      'From now on you need one settler fewer at locations with its emblem, but always at least one.',
    ],
    charm: ['Charm', 'From now on you get its cubes whenever you work at a location with its emblem.'],
    compass: [
      'Compass',
      'Take an exploration tile; you get what it gives at once. If it lay on a location, that is now open to all.',
    ],
    exploreBeside: ['Exploration', 'You take a tile from beside the board, or one that covers a location.'],
    endTiles: [
      '',
      'The round in which somebody takes their {to_end.nth} victory tile{to_end.nthAside} is the last. Points: victory tiles, numbers uncovered on your player board, bonus tiles with points, and 1 for every cube that is not yellow. Ties go to the later player in turn order.',
    ],
    endOrders: [
      '',
      'The round in which somebody claims their {to_end.nth} point card{to_end.nthAside} is the last. Points: point cards, {gold_worth} for a gold and {silver_worth} for a silver coin, and 1 for every cube that is not yellow. Ties go to the later player in turn order.',
    ],
    endCards: [
      '',
      'The round in which somebody claims their {to_end.nth} point card{to_end.nthAside} is the last. Points: point cards, bonus tiles for every complete set, exploration tiles, and 1 for every cube that is not yellow. Ties go to the later player in turn order.',
    ],
    endCardsBoard: [
      '',
      'The round in which somebody claims their {to_end.nth} point card{to_end.nthAside} is the last. Points: point cards, bonus tiles for every complete set, numbers uncovered on your player board, exploration tiles, and 1 for every cube that is not yellow. Ties go to the later player in turn order.',
    ],
  },
  rulings: {
    rowEnds: 'Once the merchant deck has run out, slots stay empty from the right and cannot be used.',
    stackEnds:
      'Once the victory stack has run out, ports stay empty; the closed-port tile moves all the same.',
    fortsEnd: 'Once the point deck has run out, forts stay empty from the right and cannot be used.',
    restCards: 'You may always rest, even when there is no card to take back.',
    restSettlers: 'You may always rest, even when there are no settlers to bring home.',
    boatsTogether: 'Several boats may begin on one tile, at no cost.',
    boatsAtSea: 'All boats begin on the sea tile, at no cost.',
    toll: 'Opponents on a market are paid only by a boat that moved there this turn. A table can decide otherwise.',
    replaced:
      'Settlers on a route card that is replaced come home. A table can let them stand on the new card.',
    again:
      'The turn after a change of merchants is a whole turn, in the last round too. Storage is checked after each of the two; the round does not advance.',
    star: 'The usual map is a star: the sea, six tiles around it, and one in each notch between two of them.',
    openTiles: 'Everybody sees the victory tiles and all scores. A table can hide them until the end.',
    openDiscards: 'Discarded cards are always open to all.',
    openCards: 'Everybody sees the claimed cards and all scores. A table can hide them until the end.',
    openRoutes:
      'Everybody sees all scores and all discarded merchants; a table can hide them until the end. Point cards always lie open.',
    openScores:
      'Everybody sees all scores; a table can hide them until the end. Point cards always lie open.',
    hammers:
      'A hammer also counts against an opponent’s settlers, hammers of one emblem add up, and 1 settler is always placed.',
    upgradeTile: 'An upgrade tile gives its upgrade after at least one trade at the market where you are.',
    firstFree: 'The first tile of a move is free, and no cube is left on the tile where it began.',
    order:
      'A claimed card gives its benefit first, then comes what its exploration tile gives. Goods may be above the limit until the turn ends.',
    orderBonus:
      'A claimed card gives its benefit first, then comes what its exploration tile gives, then the bonus tile of the fort. Goods may be above the limit until the turn ends.',
    bonusLeft: "You may leave a fort's bonus tile. Bonus tiles are never exchanged.",
    bonusKept: 'Bonus tiles are never exchanged.',
    nothingGained:
      'You may gain or upgrade even if it changes nothing; a trade has to be done at least once, and at a fort the card has to be claimed.',
    guard: 'A game that goes on for {last_round} rounds ends there and is scored.',
    oneByOne: 'Whoever pays cubes of their choice chooses them one by one.',
    firstPlayer: 'The first player is drawn. A table can name a seat.',
    inFull:
      'Nothing is bought in part: you can choose only what you can pay in full, with cubes you had before.',
    fromLeft: 'Cubes are laid on cards from the left.',
    clockwise: 'Opponents are paid clockwise from the payer.',
    voyage:
      'You choose where a voyage ends. It takes the shortest way and costs a card for each tile of it, less the free ones; there are no round trips.',
    sailDoes: 'Sailing means moving, building, trading or taking a tile; if you want none of these, rest.',
    useDoes:
      'A market or port is used to build, to trade or to take a tile; if you want none of these, harvest.',
    cardsForNothing:
      'Upgrade cards may be used without upgrading anything; trade cards only for at least one trade.',
    columnGives:
      'A column gives what is still there: without cards a bonus tile, for the first column nothing; without bonus tiles a card.',
    rowEmpty: 'Where the row of a symbol has no outpost left, none can be built on its tiles.',
    samePlace:
      'A card taken into a full route lies where the old one lay. Cards that are swapped keep their settlers.',
    underDeck:
      'Merchants put under the deck lie there in an order that nobody knows. Of fewer than {market_slots}, those there are laid out from the left.',
    exact: 'Exactly as many settlers are placed as are needed: no more, and no hammer is left unused.',
    bothSteps:
      'Two actions of a location are done in the order printed, and the second may use what the first brought. One that cannot be done is skipped, as long as the other can.',
    charmsFirst:
      'Charms give their cubes after the settlers are placed and before the action, which may spend them.',
    whatThereIs:
      'A benefit gives what there is: settlers as far as the reserve goes, a tile if there is one, and then you have to take it.',
    sets: 'Every bonus tile is scored by itself; the same things may count for several. Incomplete sets count nothing.',
    backAgain:
      'A boat that moves two tiles may come back to where it was, and then pays there like anywhere; “any tile” is any other one. If no tile can be reached and paid for, the location cannot be used.',
    connected: 'All tiles of your own maps have to be connected.',
    stayTakesNone: 'A boat that stays takes no cubes from its tile.',
  },
};

type Passage = string[]; // a word, empty where there is none, and what it means

export interface Rules {
  language: Language;
  passages: Record<keyof typeof rules.passages, Passage>;
  rulings: Record<keyof typeof rules.rulings, string>;
}

export default rules satisfies Rules;
