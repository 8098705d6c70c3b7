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

const missing = (goods: string) => `Aby to zrobić, musisz mieć jeszcze ${goods}.`;
const emptySlot = 'Na tej pozycji nie ma karty.';
const discarded = 'Ta karta jest odrzucona. Odpocznij, aby ją odzyskać.';
const gone = 'Tego nie można teraz wziąć.';

export const plWhy: typeof why = {
  why: {
    not_asked: {
      first: (title) => (title ? `Najpierw dokończ ten krok: ${title}.` : 'Najpierw dokończ ten krok.'),
      explore: 'Kafle eksploracji bierze się dzięki kompasowi z karty punktów.',
      column: 'Kafel bonusowy to nagroda za pustą kolumnę faktorii.',
      fort: 'Kafel bonusowy dostajesz razem z kartą punktów z jego fortu.',
      boat: 'Statek płynie, gdy osadnicy pracują na terenie z symbolem statku.',
      market: 'Kartę kupiecką dostajesz, pracując na terenie rynku nad nią.',
    },
    other_seat: (name) => `Teraz decyduje ${name}.`,
    game_over: 'Gra już się skończyła.',
    no_such_cube: 'Nie masz kostki tego koloru.',
    cannot_pay_card: missing,
    cannot_pay_order: missing,
    cannot_pay_tile: missing,
    cannot_pay_trade: {
      missing: (missing) => `Aby choć raz tu wymienić, musisz mieć jeszcze ${missing}.`,
      besides: (need, have) =>
        `Aby tu zostać i wymienić, razem z opłatą potrzebujesz: ${cubes(need)}; masz ${have}.`,
      times: (times) => `Twoich kostek wystarczy na tyle takich wymian: ${times}.`,
    },
    must_trade: 'Tej wymiany trzeba dokonać co najmniej raz.',
    empty_slot: emptySlot,
    no_order: emptySlot,
    too_few_cubes: (cost, have) => `Ta karta kosztuje ${cubes(cost)}; masz ${have}.`,
    not_in_hand: {
      played: 'Ta karta jest już zagrana. Odpocznij, aby ją odzyskać.',
      discarded: discarded,
      elsewhere: 'Tej karty nie masz na ręce.',
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
      stay: (button) => `Twój statek już tu jest. Wybierz „${button}”, aby tu działać.`,
      elsewhere: 'Twój statek już tu jest.',
    },
    too_far: {
      cards: (away, reach) =>
        `Aby tu dotrzeć, trzeba przepłynąć ${tiles(away)}, a twoich kart wystarczy na ${tiles(reach)}.`,
      tile: 'Płyniesz kafel po kaflu: wybierz sąsiedni.',
      location: (away) => `Aby tu dotrzeć, trzeba przepłynąć ${tiles(away)}: to za daleko na ten ruch.`,
    },
    cannot_pay_toll: (missing) =>
      `Aby się tu zatrzymać, potrzebujesz jeszcze ${more(missing)}: każdy rywal, którego statek tu stoi, dostaje jedną.`,
    not_a_market: 'Tu można wybrać tylko rynek.',
    outpost_stands: 'Masz tu już faktorię.',
    row_empty: 'Wszystkie twoje faktorie z tym symbolem są już zbudowane.',
    cannot_pay_outpost: (cost, have) => `Faktoria kosztuje tu ${cubes(cost)}; masz ${have}.`,
    no_outpost: 'Nie masz faktorii na tym rynku.',
    must_act: 'Statek, który zostaje, musi tu coś zrobić.',
    needed_to_act: 'Ta kostka jest potrzebna do wymiany, dla której zostajesz.',
    covered:
      'Ten teren zakrywa kafel eksploracji. Teren otworzy się, gdy ktoś weźmie ten kafel dzięki kompasowi.',
    own_settlers: 'Twoi osadnicy już tu pracują. Odpocznij, aby ich odzyskać.',
    too_few_settlers: (need, ready) => `To wymaga ${settlers(need)}; gotowych: ${ready}.`,
    fort_empty: 'Przy tym forcie nie ma karty punktów.',
    no_such_tile: 'Tego kafla eksploracji nie można teraz wziąć.',
    stack_empty: 'Nie ma tu już kafla bonusowego.',
    other_stack: 'Kafel bonusowy bierzesz z fortu, w którym właśnie zdobywasz kartę.',
    nothing_to_do: 'Tam, gdzie stoi twój statek, nie ma nic do zrobienia.',
    port_empty: 'W tym porcie nie ma kafla PZ.',
    port_closed: 'Ten port jest zamknięty. Otworzy się, gdy ktoś weźmie kafel PZ gdzie indziej.',
    route_full: (most) => `Twój szlak jest pełny (${cards(most)}): wybierz kartę do zastąpienia.`,
    route_not_full: 'Na szlaku jest miejsce: karta trafia na jego prawy koniec.',
    no_route_card: 'W tym miejscu szlaku nie ma karty.',
    settlers_on_card: 'Na tej karcie już stoją osadnicy. Odpocznij, aby ich odzyskać.',
    no_trade_at_sea: 'Twój statek jest na morzu, gdzie się nie handluje.',
    no_outpost_trade: 'Na żadnym rynku z twoją faktorią nie stać cię na wymianę.',
    only_a_card: 'Pierwsza kolumna daje kartę kupiecką, nie kafel bonusowy.',
  },
};
