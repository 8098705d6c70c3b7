import type { Words } from '../en';
import type { game } from '../en/game';
import { countedIn, listedWith } from '../plural';

const counted = countedIn('de');

const counts = {
  cubes: (number: number) => counted(number, { one: 'Ware', other: 'Waren' }),
  cards: (number: number) => counted(number, { one: 'Karte', other: 'Karten' }),
  settlers: (number: number) => counted(number, { one: 'Siedler', other: 'Siedler' }),
  points: (number: number) => counted(number, { one: 'Punkt', other: 'Punkte' }),
  tiles: (number: number) => counted(number, { one: 'Plättchen', other: 'Plättchen' }),
  outposts: (number: number) => counted(number, { one: 'Niederlassung', other: 'Niederlassungen' }),
  players: (number: number) => counted(number, { one: 'Spieler', other: 'Spieler' }),
  rounds: (number: number) => counted(number, { one: 'Runde', other: 'Runden' }),
  coins: (number: number) => counted(number, { one: 'Münze', other: 'Münzen' }),
};
/** As nouns, which are alike in every case: `2 Gelb gegen 1 Rot`, `samt 1 Rot`. */
const COLOURS = { Y: 'Gelb', R: 'Rot', G: 'Grün', B: 'Braun' };

export const deGame: Pick<Words, keyof typeof game> = {
  counts,
  list: listedWith('und'),
  games: {
    'sand-to-sea': {
      title: 'Sand to Sea',
      idea: 'Karten füllen den Laderaum. Dieselben Karten treiben das Schiff an.',
      goal: 'Tausche Waren von Gelb bis Braun hoch und liefere sie in Häfen ab.',
    },
    'east-to-west-1': {
      title: 'East to West I',
      idea: 'Siedler arbeiten an Land. Händler bilden deine eigene Route.',
      goal: 'Schick Siedler zur Arbeit, baue aus Händlerkarten eine Handelsroute und hol dir Punktekarten in den Forts.',
    },
    'east-to-west-2': {
      title: 'East to West II',
      idea: 'Siedler schicken das Schiff los. Niederlassungen bringen Waren.',
      goal: 'Schick Siedler zur Arbeit, segle mit deinem Schiff, gründe Niederlassungen auf den Inseln und hol dir Punktekarten in den Forts.',
    },
    'east-to-west-3': {
      title: 'East to West III',
      idea: 'Karten, Schiffe und Siedler zusammen.',
      goal: 'Siedler, Handelsroute und Schiff in einem Spiel.',
    },
    'spice-road': {
      title: 'Spice Road',
      idea: 'Sammle eine Hand voller Händler.',
      goal: 'Sammle Händlerkarten, die Waren wertvoller machen, und zahle mit Waren für Punktekarten.',
    },
    'eastern-wonders': {
      title: 'Eastern Wonders',
      idea: 'Segeln, gründen, tauschen, liefern.',
      goal: 'Gründe Niederlassungen, tausche Waren von Gelb bis Braun hoch und liefere sie in Häfen ab.',
    },
    'new-world': {
      title: 'New World',
      idea: 'Siedler einsetzen, Forts nutzen.',
      goal: 'Schick Siedler zur Arbeit und hol dir Punktekarten in den Forts, von denen dir jede bis zum Ende hilft.',
    },
  },
  lastRound: {
    tiles:
      'Die Runde, in der jemand das {to_end.nth} Siegpunktplättchen nimmt{to_end.nthAside:|das #}, ist die letzte. Wer die meisten Punkte hat, gewinnt.',
    cards:
      'Die Runde, in der jemand die {to_end.nth} Punktekarte holt{to_end.nthAside:|die #}, ist die letzte. Wer die meisten Punkte hat, gewinnt.',
  },
  goods: COLOURS,
  goodObjects: COLOURS,
  amount: (good, number) => `${number} ${COLOURS[good]}`,
  noGoods: 'keine Waren',
  symbols: { ginger: 'Ingwer', chili: 'Chili', tea: 'Tee', cloves: 'Nelken' },
  benefits: { saddlebag: 'Satteltasche', hammer: 'Hammer', charm: 'Talisman', compass: 'Kompass' },
  seats: ['Blau', 'Rosa', 'Weiß', 'Schwarz', 'Türkis'],
  devices: ['Punkt', 'Balken', 'Winkel', 'Kreuz', 'Ring'],
  coins: { gold: 'Goldmünze', silver: 'Silbermünze' },
  kinds: { gain: 'Gewürze', upgrade: 'Aufwertung', trade: 'Handel' },
  scores: {
    tiles: 'Siegpunkt\u00adplättchen',
    cards: 'Punkte\u00adkarten',
    outposts: 'Nieder\u00adlassungen',
    bonus: 'Bonus\u00adplättchen',
    exploration: 'Erkundungs\u00adplättchen',
    coins: 'Münzen',
    goods: 'Waren',
  },
  options: {
    toll: {
      label: 'Abgabe an Rivalen am Markt',
      hint: 'Ob auch ein Schiff zahlt, das liegen bleibt',
      values: {
        moved: 'nur wenn du dorthin gesegelt bist',
        always: 'auch wenn du dort bleibst und etwas tust',
      },
    },
    scores: {
      label: 'Punktestände',
      hint: 'Ob alle sie vor dem Ende sehen',
      values: { open: 'für alle offen', hidden: 'bis zum Ende nur der eigene' },
    },
    first: {
      label: 'Wer beginnt',
      hint: 'Ausgelost, außer du nennst einen Platz',
      values: {
        random: 'ausgelost',
        '1': 'Platz 1',
        '2': 'Platz 2',
        '3': 'Platz 3',
        '4': 'Platz 4',
        '5': 'Platz 5',
      },
    },
    replaced: {
      label: 'Siedler auf einer ersetzten Routenkarte',
      hint: 'Wohin sie kommen',
      values: { ready: 'kehren heim', stay: 'stehen auf der neuen Karte' },
    },
    board: {
      label: 'Vierter Spielplan',
      hint: 'Welcher neben A1, B1 und C1 liegt',
      values: { random: 'ausgelost', D1: 'D1', E1: 'E1', F1: 'F1' },
    },
  },
  bots: {
    easy: 'Leichter Bot',
    normal: 'Mittlerer Bot',
    hard: 'Schwerer Bot',
    expert: 'Meisterbot',
    random: 'Zufallsbot',
    greedy: 'Gieriger Bot',
  },
  botNames: ['Fenchel', 'Wacholder', 'Thymian', 'Beifuß', 'Alter Kessel'],
  botTags: {
    easy: 'leichter Bot',
    normal: 'mittlerer Bot',
    hard: 'schwerer Bot',
    expert: 'Meisterbot',
    random: 'Zufallsbot',
    greedy: 'gieriger Bot',
  },
  botHints: {
    easy: 'Spielt mit und übersieht manches.',
    normal: 'Gut für die ersten Partien.',
    hard: 'Überlegt zwei Sekunden und nutzt Fehler aus.',
    expert: 'Überlegt fünf Sekunden und ist schwer zu schlagen.',
    random: 'Tut irgendetwas, was die Regeln erlauben.',
    greedy: 'Nimmt, was gerade am meisten bringt.',
  },
  stepWords: {
    market: 'Markt',
    'change-market': 'Neue Händler',
    'change-route': 'Routenkarten vertauschen',
    any: 'beliebig',
  },
  pieces: {
    spiceCard: 'Gewürzkarte',
    upgradeCard: 'Aufwertungskarte',
    tradeCard: 'Handelskarte',
    onIt: (goods) => `darauf ${goods}`,
    slot: (number) => `Stelle ${number}`,
    pointCard: 'Punktekarte',
    victoryTile: 'Siegpunktplättchen',
    bonusTile: 'Bonusplättchen',
    explorationTile: 'Erkundungsplättchen',
    unknown: 'verdeckt',
    lying: (goods) => `dort zu nehmen: ${goods}`,
    boatsOf: (names) => `Schiffe: ${names}`,
    outpostsOf: (names) => `Niederlassungen: ${names}`,
    fort: 'Fort',
    marketPlace: 'Markt-Feld',
    location: (name) => `Feld ${name}`,
    board: (name) => `Spielplan ${name}`,
    needs: (settlers) => `braucht ${counts.settlers(settlers)}`,
    emblem: (emblem) => `Zeichen ${emblem}`,
    settlersOf: (name, number) => `${counts.settlers(number)} von ${name}`,
    coveredBy: (tile) => `unter einem Erkundungsplättchen: ${tile}`,
    onlyFewer: 'zu zweit und zu dritt verdeckt',
    holds: (goods, number, limit) => `hat ${goods}; ${number} von ${limit}`,
    well: (number) => `freier Platz ${number}`,
    boat: (name) => `Schiff von ${name}`,
    outpost: (name) => `Niederlassung von ${name}`,
    settlersReady: (number) => `${counts.settlers(number)} bereit`,
    settlersReserve: (number) => `${counts.settlers(number)} in Reserve`,
    outpostBoard: (symbol, built, all) => `${symbol}: ${built} von ${all} Niederlassungen gegründet`,
    uncovers: (points) => `deckt ${counts.points(points)} auf`,
    deck: (cards) => `Stapel, ${counts.cards(cards)}`,
    stack: (tiles) => `Stapel, ${counts.tiles(tiles)}`,
    distance: (tiles) => `${tiles} entfernt`,
    lit: 'kannst du wählen',
    chosen: 'gewählt',
    seat: (name, points) => `${name}, ${counts.points(points)}`,
    seatInTurn: (name, points) => `${name}, ${counts.points(points)}, am Zug`,
  },
};
