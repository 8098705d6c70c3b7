// What the coach says. A chapter has a title and a text; `move` is about the suggested move, and only said while the
// learner is on the lesson's path.
export interface Told {
  title: string;
  text: string;
  move?: string;
}

export const guide = {
  label: 'Coach',
  progress: (number: number, all: number) => `${number} of ${all}`,
  text: 'The words of the coach',
  next: 'Next',
  skip: 'Skip this',
  hide: 'Hide the coach',
  show: 'Show the coach',
  suggested: 'Try this',
  confirm: 'Chosen. Press again to do it',
  yours: 'Or do what you like: every lit piece is allowed.',
  noMove: 'You are on your own way. Play on; the coach waits for the right moment.',
  /** Why something is suggested that is not yet what the chapter is about. */
  detours: {
    goods: 'You lack the goods for that: first gain some, or upgrade those you have.',
    cards: 'Rest, and all your played and discarded cards come back to your hand.',
    settlers: 'Rest, and all your settlers come home.',
  },
  hint: 'Suggest a move',
  waiting: (name: string) => `${name} is taking a turn. The log tells what happens.`,
  playOn: 'Play on to the end',
  newTable: 'Open a new table',
  rules: 'Read the rules',
  chapters: {
    'sand-to-sea': {
      goal: {
        title: 'What it is about',
        text: 'You sell goods in the ports at the corners of the map. Each victory tile there shows its points and its price. The round in which somebody takes their {to_end.nth} tile is the last; then most points win.',
      },
      start: {
        title: 'Goods and a place to start',
        text: 'Everybody takes a set of goods and puts the boat on a market. Goods go up in value: yellow, red, green, brown.',
        move: 'Take the two red. Then start on the marked tea market: the one beside it turns red into green, and the port that we are after is near.',
      },
      table: {
        title: 'What lies in front of you',
        text: 'The hold has room for {storage} cubes. Merchant cards in your hand work for you, those in the row can be acquired. On your player board stand {outposts_each} outposts, {outposts_row} for each symbol. A turn is one of four things: play a card, sail, acquire a card, or rest.',
      },
      gain: {
        title: 'Play a card',
        text: 'Play a card from your hand and do what it shows. A spice card brings goods. Afterwards it lies in front of you as played.',
        move: 'Play the card that brings 2 yellow: cubes are money, too.',
      },
      sail: {
        title: 'Sail',
        text: 'Every tile you sail costs one card, from your hand or played. That card goes face down on your discard pile. If you end on a market with an opponent’s boat, you give its owner a cube.',
        move: 'Sail one tile to the marked tea market and pay with the card that you have played: it has done its work.',
      },
      build: {
        title: 'Build an outpost',
        text: 'You trade only where an outpost of yours stands. The first one on a market is free; with two players each later one costs {outpost_cubes.count:cube|cubes} for every outpost there. It comes from the row of the market’s symbol on your player board, from the left.',
        move: 'Nobody has built here yet, so it costs nothing.',
      },
      trade: {
        title: 'Trade at the market',
        text: 'With your outpost on the tile you may do its trade as often as you like and can pay: give what is above the arrow, take what is below it.',
        move: '2 red become 2 green.',
      },
      acquire: {
        title: 'Acquire a merchant',
        text: 'The card on the left is free. For another one you put a cube of any colour on each card to its left. Cubes that lie on a card come with it to whoever takes it.',
        move: 'The second card brings yellow and green every time you play it. Pay with a yellow.',
      },
      rest: {
        title: 'Rest',
        text: 'Played and discarded cards come back only when you rest. A rest is a whole turn, and takes all of them into your hand.',
        move: 'Fetch the card that you sailed with.',
      },
      upgrade: {
        title: 'Upgrade goods',
        text: 'An upgrade card lifts goods by one level a step, the same cube or different ones. You may stop early.',
        move: 'The port beside you asks for 1 yellow, 2 green and 1 brown. Lift one green to brown, and your yellow to red: at the end of the game a red cube is worth a point.',
      },
      port: {
        title: 'Sell in a port',
        text: 'In a port you may pay what the victory tile costs and take it. A new tile comes from the stack. If the closed-port tile turns up, there is no tile to take in that port until one is taken elsewhere.',
        move: 'Your card with yellow and green completes the price. Then sail to the port and take the tile: 12 points.',
      },
      scoring: {
        title: 'How points are counted',
        text: 'At the end you have the points of your victory tiles, the numbers that your outposts have uncovered on your player board, bonus tiles with points, and 1 for every cube that is not yellow. An empty column there brings a reward at once: the first one a merchant card, the others a card or a bonus tile. Of equal scores, the later one in turn order wins.',
      },
      end: {
        title: 'You know the game',
        text: 'The round in which somebody takes their {to_end.nth} victory tile is the last. What you cannot carry at the end of a turn goes back: there is room for {storage} cubes. Touch a piece that is not lit, and the bar below tells why.',
      },
    },
    'east-to-west-1': {
      goal: {
        title: 'What it is about',
        text: 'Above the forts lie point cards. You pay their goods and take them. The round in which somebody claims their {to_end.nth} card is the last; then most points win.',
      },
      table: {
        title: 'What lies in front of you',
        text: 'Your storage has room for {storage} cubes: yellow, red, green and brown go up in value. You have {settlers} settlers; with two players {ready_settlers} are ready, the others wait in reserve. Merchants lie below the markets, and your trade route can hold {route_length} of them. A turn is one of three things: work, travel or rest.',
      },
      gain: {
        title: 'Work',
        text: 'Send ready settlers to a location, as many as its number says, and do what it shows. Here goods come from the supply. Where an opponent’s settlers stand you need one more than there are, and they go home.',
        move: 'Two settlers bring 1 red.',
      },
      trade: {
        title: 'Work at a trade',
        text: 'At some locations you trade goods: give what is above the arrow, take what is below it, as often as you like and can pay, but at least once.',
        move: '1 red becomes 3 yellow. The card above the first fort asks for 4 yellow and 1 red; you will soon have a red again.',
      },
      take: {
        title: 'A card for your route',
        text: 'At a market you either use the merchant card below it and discard it, or add it to your trade route without its action. Then the merchants slide to the left.',
        move: 'One settler is enough. The card brings 2 yellow and a red every time: add it to your route.',
      },
      travel: {
        title: 'Travel',
        text: 'Travel sends settlers to a card of your own route and does its action. It takes 1 settler, and 1 more for each card without settlers to its left.',
        move: 'One settler brings 2 yellow and a red, and again after every rest.',
      },
      fort: {
        title: 'Claim a point card',
        text: 'At a fort you pay for the card above it and take it. Its benefit comes at once: a saddlebag brings settlers, a compass an exploration tile, and hammer and charm help at locations with their emblem. Then you may take the fort’s bonus tile into one of your {bonus_spaces} spaces.',
        move: 'This card has a compass: you take an exploration tile. One from the board would open the location below it for everybody; the marked one lets you upgrade 3 times. Then take the bonus tile.',
      },
      rest: {
        title: 'Rest',
        text: 'Settlers stay where they work until you rest, or an opponent pushes them out. A rest is a whole turn, and takes all of them back, from the board and from your route.',
        move: 'Only 2 of your settlers are ready: fetch the others home.',
      },
      changeRoute: {
        title: 'Change of route',
        text: 'This location gives 1 yellow. Then you may swap two cards of your route. That matters, because cards farther left need fewer settlers.',
        move: 'With one card there is nothing to swap yet, but one settler brings a yellow.',
      },
      use: {
        title: 'Use a card at once',
        text: 'The other half of a market: do the action of the merchant card below it now. Then it goes to your discard pile, where it still counts for some bonus tiles.',
        move: 'Three settlers, and 3 red become 2 brown. Use the card instead of adding it to your route.',
      },
      changeMarket: {
        title: 'New merchants',
        text: 'This location puts the {market_slots} merchants under the deck and lays out {market_slots} others. And you take another turn at once.',
        move: 'Your last three settlers, and your turn is not even over: rest now, and all of them come home.',
      },
      scoring: {
        title: 'How points are counted',
        text: 'At the end you have the points of your point cards, your bonus tiles for every full set they ask for, your exploration tiles, and 1 for every cube that is not yellow. Of equal scores, the later one in turn order wins.',
      },
      end: {
        title: 'You know the game',
        text: 'Point cards help you for the rest of the game, so early ones are worth more than their points. What you cannot store at the end of a turn goes back: there is room for {storage} cubes. Touch a piece that is not lit, and the bar below tells why.',
      },
    },
  } satisfies Record<string, Record<string, Told>>,
};

export type Guide = typeof guide;
export default guide;
