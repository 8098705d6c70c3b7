import type { Guide } from './en';

const guide: Guide = {
  label: 'Przewodnik',
  progress: (number, all) => `${number} z ${all}`,
  text: 'Słowa przewodnika',
  next: 'Dalej',
  skip: 'Pomiń',
  hide: 'Ukryj przewodnika',
  show: 'Pokaż przewodnika',
  suggested: 'Spróbuj tego',
  yours: 'Albo zrób, co chcesz: każdy podświetlony element jest dozwolony.',
  noMove: 'Idziesz własną drogą. Graj dalej, przewodnik poczeka na właściwą chwilę.',
  hint: 'Podpowiedz ruch',
  waiting: (name) => `Teraz gra ${name}. Co się dzieje, mówi przebieg gry.`,
  playOn: 'Graj do końca',
  newTable: 'Otwórz nowy stół',
  rules: 'Przeczytaj zasady',
  chapters: {
    'sand-to-sea': {
      goal: {
        title: 'O co chodzi',
        text: 'Sprzedajesz kostki w czterech portach w rogach mapy. Każdy kafel PZ pokazuje punkty i cenę. Kto weźmie czwarty kafel, zaczyna ostatnią rundę; potem wygrywa ten, kto ma najwięcej punktów.',
      },
      start: {
        title: 'Kostki i miejsce na start',
        text: 'Każdy bierze zestaw kostek i stawia statek na rynku. Wartość kostek rośnie: żółte, czerwone, zielone, brązowe.',
        move: 'Weź dwie czerwone. Potem zacznij na zaznaczonym rynku herbaty: sąsiedni zamienia czerwone na zielone, a port, do którego płyniemy, jest blisko.',
      },
      table: {
        title: 'Co leży przed tobą',
        text: 'Ładownia mieści 10 kostek. Karty kupieckie na ręce pracują dla ciebie, te w rzędzie możesz nabyć. Na twojej planszy stoi 16 faktorii, po cztery dla każdego symbolu. Tura to jedna z czterech rzeczy: zagraj kartę, płyń, nabądź kartę albo odpocznij.',
      },
      gain: {
        title: 'Zagraj kartę',
        text: 'Zagraj kartę z ręki i zrób to, co pokazuje. Karta przypraw daje kostki. Potem leży przed tobą jako zagrana.',
        move: 'Zagraj kartę, która daje 2 żółte: kostkami się też płaci.',
      },
      sail: {
        title: 'Płyń',
        text: 'Każdy kafel rejsu kosztuje jedną kartę, z ręki albo z zagranych. Trafia zakryta na twój stos odrzuconych. Gdy kończysz na rynku ze statkiem rywala, dajesz jego właścicielowi kostkę.',
        move: 'Popłyń o jeden kafel na zaznaczony rynek herbaty i zapłać zagraną kartą: swoje już zrobiła.',
      },
      build: {
        title: 'Zbuduj faktorię',
        text: 'Handlujesz tylko tam, gdzie stoi twoja faktoria. Pierwsza na rynku jest za darmo; w grze we dwoje każda następna kosztuje 2 kostki za każdą już stojącą. Bierzesz ją z rzędu symbolu tego rynku na swojej planszy, od lewej.',
        move: 'Nikt tu jeszcze nie zbudował, więc nic to nie kosztuje.',
      },
      trade: {
        title: 'Handluj na rynku',
        text: 'Ze swoją faktorią na kaflu możesz wymieniać tyle razy, na ile cię stać: oddajesz to, co nad strzałką, bierzesz to, co pod nią.',
        move: '2 czerwone zamieniają się w 2 zielone.',
      },
      acquire: {
        title: 'Nabądź kartę kupiecką',
        text: 'Karta po lewej jest za darmo. Za inną kładziesz po kostce dowolnego koloru na każdej karcie po jej lewej. Kostki leżące na karcie dostaje ten, kto ją weźmie.',
        move: 'Trzecia karta przy każdym zagraniu daje żółtą i zieloną. Zapłać dwiema żółtymi.',
      },
      rest: {
        title: 'Odpocznij',
        text: 'Zagrane i odrzucone karty wracają dopiero, gdy odpoczniesz. Odpoczynek to cała tura i zbiera je wszystkie na rękę.',
        move: 'Odzyskaj kartę, którą zapłacono za rejs.',
      },
      upgrade: {
        title: 'Ulepsz kostki',
        text: 'Karta ulepszeń podnosi kostki o poziom za każdy krok, tę samą albo różne. Możesz skończyć wcześniej.',
        move: 'Pobliski port chce 1 żółtej, 2 zielonych i 1 brązowej. Podnieś jedną zieloną do brązowej i na tym skończ.',
      },
      port: {
        title: 'Sprzedaj w porcie',
        text: 'W porcie możesz zapłacić cenę kafla PZ i go wziąć. Nowy kafel przychodzi ze stosu. Gdy pojawi się kafel zamkniętego portu, ten port nic nie sprzedaje, dopóki ktoś nie weźmie kafla gdzie indziej.',
        move: 'Karta z żółtą i zieloną dopełnia cenę. Potem popłyń do portu i weź kafel: 12 punktów.',
      },
      scoring: {
        title: 'Jak liczymy punkty',
        text: 'Na koniec masz punkty z kafli PZ, liczby, które faktorie odsłoniły na twojej planszy, bonusowe kafle punktów i 1 za każdą kostkę, która nie jest żółta. Pusta kolumna planszy od razu daje nagrodę: pierwsza kartę kupiecką, następne kartę albo kafel bonusowy. Przy remisie wygrywa ten, kto później wykonywał turę.',
      },
      end: {
        title: 'Znasz już grę',
        text: 'Jeszcze trzy kafle i zaczyna się ostatnia runda. Czego na koniec tury nie pomieścisz, to wraca: jest miejsce na 10 kostek. Dotknij elementu, który nie świeci, a pasek na dole powie, dlaczego.',
      },
    },
    'east-to-west-1': {
      goal: {
        title: 'O co chodzi',
        text: 'Nad czterema fortami leżą karty punktów. Płacisz ich cenę w kostkach i je bierzesz. Kto weźmie ósmą kartę, zaczyna ostatnią rundę; potem wygrywa ten, kto ma najwięcej punktów.',
      },
      table: {
        title: 'Co leży przed tobą',
        text: 'Skład mieści 10 kostek; ich wartość rośnie: żółte, czerwone, zielone, brązowe. Masz 12 osadników; w grze we dwoje 7 jest gotowych, reszta czeka w rezerwie. Karty kupieckie leżą pod rynkami, a twój szlak pomieści ich 5. Tura to jedna z trzech rzeczy: praca, szlak albo odpoczynek.',
      },
      gain: {
        title: 'Praca',
        text: 'Wyślij gotowych osadników na teren, tylu, ile wskazuje jego liczba, i zrób to, co pokazuje. Ten daje kostki z zapasów. Gdzie stoi rywal, potrzebujesz o jednego więcej niż on, a jego osadnicy wracają do domu.',
        move: 'Czterech osadników przynosi 2 żółte i 1 brązową.',
      },
      trade: {
        title: 'Praca przy wymianie',
        text: 'Niektóre tereny wymieniają kostki: oddajesz to, co nad strzałką, bierzesz to, co pod nią, tyle razy, na ile cię stać, co najmniej raz.',
        move: '3 żółte zamieniają się w 3 czerwone: dokładnie tyle kosztuje karta nad drugim fortem.',
      },
      fort: {
        title: 'Zdobądź kartę punktów',
        text: 'W forcie płacisz za kartę nad nim i ją bierzesz. Jej korzyść działa od razu: nowi osadnicy, o osadnika mniej albo kostki przy danym znaku, albo kompas. Potem możesz wziąć kafel bonusowy fortu na jedno z 3 miejsc.',
        move: 'Ta karta ma kompas: bierzesz kafel eksploracji. Zaznaczony pozwala ulepszyć 3 razy, a teren pod nim otwiera się dla wszystkich. Potem weź kafel bonusowy.',
      },
      take: {
        title: 'Karta na twój szlak',
        text: 'Na rynku albo używasz karty kupieckiej, która leży pod nim, i ją odrzucasz, albo bierzesz ją na swój szlak bez jej akcji. Potem karty przesuwają się w lewo.',
        move: 'Wystarczy jeden osadnik. Nie masz żółtej, więc teraz jej nie użyjesz: karta trafia na szlak.',
      },
      rest: {
        title: 'Odpocznij',
        text: 'Osadnicy zostają tam, gdzie pracują, aż odpoczniesz albo rywal ich wyprze. Odpoczynek to cała tura i zbiera ich wszystkich, z planszy i ze szlaku.',
        move: 'Wszyscy twoi osadnicy są w terenie: sprowadź ich do domu.',
      },
      changeRoute: {
        title: 'Zmień szlak',
        text: 'Ten teren daje 1 żółtą. Potem możesz zamienić miejscami dwie karty szlaku. To ważne, bo karty po lewej są tańsze.',
        move: 'Z jedną kartą nie ma jeszcze czego zamieniać, ale ona potrzebuje żółtej.',
      },
      travel: {
        title: 'Szlak',
        text: 'Wysyłasz osadników na kartę własnego szlaku i wykonujesz jej akcję. Potrzeba 1 osadnika i po 1 za każdą kartę bez osadników po jej lewej.',
        move: 'Twoja karta robi brązową z żółtej i czerwonej.',
      },
      use: {
        title: 'Użyj karty od razu',
        text: 'Druga możliwość rynku: wykonaj teraz akcję karty pod nim. Karta trafia na twój stos odrzuconych, gdzie nadal liczy się do niektórych kafli bonusowych.',
        move: 'Trzecia karta daje zieloną. Wybierz użycie, nie branie na szlak.',
      },
      changeMarket: {
        title: 'Nowe karty kupieckie',
        text: 'Ten teren wkłada cztery karty kupieckie pod talię i wykłada cztery inne. A ty od razu grasz jeszcze jedną turę.',
        move: 'Jeden osadnik, a twoja kolej nawet się nie kończy.',
      },
      scoring: {
        title: 'Jak liczymy punkty',
        text: 'Na koniec masz punkty z kart punktów, z kafli bonusowych za każdy pełny komplet, z kafli eksploracji i 1 za każdą kostkę, która nie jest żółta. Przy remisie wygrywa ten, kto później wykonywał turę.',
      },
      end: {
        title: 'Znasz już grę',
        text: 'Karty punktów pomagają do końca gry, więc wczesne są warte więcej niż same punkty. Czego na koniec tury nie pomieścisz, to wraca: jest miejsce na 10 kostek. Dotknij elementu, który nie świeci, a pasek na dole powie, dlaczego.',
      },
    },
  },
};

export default guide;
