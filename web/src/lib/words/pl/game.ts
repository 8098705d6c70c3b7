import type { Words } from '../en';
import type { game } from '../en/game';
import { countedIn, listedWith, pluralOf, type Forms } from '../plural';

const counted = countedIn('pl');
const plural = pluralOf('pl');

const FORMS = {
  cubes: { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' },
  cards: { one: 'karta', few: 'karty', many: 'kart', other: 'karty' },
  settlers: { one: 'osadnik', few: 'osadników', many: 'osadników', other: 'osadnika' },
  points: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
  tiles: { one: 'kafel', few: 'kafle', many: 'kafli', other: 'kafla' },
  outposts: { one: 'faktoria', few: 'faktorie', many: 'faktorii', other: 'faktorii' },
  players: { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' },
  rounds: { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' },
  coins: { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' },
};
type Nouns = Record<keyof typeof FORMS, (number: number) => string>;

function nouns(forms: Record<keyof typeof FORMS, Forms>): Nouns {
  const found = Object.entries(forms).map(([noun, form]) => [
    noun,
    (number: number) => counted(number, form),
  ]);
  return Object.fromEntries(found) as Nouns;
}

const counts = nouns(FORMS);
/** The accusative differs for one thing only: `1 kostkę`, and then as before. */
const objects = nouns({
  ...FORMS,
  cubes: { ...FORMS.cubes, one: 'kostkę' },
  cards: { ...FORMS.cards, one: 'kartę' },
  settlers: { ...FORMS.settlers, one: 'osadnika' },
  outposts: { ...FORMS.outposts, one: 'faktorię' },
  players: { ...FORMS.players, one: 'gracza' },
  rounds: { ...FORMS.rounds, one: 'rundę' },
  coins: { ...FORMS.coins, one: 'monetę' },
});

const GOODS = {
  Y: { one: 'żółtą', few: 'żółte', many: 'żółtych', other: 'żółtej' },
  R: { one: 'czerwoną', few: 'czerwone', many: 'czerwonych', other: 'czerwonej' },
  G: { one: 'zieloną', few: 'zielone', many: 'zielonych', other: 'zielonej' },
  B: { one: 'brązową', few: 'brązowe', many: 'brązowych', other: 'brązowej' },
};

/** What a bonus tile pays for (accusative): one thing, or a number of them. */
const item = (one: string, few: string, many: string) => (number: number) =>
  number === 1 ? one : `${number} ${plural(number, { one, few, many, other: many })}`;

export const plGame: Pick<Words, keyof typeof game> = {
  counts,
  objects,
  list: listedWith('i'),
  either: listedWith('albo'),
  games: {
    'sand-to-sea': {
      title: 'Sand to Sea',
      idea: 'Karty zapełniają ładownię. Te same karty napędzają statek.',
      goal: 'Wymieniaj kostki na coraz cenniejsze, od żółtych po brązowe, i dostarczaj je do portów.',
    },
    'east-to-west-1': {
      title: 'East to West I',
      idea: 'Osadnicy pracują na lądzie. Kupcy tworzą twój własny szlak.',
      goal: 'Wysyłaj osadników do pracy, układaj szlak handlowy z kart kupieckich i zdobywaj karty punktów w fortach.',
    },
    'east-to-west-2': {
      title: 'East to West II',
      idea: 'Osadnicy wyprawiają statek. Faktorie przynoszą zysk.',
      goal: 'Wysyłaj osadników do pracy, pływaj statkiem, buduj faktorie na wyspach i zdobywaj karty punktów w fortach.',
    },
    'east-to-west-3': {
      title: 'East to West III',
      idea: 'Karty, statki i osadnicy razem.',
      goal: 'Osadnicy, szlak handlowy i statek w jednej grze.',
    },
    'spice-road': {
      title: 'Spice Road',
      idea: 'Zbierz rękę pełną kupców.',
      goal: 'Zbieraj karty kupieckie, które ulepszają kostki, i płać kostkami za karty punktów.',
    },
    'eastern-wonders': {
      title: 'Eastern Wonders',
      idea: 'Żegluj, buduj, handluj, dostarczaj.',
      goal: 'Buduj faktorie, wymieniaj kostki na coraz cenniejsze, od żółtych po brązowe, i dostarczaj je do portów.',
    },
    'new-world': {
      title: 'New World',
      idea: 'Osadnicy zdobywają karty w fortach.',
      goal: 'Wysyłaj osadników do pracy i zdobywaj w fortach karty punktów, z których każda pomaga ci do końca gry.',
    },
  },
  lastRound: {
    tiles:
      'Runda, w której ktoś bierze {to_end.nth:m} kafel PZ{to_end.nthAside:m}, jest ostatnia. Wygrywa, kto ma najwięcej punktów.',
    cards:
      'Runda, w której ktoś zdobywa {to_end.nth:f} kartę punktów{to_end.nthAside:f}, jest ostatnia. Wygrywa, kto ma najwięcej punktów.',
  },
  goods: { Y: 'żółta', R: 'czerwona', G: 'zielona', B: 'brązowa' },
  goodObjects: { Y: GOODS.Y.one, R: GOODS.R.one, G: GOODS.G.one, B: GOODS.B.one },
  amount: (good, number) => counted(number, GOODS[good]),
  noGoods: 'brak kostek',
  symbols: { ginger: 'imbir', chili: 'chili', tea: 'herbata', cloves: 'goździki' },
  emblems: { plough: 'pług', bow: 'łuk', canoe: 'kanu', anvil: 'kowadło' },
  benefits: { saddlebag: 'sakwa', hammer: 'młot', charm: 'amulet', compass: 'kompas' },
  seats: ['Niebieski', 'Różowy', 'Biały', 'Czarny', 'Morski'],
  devices: ['kropka', 'pasek', 'szewron', 'krzyżyk', 'pierścień'],
  coins: { gold: 'złota moneta', silver: 'srebrna moneta' },
  kinds: { gain: 'Przyprawy', upgrade: 'Ulepszenie', trade: 'Handel' },
  scores: {
    tiles: 'kafle PZ',
    cards: 'karty punktów',
    outposts: 'faktorie',
    bonus: 'kafle bonusowe',
    exploration: 'kafle eksploracji',
    coins: 'monety',
    goods: 'kostki',
  },
  options: {
    toll: {
      label: 'Płacenie rywalom na rynku',
      hint: 'Czy płaci im też statek, który stoi w miejscu',
      values: { moved: 'tylko po wpłynięciu na kafel', always: 'także gdy zostajesz i działasz na kaflu' },
    },
    scores: {
      label: 'Wyniki',
      hint: 'Czy wszyscy widzą je przed końcem gry',
      values: { open: 'jawne dla wszystkich', hidden: 'do końca gry tylko własny' },
    },
    first: {
      label: 'Kto zaczyna',
      hint: 'Losowo, chyba że wskażesz miejsce',
      values: {
        random: 'losowo',
        '1': 'miejsce 1',
        '2': 'miejsce 2',
        '3': 'miejsce 3',
        '4': 'miejsce 4',
        '5': 'miejsce 5',
      },
    },
    replaced: {
      label: 'Osadnicy na zastąpionej karcie szlaku',
      hint: 'Gdzie trafiają',
      values: { ready: 'wracają na planszetkę', stay: 'stają na nowej karcie' },
    },
    board: {
      label: 'Czwarta plansza',
      hint: 'Która leży obok A1, B1 i C1',
      values: { random: 'losowo', D1: 'D1', E1: 'E1', F1: 'F1' },
    },
  },
  bots: {
    easy: 'Bot łatwy',
    normal: 'Bot średni',
    hard: 'Bot trudny',
    expert: 'Bot mistrz',
    random: 'Bot losowy',
    greedy: 'Bot zachłanny',
  },
  botNames: ['Koper', 'Jałowiec', 'Tymianek', 'Piołun', 'Stary Czajnik'],
  botTags: {
    easy: 'bot łatwy',
    normal: 'bot średni',
    hard: 'bot trudny',
    expert: 'bot mistrz',
    random: 'bot losowy',
    greedy: 'bot zachłanny',
  },
  botHints: {
    easy: 'Gra z tobą, ale sporo przeocza.',
    normal: 'W sam raz na pierwsze gry.',
    hard: 'Myśli dwie sekundy i wykorzystuje błędy.',
    expert: 'Myśli pięć sekund, trudno go pokonać.',
    random: 'Robi cokolwiek, na co pozwalają zasady.',
    greedy: 'Bierze to, co teraz daje najwięcej.',
  },
  stepWords: {
    market: 'Rynek',
    'change-market': 'Zmiana rynku',
    'change-route': 'Zmiana szlaku',
    any: 'dowolny',
  },
  pieces: {
    gain: (goods) => `weź ${goods}`,
    upgrade: (steps) => (steps === 1 ? 'ulepsz raz' : `ulepsz ${steps} razy`),
    trade: (give, get) => `wymień ${give} na ${get}`,
    spiceCard: 'karta przypraw',
    upgradeCard: 'karta ulepszeń',
    tradeCard: 'karta handlu',
    onIt: (goods) => `można z niej zebrać ${goods}`,
    slot: (number) => `pozycja ${number}`,
    order: (points, cost) => `${points} za ${cost}`,
    pointCard: 'karta punktów',
    victoryTile: 'kafel PZ',
    bonusTile: 'kafel bonusowy',
    explorationTile: 'kafel eksploracji',
    markets: {
      ginger: 'rynek imbiru',
      chili: 'rynek chili',
      tea: 'rynek herbaty',
      cloves: 'rynek goździków',
    },
    port: 'port',
    closedPort: 'zamknięty port',
    emptyPort: 'port bez kafla',
    sea: 'otwarte morze',
    unknown: 'zakryty kafel',
    lying: (goods) => `można tu zebrać ${goods}`,
    boatsOf: (names) => `statki: ${names}`,
    outpostsOf: (names) => `faktorie: ${names}`,
    fort: 'fort',
    marketPlace: 'teren rynku',
    location: (name) => `teren ${name}`,
    board: (name) => `plansza ${name}`,
    needs: (settlers) => `wymaga ${ofSettlers(settlers)}`,
    emblem: (emblem) => `znak „${emblem}”`,
    settlersOf: (name, settlers) => `${counts.settlers(settlers)} gracza ${name}`,
    coveredBy: (tile) => `pod kaflem eksploracji: ${tile}`,
    onlyFewer: 'zakryty przy 2 lub 3 graczach',
    moveBoat: (tiles) => (tiles === 1 ? 'płyń o 1 kafel' : `płyń najwyżej o ${objects.tiles(tiles)}`),
    moveAnywhere: 'płyń na dowolny kafel',
    boatTrade: 'wymieniaj na rynku, na którym stoi twój statek',
    outpostTrade: 'wymieniaj na rynku ze swoją faktorią',
    changeMarket: 'wyłóż nowe karty kupieckie i graj jeszcze raz',
    changeRoute: 'weź 1 żółtą i możesz zamienić dwie karty szlaku',
    claimHere: 'zdobądź kartę punktów nad fortem',
    useMerchant: 'użyj karty kupieckiej pod terenem albo ją weź',
    then: (first, second) => `${first}, potem ${second}`,
    saddlebag: (settlers) => `sakwa: dodatkowo ${counts.settlers(settlers)}`,
    hammer: (emblem) => `młot: o 1 osadnika mniej na terenach ze znakiem „${emblem}”`,
    charm: (goods, emblem) => `amulet: dostajesz ${goods} na terenach ze znakiem „${emblem}”`,
    compass: 'kompas: weź kafel eksploracji',
    per: (points, items) => `po ${points === 1 ? '1 punkcie' : counts.points(points)} za ${items}`,
    items: {
      saddlebag: item('sakwę', 'sakwy', 'sakw'),
      hammer: item('młot', 'młoty', 'młotów'),
      charm: item('amulet', 'amulety', 'amuletów'),
      compass: item('kompas', 'kompasy', 'kompasów'),
      exploration: item('kafel eksploracji', 'kafle eksploracji', 'kafli eksploracji'),
      brown: item('brązową kostkę', 'brązowe kostki', 'brązowych kostek'),
      settler: item(
        'osadnika wziętego z rezerwy',
        'osadników wziętych z rezerwy',
        'osadników wziętych z rezerwy',
      ),
      card: item('kartę punktów', 'karty punktów', 'kart punktów'),
      merchant: item('kartę kupiecką', 'karty kupieckie', 'kart kupieckich'),
      outpost: item('faktorię', 'faktorie', 'faktorii'),
      column: item('pustą kolumnę faktorii', 'puste kolumny faktorii', 'pustych kolumn faktorii'),
    },
    recruits: (settlers) => `dodatkowo ${counts.settlers(settlers)}`,
    bonus: {
      move: '+1 ruch: w każdym rejsie jeden kafel za darmo',
      hold: '+3 do ładowni: miejsce na 3 kostki więcej',
      harvest: 'zbiory: każde zbiory dają też 1 czerwoną',
      upgrade: 'ulepszenie: po handlu na rynku ulepsz 1 kostkę',
      points: (points) => `${counts.points(points)} na koniec gry`,
    },
    bonusNames: {
      move: '+1 ruch',
      hold: '+3 do ładowni',
      harvest: 'zbiory',
      upgrade: 'ulepszenie',
      points: 'punkty',
    },
    holds: (goods, held, limit) => (held === 0 ? `pusto, 0 z ${limit}` : `ma ${goods}; ${held} z ${limit}`),
    well: (place) => `wolne miejsce ${place}`,
    boat: (name) => `statek gracza ${name}`,
    outpost: (name) => `faktoria gracza ${name}`,
    settlersReady: (settlers) => `gotowi: ${counts.settlers(settlers)}`,
    settlersReserve: (settlers) => `w rezerwie: ${counts.settlers(settlers)}`,
    outpostBoard: (symbol, built, all) => `${symbol}: zbudowane faktorie: ${built} z ${all}`,
    uncovers: (points) => `odsłania ${objects.points(points)}`,
    deck: (cards) => `talia, ${counts.cards(cards)}`,
    stack: (tiles) => `stos, ${counts.tiles(tiles)}`,
    distance: (tiles) => `odległość ${tiles}`,
    lit: 'możesz to wybrać',
    chosen: 'wybrane',
    seat: (name, points) => `${name}, ${counts.points(points)}`,
    seatInTurn: (name, points) => `${name}, ${counts.points(points)}, trwa tura`,
  },
};

/** The genitive: `wymaga 1 osadnika`, `2 osadników`. */
function ofSettlers(settlers: number): string {
  return `${settlers} ${settlers === 1 ? 'osadnika' : 'osadników'}`;
}
