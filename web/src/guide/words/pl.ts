import type { Guide } from './en';

const guide: Guide = {
  label: 'Przewodnik',
  progress: (number, all) => `${number} z ${all}`,
  text: 'Słowa przewodnika',
  next: 'Dalej',
  skip: 'Pomiń',
  hide: 'Ukryj przewodnika',
  show: 'Pokaż przewodnika',
  suggested: 'Propozycja',
  confirm: 'Wybrane. Naciśnij jeszcze raz, by to zrobić',
  yours: 'Albo zrób, co chcesz: możesz wybrać każdy podświetlony element.',
  noMove: 'Idziesz własną drogą. Graj dalej, przewodnik poczeka na właściwą chwilę.',
  detours: {
    goods: 'Brakuje ci na to kostek. Najpierw weź nowe albo ulepsz te, które masz.',
    cards: 'Odpocznij, a wszystkie zagrane i odrzucone karty wrócą na rękę.',
    settlers: 'Odpocznij, a wszyscy twoi osadnicy wrócą na planszetkę.',
  },
  hint: 'Poproś o podpowiedź',
  waiting: (name) => `Teraz gra ${name}. Co się dzieje, widać w przebiegu gry.`,
  playOn: 'Graj do końca',
  newTable: 'Otwórz nowy stół',
  rules: 'Przeczytaj zasady',
  chapters: {
    'sand-to-sea': {
      goal: {
        title: 'O co chodzi',
        text: 'Sprzedajesz kostki w portach w rogach mapy. Każdy kafel PZ pokazuje punkty i cenę. Runda, w której ktoś bierze {to_end.nth:m} kafel, jest ostatnia; potem wygrywa ten, kto ma najwięcej punktów.',
      },
      start: {
        title: 'Kostki i miejsce na start',
        text: 'Każdy bierze zestaw kostek i stawia statek na rynku. Wartość kostek rośnie: żółta, czerwona, zielona, brązowa.',
        move: 'Weź 2 czerwone. Potem zacznij na zaznaczonym rynku herbaty: na sąsiednim wymienisz czerwone na zielone, a port, do którego chcemy dotrzeć, jest blisko.',
      },
      table: {
        title: 'Co leży przed tobą',
        text: 'Ładownia mieści {storage.count:kostkę|kostki|kostek}. Karty kupieckie na ręce pracują dla ciebie, te w rzędzie możesz nabyć. Na twojej planszetce stoi {outposts_each} faktorii, po {outposts_row} dla każdego symbolu. W turze robisz jedną z czterech rzeczy: zagrywasz kartę, płyniesz, nabywasz kartę albo odpoczywasz.',
      },
      gain: {
        title: 'Zagraj kartę',
        text: 'Zagraj kartę z ręki i zrób to, co pokazuje. Karta przypraw daje kostki. Potem leży przed tobą jako zagrana.',
        move: 'Zagraj kartę, która daje 2 żółte: kostkami także się płaci.',
      },
      sail: {
        title: 'Płyń',
        text: 'Każdy kafel rejsu kosztuje jedną kartę, z ręki albo z zagranych. Karta trafia zakryta na twój stos odrzuconych. Gdy kończysz rejs na rynku ze statkiem rywala, dajesz rywalowi kostkę.',
        move: 'Popłyń o jeden kafel na zaznaczony rynek herbaty i zapłać zagraną kartą: swoje już zrobiła.',
      },
      build: {
        title: 'Zbuduj faktorię',
        text: 'Wymieniasz tylko na rynkach, na których stoi twoja faktoria. Pierwsza na rynku jest za darmo; w grze dwuosobowej każda następna kosztuje {outpost_cubes.count:kostkę|kostki|kostek} za każdą już stojącą. Bierzesz ją z rzędu symbolu tego rynku na swojej planszetce, od lewej.',
        move: 'Nie ma tu jeszcze żadnej faktorii, więc nic to nie kosztuje.',
      },
      trade: {
        title: 'Handel na rynku',
        text: 'Na kaflu ze swoją faktorią możesz wymieniać, ile razy chcesz i na ile cię stać: oddajesz to, co nad strzałką, bierzesz to, co pod nią.',
        move: 'Wymień 2 czerwone na 2 zielone.',
      },
      acquire: {
        title: 'Nabądź kartę kupiecką',
        text: 'Pierwsza karta z lewej jest za darmo. Za inną kładziesz po kostce dowolnego koloru na każdej karcie po jej lewej. Kostki leżące na karcie dostaje ten, kto ją nabywa.',
        move: 'Druga karta przy każdym zagraniu daje żółtą i zieloną. Zapłać jedną żółtą.',
      },
      rest: {
        title: 'Odpocznij',
        text: 'Zagrane i odrzucone karty wracają dopiero, gdy odpoczniesz. Odpoczynek zajmuje całą turę: bierzesz wtedy wszystkie na rękę.',
        move: 'Odzyskaj kartę wydaną na rejs.',
      },
      upgrade: {
        title: 'Ulepsz kostki',
        text: 'Za każdy krok karty ulepszeń ulepszasz jedną kostkę o poziom, tę samą albo inną. Możesz skończyć wcześniej.',
        move: 'Sąsiedni port chce 1 żółtej, 2 zielonych i 1 brązowej. Ulepsz jedną zieloną na brązową, a żółtą na czerwoną: czerwona kostka to na koniec gry punkt.',
      },
      port: {
        title: 'Sprzedaj w porcie',
        text: 'W porcie możesz zapłacić cenę kafla PZ i go wziąć. Na jego miejsce trafia nowy ze stosu. Gdy pojawi się kafel zamkniętego portu, w tym porcie nie ma kafla PZ, dopóki ktoś nie weźmie innego gdzie indziej.',
        move: 'Karta z żółtą i zieloną dopełnia cenę. Potem popłyń do portu i weź kafel: 12 punktów.',
      },
      scoring: {
        title: 'Jak liczymy punkty',
        text: 'Na koniec masz punkty z kafli PZ, liczby, które faktorie odsłaniają na twojej planszetce, kafle bonusowe z punktami i 1 za każdą kostkę, która nie jest żółta. Pusta kolumna planszetki od razu daje nagrodę: pierwsza kartę kupiecką, następne kartę albo kafel bonusowy. Remis wygrywa osoba dalsza w kolejności gry.',
      },
      end: {
        title: 'Znasz już grę',
        text: 'Runda, w której ktoś bierze {to_end.nth:m} kafel PZ, jest ostatnia. Ładownia mieści {storage.count:kostkę|kostki|kostek}, a nadwyżka na koniec tury wraca do zapasów. Dotknij elementu, który nie jest podświetlony, a pasek na dole powie, dlaczego.',
      },
    },
    'east-to-west-1': {
      goal: {
        title: 'O co chodzi',
        text: 'Nad fortami leżą karty punktów. Płacisz ich cenę w kostkach i je zdobywasz. Runda, w której ktoś zdobywa {to_end.nth:f} kartę, jest ostatnia; potem wygrywa ten, kto ma najwięcej punktów.',
      },
      table: {
        title: 'Co leży przed tobą',
        text: 'Skład mieści {storage.count:kostkę|kostki|kostek}; ich wartość rośnie: żółta, czerwona, zielona, brązowa. Masz {settlers.count:osadnika|osadników|osadników}; w grze dwuosobowej gotowych jest {ready_settlers}, reszta czeka w rezerwie. Karty kupieckie leżą pod rynkami, a twój szlak handlowy pomieści ich {route_length}. Tura to jedna z trzech akcji: praca, szlak albo odpoczynek.',
      },
      gain: {
        title: 'Praca',
        text: 'Wyślij gotowych osadników na teren, tylu, ilu wskazuje jego liczba, i zrób to, co pokazuje. Ten daje kostki z zapasów. Gdzie stoi rywal, potrzebujesz o jednego więcej niż on, a jego osadnicy wracają na planszetkę.',
        move: 'Dwóch osadników przynosi 1 czerwoną.',
      },
      trade: {
        title: 'Praca i wymiana',
        text: 'Na niektórych terenach wymieniasz kostki: oddajesz to, co nad strzałką, bierzesz to, co pod nią, ile razy chcesz i na ile cię stać, ale co najmniej raz.',
        move: 'Wymień 1 czerwoną na 3 żółte. Karta nad pierwszym fortem kosztuje 4 żółte i 1 czerwoną; czerwoną wkrótce odzyskasz.',
      },
      take: {
        title: 'Karta do twojego szlaku',
        text: 'Na rynku albo używasz karty kupieckiej, która leży pod nim, i ją odrzucasz, albo dokładasz ją do swojego szlaku bez jej akcji. Potem karty przesuwają się w lewo.',
        move: 'Wystarczy jeden osadnik. Karta za każdym razem daje 2 żółte i czerwoną: dołóż ją do szlaku.',
      },
      travel: {
        title: 'Szlak',
        text: 'Wysyłasz osadników na kartę własnego szlaku i wykonujesz jej akcję. Potrzeba 1 osadnika i po 1 za każdą kartę bez osadników po jej lewej.',
        move: 'Jeden osadnik przynosi 2 żółte i czerwoną, a po każdym odpoczynku znowu.',
      },
      fort: {
        title: 'Zdobądź kartę punktów',
        text: 'W forcie płacisz za kartę nad nim i ją zdobywasz. Jej korzyść działa od razu: sakwa daje osadników, kompas kafel eksploracji, a młot i amulet pomagają na terenach ze swoim znakiem. Potem możesz wziąć kafel bonusowy fortu na jedno z {bonus_spaces} miejsc.',
        move: 'Ta karta ma kompas: bierzesz kafel eksploracji. Kafel z planszy otworzyłby dla wszystkich teren pod sobą; zaznaczony pozwala ulepszyć 3 razy. Potem weź kafel bonusowy.',
      },
      rest: {
        title: 'Odpocznij',
        text: 'Osadnicy zostają tam, gdzie pracują, aż odpoczniesz albo rywal ich wyprze. Odpoczynek zajmuje całą turę: odzyskujesz wtedy wszystkich, z planszy i ze szlaku.',
        move: 'Masz już tylko dwóch dostępnych osadników: niech pozostali wrócą na planszetkę.',
      },
      changeRoute: {
        title: 'Zmiana szlaku',
        text: 'Ten teren daje 1 żółtą. Potem możesz zamienić miejscami dwie karty szlaku. To ważne, bo karty po lewej wymagają mniej osadników.',
        move: 'Przy jednej karcie nie ma jeszcze czego zamieniać, ale jeden osadnik przynosi żółtą.',
      },
      use: {
        title: 'Użyj karty od razu',
        text: 'Druga możliwość na rynku: wykonaj teraz akcję karty pod nim. Karta trafia na twój stos odrzuconych, gdzie nadal liczy się do niektórych kafli bonusowych.',
        move: 'Trzech osadników, a 3 czerwone zmieniają się w 2 brązowe. Użyj karty, zamiast dołożyć ją do szlaku.',
      },
      changeMarket: {
        title: 'Zmiana rynku',
        text: 'Karty kupieckie z rzędu ({market_slots}) trafiają pod talię, a na ich miejsce tyle samo innych. Ty od razu grasz jeszcze jedną turę.',
        move: 'Trzech ostatnich osadników i od razu masz następną turę: odpocznij, a wrócą wszyscy.',
      },
      scoring: {
        title: 'Jak liczymy punkty',
        text: 'Na koniec masz punkty z kart punktów, z kafli bonusowych za każdy pełny komplet, z kafli eksploracji i 1 za każdą kostkę, która nie jest żółta. Remis wygrywa osoba dalsza w kolejności gry.',
      },
      end: {
        title: 'Znasz już grę',
        text: 'Karty punktów pomagają do końca gry, więc zdobyte wcześnie są warte więcej niż same punkty. Skład mieści {storage.count:kostkę|kostki|kostek}, a nadwyżka na koniec tury wraca do zapasów. Dotknij elementu, który nie jest podświetlony, a pasek na dole powie, dlaczego.',
      },
    },
  },
};

export default guide;
