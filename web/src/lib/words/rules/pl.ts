import type { Rules } from './en';

/** One-letter words stay with what they belong to: Polish does not leave them at the end of a line. */
const held = (text: string) => text.replace(/(?<=^|[\s(„])([aiouwz]) /gi, '$1\u00a0');

function each<Texts extends object, Text>(texts: Texts, change: (text: Text) => Text): Texts {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text as Text)])) as Texts;
}

const rules: Rules = {
  language: 'pl',
  passages: {
    setupSand: [
      '',
      'Każdy ma na ręce dwie karty: „weź YY” i „ulepsz 2 razy”. Rząd to {market_slots} z {merchants} kart kupieckich. Losowo układa się {markets.count:rynek|rynki|rynków} i {seas.count:kafel|kafle|kafli} morza, do tego {ports.count:port|porty|portów}; na każdym porcie leży kafel PZ, a kafel zamkniętego portu kryje się wśród następnych {closed_within} ze stosu. Każdy ma {outposts_each.count:faktorię|faktorie|faktorii}.',
    ],
    setupWonders: [
      '',
      'Losowo układa się {markets.count:rynek|rynki|rynków}, do tego {ports.count:port|porty|portów}; na każdym porcie leży kafel PZ, a kafel zamkniętego portu kryje się wśród następnych {closed_within} ze stosu. Każdy ma {outposts_each.count:faktorię|faktorie|faktorii}.',
    ],
    setupBoats: [
      '',
      'Pierwsza wybiera osoba, która gra jako ostatnia: jeden z zestawów {start_sets.list} oraz rynek dla statku.',
    ],
    setupSpice: [
      '',
      'Odkrytych jest {orders_shown} z {orders} kart punktów. Nad pierwszą z lewej leżą złote monety, po {coins} na gracza, nad drugą tyle samo srebrnych. Każdy ma na ręce dwie karty: „weź YY” i „ulepsz 2 razy”. Rząd to {market_slots} z {merchants} kart kupieckich. Początkowe kostki według kolejności gry: {seat_goods}.',
    ],
    setupLand1: [
      '',
      'Plansze to {boards.list}. Nad każdym fortem leży karta punktów, przy nim stos kafli bonusowych, a pod każdym rynkiem jedna z {merchants} kart kupieckich. Kafle eksploracji ({exploration_tiles}) leżą obok planszy i nie zakrywają terenów{covered.aside}.',
    ],
    setupLand2: [
      '',
      'Plansze to {boards.list}. Nad każdym fortem leży karta punktów; na planszach leżą stosy kafli bonusowych ({stacks} po {stack_tiles}). Kafle eksploracji zakrywają {covered.count:teren|tereny|terenów}{covered.aside}. Rynki, po {markets_each} każdego symbolu, leżą wokół kafla morza, na którym zaczynają wszystkie statki. Każdy ma {outposts_each.count:faktorię|faktorie|faktorii}, po {outposts_row} na symbol.',
    ],
    setupLand3: [
      '',
      'Plansze to {boards.list}. Nad każdym fortem leży karta punktów, a pod każdym rynkiem jedna z {merchants} kart kupieckich; na planszach leżą stosy kafli bonusowych ({stacks} po {stack_tiles}). Kafle eksploracji zakrywają {covered.count:teren|tereny|terenów}{covered.aside}. Rynki, po {markets_each} każdego symbolu, leżą wokół kafla morza, na którym zaczynają wszystkie statki. Każdy ma {outposts_each.count:faktorię|faktorie|faktorii}, po {outposts_row} na symbol.',
    ],
    setupNewWorld: [
      '',
      'Plansze to {boards} i jedna z {spare_boards.list}. Nad każdym fortem leży karta punktów, przy nim stos kafli bonusowych. Kafle eksploracji zakrywają {covered.count:teren|tereny|terenów}{covered.aside}.',
    ],
    setupGoods: ['', 'Początkowe kostki według kolejności gry: {seat_goods}. Pierwszego gracza losujemy.'],
    bonusHarbour: [
      'Kafle bonusowe',
      '+1 ruch: jeden kafel każdego rejsu jest za darmo. +{hold_cubes} do ładowni: miejsce na {hold_cubes.count:kostkę|kostki|kostek} więcej. Punkty: tyle, ile na kaflu, na koniec gry.',
    ],
    bonusWonders: [
      'Kafle bonusowe',
      '+1 ruch: każdy rejs prowadzi o kafel dalej za darmo. +{hold_cubes} do ładowni: miejsce na {hold_cubes.count:kostkę|kostki|kostek} więcej. Zbiory: każde dają też R. Ulepszenie: po wymianie na rynku ulepsz raz. Punkty: tyle, ile na kaflu, na koniec gry.',
    ],
    bonusSets: [
      'Kafle bonusowe',
      'Każdy daje na koniec punkty za każdy pełny komplet tego, co pokazuje: korzyści, kart, kafli, brązowych kostek, osadników wziętych z rezerwy i tak dalej.',
    ],
    merchantsCounted: [
      'Karty kupieckie',
      'Kafle bonusowe oznaczone „I” dają punkty za karty kupieckie. Liczą się razem karty w twoim szlaku i w twoim stosie odrzuconych.',
    ],
    hold: [
      '',
      'Wartość kostek rośnie: żółta, czerwona, zielona, brązowa. Ładownia mieści {storage}; nadwyżka wraca do zapasów na koniec tury.',
    ],
    caravan: [
      '',
      'Wartość kostek rośnie: żółta, czerwona, zielona, brązowa. Karawana mieści {storage}; nadwyżka wraca do zapasów na koniec tury.',
    ],
    storage: [
      '',
      'Wartość kostek rośnie: żółta, czerwona, zielona, brązowa. Skład mieści {storage}; nadwyżka wraca do zapasów na koniec tury. Masz {settlers.count:osadnika|osadników|osadników}; gotowych jest {ready_settlers}{ready_settlers.aside}, reszta czeka w rezerwie.',
    ],
    four: ['', 'Tura to jedna z czterech akcji.'],
    three: ['', 'Tura to jedna z trzech akcji.'],
    two: ['', 'Tura to jedna z dwóch akcji.'],
    crossingTurn: [
      '',
      'W swojej turze możesz najpierw popłynąć, a potem robisz jedną z trzech rzeczy tam, gdzie stoi twój statek.',
    ],
    acquire: [
      'Nabycie',
      'Nabądź kartę kupiecką z rzędu. Na każdej karcie po jej lewej kładziesz po kostce dowolnego koloru; kostki leżące na nabytej karcie są twoje.',
    ],
    play: [
      'Zagranie',
      'Użyj karty z ręki: weź kostki, ulepsz kostki o poziom za każdy krok albo wymieniaj, ile razy chcesz i możesz, ale co najmniej raz.',
    ],
    sailWithCards: [
      'Ruch',
      'Każdy kafel kosztuje kartę z ręki albo z zagranych. Gdy kończysz rejs na rynku ze statkami rywali, dajesz każdemu z nich kostkę. Potem na rynku możesz zbudować faktorię, a ze swoją faktorią wymieniać; w porcie możesz kupić kafel PZ. Możesz też zostać na miejscu, aby to zrobić. W porcie z kaflem zamkniętego portu nie ma czego kupić; gdy ktoś kupi kafel gdzie indziej, kafel zamkniętego portu przenosi się tam.',
    ],
    sailWithCubes: [
      'Ruch',
      'Statek płynie {free_tiles.count:kafel|kafle|kafli} za darmo. Za każdy następny zostawiasz kostkę na kaflu, z którego płyniesz. Gdy zatrzymujesz się na rynku ze statkami rywali, najpierw dajesz każdemu z nich kostkę. Tam, gdzie się zatrzymujesz, zbierasz wszystkie leżące kostki.',
    ],
    marketHere: [
      'Rynek',
      'Zbuduj faktorię, jeśli jeszcze jej tu nie masz. Mając tu faktorię, wymieniaj, ile razy chcesz i możesz.',
    ],
    portHere: [
      'Port',
      'Kup kafel PZ. Kafel zamkniętego portu, gdy już się pojawi, przenosi się tam, gdzie właśnie kupiono kafel.',
    ],
    harvest: ['Zbiory', 'Weź {harvest}, gdziekolwiek stoi twój statek.'],
    claim: [
      'Zdobycie punktów',
      'Zdobądź kartę punktów, płacąc jej cenę. Pierwsza z lewej daje złotą monetę, druga srebrną, dopóki są; gdy zabraknie złotych, srebrne przechodzą nad pierwszą.',
    ],
    restAll: ['Odpoczynek', 'Weź na rękę wszystkie zagrane i odrzucone karty.'],
    restPlayed: ['Odpoczynek', 'Weź na rękę wszystkie zagrane karty.'],
    restBoards: ['Odpoczynek', 'Weź wszystkich swoich osadników z powrotem na planszetkę.'],
    restRoute: [
      'Odpoczynek',
      'Weź wszystkich swoich osadników z planszy i ze szlaku z powrotem na planszetkę.',
    ],
    work: [
      'Praca',
      'Wyślij gotowych osadników na teren bez kafla eksploracji i bez własnych osadników: tylu, ilu wskazuje teren, a jeśli stoi tam rywal, o jednego więcej niż on (jego osadnicy wracają na planszetkę). Potem wykonaj akcję: weź kostki, ulepsz je, wymień co najmniej raz. Z dwóch akcji choć jedna musi być możliwa.',
    ],
    travel: [
      'Szlak',
      'Wyślij osadników na kartę swojego szlaku, na której ich nie ma, i wykonaj jej akcję. Potrzeba 1 osadnika i po 1 za każdą kartę bez osadników po jej lewej.',
    ],
    fortBonus: [
      'Fort',
      'Zdobądź kartę punktów nad fortem, płacąc jej cenę. Gdy jej korzyść zadziała, możesz wziąć wierzchni kafel bonusowy tego fortu, jeśli masz wolne jedno z {bonus_spaces} miejsc. Potem karty przesuwają się w lewo, a nad ostatni fort trafia nowa z talii.',
    ],
    fort: [
      'Fort',
      'Zdobądź kartę punktów nad fortem, płacąc jej cenę. Potem karty przesuwają się w lewo, a nad ostatni fort trafia nowa z talii.',
    ],
    market: [
      'Rynek',
      'Wykonaj akcję karty kupieckiej pod terenem i odrzuć kartę albo dołóż ją bez jej akcji do swojego szlaku: na prawym końcu, a przy {route_length} kartach w miejsce jednej, którą odrzucasz. Potem karty przesuwają się w lewo, a na ostatnią pozycję trafia nowa z talii.',
    ],
    changeMarket: [
      'Zmiana rynku',
      'Wszystkie karty kupieckie z rzędu ({market_slots}) trafiają pod talię, pojawia się tyle samo nowych i grasz jeszcze jedną turę.',
    ],
    changeRoute: [
      'Zmiana szlaku',
      'Weź 1 żółtą. Potem możesz zamienić miejscami dwie karty swojego szlaku; osadnicy zostają na swoich kartach.',
    ],
    moveBoat: [
      'Ruch statku',
      'O jeden kafel, najwyżej o dwa albo na dowolny; zostać nie można. Gdy kończysz ruch na kaflu ze statkami rywali, dajesz każdemu z nich kostkę, na morzu też. Potem na rynku możesz zbudować faktorię i wymieniać, także bez faktorii.',
    ],
    boatTrade: ['Handel statku', 'Wymień co najmniej raz na rynku, na którym stoi twój statek.'],
    outpostTrade: ['Handel faktorii', 'Wymień co najmniej raz na rynku, na którym masz faktorię.'],
    outposts: [
      'Faktorie',
      'Pierwsza na rynku jest za darmo; kolejna kosztuje {outpost_cubes.count:kostkę|kostki|kostek} za każdą już stojącą{outpost_cubes.aside}. Bierzesz ją z rzędu tego symbolu na swojej planszetce, od lewej.',
    ],
    columnCard: [
      'Kolumny',
      'Gdy kolumna jest pusta w każdym rzędzie, od razu dostajesz nagrodę: za pierwszą kolumnę kartę kupiecką, za każdą następną kartę albo kafel bonusowy.',
    ],
    columnBonus: [
      'Kolumny',
      'Gdy kolumna jest pusta w każdym rzędzie, od razu bierzesz wybrany kafel bonusowy.',
    ],
    columnStack: [
      'Kolumny',
      'Gdy kolumna jest pusta w każdym rzędzie, bierzesz wierzchni kafel bonusowy z wybranego stosu, jeśli masz wolne jedno z {bonus_spaces} miejsc.',
    ],
    benefits: ['', 'Karty punktów leżą przed tobą odkryte i każda daje korzyść.'],
    saddlebag: [
      'Sakwa',
      'Z rezerwy na planszetkę przechodzi tylu osadników, ilu pokazuje karta; od razu są gotowi.',
    ],
    hammer: [
      'Młot',
      'Odtąd na terenach z tym znakiem potrzebujesz o jednego osadnika mniej, ale zawsze choć jednego.',
    ],
    charm: ['Amulet', 'Odtąd dostajesz te kostki, ilekroć pracujesz na terenie z tym znakiem.'],
    compass: [
      'Kompas',
      'Weź kafel eksploracji; to, co daje, dostajesz od razu. Jeśli leżał na terenie, ten jest odtąd otwarty dla wszystkich.',
    ],
    exploreBeside: ['Eksploracja', 'Bierzesz kafel leżący obok planszy albo taki, który zakrywa teren.'],
    endTiles: [
      '',
      'Runda, w której ktoś bierze {to_end.nth:m} kafel PZ{to_end.nthAside:m}, jest ostatnia. Punkty dają: kafle PZ, liczby odsłonięte na planszetce, kafle bonusowe z punktami i 1 za każdą kostkę poza żółtymi. Remis wygrywa osoba dalsza w kolejności gry.',
    ],
    endOrders: [
      '',
      'Runda, w której ktoś zdobywa {to_end.nth:f} kartę punktów{to_end.nthAside:f}, jest ostatnia. Punkty dają: karty punktów, złote monety po {gold_worth}, srebrne po {silver_worth} i każda kostka poza żółtymi po 1. Remis wygrywa osoba dalsza w kolejności gry.',
    ],
    endCards: [
      '',
      'Runda, w której ktoś zdobywa {to_end.nth:f} kartę punktów{to_end.nthAside:f}, jest ostatnia. Punkty dają: karty punktów, kafle bonusowe za każdy pełny komplet, kafle eksploracji i 1 za każdą kostkę poza żółtymi. Remis wygrywa osoba dalsza w kolejności gry.',
    ],
    endCardsBoard: [
      '',
      'Runda, w której ktoś zdobywa {to_end.nth:f} kartę punktów{to_end.nthAside:f}, jest ostatnia. Punkty dają: karty punktów, kafle bonusowe za każdy pełny komplet, liczby odsłonięte na planszetce, kafle eksploracji i 1 za każdą kostkę poza żółtymi. Remis wygrywa osoba dalsza w kolejności gry.',
    ],
  },
  rulings: {
    rowEnds: 'Gdy skończy się talia kart kupieckich, pozycje od prawej zostają puste i nie można ich użyć.',
    stackEnds:
      'Gdy skończy się stos kafli PZ, porty zostają puste; kafel zamkniętego portu nadal się przenosi.',
    fortsEnd: 'Gdy skończy się talia kart punktów, forty od prawej zostają puste i nie można ich użyć.',
    restCards: 'Odpocząć można zawsze, nawet gdy nie ma kart do odzyskania.',
    restSettlers: 'Odpocząć można zawsze, nawet gdy nie ma osadników do odzyskania.',
    boatsTogether: 'Kilka statków może zacząć na jednym kaflu, bez opłat.',
    boatsAtSea: 'Wszystkie statki zaczynają na kaflu morza, bez opłat.',
    toll: 'Rywalom na rynku płaci tylko statek, który wpłynął tam w tej turze. Przy otwieraniu stołu można ustalić inaczej.',
    replaced:
      'Osadnicy z zastąpionej karty szlaku wracają na planszetkę. Przy otwieraniu stołu można ustalić, że stają na nowej karcie.',
    again:
      'Tura po zmianie rynku to pełna tura, także w ostatniej rundzie. Limit składu sprawdza się po każdej z tych dwóch tur; runda trwa dalej.',
    star: 'Zwykła mapa to gwiazda: morze, sześć kafli wokół i po jednym w każdym wcięciu między nimi.',
    openTiles: 'Kafle PZ i wyniki wszystkich są jawne. Przy otwieraniu stołu można je ukryć do końca gry.',
    openDiscards: 'Odrzucone karty są zawsze jawne.',
    openCards:
      'Zdobyte karty i wyniki wszystkich są jawne. Przy otwieraniu stołu można je ukryć do końca gry.',
    openRoutes:
      'Wyniki i odrzucone karty kupieckie wszystkich są jawne; przy otwieraniu stołu można je ukryć do końca gry. Karty punktów zawsze leżą odkryte.',
    openScores:
      'Wyniki wszystkich są jawne; przy otwieraniu stołu można je ukryć do końca gry. Karty punktów zawsze leżą odkryte.',
    hammers:
      'Młot działa także przeciw osadnikom rywala, młoty z tym samym znakiem się sumują, a 1 osadnika trzeba ustawić zawsze.',
    upgradeTile: 'Kafel ulepszenia działa po co najmniej jednej wymianie na rynku, na którym jesteś.',
    firstFree:
      'Pierwszy kafel rejsu jest za darmo, a na kaflu, z którego statek wyrusza, nie zostaje kostka.',
    order:
      'Zdobyta karta daje najpierw swoją korzyść, potem działa kafel eksploracji. Do końca tury kostek może być więcej niż miejsc.',
    orderBonus:
      'Zdobyta karta daje najpierw swoją korzyść, potem działa kafel eksploracji, a na końcu można wziąć kafel bonusowy fortu. Do końca tury kostek może być więcej niż miejsc.',
    bonusLeft: 'Kafla bonusowego fortu można nie brać. Kafli bonusowych się nie wymienia.',
    bonusKept: 'Kafli bonusowych się nie wymienia.',
    nothingGained:
      'Brać i ulepszać można nawet wtedy, gdy nic to nie zmienia; wymienić trzeba co najmniej raz, a w forcie trzeba zdobyć kartę.',
    guard: 'Gra kończy się najpóźniej po {last_round} rundach, a wtedy liczymy punkty.',
    oneByOne: 'Kto płaci dowolnymi kostkami, wybiera je po jednej.',
    firstPlayer: 'Pierwszego gracza losujemy. Przy otwieraniu stołu można wskazać miejsce.',
    inFull:
      'Nic nie kupuje się częściowo: wybrać można tylko to, na co w całości starcza kostek posiadanych przed zakupem.',
    fromLeft: 'Kostki kładzie się na kartach od lewej.',
    clockwise: 'Rywalom płaci się po kolei, zgodnie z ruchem wskazówek zegara.',
    voyage:
      'Wybierasz, gdzie kończy się rejs. Statek płynie najkrótszą drogą, a rejs kosztuje kartę za każdy kafel poza darmowymi; rejsów w kółko nie ma.',
    sailDoes:
      'W akcji ruchu trzeba popłynąć, zbudować faktorię, wymienić kostki albo wziąć kafel; kto nie chce żadnej z tych rzeczy, odpoczywa.',
    useDoes:
      'Z rynku lub portu korzysta się, aby budować, wymieniać albo wziąć kafel; kto nie chce żadnej z tych rzeczy, zbiera plony.',
    cardsForNothing: 'Kart ulepszeń można użyć bez efektu; kart handlu tylko z co najmniej jedną wymianą.',
    columnGives:
      'Kolumna daje to, co jeszcze jest: gdy brak kart, kafel bonusowy (pierwsza kolumna nie daje wtedy nic), a gdy brak kafli, kartę.',
    rowEmpty: 'Gdy w rzędzie symbolu nie ma już faktorii, na jego kaflach nie można budować.',
    samePlace:
      'Karta dołożona do pełnego szlaku leży tam, gdzie leżała stara. Zamieniane karty zachowują osadników.',
    underDeck:
      'Karty włożone pod talię leżą tam w kolejności, której nikt nie zna. Gdy jest ich mniej niż {market_slots}, wykładamy te, które są, od lewej.',
    exact: 'Ustawia się dokładnie tylu osadników, ilu trzeba: ani jednego więcej, a każdy młot się liczy.',
    bothSteps:
      'Dwie akcje terenu wykonuje się w podanej kolejności, a w drugiej można użyć tego, co dała pierwsza. Akcję niemożliwą się pomija, jeśli możliwa jest ta druga.',
    charmsFirst: 'Amulety dają kostki po ustawieniu osadników, a przed akcją, więc można je w niej wydać.',
    whatThereIs:
      'Korzyść daje to, co jeszcze jest: osadników, ilu zostało w rezerwie, i kafel, jeśli jakiś został. Wtedy trzeba go wziąć.',
    sets: 'Każdy kafel bonusowy punktuje osobno; te same rzeczy mogą liczyć się do kilku. Niepełne komplety nic nie dają.',
    backAgain:
      'Statek, który płynie o dwa kafle, może wrócić tam, skąd wypłynął, i płaci tam jak wszędzie; „dowolny kafel” to każdy inny. Jeśli nie da się nigdzie dopłynąć i zapłacić, terenu nie można użyć.',
    connected: 'Na własnych mapach wszystkie kafle muszą się ze sobą łączyć.',
    stayTakesNone: 'Statek, który zostaje, nie zbiera kostek ze swojego kafla.',
  },
};

export default {
  ...rules,
  passages: each(rules.passages, (passage: string[]) => passage.map(held)),
  rulings: each(rules.rulings, held),
} satisfies Rules;
