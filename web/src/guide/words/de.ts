import type { Guide } from './en';

const guide: Guide = {
  label: 'Begleiter',
  progress: (number, all) => `${number} von ${all}`,
  text: 'Worte des Begleiters',
  next: 'Weiter',
  skip: 'Überspringen',
  hide: 'Begleiter ausblenden',
  show: 'Begleiter zeigen',
  suggested: 'Versuch dies',
  yours: 'Oder tu, was du magst: alles, was leuchtet, ist erlaubt.',
  noMove: 'Du gehst deinen eigenen Weg. Spiel weiter, der Begleiter wartet auf den richtigen Moment.',
  hint: 'Zug vorschlagen',
  waiting: (name) => `${name} ist am Zug. Was geschieht, steht im Verlauf.`,
  playOn: 'Zu Ende spielen',
  newTable: 'Neuen Tisch eröffnen',
  rules: 'Regeln lesen',
  chapters: {
    'sand-to-sea': {
      goal: {
        title: 'Worum es geht',
        text: 'Du verkaufst Waren in den vier Häfen an den Ecken der Karte. Jedes Siegpunktplättchen zeigt seine Punkte und seinen Preis. Wer ein viertes nimmt, läutet die letzte Runde ein; dann gewinnt, wer die meisten Punkte hat.',
      },
      start: {
        title: 'Waren und ein Startplatz',
        text: 'Alle nehmen einen Satz Waren und setzen ihr Schiff auf einen Markt. Der Wert der Waren steigt: Gelb, Rot, Grün, Braun.',
        move: 'Nimm die zwei roten. Beginne dann auf dem markierten Teemarkt: der daneben macht aus Rot Grün, und der Hafen, zu dem wir wollen, ist nah.',
      },
      table: {
        title: 'Was vor dir liegt',
        text: 'Der Laderaum fasst 10 Waren. Händlerkarten auf der Hand arbeiten für dich, die in der Auslage kannst du nehmen. Auf deiner Ablage stehen 16 Niederlassungen, vier je Symbol. Ein Zug ist eines von vier Dingen: eine Karte ausspielen, segeln, eine Karte nehmen oder ausruhen.',
      },
      gain: {
        title: 'Spiel eine Karte aus',
        text: 'Spiel eine Handkarte aus und tu, was sie zeigt. Eine Gewürzkarte bringt Waren. Danach liegt sie ausgespielt vor dir.',
        move: 'Spiel die Karte aus, die 2 gelbe bringt: mit Waren bezahlt man auch.',
      },
      sail: {
        title: 'Segeln',
        text: 'Jedes Feld, das du segelst, kostet eine Karte, von der Hand oder ausgespielt. Sie kommt verdeckt auf deinen Ablagestapel. Endest du an einem Markt mit einem fremden Schiff, gibst du dem Besitzer eine Ware.',
        move: 'Segle ein Feld zum markierten Teemarkt und bezahle mit der ausgespielten Karte: sie hat ihre Arbeit getan.',
      },
      build: {
        title: 'Gründe eine Niederlassung',
        text: 'Du tauschst nur dort, wo du eine Niederlassung hast. Die erste an einem Markt ist kostenlos; zu zweit kostet jede weitere 2 Waren für jede, die dort schon steht. Sie kommt aus der Reihe des Symbols auf deiner Ablage, von links.',
        move: 'Hier hat noch niemand gegründet, also kostet es nichts.',
      },
      trade: {
        title: 'Tausche am Markt',
        text: 'Mit deiner Niederlassung auf dem Feld darfst du tauschen, so oft du bezahlen kannst: gib, was über dem Pfeil steht, nimm, was darunter steht.',
        move: 'Aus 2 roten werden 2 grüne.',
      },
      acquire: {
        title: 'Nimm eine Händlerkarte',
        text: 'Die linke Karte ist kostenlos. Für eine andere legst du auf jede Karte links davon eine Ware beliebiger Farbe. Waren auf einer Karte bekommt, wer die Karte nimmt.',
        move: 'Die dritte Karte bringt bei jedem Ausspielen Gelb und Grün. Bezahle mit deinen zwei gelben.',
      },
      rest: {
        title: 'Ruh dich aus',
        text: 'Ausgespielte und abgelegte Karten kommen erst zurück, wenn du dich ausruhst. Das ist ein ganzer Zug und holt alle auf die Hand.',
        move: 'Hol die Karte zurück, mit der du gesegelt bist.',
      },
      upgrade: {
        title: 'Werte Waren auf',
        text: 'Eine Aufwertungskarte hebt Waren um eine Stufe je Schritt, dieselbe oder verschiedene. Du darfst früher aufhören.',
        move: 'Der nahe Hafen will 1 gelbe, 2 grüne und 1 braune. Werte eine grüne zu Braun auf und hör dann auf.',
      },
      port: {
        title: 'Verkaufe in einem Hafen',
        text: 'Im Hafen darfst du den Preis des Siegpunktplättchens bezahlen und es nehmen. Ein neues kommt vom Stapel. Taucht der geschlossene Hafen auf, verkauft dieser Hafen nichts, bis anderswo ein Plättchen genommen wird.',
        move: 'Deine Karte mit Gelb und Grün macht den Preis voll. Segle dann zum Hafen und nimm das Plättchen: 12 Punkte.',
      },
      scoring: {
        title: 'Wie die Punkte gezählt werden',
        text: 'Am Ende hast du die Punkte deiner Siegpunktplättchen, die Zahlen, die deine Niederlassungen auf der Ablage aufgedeckt haben, Punkteplättchen und 1 je Ware, die nicht gelb ist. Eine leere Spalte deiner Ablage belohnt dich sofort: die erste mit einer Händlerkarte, die anderen mit einer Karte oder einem Bonusplättchen. Bei Gleichstand gewinnt, wer später am Zug war.',
      },
      end: {
        title: 'Du kennst das Spiel',
        text: 'Noch drei Plättchen, dann kommt die letzte Runde. Was am Ende eines Zuges keinen Platz hat, geht zurück: es ist Platz für 10 Waren. Berühre etwas, das nicht leuchtet, und die Leiste unten sagt dir, warum.',
      },
    },
    'east-to-west-1': {
      goal: {
        title: 'Worum es geht',
        text: 'Über den vier Forts liegen Punktekarten. Du bezahlst ihre Waren und nimmst sie. Wer eine achte Karte nimmt, läutet die letzte Runde ein; dann gewinnt, wer die meisten Punkte hat.',
      },
      table: {
        title: 'Was vor dir liegt',
        text: 'Dein Lager fasst 10 Waren; ihr Wert steigt: Gelb, Rot, Grün, Braun. Du hast 12 Siedler; zu zweit sind 7 bereit, die anderen warten in der Reserve. Händlerkarten liegen unter den Märkten, und deine Handelsroute fasst 5 davon. Ein Zug ist eines von drei Dingen: arbeiten, reisen oder ausruhen.',
      },
      gain: {
        title: 'Arbeiten',
        text: 'Schick bereite Siedler auf ein Feld, so viele, wie seine Zahl sagt, und tu, was es zeigt. Hier kommen Waren aus dem Vorrat. Wo ein Rivale steht, brauchst du einen mehr als er, und seine Siedler kehren heim.',
        move: 'Vier Siedler bringen 2 gelbe und 1 braune.',
      },
      trade: {
        title: 'Arbeiten und tauschen',
        text: 'Manche Felder tauschen Waren: gib, was über dem Pfeil steht, nimm, was darunter steht, so oft du bezahlen kannst, mindestens einmal.',
        move: 'Aus 3 gelben werden 3 rote: genau der Preis der Karte über dem zweiten Fort.',
      },
      fort: {
        title: 'Hol eine Punktekarte',
        text: 'In einem Fort bezahlst du die Karte darüber und nimmst sie. Ihr Vorteil kommt sofort: mehr Siedler, ein Siedler weniger oder Waren bei einem Zeichen, oder ein Kompass. Danach darfst du das Bonusplättchen des Forts auf einen deiner 3 Plätze legen.',
        move: 'Diese Karte hat einen Kompass: du nimmst ein Erkundungsplättchen. Mit dem markierten wertest du 3-mal auf, und das Feld darunter ist dann für alle offen. Nimm danach das Bonusplättchen.',
      },
      take: {
        title: 'Ein Händler für deine Route',
        text: 'An einem Markt nutzt du entweder die Händlerkarte darunter und legst sie ab, oder du nimmst sie ohne ihre Aktion in deine Handelsroute. Dann rücken die Händler nach links.',
        move: 'Ein Siedler genügt. Du hast kein Gelb und kannst die Karte jetzt nicht nutzen: sie kommt in deine Route.',
      },
      rest: {
        title: 'Ruh dich aus',
        text: 'Siedler bleiben an der Arbeit, bis du dich ausruhst oder ein Rivale sie verdrängt. Ausruhen ist ein ganzer Zug und holt alle heim, vom Spielplan und von deiner Route.',
        move: 'Alle deine Siedler sind unterwegs: hol sie heim.',
      },
      changeRoute: {
        title: 'Handelsroute ändern',
        text: 'Dieses Feld gibt 1 gelbe. Danach darfst du zwei Karten deiner Route vertauschen. Das ist wichtig, denn Karten links sind günstiger.',
        move: 'Mit einer Karte gibt es noch nichts zu vertauschen, aber sie braucht Gelb.',
      },
      travel: {
        title: 'Reisen',
        text: 'Beim Reisen schickst du Siedler auf eine Karte deiner eigenen Route und führst sie aus. Das braucht 1 Siedler und 1 mehr für jede Karte ohne Siedler links davon.',
        move: 'Deine Karte macht aus Gelb und Rot eine braune.',
      },
      use: {
        title: 'Nutze eine Händlerkarte sofort',
        text: 'Die andere Möglichkeit eines Marktes: führe die Karte darunter jetzt aus. Dann kommt sie auf deinen Ablagestapel, wo sie für manche Bonusplättchen noch zählt.',
        move: 'Die dritte Karte gibt eine grüne. Wähle nutzen, nicht nehmen.',
      },
      changeMarket: {
        title: 'Neue Händler',
        text: 'Dieses Feld schiebt die vier Händlerkarten unter den Stapel und legt vier andere aus. Und du spielst sofort noch einen Zug.',
        move: 'Ein Siedler, und du bist gleich noch einmal dran.',
      },
      scoring: {
        title: 'Wie die Punkte gezählt werden',
        text: 'Am Ende hast du die Punkte deiner Punktekarten, deiner Bonusplättchen je vollständigem Satz, deiner Erkundungsplättchen und 1 je Ware, die nicht gelb ist. Bei Gleichstand gewinnt, wer später am Zug war.',
      },
      end: {
        title: 'Du kennst das Spiel',
        text: 'Punktekarten helfen dir bis zum Ende, deshalb sind frühe mehr wert als ihre Punkte. Was am Ende eines Zuges keinen Platz hat, geht zurück: es ist Platz für 10 Waren. Berühre etwas, das nicht leuchtet, und die Leiste unten sagt dir, warum.',
      },
    },
  },
};

export default guide;
