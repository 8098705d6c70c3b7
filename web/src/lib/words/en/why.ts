import { countedIn } from '../plural';

const counted = countedIn('en');
const cubes = (number: number) => counted(number, { one: 'cube', other: 'cubes' });
const cards = (number: number) => counted(number, { one: 'card', other: 'cards' });
const settlers = (number: number) => counted(number, { one: 'settler', other: 'settlers' });
const tiles = (number: number) => counted(number, { one: 'tile', other: 'tiles' });

/** Why a piece cannot be chosen now: what is missing, not what is forbidden. Goods come as `2 red, 1 green`. */
export const why = {
  why: {
    first: (title: string) => (title ? `Something else comes first: ${title}.` : 'Finish this step first.'),
    goods: (missing: string) => `You still need ${missing} for this.`,
    trade: (missing: string) => `To trade here once you still need ${missing}.`,
    once: 'This trade has to be done at least once.',
    noCube: 'You have no cube of this colour.',
    emptySlot: 'There is no card in this slot.',
    cardCost: (cost: number, have: number) => `This card costs ${cubes(cost)}; you have ${have}.`,
    played: 'This merchant is played. Rest to take it back.',
    discarded: 'This card is discarded. Rest to take it back.',
    notInHand: 'This card is not in your hand.',
    boatHere: 'Your boat is here already.',
    boatHereStay: (button: string) => `Your boat is here already. Choose “${button}” to act here.`,
    farCards: (away: number, reach: number) =>
      `This is ${tiles(away)} away, and your cards are enough for ${tiles(reach)}.`,
    farStep: 'You sail from tile to tile: choose one beside your boat.',
    far: (away: number) => `This is ${tiles(away)} away: too far for this move.`,
    toll: (missing: number) =>
      `You need ${cubes(missing)} more to stop here: each rival with a boat here gets one.`,
    notMarket: 'Only a market will do here.',
    ownOutpost: 'You have an outpost here already.',
    rowEmpty: 'All your outposts of this symbol are built.',
    outpostCost: (cost: number, have: number) => `An outpost here costs ${cubes(cost)}; you have ${have}.`,
    noOutpost: 'You have no outpost on this market.',
    stayDoes: 'A boat that stays has to do something here.',
    gone: 'That is not there to be taken.',
    neededCube: 'You need this cube for the trade you stay for.',
    covered:
      'An exploration tile covers this location. It opens when somebody takes the tile with a compass.',
    ownSettlers: 'Your settlers work here already. Rest to take them back.',
    settlers: (need: number, ready: number) => `This takes ${settlers(need)}; ${ready} ready.`,
    emptyFort: 'There is no point card at this fort.',
    noExploration: 'This exploration tile cannot be taken now.',
    emptyStack: 'There is no bonus tile left here.',
    otherStack: 'The bonus tile comes from the fort where you have just claimed.',
    nothingHere: 'There is nothing to do where your boat is.',
    noTile: 'There is no victory tile in this port.',
    closed: 'This port is closed. It opens when a victory tile is taken elsewhere.',
    routeFull: (most: number) => `Your route is full with ${cards(most)}: choose one to replace.`,
    routeRoom: 'Your route has room: the card goes to its right end.',
    emptyPlace: 'There is no card in this place of your route.',
    onCard: 'Settlers are on this card already. Rest to take them back.',
    atSea: 'Your boat is at sea, where nothing is traded.',
    noOutpostTrade: 'There is no market with your outpost whose trade you can pay.',
    firstColumn: 'The first column brings a merchant card, not a bonus tile.',
    over: 'The game is over.',
    later: {
      explore: 'Exploration tiles are taken with the compass of a point card.',
      bonusColumn: 'A bonus tile is the reward for an empty column of outposts.',
      bonusFort: 'A bonus tile comes with a point card from its fort.',
      boat: 'Your boat moves when your settlers work at a location that shows a boat.',
      row: 'You take a merchant by working at the market above it.',
    },
  },
};
