// The log is in the present tense: the past would have to know whether a player is a man or a woman.
import type { Words } from '../en';
import type { play } from '../en/play';
import { countedIn } from '../plural';

const counted = countedIn('pl');
// The accusative: what somebody pays, takes or places.
const cubes = (number: number) =>
  counted(number, { one: 'kostkę', few: 'kostki', many: 'kostek', other: 'kostki' });
const anyCubes = (number: number) =>
  counted(number, {
    one: 'dowolną kostkę',
    few: 'dowolne kostki',
    many: 'dowolnych kostek',
    other: 'dowolnej kostki',
  });
const cards = (number: number) =>
  counted(number, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' });
const settlers = (number: number) =>
  counted(number, { one: 'osadnika', few: 'osadników', many: 'osadników', other: 'osadnika' });
const tiles = (number: number) =>
  counted(number, { one: 'kafel', few: 'kafle', many: 'kafli', other: 'kafla' });
const points = (number: number) =>
  counted(number, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' });
const times = (number: number) => (number === 1 ? 'raz' : `${number} razy`);
const more = (left: number) => (left > 1 ? ` Jeszcze ${left}.` : '');

export const plPlay: Pick<Words, keyof typeof play> = {
  to: {
    ginger: 'na rynek imbiru',
    chili: 'na rynek chili',
    tea: 'na rynek herbaty',
    cloves: 'na rynek goździków',
    port: 'do portu',
    sea: 'na otwarte morze',
  },
  at: {
    ginger: 'na rynku imbiru',
    chili: 'na rynku chili',
    tea: 'na rynku herbaty',
    cloves: 'na rynku goździków',
    port: 'w porcie',
    sea: 'na otwartym morzu',
  },
  questions: {
    turn: {
      title: 'Twoja tura',
      onlyRest: 'Teraz możesz tylko odpocząć.',
      details: {
        'sand-to-sea': 'Nabycie, zagranie, ruch albo odpoczynek.',
        'east-to-west-1': 'Praca, szlak albo odpoczynek.',
        'east-to-west-2': 'Praca albo odpoczynek.',
        'east-to-west-3': 'Praca, szlak albo odpoczynek.',
        'spice-road': 'Nabycie, zagranie, zdobycie punktów albo odpoczynek.',
        'eastern-wonders': 'Płyń, działaj na miejscu albo zbierz plony.',
        'new-world': 'Praca albo odpoczynek.',
      },
    },
    upgrade: {
      title: 'Ulepsz kostkę',
      detail: (left) => `Wybierz kostkę do ulepszenia o jeden poziom.${more(left)}`,
    },
    return: {
      title: (over) =>
        `O ${counted(over, { one: 'kostkę', few: 'kostki', many: 'kostek', other: 'kostki' })} za dużo`,
      detail: (over, limit) => `Mieści się ${limit}. Oddaj ${anyCubes(over)}.`,
    },
    trade: {
      title: 'Wymieniaj',
      detail: (give, get) => `Ile razy wymieniasz ${give} na ${get}?`,
      plain: 'Ile razy wymieniasz?',
    },
    place: {
      title: (slot) => `Połóż kostkę na karcie ${slot}`,
      detail: (left) => `Kolor dowolny.${more(left)}`,
    },
    toll: {
      title: (name) => `Zapłać graczowi ${name}`,
      detail: (left) => `Daj 1 dowolną kostkę.${more(left)}`,
    },
    pay: { title: 'Zapłać za faktorię', detail: (left) => `Oddaj ${anyCubes(left)}.` },
    visit: {
      title: (place) => `Jesteś ${place}`,
      detail: (give, get) => `Tu wymienisz ${give} na ${get}. Co robisz?`,
      buildFirst: 'Jeśli chcesz zrobić jedno i drugie, najpierw zbuduj.',
    },
    port: { title: 'Jesteś w porcie', detail: (offer) => `${offer}. Bierzesz kafel?` },
    column: {
      title: (column) => `Kolumna ${column} jest pusta`,
      card: 'Weź kartę kupiecką.',
      cardOrBonus: 'Weź kafel bonusowy albo kartę kupiecką.',
      bonus: 'Weź kafel bonusowy.',
    },
    choose: { title: 'Początkowe kostki', detail: 'Wybierz jeden z pozostałych zestawów.' },
    dock: { title: 'Miejsce startu', detail: 'Wybierz rynek dla swojego statku.' },
    discard: { title: 'Zapłać za rejs', detail: (left) => `Odrzuć ${cards(left)} z ręki albo z zagranych.` },
    explore: { title: 'Kompas', detail: 'Weź kafel eksploracji.' },
    bonus: {
      title: 'Kafel bonusowy',
      detail: (taken, spaces) => `Bierzesz wierzchni z tego fortu? Masz ${taken} z ${spaces}.`,
    },
    market: {
      title: (number) => `Rynek ${number}`,
      use: 'Użyj karty albo dołóż ją do swojego szlaku.',
      full: 'Użyj karty albo zastąp nią jedną z kart szlaku.',
      fullOnly: 'Zastąp tą kartą jedną z kart szlaku.',
    },
    swap: {
      title: 'Twój szlak',
      detail: 'Zamień dwie karty miejscami albo zostaw szlak bez zmian.',
      second: 'Wybierz kartę, z którą ma się zamienić.',
    },
    'move-boat': {
      title: 'Przesuń statek',
      detail: (number) => (number === 1 ? 'Na sąsiedni kafel.' : `Najwyżej o ${tiles(number)}.`),
      anywhere: 'Na dowolny kafel.',
    },
    'outpost-trade': { title: 'Handel faktorii', detail: 'Wybierz rynek ze swoją faktorią.' },
    sailing: {
      title: (place) => `Jesteś ${place}`,
      free: 'Zatrzymaj się albo płyń dalej za darmo.',
      paid: 'Zatrzymaj się albo płyń dalej i zostaw 1 kostkę.',
      mustGo: 'Na postój tutaj masz za mało kostek: płyń dalej.',
    },
    leave: { title: 'Zostaw kostkę', detail: 'Wybierz 1 kostkę na kafel, z którego płyniesz.' },
    arrive: { title: (place) => `Postój ${place}`, detail: 'Działaj na miejscu albo zbierz plony.' },
    first: { title: 'Kto zaczyna?', detail: 'Losujemy pierwszego gracza.' },
    deal: { title: 'Karty kupieckie', detail: 'Dobieramy kartę kupiecką.' },
    box: { title: 'Przygotowanie', detail: 'Część rynków wraca do pudełka.' },
    lay: { title: 'Przygotowanie', detail: 'Układamy mapę.' },
    reveal: { title: 'Porty', detail: 'Odkrywamy kafel PZ.' },
    card: { title: 'Karty punktów', detail: 'Odkrywamy kartę punktów.' },
    tile: { title: 'Kafle bonusowe', detail: 'Odkrywamy kafel bonusowy.' },
    cover: { title: 'Przygotowanie', detail: 'Rozkładamy kafle eksploracji.' },
    board: { title: 'Przygotowanie', detail: 'Losujemy czwartą planszę.' },
    order: { title: 'Karty punktów', detail: 'Dobieramy kartę punktów.' },
    gain: { title: 'Nowe kostki', detail: 'Bierzesz kostki z zapasów.' },
    claim: { title: 'Wizyta w forcie', detail: 'Płacisz za kartę punktów i ją bierzesz.' },
    slide: { title: 'Karty punktów', detail: 'Karty przesuwają się w lewo.' },
    used: { title: 'Karty kupieckie', detail: 'Użyta karta trafia na stos odrzuconych.' },
    'change-market': { title: 'Zmiana rynku', detail: 'Wykładamy cztery nowe karty.' },
    'change-route': { title: 'Zmiana szlaku', detail: 'Bierzesz 1 żółtą.' },
    'boat-trade': { title: 'Handel statku', detail: 'Na rynku, na którym stoi twój statek.' },
    collect: { title: 'Na kaflu', detail: 'Zbierasz leżące tam kostki.' },
  },
  verbs: {
    sail: 'Płyń',
    rest: 'Odpocznij',
    acquire: 'Nabądź',
    gain: 'Weź',
    upgrade: 'Ulepszaj',
    work: 'Ustaw',
    travel: 'Wyślij',
    claim: 'Zdobądź',
    take: 'Weź',
    harvest: 'Zbierz',
    build: 'Zbuduj',
    dock: 'Zacznij tu',
    tradeAt: 'Wymieniaj tu',
    discard: 'Odrzuć',
    choose: 'Weź te',
    swap: 'Zamień',
    replace: 'Zastąp',
    stay: 'Zostań',
  },
  actions: {
    acquire: (price) => (price === 0 ? 'Nabądź za darmo' : `Nabądź za ${cubes(price)}`),
    playGain: (goods) => `Weź ${goods}`,
    playUpgrade: (steps) => `Zagraj ulepszenie ${steps}`,
    trade: (number) => `Wymień ${times(number)}`,
    sail: (place) => `Płyń ${place}`,
    sailOn: (place) => `Płyń dalej ${place}`,
    sailBack: (place) => `Zatocz pętlę i wróć ${place}`,
    stay: 'Zostań tu',
    useMarket: 'Skorzystaj z rynku',
    usePort: 'Skorzystaj z portu',
    stop: 'Zatrzymaj się tu',
    harvest: (goods) => `Zbierz ${goods}`,
    build: (price) => (price === 0 ? 'Zbuduj faktorię' : `Zbuduj faktorię za ${cubes(price)}`),
    restCards: (number) => (number === 0 ? 'Odpocznij' : `Odpocznij, odzyskaj ${cards(number)}`),
    restSettlers: (number) => (number === 0 ? 'Odpocznij' : `Odpocznij, odzyskaj ${settlers(number)}`),
    work: (number, what) => `Ustaw ${settlers(number)}: ${what}`,
    workAt: (number, place) => `Ustaw ${settlers(number)} ${place}`,
    travel: (number, what) => `Wyślij na szlak ${settlers(number)}: ${what}`,
    claimTile: (worth) => `Weź kafel: ${worth}`,
    claimCard: (worth) => `Zdobądź ${worth}`,
    withCoin: (label, coin) => `${label}, do tego ${coin}`,
    upgrade: (from, to) => `Ulepsz ${from} na ${to}`,
    return: (good) => `Oddaj ${good}`,
    place: (good) => `Połóż ${good}`,
    toll: (good) => `Daj ${good}`,
    pay: (good) => `Zapłać ${good}`,
    leave: (good) => `Zostaw ${good}`,
    discard: (card) => `Odrzuć kartę „${card}”`,
    choose: (goods) => `Weź na start ${goods}`,
    dock: (place) => `Zacznij ${place}`,
    takeCard: 'Weź kartę',
    use: 'Użyj karty',
    replace: (place) => `Zastąp kartę ${place}`,
    swap: (left, right) => `Zamień karty ${left} i ${right}`,
    tradeAt: (place) => `Wymieniaj ${place}`,
    explore: (what) => `Weź kafel: ${what}`,
    bonusTile: (what) => `Weź kafel bonusowy: ${what}`,
    bonus: {
      move: 'Weź +1 ruch',
      hold: (more: number) => `Weź +${more} do ładowni`,
      harvest: 'Weź kafel zbiorów',
      upgrade: 'Weź kafel ulepszenia',
      points: (number) => `Weź ${points(number)}`,
    },
    done: {
      upgrade: 'Zakończ ulepszanie',
      trade: 'Nie wymieniaj',
      visit: 'Nic tu nie rób',
      port: 'Zostaw kafel',
      bonus: 'Nie bierz kafla',
      swap: 'Zostaw szlak bez zmian',
      other: 'Zakończ ten krok',
    },
    first: (number) => `Zaczyna miejsce ${number}`,
    board: (side) => `Połóż planszę ${side}`,
    deal: (card) => `Dobierz: ${card}`,
    order: (card) => `Wyłóż: ${card}`,
    box: (tile) => `Do pudełka: ${tile}`,
    lay: (tile) => `Połóż: ${tile}`,
    reveal: (tile) => `Odkryj: ${tile}`,
    cover: (tile) => `Połóż na terenie: ${tile}`,
  },
  telling: {
    atMarket: (number) => `na rynku ${number}`,
    atFort: (number) => `w forcie ${number}`,
  },
};
