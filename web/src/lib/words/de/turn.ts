import type { Words } from '../en';
import type { turn } from '../en/turn';
import { countedIn } from '../plural';

const counted = countedIn('de');

export const deTurn: Pick<Words, keyof typeof turn> = {
  steps: {
    label: 'Schritte dieses Zugs',
    phases: {
      discard: 'Ablegen',
      toll: 'Abgabe',
      pay: 'Bezahlen',
      place: 'Hinlegen',
      leave: 'Liegen lassen',
      return: 'Zurückgeben',
      upgrade: 'Aufwerten',
      trade: 'Tauschen',
      visit: 'Markt',
      port: 'Hafen',
      column: 'Spalte',
      market: 'Markt',
      swap: 'Route',
      'move-boat': 'Schiff',
      'outpost-trade': 'Niederlassung',
      sailing: 'Fahrt',
      arrive: 'Halt',
      bonus: 'Bonusplättchen',
      explore: 'Kompass',
      choose: 'Startwaren',
      dock: 'Startplatz',
    },
  },
  points: (number) => counted(number, { one: 'Punkt', other: 'Punkte' }),
  handOver: (name) => `${name}, du bist dran`,
  notice: (title) => `Du bist dran bei ${title}.`,
  zoomOut: 'Alles zeigen',
  chatNew: (number) => `Chat, ${counted(number, { one: 'neue Nachricht', other: 'neue Nachrichten' })}`,
};
