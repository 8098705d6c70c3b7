import type { Words } from '../en';
import type { moments } from '../en/moments';
import { countedIn } from '../plural';

const counted = countedIn('de');

export const deMoments: Pick<Words, keyof typeof moments> = {
  moments: {
    earlier: 'Ein früherer Moment',
    start: 'der Anfang',
    earlierHint: 'Die Partie geht weiter. So sah der Tisch damals aus.',
    yourTurn: 'Jetzt bist du dran.',
    back: 'Zurück zum Spiel',
    lineBefore: 'Voriger Eintrag',
    nextLine: 'Nächster Eintrag',
    share: 'Diesen Moment teilen',
    shareGame: 'Partie teilen',
    linkCopied: 'Link kopiert',
    keys: 'Pfeiltasten: ein Schritt, mit Umschalt ein Zug; Pos1 und Ende: Anfang und Schluss; Leertaste: abspielen.',
    result: 'Ergebnis',
    soFar: 'Bisherige Punkte',
    notOver: 'Die Aufzeichnung endet vor dem Schluss der Partie.',
    chart: 'Punkte im Lauf der Partie',
    chartAbout: (rounds) =>
      `Punkte aller Plätze vom ersten Zug an über ${counted(rounds, { one: 'Runde', other: 'Runden' })}`,
    chartTable: 'Dasselbe in Zahlen',
    round: 'Runde',
    end: 'Ende',
    hidden: 'verdeckt',
    lookAt: (round) => `Runde ${round} ansehen`,
    analyse: 'Wendepunkte suchen',
    analyseHint:
      'Der Bot spielt die Partie noch einmal durch und sucht, was die Chancen am stärksten bewegt hat. Das dauert einen Moment.',
    measured:
      'Eine Entscheidung wird mit der besten möglichen verglichen, eine Ziehung mit dem, was zu erwarten war.',
    noTurning: 'Der Bot hat keine Wendepunkte gefunden: Niemand hat eine Chance verspielt.',
    drawn: 'Das Ergebnis der Ziehung.',
    chance: (name, before, after) => `${name}: Gewinnchance von ${before} auf ${after}`,
    look: 'Diesen Moment ansehen',
    own: (name) => `${name} (du)`, // the verbs of the log are in the third person
  },
};
