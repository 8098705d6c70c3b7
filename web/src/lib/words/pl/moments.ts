import type { Words } from '../en';
import type { moments } from '../en/moments';
import { countedIn } from '../plural';

const counted = countedIn('pl');

export const plMoments: Pick<Words, keyof typeof moments> = {
  moments: {
    earlier: 'Wcześniejsza chwila',
    earlierHint: 'Gra toczy się dalej. Tak stół wyglądał wtedy.',
    yourTurn: 'Teraz jest twoja tura.',
    back: 'Wróć do gry',
    lineBefore: 'Poprzedni wpis',
    nextLine: 'Następny wpis',
    share: 'Udostępnij tę chwilę',
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
    measured: 'Decyzję porównujemy z najlepszą możliwą, losowanie z tym, czego można się było spodziewać.',
    noTurning: 'Bot nie znalazł punktów zwrotnych: nikt nie wypuścił szansy z rąk.',
    drawn: 'To, co wylosowano.',
    chance: (name, before, after) => `${name}: szansa na wygraną z ${before} na ${after}`,
    look: 'Zobacz tę chwilę',
  },
};
