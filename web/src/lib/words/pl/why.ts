import type { why } from '../en/why';
import { countedIn } from '../plural';

const counted = countedIn('pl');
const cubes = (number: number) =>
  counted(number, { one: 'kostkę', few: 'kostki', many: 'kostek', other: 'kostki' });
const tiles = (number: number) =>
  counted(number, { one: 'kafel', few: 'kafle', many: 'kafli', other: 'kafla' });
const more = (number: number) =>
  counted(number, { one: 'kostki', few: 'kostek', many: 'kostek', other: 'kostki' });
const cards = (number: number) =>
  counted(number, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' });
const settlers = (number: number) => (number === 1 ? '1 osadnika' : `${number} osadników`);

export const plWhy: typeof why = {
  why: {
    first: (title) => (title ? `Najpierw dokończ ten krok: ${title}.` : 'Najpierw dokończ ten krok.'),
    goods: (missing) => `Aby to zrobić, musisz mieć jeszcze ${missing}.`,
    trade: (missing) => `Aby choć raz tu wymienić, musisz mieć jeszcze ${missing}.`,
    once: 'Tej wymiany trzeba dokonać co najmniej raz.',
    noCube: 'Nie masz kostki tego koloru.',
    emptySlot: 'Na tej pozycji nie ma karty.',
    cardCost: (cost, have) => `Ta karta kosztuje ${cubes(cost)}; masz ${have}.`,
    played: 'Ta karta jest już zagrana. Odpocznij, aby ją odzyskać.',
    discarded: 'Ta karta jest odrzucona. Odpocznij, aby ją odzyskać.',
    notInHand: 'Tej karty nie masz na ręce.',
    boatHere: 'Twój statek już tu jest.',
    boatHereStay: (button) => `Twój statek już tu jest. Wybierz „${button}”, aby tu działać.`,
    farCards: (away, reach) =>
      `Aby tu dotrzeć, trzeba przepłynąć ${tiles(away)}, a twoich kart wystarczy na ${tiles(reach)}.`,
    farStep: 'Płyniesz kafel po kaflu: wybierz sąsiedni.',
    far: (away) => `Aby tu dotrzeć, trzeba przepłynąć ${tiles(away)}: to za daleko na ten ruch.`,
    toll: (missing) =>
      `Aby się tu zatrzymać, potrzebujesz jeszcze ${more(missing)}: każdy rywal, którego statek tu stoi, dostaje jedną.`,
    notMarket: 'Tu można wybrać tylko rynek.',
    ownOutpost: 'Masz tu już faktorię.',
    rowEmpty: 'Wszystkie twoje faktorie z tym symbolem są już zbudowane.',
    outpostCost: (cost, have) => `Faktoria kosztuje tu ${cubes(cost)}; masz ${have}.`,
    noOutpost: 'Nie masz faktorii na tym rynku.',
    stayDoes: 'Statek, który zostaje, musi tu coś zrobić.',
    gone: 'Tego nie można teraz wziąć.',
    neededCube: 'Ta kostka jest potrzebna do wymiany, dla której zostajesz.',
    covered:
      'Ten teren zakrywa kafel eksploracji. Teren otworzy się, gdy ktoś weźmie ten kafel dzięki kompasowi.',
    ownSettlers: 'Twoi osadnicy już tu pracują. Odpocznij, aby ich odzyskać.',
    settlers: (need, ready) => `To wymaga ${settlers(need)}; gotowych: ${ready}.`,
    emptyFort: 'Przy tym forcie nie ma karty punktów.',
    noExploration: 'Tego kafla eksploracji nie można teraz wziąć.',
    emptyStack: 'Nie ma tu już kafla bonusowego.',
    otherStack: 'Kafel bonusowy bierzesz z fortu, w którym właśnie zdobywasz kartę.',
    nothingHere: 'Tam, gdzie stoi twój statek, nie ma nic do zrobienia.',
    noTile: 'W tym porcie nie ma kafla PZ.',
    closed: 'Ten port jest zamknięty. Otworzy się, gdy ktoś weźmie kafel PZ gdzie indziej.',
    routeFull: (most) => `Twój szlak jest pełny (${cards(most)}): wybierz kartę do zastąpienia.`,
    routeRoom: 'Na szlaku jest miejsce: karta trafia na jego prawy koniec.',
    emptyPlace: 'W tym miejscu szlaku nie ma karty.',
    onCard: 'Na tej karcie już stoją osadnicy. Odpocznij, aby ich odzyskać.',
    atSea: 'Twój statek jest na morzu, gdzie się nie handluje.',
    noOutpostTrade: 'Na żadnym rynku z twoją faktorią nie stać cię na wymianę.',
    firstColumn: 'Pierwsza kolumna daje kartę kupiecką, nie kafel bonusowy.',
    over: 'Gra już się skończyła.',
    later: {
      explore: 'Kafle eksploracji bierze się dzięki kompasowi z karty punktów.',
      bonusColumn: 'Kafel bonusowy to nagroda za pustą kolumnę faktorii.',
      bonusFort: 'Kafel bonusowy dostajesz razem z kartą punktów z jego fortu.',
      boat: 'Statek płynie, gdy osadnicy pracują na terenie z symbolem statku.',
      row: 'Kartę kupiecką dostajesz, pracując na terenie rynku nad nią.',
    },
  },
};
