import type { Rules } from './en';

/** One-letter words stay with what they belong to: Polish does not leave them at the end of a line. */
const held = (text: string) => text.replace(/(?<=^|[\s(„])([aiouwz]) /gi, '$1\u00a0');

function each<Texts extends object, Text>(texts: Texts, change: (text: Text) => Text): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text as Text)])) as Texts;
}

const rules: Rules = {
  passages: {
    setupSand: [
      '',
      'Każdy ma na ręce dwie karty: weź YY i ulepsz 2. Cztery z 43 kart kupieckich leżą w rzędzie. 16 rynków i 4 kafle morza układa się losowo, do tego 4 porty; na każdym porcie leży kafel PZ, a kafel zamkniętego portu kryje się wśród następnych 6 ze stosu. Każdy ma 16 faktorii.',
    ],
    setupWonders: [
      '',
      '20 rynków układa się losowo, do tego 4 porty; na każdym porcie leży kafel PZ, a kafel zamkniętego portu kryje się wśród następnych 6 ze stosu. Każdy ma 20 faktorii.',
    ],
    setupBoats: [
      '',
      'Pierwszy wybiera ten, kto gra ostatni: jeden z zestawów YYYY, YYR, RR i YG oraz rynek dla statku.',
    ],
    setupSpice: [
      '',
      'Pięć z 36 kart punktów leży odkrytych. Nad pierwszą z lewej leży dwa razy tyle złotych monet, ilu jest graczy, nad drugą tyle samo srebrnych. Każdy ma na ręce dwie karty: weź YY i ulepsz 2. Sześć z 43 kart kupieckich leży w rzędzie. Kostki na start według kolejności: YYY, YYYY, YYYY, YYYR, YYYR.',
    ],
    setupLand1: [
      '',
      'Plansze to A1, B1, E2 i C2. Nad każdym fortem leży karta punktów, przy nim stos kafli bonusowych, a pod każdym rynkiem jedna z 43 kart kupieckich. Wszystkie 10 kafli eksploracji leży obok planszy; przy 2 lub 3 graczach dwa z nich leżą na terenach.',
    ],
    setupLand2: [
      '',
      'Plansze to A2, B2, C1 i F2. Nad każdym fortem leży karta punktów; na planszach leżą cztery stosy po cztery kafle bonusowe. Kafle eksploracji zakrywają siedem terenów, przy 2 lub 3 graczach dziewięć. Po trzy rynki każdego symbolu leżą wokół kafla morza, na którym zaczynają wszystkie statki. Każdy ma 12 faktorii, po trzy na symbol.',
    ],
    setupLand3: [
      '',
      'Plansze to A2, B2, C1, D2, E2 i F2. Nad każdym fortem leży karta punktów, a pod każdym rynkiem jedna z 43 kart kupieckich; na planszach leżą cztery stosy po cztery kafle bonusowe. Kafle eksploracji zakrywają osiem terenów, przy 2 lub 3 graczach dziesięć. Po trzy rynki każdego symbolu leżą wokół kafla morza, na którym zaczynają wszystkie statki. Każdy ma 12 faktorii, po trzy na symbol.',
    ],
    setupNewWorld: [
      '',
      'Plansze to A1, B1, C1 i jedna z D1, E1 i F1. Nad każdym fortem leży karta punktów, przy nim stos kafli bonusowych. Kafle eksploracji zakrywają osiem terenów, przy 2 lub 3 graczach dziesięć.',
    ],
    setupGoods: ['', 'Kostki na start według kolejności: YYY, YYYY, YYYY, YYYR. Pierwszego gracza losujemy.'],
    bonusHarbour: [
      'Kafle bonusowe',
      '+1 ruch: jeden kafel każdego rejsu jest za darmo. +3 ładownia: miejsce na 3 kostki więcej. Punkty: tyle, ile na kaflu, na koniec gry.',
    ],
    bonusWonders: [
      'Kafle bonusowe',
      '+1 ruch: każdy rejs prowadzi o kafel dalej za darmo. +3 ładownia: miejsce na 3 kostki więcej. Zbiory: dają też R. Ulepszenie: ulepsz 1 po handlu na rynku. Punkty: tyle, ile na kaflu, na koniec gry.',
    ],
    bonusSets: [
      'Kafle bonusowe',
      'Każdy daje na koniec punkty za każdy pełny komplet tego, co pokazuje: korzyści, kart, kafli, kostek, osadników w rezerwie.',
    ],
    hold: [
      '',
      'Wartość kostek rośnie: żółta, czerwona, zielona, brązowa. Ładownia mieści 10; nadwyżka wraca do zapasów na koniec tury.',
    ],
    caravan: [
      '',
      'Wartość kostek rośnie: żółta, czerwona, zielona, brązowa. Karawana mieści 10; nadwyżka wraca do zapasów na koniec tury.',
    ],
    storage: [
      '',
      'Wartość kostek rośnie: żółta, czerwona, zielona, brązowa. Skład mieści 10; nadwyżka wraca do zapasów na koniec tury. Masz 12 osadników: 6 jest gotowych (w grze dwuosobowej 7), reszta czeka w rezerwie.',
    ],
    four: ['', 'Tura to jedna z czterech akcji.'],
    three: ['', 'Tura to jedna z trzech akcji.'],
    two: ['', 'Tura to jedna z dwóch akcji.'],
    crossingTurn: [
      '',
      'W turze możesz najpierw popłynąć, a potem zrobić jedną z trzech rzeczy tam, gdzie stoi statek.',
    ],
    acquire: [
      'Nabycie',
      'Weź kartę kupiecką z rzędu. Na każdej karcie po jej lewej kładziesz po kostce; kostki leżące na branej karcie są twoje.',
    ],
    play: [
      'Zagranie',
      'Użyj karty z ręki: weź kostki, ulepsz kostki o poziom za każdy krok albo wymieniaj tyle razy, ile możesz.',
    ],
    sailWithCards: [
      'Ruch',
      'Każdy kafel kosztuje kartę z ręki albo z zagranych. Gdy kończysz na rynku ze statkami rywali, dajesz każdemu z nich kostkę. Potem na rynku możesz zbudować faktorię, a ze swoją faktorią wymieniać; w porcie możesz kupić kafel PZ. Możesz też zostać na miejscu, aby to zrobić.',
    ],
    sailWithCubes: [
      'Ruch',
      'Jeden kafel jest za darmo. Za każdy następny zostawiasz kostkę na kaflu, z którego płyniesz. Gdy zatrzymujesz się na rynku ze statkami rywali, dajesz każdemu z nich kostkę, a potem zbierasz wszystkie leżące tam kostki.',
    ],
    marketHere: [
      'Rynek',
      'Zbuduj faktorię, jeśli jeszcze jej tu nie masz. Ze swoją faktorią wymieniaj tyle razy, ile możesz.',
    ],
    portHere: [
      'Port',
      'Kup kafel PZ. Kafel zamkniętego portu, gdy już się pojawi, przenosi się tam, gdzie właśnie kupiono kafel.',
    ],
    harvest: ['Zbiory', 'Weź 2 żółte, gdziekolwiek stoi twój statek.'],
    claim: [
      'Zdobycie punktów',
      'Zapłać za kartę punktów i weź ją. Pierwsza z lewej daje złotą monetę, druga srebrną, dopóki są; gdy zabraknie złotych, srebrne przechodzą nad pierwszą.',
    ],
    restAll: ['Odpoczynek', 'Weź na rękę wszystkie zagrane i odrzucone karty.'],
    restPlayed: ['Odpoczynek', 'Weź na rękę wszystkie zagrane karty.'],
    restBoards: ['Odpoczynek', 'Odzyskaj wszystkich swoich osadników.'],
    restRoute: ['Odpoczynek', 'Odzyskaj wszystkich swoich osadników z planszy i ze szlaku.'],
    work: [
      'Praca',
      'Wyślij gotowych osadników na teren bez kafla i bez twoich osadników: tylu, ilu wskazuje teren, a jeśli stoi tam rywal, o jednego więcej niż on (jego osadnicy wracają na planszetkę). Potem wykonaj akcję: weź kostki, ulepsz je, wymień co najmniej raz. Z dwóch akcji choć jedna musi być możliwa.',
    ],
    travel: [
      'Szlak',
      'Wyślij osadników na kartę swojego szlaku, na której ich nie ma, i wykonaj jej akcję. Potrzeba 1 osadnika i po 1 za każdą kartę bez osadników po jej lewej.',
    ],
    fortBonus: [
      'Fort',
      'Zapłać za kartę punktów nad fortem i weź ją. Po jej korzyści możesz wziąć wierzchni kafel bonusowy tego fortu, jeśli masz wolne jedno z 3 miejsc. Potem karty przesuwają się w lewo, a talia uzupełnia ostatni fort.',
    ],
    fort: [
      'Fort',
      'Zapłać za kartę punktów nad fortem i weź ją. Potem karty przesuwają się w lewo, a talia uzupełnia ostatni fort.',
    ],
    market: [
      'Rynek',
      'Wykonaj akcję karty kupieckiej pod terenem i odrzuć ją albo dołóż kartę do swojego szlaku bez jej akcji: na prawym końcu, a przy 5 kartach w miejsce jednej, którą odrzucasz. Potem karty przesuwają się w lewo, a talia uzupełnia ostatnie miejsce.',
    ],
    changeMarket: [
      'Zmiana rynku',
      '4 karty kupieckie trafiają pod talię, pojawiają się 4 nowe i grasz jeszcze jedną turę.',
    ],
    changeRoute: [
      'Zmiana szlaku',
      'Weź 1 żółtą. Potem możesz zamienić miejscami dwie karty szlaku; osadnicy zostają na swoich kartach.',
    ],
    moveBoat: [
      'Ruch statku',
      'O jeden kafel, najwyżej o dwa albo na dowolny; zostać nie można. Gdy kończysz tam, gdzie są statki rywali, dajesz każdemu z nich kostkę, na morzu też. Potem na rynku możesz zbudować faktorię i wymieniać, także bez faktorii.',
    ],
    boatTrade: ['Handel statku', 'Wymień co najmniej raz na rynku, na którym stoi twój statek.'],
    outpostTrade: ['Handel faktorii', 'Wymień co najmniej raz na rynku, na którym masz faktorię.'],
    outposts: [
      'Faktorie',
      'Pierwsza na rynku jest za darmo; kolejna kosztuje kostkę za każdą już stojącą (w grze dwuosobowej dwie). Bierzesz ją z rzędu tego symbolu na swojej planszetce, od lewej.',
    ],
    columnCard: [
      'Kolumny',
      'Gdy kolumna jest pusta we wszystkich czterech rzędach, od razu dostajesz nagrodę: za pierwszą kolumnę kartę kupiecką, za każdą następną kartę albo kafel bonusowy.',
    ],
    columnBonus: [
      'Kolumny',
      'Gdy kolumna jest pusta we wszystkich czterech rzędach, od razu bierzesz wybrany kafel bonusowy.',
    ],
    columnStack: [
      'Kolumny',
      'Gdy kolumna jest pusta we wszystkich czterech rzędach, bierzesz wierzchni kafel bonusowy z wybranego stosu, jeśli masz wolne jedno z 4 miejsc.',
    ],
    benefits: ['', 'Karty punktów leżą przed tobą odkryte i każda daje korzyść.'],
    saddlebag: ['Sakwa', 'Tylu osadników przechodzi z rezerwy na planszetkę i jest od razu do użycia.'],
    hammer: [
      'Młot',
      'Odtąd na terenach z tym znakiem potrzebujesz o jednego osadnika mniej, ale zawsze choć jednego.',
    ],
    charm: ['Amulet', 'Odtąd dostajesz te kostki, ilekroć pracujesz na terenie z tym znakiem.'],
    compass: [
      'Kompas',
      'Weź kafel eksploracji; to, co daje, dostajesz od razu. Teren, na którym leżał, jest odtąd otwarty dla wszystkich.',
    ],
    exploreBeside: [
      'Eksploracja',
      'Kafle leżą obok planszy; przy 2 lub 3 graczach dwa z nich zakrywają tereny.',
    ],
    endTiles: [
      '',
      'Gdy ktoś weźmie czwarty kafel PZ, gracie rundę do końca. Punkty dają: kafle PZ, liczby odsłonięte na planszetce, bonusowe kafle punktów i 1 za każdą kostkę poza żółtymi. Remis wygrywa osoba dalsza w kolejności gry.',
    ],
    endOrders: [
      '',
      'Gdy ktoś zdobędzie piątą kartę punktów, a przy 2 lub 3 graczach szóstą, gracie rundę do końca. Punkty dają: karty punktów, złota moneta 3, srebrna 1 i 1 za każdą kostkę poza żółtymi. Remis wygrywa osoba dalsza w kolejności gry.',
    ],
    endCards: [
      '',
      'Gdy ktoś zdobędzie ósmą kartę punktów, gracie rundę do końca. Punkty dają: karty punktów, kafle bonusowe za każdy pełny komplet, kafle eksploracji i 1 za każdą kostkę poza żółtymi. Remis wygrywa osoba dalsza w kolejności gry.',
    ],
    endCardsBoard: [
      '',
      'Gdy ktoś zdobędzie ósmą kartę punktów, gracie rundę do końca. Punkty dają: karty punktów, kafle bonusowe za każdy pełny komplet, liczby odsłonięte na planszetce, kafle eksploracji i 1 za każdą kostkę poza żółtymi. Remis wygrywa osoba dalsza w kolejności gry.',
    ],
  },
  rulings: {
    rowEnds: 'Gdy skończy się talia kart kupieckich, miejsca od prawej zostają puste i nie można ich użyć.',
    stackEnds:
      'Gdy skończy się stos kafli PZ, porty zostają puste; kafel zamkniętego portu nadal się przesuwa.',
    fortsEnd: 'Gdy skończy się talia kart punktów, forty od prawej zostają puste i nie można ich użyć.',
    restCards: 'Odpocząć można zawsze, nawet gdy nie ma kart do odzyskania.',
    restSettlers: 'Odpocząć można zawsze, nawet gdy nie ma osadników do odzyskania.',
    boatsTogether: 'Kilka statków może zacząć na jednym kaflu, bez opłat.',
    boatsAtSea: 'Wszystkie statki zaczynają na kaflu morza, bez opłat.',
    toll: 'Rywalom na rynku płaci tylko statek, który wpłynął tam w tej turze. Stół może ustalić inaczej.',
    replaced:
      'Osadnicy z zastąpionej karty szlaku wracają na planszetkę. Stół może zostawić ich na nowej karcie.',
    again:
      'Tura po zmianie rynku to pełna tura, także w ostatniej rundzie. Limit składu sprawdza się po każdej z nich; numer rundy się nie zmienia.',
    star: 'Zwykła mapa to gwiazda: morze, sześć kafli wokół i po jednym w każdym wcięciu między nimi.',
    openTiles: 'Wszyscy widzą kafle PZ i wyniki wszystkich. Stół może ukryć je do końca gry.',
    openCards: 'Wszyscy widzą zdobyte karty i wyniki wszystkich. Stół może ukryć je do końca gry.',
    openRoutes:
      'Wszyscy widzą wyniki i odrzucone karty kupieckie wszystkich; stół może ukryć je do końca gry. Karty punktów zawsze leżą odkryte.',
    openScores:
      'Wszyscy widzą wyniki wszystkich; stół może ukryć je do końca gry. Karty punktów zawsze leżą odkryte.',
    hammers:
      'Młot działa także przeciw osadnikom rywala, młoty z tym samym znakiem się sumują, a 1 osadnik jest zawsze potrzebny.',
    upgradeTile: 'Kafel ulepszenia działa po co najmniej jednej wymianie na rynku, na którym jesteś.',
    firstFree: 'Pierwszy kafel ruchu jest za darmo, a na kaflu startu nie zostaje kostka.',
    order:
      'Zdobyta karta daje najpierw swoją korzyść, potem działa kafel eksploracji. Do końca tury kostek może być więcej niż miejsc.',
    orderBonus:
      'Zdobyta karta daje najpierw swoją korzyść, potem działa kafel eksploracji, na końcu przychodzi kafel bonusowy fortu. Do końca tury kostek może być więcej niż miejsc.',
    bonusLeft: 'Kafla bonusowego fortu można nie brać. Kafli bonusowych się nie wymienia.',
    bonusKept: 'Kafli bonusowych się nie wymienia.',
    nothingGained:
      'Brać i ulepszać można nawet wtedy, gdy nic to nie zmienia; wymiana i fort muszą się odbyć choć raz.',
    guard: 'Gra, która trwa 200 rund, wtedy się kończy i jest punktowana.',
    oneByOne: 'Kto płaci dowolnymi kostkami, wybiera je po jednej.',
    firstPlayer: 'Pierwszego gracza losujemy. Stół może wskazać miejsce.',
    inFull:
      'Nic nie kupuje się na raty: wybrać można tylko to, na co w całości starcza kostek posiadanych przed zakupem.',
    fromLeft: 'Kostki kładzie się na kartach od lewej.',
    clockwise: 'Rywalom płaci się po kolei, zgodnie z ruchem wskazówek zegara.',
    voyage:
      'Wybierasz, gdzie kończy się rejs. Prowadzi najkrótszą drogą i kosztuje kartę za każdy kafel poza darmowymi; rejsów w kółko nie ma.',
    sailDoes:
      'Ruch to rejs, budowa, wymiana albo wzięcie kafla; kto nie chce żadnej z tych rzeczy, odpoczywa.',
    useDoes:
      'Z rynku lub portu korzysta się, aby budować, wymieniać albo wziąć kafel; kto nie chce żadnej z tych rzeczy, zbiera plony.',
    cardsForNothing: 'Kart ulepszeń można użyć bez efektu; kart handlu tylko z co najmniej jedną wymianą.',
    columnGives:
      'Kolumna daje to, co jeszcze jest: gdy brak kart, kafel bonusowy, a za pierwszą nic; gdy brak kafli, kartę.',
    rowEmpty: 'Gdy w rzędzie symbolu nie ma już faktorii, na jego kaflach nie można budować.',
    samePlace:
      'Karta dołożona do pełnego szlaku leży tam, gdzie leżała stara. Zamieniane karty zachowują osadników.',
    underDeck:
      'Karty włożone pod talię leżą tam w kolejności, której nikt nie zna. Gdy jest ich mniej niż 4, wykładamy te, które są, od lewej.',
    exact: 'Ustawia się dokładnie tylu osadników, ilu trzeba: ani jednego więcej, a każdy młot się liczy.',
    bothSteps:
      'Dwie akcje terenu wykonuje się w podanej kolejności, a w drugiej można użyć tego, co dała pierwsza. Akcję niemożliwą się pomija, jeśli możliwa jest ta druga.',
    charmsFirst: 'Amulety dają kostki po ustawieniu osadników, a przed akcją, więc można je w niej wydać.',
    whatThereIs:
      'Korzyść daje to, co jeszcze jest: osadników, ilu zostało w rezerwie, i kafel, jeśli jakiś został. Wtedy trzeba go wziąć.',
    sets: 'Każdy kafel bonusowy punktuje osobno; te same rzeczy mogą liczyć się do kilku. Niepełne komplety nic nie dają.',
    backAgain:
      'Statek, który płynie o dwa kafle, może wrócić tam, skąd wypłynął, i płaci tam jak wszędzie; „dowolny kafel” to każdy inny. Jeśli nie da się nigdzie dopłynąć i zapłacić, terenu nie można użyć.',
    connected: 'Własne mapy tworzą jedną całość.',
    stayTakesNone: 'Statek, który zostaje, nie zbiera kostek ze swojego kafla.',
  },
};

export default {
  passages: each(rules.passages, (passage: string[]) => passage.map(held)),
  rulings: each(rules.rulings, held),
} satisfies Rules;
