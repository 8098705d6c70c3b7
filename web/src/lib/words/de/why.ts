import type { why } from '../en/why';
import { countedIn } from '../plural';

const counted = countedIn('de');
const cubes = (number: number) => counted(number, { one: 'Ware', other: 'Waren' });
const fields = (number: number) => counted(number, { one: 'Feld', other: 'Felder' });
const cards = (number: number) => counted(number, { one: 'Karte', other: 'Karten' });
const settlers = (number: number) => `${number} Siedler`;

export const deWhy: typeof why = {
  why: {
    first: (title) => (title ? `Beende zuerst diesen Schritt: ${title}.` : 'Beende zuerst diesen Schritt.'),
    goods: (missing) => `Dafür fehlt dir noch: ${missing}.`,
    trade: (missing) => `Um hier einmal zu tauschen, fehlt dir noch: ${missing}.`,
    once: 'Dieser Tausch muss mindestens einmal ausgeführt werden.',
    noCube: 'Du hast keine Ware dieser Farbe.',
    emptySlot: 'An dieser Stelle liegt keine Karte.',
    cardCost: (cost, have) => `Diese Karte kostet ${cubes(cost)}; du hast ${have}.`,
    played: 'Diese Karte ist ausgespielt. Ruh dich aus, um sie zurückzunehmen.',
    discarded: 'Diese Karte ist abgelegt. Ruh dich aus, um sie zurückzunehmen.',
    notInHand: 'Diese Karte hast du nicht auf der Hand.',
    boatHere: 'Dein Schiff ist schon hier.',
    boatHereStay: (button) => `Dein Schiff ist schon hier. Wähle „${button}“, um hier etwas zu tun.`,
    farCards: (away, reach) =>
      `Bis hierher sind es ${fields(away)}, und deine Karten reichen für ${fields(reach)}.`,
    farStep: 'Du segelst von Feld zu Feld: Wähle eines neben deinem Schiff.',
    far: (away) => `Bis hierher sind es ${fields(away)}: zu weit für diese Fahrt.`,
    toll: (missing) =>
      `Um hier anzuhalten, brauchst du noch ${cubes(missing)}: Jeder Rivale, dessen Schiff hier liegt, bekommt eine.`,
    notMarket: 'Hier geht nur ein Markt.',
    ownOutpost: 'Du hast hier schon eine Niederlassung.',
    rowEmpty: 'Alle deine Niederlassungen dieses Symbols sind schon gegründet.',
    outpostCost: (cost, have) => `Eine Niederlassung kostet hier ${cubes(cost)}; du hast ${have}.`,
    noOutpost: 'Du hast an diesem Markt keine Niederlassung.',
    stayDoes: 'Ein Schiff, das liegen bleibt, muss hier etwas tun.',
    gone: 'Das kann man jetzt nicht nehmen.',
    neededCube: 'Diese Ware brauchst du für den Tausch, für den du bleibst.',
    covered:
      'Ein Erkundungsplättchen verdeckt dieses Feld. Es öffnet sich, sobald jemand das Plättchen mit einem Kompass nimmt.',
    ownSettlers: 'Deine Siedler arbeiten schon hier. Ruh dich aus, um sie heimzuholen.',
    settlers: (need, ready) => `Dafür brauchst du ${settlers(need)}; bereit: ${ready}.`,
    emptyFort: 'An diesem Fort liegt keine Punktekarte.',
    noExploration: 'Dieses Erkundungsplättchen kann man jetzt nicht nehmen.',
    emptyStack: 'Hier liegt kein Bonusplättchen mehr.',
    otherStack: 'Das Bonusplättchen kommt vom Fort, an dem du gerade eine Karte holst.',
    nothingHere: 'Wo dein Schiff liegt, gibt es nichts zu tun.',
    noTile: 'In diesem Hafen liegt kein Siegpunktplättchen.',
    closed:
      'Dieser Hafen ist geschlossen. Er öffnet wieder, wenn anderswo ein Siegpunktplättchen genommen wird.',
    routeFull: (most) => `Deine Route ist mit ${cards(most)} voll: Wähle eine, die ersetzt wird.`,
    routeRoom: 'Deine Route hat Platz: Die Karte kommt an ihr rechtes Ende.',
    emptyPlace: 'An dieser Stelle deiner Route liegt keine Karte.',
    onCard: 'Auf dieser Karte stehen schon Siedler. Ruh dich aus, um sie heimzuholen.',
    atSea: 'Dein Schiff ist auf dem Meer, wo nichts getauscht wird.',
    noOutpostTrade: 'An keinem Markt mit deiner Niederlassung kannst du den Tausch bezahlen.',
    firstColumn: 'Die erste Spalte bringt eine Händlerkarte, kein Bonusplättchen.',
    over: 'Die Partie ist zu Ende.',
    later: {
      explore: 'Erkundungsplättchen nimmt man mit dem Kompass einer Punktekarte.',
      bonusColumn: 'Ein Bonusplättchen ist der Lohn für eine leere Spalte mit Niederlassungen.',
      bonusFort: 'Ein Bonusplättchen kommt mit einer Punktekarte von seinem Fort.',
      boat: 'Dein Schiff segelt, wenn deine Siedler auf einem Feld mit Schiffssymbol arbeiten.',
      row: 'Eine Händlerkarte bekommst du, wenn deine Siedler auf dem Markt-Feld darüber arbeiten.',
    },
  },
};
