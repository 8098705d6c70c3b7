import type { Guide } from './en';

const guide: Guide = {
  label: 'Begleiter',
  progress: (number, all) => `${number} von ${all}`,
  text: 'Worte des Begleiters',
  next: 'Weiter',
  skip: 'Überspringen',
  hide: 'Begleiter ausblenden',
  show: 'Begleiter zeigen',
  suggested: 'Vorschlag',
  confirm: 'Gewählt. Drück noch einmal, um es zu tun',
  yours: 'Oder tu, was du magst: Alles, was leuchtet, ist erlaubt.',
  noMove: 'Du gehst deinen eigenen Weg. Spiel weiter, der Begleiter wartet auf den richtigen Moment.',
  detours: {
    goods: 'Dafür fehlen dir Waren: Nimm erst welche oder werte auf, was du hast.',
    cards: 'Ruh dich aus: Dann kommen alle ausgespielten und abgelegten Karten auf deine Hand zurück.',
    settlers: 'Ruh dich aus: Dann kommen alle deine Siedler heim.',
  },
  hint: 'Um einen Tipp bitten',
  waiting: (name) => `${name} ist am Zug. Was geschieht, steht im Verlauf.`,
  playOn: 'Zu Ende spielen',
  newTable: 'Neuen Tisch eröffnen',
  rules: 'Regeln lesen',
  chapters: {
    'sand-to-sea': {
      goal: {
        title: 'Worum es geht',
        text: 'Du verkaufst Waren in den Häfen an den Ecken der Seekarte. Jedes Siegpunktplättchen zeigt seine Punkte und seinen Preis. Die Runde, in der jemand das {to_end.nth} Plättchen nimmt, ist die letzte; dann gewinnt, wer die meisten Punkte hat.',
      },
      start: {
        title: 'Waren und ein Startplatz',
        text: 'Alle nehmen einen Satz Waren und setzen ihr Schiff auf einen Markt. Der Wert der Waren steigt: Gelb, Rot, Grün, Braun.',
        move: 'Nimm die 2 Rot. Beginne dann am markierten Teemarkt: Der daneben macht aus Rot Grün, und der Hafen, zu dem wir wollen, ist nah.',
      },
      table: {
        title: 'Was vor dir liegt',
        text: 'Der Laderaum fasst {storage} Waren. Händlerkarten auf der Hand arbeiten für dich, die in der Auslage kannst du erwerben. Auf deiner Spielerablage stehen {outposts_each} Niederlassungen, {outposts_row} je Symbol. In deinem Zug tust du eines von vier Dingen: eine Karte ausspielen, segeln, eine Karte erwerben oder ausruhen.',
      },
      gain: {
        title: 'Spiel eine Karte aus',
        text: 'Spiel eine Handkarte aus und tu, was sie zeigt. Eine Gewürzkarte bringt Waren. Danach liegt sie ausgespielt vor dir.',
        move: 'Spiel die Karte aus, die 2 Gelb bringt: Mit Waren bezahlt man auch.',
      },
      sail: {
        title: 'Segeln',
        text: 'Jedes Feld, das du segelst, kostet eine Karte, aus der Hand oder von den ausgespielten. Sie kommt verdeckt auf deinen Ablagestapel. Endet deine Fahrt an einem Markt mit dem Schiff eines Rivalen, gibst du ihm eine Ware.',
        move: 'Segle ein Feld zum markierten Teemarkt und bezahle mit der ausgespielten Karte: Sie hat ihre Arbeit getan.',
      },
      build: {
        title: 'Gründe eine Niederlassung',
        text: 'Du tauschst nur an Märkten, an denen du eine Niederlassung hast. Die erste an einem Markt ist kostenlos; zu zweit kostet jede weitere {outpost_cubes.count:Ware|Waren} für jede, die dort schon steht. Du nimmst sie aus der Reihe dieses Symbols auf deiner Spielerablage, von links.',
        move: 'Hier steht noch keine Niederlassung, also kostet es nichts.',
      },
      trade: {
        title: 'Tausche am Markt',
        text: 'Mit deiner Niederlassung auf dem Feld darfst du tauschen, so oft du willst und bezahlen kannst: Gib, was über dem Pfeil steht, nimm, was darunter steht.',
        move: 'Aus 2 Rot werden 2 Grün.',
      },
      acquire: {
        title: 'Erwirb eine Händlerkarte',
        text: 'Die erste Karte von links ist kostenlos. Für eine andere legst du auf jede Karte links davon eine Ware beliebiger Farbe. Waren auf einer Karte bekommt, wer die Karte erwirbt.',
        move: 'Die zweite Karte bringt bei jedem Ausspielen Gelb und Grün. Bezahle mit 1 Gelb.',
      },
      rest: {
        title: 'Ruh dich aus',
        text: 'Ausgespielte und abgelegte Karten kommen erst zurück, wenn du dich ausruhst. Das ist ein ganzer Zug, und du nimmst alle auf die Hand.',
        move: 'Nimm die Karte zurück, mit der du gesegelt bist.',
      },
      upgrade: {
        title: 'Werte Waren auf',
        text: 'Mit jedem Schritt einer Aufwertungskarte wertest du eine Ware um eine Stufe auf, dieselbe oder eine andere. Du darfst früher aufhören.',
        move: 'Der Hafen neben dir verlangt 1 Gelb, 2 Grün und 1 Braun. Werte 1 Grün zu Braun auf und dein Gelb zu Rot: Rot ist am Spielende 1 Punkt wert.',
      },
      port: {
        title: 'Verkaufe in einem Hafen',
        text: 'Im Hafen darfst du den Preis des Siegpunktplättchens bezahlen und es nehmen. Ein neues kommt vom Stapel. Taucht das Plättchen „geschlossener Hafen“ auf, gibt es dort kein Siegpunktplättchen, bis anderswo eines genommen wird.',
        move: 'Deine Karte mit Gelb und Grün macht den Preis voll. Segle dann zum Hafen und nimm das Plättchen: 12 Punkte.',
      },
      scoring: {
        title: 'Wie die Punkte gezählt werden',
        text: 'Am Ende zählen deine Siegpunktplättchen, die Zahlen, die deine Niederlassungen auf der Spielerablage aufgedeckt haben, Bonusplättchen mit Punkten und 1 Punkt je Ware außer Gelb. Eine leere Spalte deiner Spielerablage belohnt dich sofort: die erste mit einer Händlerkarte, die anderen mit einer Karte oder einem Bonusplättchen. Bei Gleichstand gewinnt, wer später an der Reihe war.',
      },
      end: {
        title: 'Du kennst das Spiel',
        text: 'Die Runde, in der jemand das {to_end.nth} Siegpunktplättchen nimmt, ist die letzte. Dein Laderaum fasst {storage} Waren; was am Ende eines Zuges nicht hineinpasst, geht zurück in den Vorrat. Berühre etwas, das nicht leuchtet, und die Leiste unten sagt dir, warum.',
      },
    },
    'east-to-west-1': {
      goal: {
        title: 'Worum es geht',
        text: 'Über den Forts liegen Punktekarten. Du bezahlst sie mit Waren und holst sie dir. Die Runde, in der jemand die {to_end.nth} holt, ist die letzte; dann gewinnt, wer die meisten Punkte hat.',
      },
      table: {
        title: 'Was vor dir liegt',
        text: 'Dein Lager fasst {storage} Waren; ihr Wert steigt: Gelb, Rot, Grün, Braun. Du hast {settlers} Siedler; zu zweit sind {ready_settlers} bereit, die anderen warten in der Reserve. Händlerkarten liegen unter den Märkten, und deine Handelsroute fasst {route_length} davon. In deinem Zug tust du eines von drei Dingen: arbeiten, reisen oder ausruhen.',
      },
      gain: {
        title: 'Arbeiten',
        text: 'Schick bereite Siedler auf ein Feld, so viele, wie seine Zahl sagt, und tu, was es zeigt. Hier kommen Waren aus dem Vorrat. Wo ein Rivale steht, brauchst du einen mehr als er, und seine Siedler kehren heim.',
        move: 'Zwei Siedler bringen 1 Rot.',
      },
      trade: {
        title: 'Arbeiten und tauschen',
        text: 'Auf manchen Feldern tauschst du Waren: Gib, was über dem Pfeil steht, nimm, was darunter steht, so oft du willst und bezahlen kannst, aber mindestens einmal.',
        move: 'Aus 1 Rot werden 3 Gelb. Die Karte über dem ersten Fort kostet 4 Gelb und 1 Rot; ein Rot hast du bald wieder.',
      },
      take: {
        title: 'Ein Händler für deine Route',
        text: 'An einem Markt nutzt du entweder die Händlerkarte darunter und legst sie ab, oder du nimmst sie ohne ihre Aktion in deine Handelsroute auf. Dann rücken die Händler nach links.',
        move: 'Ein Siedler genügt. Die Karte bringt jedes Mal 2 Gelb und 1 Rot: Nimm sie in deine Route auf.',
      },
      travel: {
        title: 'Reisen',
        text: 'Beim Reisen schickst du Siedler auf eine Karte deiner eigenen Route und führst ihre Aktion aus. Das braucht 1 Siedler und 1 mehr für jede Karte ohne Siedler links davon.',
        move: 'Ein Siedler bringt 2 Gelb und 1 Rot, und nach jedem Ausruhen wieder.',
      },
      fort: {
        title: 'Hol eine Punktekarte',
        text: 'In einem Fort bezahlst du die Karte darüber und holst sie dir. Ihr Vorteil kommt sofort: Eine Satteltasche bringt Siedler, ein Kompass ein Erkundungsplättchen, Hammer und Talisman helfen auf Feldern mit ihrem Zeichen. Danach darfst du das Bonusplättchen des Forts auf einen deiner {bonus_spaces} Plätze legen.',
        move: 'Diese Karte hat einen Kompass: Du nimmst ein Erkundungsplättchen. Eines vom Spielplan würde das Feld darunter für alle öffnen; mit dem markierten wertest du dreimal auf. Nimm danach das Bonusplättchen.',
      },
      rest: {
        title: 'Ruh dich aus',
        text: 'Siedler bleiben an der Arbeit, bis du dich ausruhst oder ein Rivale sie verdrängt. Ausruhen ist ein ganzer Zug und holt alle heim, vom Spielplan und von deiner Route.',
        move: 'Nur noch 2 deiner Siedler sind verfügbar: Hol die anderen heim.',
      },
      changeRoute: {
        title: 'Routenkarten vertauschen',
        text: 'Dieses Feld gibt 1 Gelb. Danach darfst du zwei Karten deiner Route vertauschen. Das ist wichtig, denn Karten weiter links brauchen weniger Siedler.',
        move: 'Mit einer Karte gibt es noch nichts zu vertauschen, aber ein Siedler bringt 1 Gelb.',
      },
      use: {
        title: 'Nutze eine Händlerkarte sofort',
        text: 'Die andere Möglichkeit an einem Markt: Führe die Aktion der Karte darunter jetzt aus. Dann kommt sie auf deinen Ablagestapel, wo sie für manche Bonusplättchen noch zählt.',
        move: 'Drei Siedler, und aus 3 Rot werden 2 Braun. Nutze die Karte, statt sie in die Route aufzunehmen.',
      },
      changeMarket: {
        title: 'Neue Händler',
        text: 'Die {market_slots} Händlerkarten kommen unter den Stapel, und {market_slots} andere werden ausgelegt. Du spielst sofort noch einen Zug.',
        move: 'Deine letzten drei Siedler, und du bist gleich noch einmal dran: Ruh dich aus, und alle kommen heim.',
      },
      scoring: {
        title: 'Wie die Punkte gezählt werden',
        text: 'Am Ende zählen deine Punktekarten, deine Bonusplättchen je vollständigem Satz, deine Erkundungsplättchen und 1 Punkt je Ware außer Gelb. Bei Gleichstand gewinnt, wer später an der Reihe war.',
      },
      end: {
        title: 'Du kennst das Spiel',
        text: 'Punktekarten helfen dir bis zum Ende, deshalb sind frühe mehr wert als ihre Punkte. Dein Lager fasst {storage} Waren; was am Ende eines Zuges nicht hineinpasst, geht zurück in den Vorrat. Berühre etwas, das nicht leuchtet, und die Leiste unten sagt dir, warum.',
      },
    },
  },
};

export default guide;
