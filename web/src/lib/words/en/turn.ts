import { countedIn } from '../plural';

const counted = countedIn('en');

// The course of a turn: its steps as pills in the turn bar, and how it is noticed from afar.
export const turn = {
  steps: {
    label: 'Steps of this turn',
    /** A word for a question that is open or comes next. */
    phases: {
      discard: 'Discard',
      toll: 'Toll',
      pay: 'Pay',
      place: 'Put down',
      leave: 'Leave cubes',
      return: 'Return',
      upgrade: 'Upgrade',
      trade: 'Trade',
      visit: 'Market',
      port: 'Port',
      column: 'Column',
      market: 'Market',
      swap: 'Route',
      'move-boat': 'Boat',
      'outpost-trade': 'Outpost',
      sailing: 'Voyage',
      arrive: 'Arrive',
      bonus: 'Bonus tile',
      explore: 'Compass',
      choose: 'Start goods',
      dock: 'Start place',
    },
  },
  points: (number: number) => counted(number, { one: 'point', other: 'points' }),
  handOver: (name: string) => `${name}, it is your turn`,
  notice: (title: string) => `It is your turn in ${title}.`,
  zoomOut: 'Whole board',
  chatNew: (number: number) => `Chat, ${counted(number, { one: 'new message', other: 'new messages' })}`,
};
