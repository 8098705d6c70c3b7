import type { why } from '../en/why';
import { countedIn } from '../plural';

const counted = countedIn('de');
const cubes = (number: number) => counted(number, { one: 'Ware', other: 'Waren' });
const fields = (number: number) => counted(number, { one: 'Feld', other: 'Felder' });
const cards = (number: number) => counted(number, { one: 'Karte', other: 'Karten' });
const settlers = (number: number) => `${number} Siedler`;

const missing = (goods: string) => `Dafür fehlt dir noch: ${goods}.`;
const emptySlot = 'An dieser Stelle liegt keine Karte.';
const discarded = 'Diese Karte ist abgelegt. Ruh dich aus, um sie zurückzunehmen.';
const gone = 'Das kann man jetzt nicht nehmen.';

export const deWhy: typeof why = {
  why: {
    not_asked: {
      first: (title) => (title ? `Beende zuerst diesen Schritt: ${title}.` : 'Beende zuerst diesen Schritt.'),
      explore: 'Erkundungsplättchen nimmt man mit dem Kompass einer Punktekarte.',
      column: 'Ein Bonusplättchen ist der Lohn für eine leere Spalte mit Niederlassungen.',
      fort: 'Ein Bonusplättchen kommt mit einer Punktekarte von seinem Fort.',
      boat: 'Dein Schiff segelt, wenn deine Siedler auf einem Feld mit Schiffssymbol arbeiten.',
      market: 'Eine Händlerkarte bekommst du, wenn deine Siedler auf dem Markt-Feld darüber arbeiten.',
    },
    other_seat: (name) => `${name} ist gerade an der Reihe.`,
    game_over: 'Die Partie ist zu Ende.',
    no_such_cube: 'Du hast keine Ware dieser Farbe.',
    cannot_pay_card: missing,
    cannot_pay_order: missing,
    cannot_pay_tile: missing,
    cannot_pay_trade: {
      missing: (missing) => `Um hier einmal zu tauschen, fehlt dir noch: ${missing}.`,
      besides: (need, have) =>
        `Um zu bleiben und zu tauschen, brauchst du samt Abgabe ${cubes(need)}; du hast ${have}.`,
      times: (times) => `Deine Waren reichen für diesen Tausch ${times}-mal.`,
    },
    must_trade: 'Dieser Tausch muss mindestens einmal ausgeführt werden.',
    empty_slot: emptySlot,
    no_order: emptySlot,
    too_few_cubes: (cost, have) => `Diese Karte kostet ${cubes(cost)}; du hast ${have}.`,
    not_in_hand: {
      played: 'Diese Karte ist ausgespielt. Ruh dich aus, um sie zurückzunehmen.',
      discarded: discarded,
      elsewhere: 'Diese Karte hast du nicht auf der Hand.',
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
      stay: (button) => `Dein Schiff ist schon hier. Wähle „${button}“, um hier etwas zu tun.`,
      elsewhere: 'Dein Schiff ist schon hier.',
    },
    too_far: {
      cards: (away, reach) =>
        `Bis hierher sind es ${fields(away)}, und deine Karten reichen für ${fields(reach)}.`,
      tile: 'Du segelst von Feld zu Feld: Wähle eines neben deinem Schiff.',
      location: (away) => `Bis hierher sind es ${fields(away)}: zu weit für diese Fahrt.`,
    },
    cannot_pay_toll: (missing) =>
      `Um hier anzuhalten, brauchst du noch ${cubes(missing)}: Jeder Rivale, dessen Schiff hier liegt, bekommt eine.`,
    not_a_market: 'Hier geht nur ein Markt.',
    outpost_stands: 'Du hast hier schon eine Niederlassung.',
    row_empty: 'Alle deine Niederlassungen dieses Symbols sind schon gegründet.',
    cannot_pay_outpost: (cost, have) => `Eine Niederlassung kostet hier ${cubes(cost)}; du hast ${have}.`,
    no_outpost: 'Du hast an diesem Markt keine Niederlassung.',
    must_act: 'Ein Schiff, das liegen bleibt, muss hier etwas tun.',
    needed_to_act: 'Diese Ware brauchst du für den Tausch, für den du bleibst.',
    covered:
      'Ein Erkundungsplättchen verdeckt dieses Feld. Es öffnet sich, sobald jemand das Plättchen mit einem Kompass nimmt.',
    own_settlers: 'Deine Siedler arbeiten schon hier. Ruh dich aus, um sie heimzuholen.',
    too_few_settlers: (need, ready) => `Dafür brauchst du ${settlers(need)}; bereit: ${ready}.`,
    fort_empty: 'An diesem Fort liegt keine Punktekarte.',
    no_such_tile: 'Dieses Erkundungsplättchen kann man jetzt nicht nehmen.',
    stack_empty: 'Hier liegt kein Bonusplättchen mehr.',
    other_stack: 'Das Bonusplättchen kommt vom Fort, an dem du gerade eine Karte holst.',
    nothing_to_do: 'Wo dein Schiff liegt, gibt es nichts zu tun.',
    port_empty: 'In diesem Hafen liegt kein Siegpunktplättchen.',
    port_closed:
      'Dieser Hafen ist geschlossen. Er öffnet wieder, wenn anderswo ein Siegpunktplättchen genommen wird.',
    route_full: (most) => `Deine Route ist mit ${cards(most)} voll: Wähle eine, die ersetzt wird.`,
    route_not_full: 'Deine Route hat Platz: Die Karte kommt an ihr rechtes Ende.',
    no_route_card: 'An dieser Stelle deiner Route liegt keine Karte.',
    settlers_on_card: 'Auf dieser Karte stehen schon Siedler. Ruh dich aus, um sie heimzuholen.',
    no_trade_at_sea: 'Dein Schiff ist auf dem Meer, wo nichts getauscht wird.',
    no_outpost_trade: 'An keinem Markt mit deiner Niederlassung kannst du den Tausch bezahlen.',
    only_a_card: 'Die erste Spalte bringt eine Händlerkarte, kein Bonusplättchen.',
  },
};
