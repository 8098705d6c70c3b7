import { countedIn } from '../plural';

const counted = countedIn('en');
const cubes = (number: number) => counted(number, { one: 'cube', other: 'cubes' });
const cards = (number: number) => counted(number, { one: 'card', other: 'cards' });
const settlers = (number: number) => counted(number, { one: 'settler', other: 'settlers' });
const tiles = (number: number) => counted(number, { one: 'tile', other: 'tiles' });

const missing = (goods: string) => `You still need ${goods} for this.`;
const emptySlot = 'There is no card in this slot.';
const discarded = 'This card is discarded. Rest to take it back.';
const gone = 'That is not there to be taken.';

/**
 * Why a piece cannot be chosen now, by the codes of the engine: what is missing, not what is forbidden. Goods come
 * as `2 red, 1 green`.
 */
export const why = {
  why: {
    not_asked: {
      first: (title: string) => (title ? `Something else comes first: ${title}.` : 'Finish this step first.'),
      explore: 'Exploration tiles are taken with the compass of a point card.',
      column: 'A bonus tile is the reward for an empty column of outposts.',
      fort: 'A bonus tile comes with a point card from its fort.',
      boat: 'Your boat moves when your settlers work at a location that shows a boat.',
      market: 'You take a merchant by working at the market above it.',
    },
    other_seat: (name: string) => `${name} is to decide now.`,
    game_over: 'The game is over.',
    no_such_cube: 'You have no cube of this colour.',
    cannot_pay_card: missing,
    cannot_pay_order: missing,
    cannot_pay_tile: missing,
    cannot_pay_trade: {
      missing: (missing: string) => `To trade here once you still need ${missing}.`,
      besides: (need: number, have: number) =>
        `To stay and trade here you need ${cubes(need)}, with those to pay before; you have ${have}.`,
      times: (times: number) =>
        `Your cubes are enough for this trade ${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`}.`,
    },
    must_trade: 'This trade has to be done at least once.',
    empty_slot: emptySlot,
    no_order: emptySlot,
    too_few_cubes: (cost: number, have: number) => `This card costs ${cubes(cost)}; you have ${have}.`,
    not_in_hand: {
      played: 'This merchant is played. Rest to take it back.',
      discarded: discarded,
      elsewhere: 'This card is not in your hand.',
    },
    not_open: discarded,
    not_on_map: gone,
    not_left: gone,
    not_unlaid: gone,
    not_in_deck: gone,
    order_not_in_deck: gone,
    not_in_pile: gone,
    not_on_table: gone,
    already_there: {
      stay: (button: string) => `Your boat is here already. Choose “${button}” to act here.`,
      elsewhere: 'Your boat is here already.',
    },
    too_far: {
      cards: (away: number, reach: number) =>
        `This is ${tiles(away)} away, and your cards are enough for ${tiles(reach)}.`,
      tile: 'You sail from tile to tile: choose one beside your boat.',
      location: (away: number) => `This is ${tiles(away)} away: too far for this move.`,
    },
    cannot_pay_toll: (missing: number) =>
      `You need ${cubes(missing)} more to stop here: each opponent with a boat here gets one.`,
    not_a_market: 'Only a market will do here.',
    outpost_stands: 'You have an outpost here already.',
    row_empty: 'All your outposts of this symbol are built.',
    cannot_pay_outpost: (cost: number, have: number) =>
      `An outpost here costs ${cubes(cost)}; you have ${have}.`,
    no_outpost: 'You have no outpost on this market.',
    must_act: 'A boat that stays has to do something here.',
    needed_to_act: 'You need this cube for the trade you stay for.',
    covered:
      'An exploration tile covers this location. It opens when somebody takes the tile with a compass.',
    own_settlers: 'Your settlers work here already. Rest to take them back.',
    too_few_settlers: (need: number, ready: number) => `This takes ${settlers(need)}; ${ready} ready.`,
    fort_empty: 'There is no point card at this fort.',
    no_such_tile: 'This exploration tile cannot be taken now.',
    stack_empty: 'There is no bonus tile left here.',
    other_stack: 'The bonus tile comes from the fort where you have just claimed.',
    nothing_to_do: 'There is nothing to do where your boat is.',
    port_empty: 'There is no victory tile in this port.',
    port_closed: 'This port is closed. It opens when a victory tile is taken elsewhere.',
    route_full: (most: number) => `Your route is full with ${cards(most)}: choose one to replace.`,
    route_not_full: 'Your route has room: the card goes to its right end.',
    no_route_card: 'There is no card in this place of your route.',
    settlers_on_card: 'Settlers are on this card already. Rest to take them back.',
    no_trade_at_sea: 'Your boat is at sea, where nothing is traded.',
    no_outpost_trade: 'There is no market with your outpost whose trade you can pay.',
    only_a_card: 'The first column brings a merchant card, not a bonus tile.',
  },
};
