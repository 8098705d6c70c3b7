import type { Words } from '../en';
import type { moments } from '../en/moments';
import { countedIn } from '../plural';

const counted = countedIn('pl');

export const plMoments: Pick<Words, keyof typeof moments> = {
  moments: {
    earlier: 'Wcześniejszy moment',
    start: 'początek gry',
    earlierHint: 'Gra toczy się dalej. Tak wyglądał wtedy stół.',
    yourTurn: 'Teraz jest twoja tura.',
    back: 'Wróć do gry',
    lineBefore: 'Poprzedni wpis',
    nextLine: 'Następny wpis',
    share: 'Udostępnij ten moment',
    shareGame: 'Udostępnij grę',
    linkCopied: 'Skopiowano link',
    keys: 'Strzałki: krok, z Shiftem: tura; Home i End: początek i koniec; spacja: odtwarzanie.',
    result: 'Wynik',
    soFar: 'Punkty do tej pory',
    notOver: 'Zapis urywa się przed końcem gry.',
    chart: 'Punkty w trakcie gry',
    chartAbout: (rounds) =>
      `Punkty wszystkich graczy od pierwszej tury przez ${counted(rounds, { one: 'rundę', few: 'rundy', many: 'rund', other: 'rundy' })}`,
    chartTable: 'To samo w liczbach',
    round: 'Runda',
    end: 'Koniec',
    hidden: 'ukryte',
    lookAt: (round) => `Pokaż rundę ${round}`,
    analyse: 'Znajdź punkty zwrotne',
    analyseHint: 'Bot przejdzie przez całą grę i sprawdzi, co najbardziej zmieniło szanse. To chwilę potrwa.',
    measured: 'Decyzję porównujemy z najlepszą możliwą, a losowanie z tym, czego można było się spodziewać.',
    noTurning: 'Bot nie znalazł punktów zwrotnych: żadna szansa nie przepadła.',
    drawn: 'Wynik losowania.',
    chance: (name, before, after) => `${name}: szansa na wygraną z ${before} na ${after}`,
    look: 'Zobacz ten moment',
    own: (name) => `${name} (ty)`, // the verbs of the log are in the third person
  },
};
