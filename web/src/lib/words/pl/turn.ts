import type { Words } from '../en';
import type { turn } from '../en/turn';
import { countedIn } from '../plural';

const counted = countedIn('pl');

export const plTurn: Pick<Words, keyof typeof turn> = {
  steps: {
    label: 'Kroki tej tury',
    phases: {
      discard: 'Odrzuć',
      toll: 'Opłata',
      pay: 'Zapłać',
      place: 'Połóż',
      leave: 'Zostaw kostki',
      return: 'Oddaj',
      upgrade: 'Ulepsz',
      trade: 'Wymiana',
      visit: 'Rynek',
      port: 'Port',
      column: 'Kolumna',
      market: 'Rynek',
      swap: 'Szlak',
      'move-boat': 'Statek',
      'outpost-trade': 'Faktoria',
      sailing: 'Rejs',
      arrive: 'Postój',
      bonus: 'Kafel bonusowy',
      explore: 'Kompas',
      choose: 'Początkowe kostki',
      dock: 'Miejsce startu',
    },
  },
  points: (number) => counted(number, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  handOver: (name) => `${name}, twoja kolej`,
  notice: (title) => `Twoja tura w grze ${title}.`,
  zoomOut: 'Pokaż całość',
  chatNew: (number) =>
    `Czat, ${counted(number, {
      one: 'nowa wiadomość',
      few: 'nowe wiadomości',
      many: 'nowych wiadomości',
      other: 'nowej wiadomości',
    })}`,
};
