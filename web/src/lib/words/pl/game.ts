import type { Words } from '../en';
import type { game } from '../en/game';
import { countedIn, listedWith } from '../plural';

const counted = countedIn('pl');

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
const counts = Object.fromEntries(
  Object.entries(FORMS).map(([noun, forms]) => [noun, (number: number) => counted(number, forms)]),
) as Record<keyof typeof FORMS, (number: number) => string>;

const GOODS = {
  Y: { one: 'żółtą', few: 'żółte', many: 'żółtych', other: 'żółtej' },
  R: { one: 'czerwoną', few: 'czerwone', many: 'czerwonych', other: 'czerwonej' },
  G: { one: 'zieloną', few: 'zielone', many: 'zielonych', other: 'zielonej' },
  B: { one: 'brązową', few: 'brązowe', many: 'brązowych', other: 'brązowej' },
};

export const plGame: Pick<Words, keyof typeof game> = {
  counts,
  list: listedWith('i'),
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
    spiceCard: 'karta przypraw',
    upgradeCard: 'karta ulepszeń',
    tradeCard: 'karta handlu',
    onIt: (goods) => `można z niej zebrać ${goods}`,
    slot: (number) => `pozycja ${number}`,
    pointCard: 'karta punktów',
    victoryTile: 'kafel PZ',
    bonusTile: 'kafel bonusowy',
    explorationTile: 'kafel eksploracji',
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
    holds: (goods, held, limit) => (held === 0 ? `pusto, 0 z ${limit}` : `ma ${goods}; ${held} z ${limit}`),
    well: (place) => `wolne miejsce ${place}`,
    boat: (name) => `statek gracza ${name}`,
    outpost: (name) => `faktoria gracza ${name}`,
    settlersReady: (settlers) => `gotowi: ${counts.settlers(settlers)}`,
    settlersReserve: (settlers) => `w rezerwie: ${counts.settlers(settlers)}`,
    outpostBoard: (symbol, built, all) => `${symbol}: zbudowane faktorie: ${built} z ${all}`,
    uncovers: (points) => `odsłania ${counts.points(points)}`,
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
