### Co się dzieje przy stole, o co gra pyta i co można zrobić. Czas teraźniejszy: przeszły musiałby znać płeć gracza.

## Small words

list-end = { $list } i { $last }
# The accusative: what somebody takes or pays.
number-of-cards =
    { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
number-of-points =
    { $number ->
        [one] 1 punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }
number-of-settlers =
    { $number ->
        [one] 1 osadnika
       *[many] { $number } osadników
    }
number-of-tiles =
    { $number ->
        [one] 1 kafel
        [few] { $number } kafle
       *[many] { $number } kafli
    }
settlers-at = { number-of-settlers } na { $place }
list-or = { $list } albo { $last }
how-often =
    { $times ->
        [1] raz
       *[other] { $times } razy
    }
some-cards =
    { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
some-cubes =
    { $cubes ->
        [one] 1 kostkę
        [few] { $cubes } kostki
       *[many] { $cubes } kostek
    }
some-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
some-settlers =
    { $settlers ->
        [one] 1 osadnika
       *[many] { $settlers } osadników
    }
some-tiles =
    { $distance ->
        [one] 1 kafel
        [few] { $distance } kafle
       *[many] { $distance } kafli
    }
more-to-go =
    { $times ->
        [1] { "" }
       *[other] { " " }Jeszcze { $times }.
    }

## Names of pieces

name-merchant =
    { $kind ->
        [gain] kartę przypraw
        [upgrade] kartę ulepszeń ({ $steps })
       *[trade] kartę handlu
    }
    .comes =
        { $kind ->
            [gain] karta przypraw
            [upgrade] karta ulepszeń ({ $steps })
           *[trade] karta handlu
        }
name-victory-tile = kafel { $points } PZ
    .comes = kafel { $points } PZ
name-point-card = kartę { $points } pkt
    .comes = karta { $points } pkt
name-bonus-tile = kafel bonusowy
name-exploration-tile =
    { $points ->
        [0] kafel eksploracji
       *[other] kafel eksploracji ({ number-of-points })
    }
name-opened-location = nowo otwartego terenu
place-to =
    { $kind ->
        [ginger] na rynek imbiru
        [chili] na rynek chili
        [tea] na rynek herbaty
        [cloves] na rynek goździków
        [port] do portu
       *[sea] na otwarte morze
    }
    .typed = do { $tile }
place-at =
    { $kind ->
        [ginger] na rynku imbiru
        [chili] na rynku chili
        [tea] na rynku herbaty
        [cloves] na rynku goździków
        [port] w porcie
       *[sea] na otwartym morzu
    }
    .typed = na { $tile }

## What is printed on pieces

does-gain = weź { $got }
does-upgrade =
    { $upgrades ->
        [1] ulepsz raz
       *[other] ulepsz { $upgrades } razy
    }
does-trade = wymień { $paid } na { $got }
does-then = { $one }, potem { $two }
does-fort = zdobądź kartę punktów nad fortem
does-market = użyj karty kupieckiej pod terenem albo ją weź
does-move-boat =
    { $number ->
        [0] płyń na dowolny kafel
        [one] płyń o 1 kafel
        [few] płyń najwyżej o { $number } kafle
       *[many] płyń najwyżej o { $number } kafli
    }
does-boat-trade = wymieniaj na rynku, na którym stoi twój statek
does-outpost-trade = wymieniaj na rynku ze swoją faktorią
does-change-market = wyłóż nowe karty kupieckie i graj jeszcze raz
does-change-route = weź 1 żółtą, potem możesz zamienić miejscami dwie karty szlaku
does-recruit =
    { $settlers ->
        [one] dodatkowo 1 osadnik
       *[many] dodatkowo { $settlers } osadników
    }
order-for = { some-points } za { $cost }
emblem =
    { $emblem ->
        [plough] pług
        [bow] łuk
        [canoe] kanu
       *[anvil] kowadło
    }
benefit =
    { $benefit ->
        [saddlebag] sakwa: { does-recruit }
        [hammer] młot: o 1 osadnika mniej na terenach ze znakiem „{ emblem }”
        [charm] amulet: dostajesz { $got } na terenach ze znakiem „{ emblem }”
       *[compass] kompas: weź kafel eksploracji
    }
    .short =
        { $benefit ->
            [saddlebag] sakwa { $settlers }
            [hammer] młot ({ emblem })
            [charm] amulet ({ emblem }) { $got }
           *[compass] kompas
        }
scores-for-every =
    { $points ->
        [one] po 1 punkcie za { $items }
        [few] po { $points } punkty za { $items }
       *[many] po { $points } punktów za { $items }
    }
item-saddlebag =
    { $number ->
        [one] sakwę
        [few] { $number } sakwy
       *[many] { $number } sakw
    }
item-hammer =
    { $number ->
        [one] młot
        [few] { $number } młoty
       *[many] { $number } młotów
    }
item-charm =
    { $number ->
        [one] amulet
        [few] { $number } amulety
       *[many] { $number } amuletów
    }
item-compass =
    { $number ->
        [one] kompas
        [few] { $number } kompasy
       *[many] { $number } kompasów
    }
item-exploration =
    { $number ->
        [one] kafel eksploracji
        [few] { $number } kafle eksploracji
       *[many] { $number } kafli eksploracji
    }
item-brown =
    { $number ->
        [one] brązową kostkę
        [few] { $number } brązowe kostki
       *[many] { $number } brązowych kostek
    }
item-settler =
    { $number ->
        [one] osadnika wziętego z rezerwy
       *[many] { $number } osadników wziętych z rezerwy
    }
item-card =
    { $number ->
        [one] kartę punktów
        [few] { $number } karty punktów
       *[many] { $number } kart punktów
    }
item-merchant =
    { $number ->
        [one] kartę kupiecką
        [few] { $number } karty kupieckie
       *[many] { $number } kart kupieckich
    }
item-outpost =
    { $number ->
        [one] faktorię
        [few] { $number } faktorie
       *[many] { $number } faktorii
    }
item-column =
    { $number ->
        [one] pustą kolumnę faktorii
        [few] { $number } puste kolumny faktorii
       *[many] { $number } pustych kolumn faktorii
    }
island-bonus =
    { $what ->
        [move] +1 ruch: w każdym rejsie płyniesz o kafel dalej za darmo
        [hold] +3 do ładowni: miejsce na 3 kostki więcej
        [harvest] zbiory: każde zbiory dają też 1 czerwoną
        [upgrade] ulepszenie: po wymianie na rynku ulepsz 1 kostkę
       *[points] { some-points } na koniec gry
    }
name-tile =
    { $kind ->
        [ginger] rynek imbiru
        [chili] rynek chili
        [tea] rynek herbaty
        [cloves] rynek goździków
        [port] port
        [closed] zamknięty port
        [empty] port bez kafla
       *[sea] otwarte morze
    }

## What a seat did

turn = { $who } { $deeds }.
deed-acquired =
    { $paid ->
        [none] nabywa { $full }
       *[some] nabywa { $full } za { $paid }
    }{ $got ->
        [none] { "" }
       *[some] { " " }(zabiera z niej { $got })
    }
deed-acquired-more =
    kładzie { $paid } na kartach po lewej{ $got ->
        [none] { "" }
       *[some] , dostaje z kartą { $got }
    }
deed-built =
    { $paid ->
        [none] buduje faktorię
       *[some] buduje faktorię za { $paid }
    }
deed-built-more = płaci { $paid } za faktorię
deed-changed-market = wykłada nowe karty kupieckie, po czym gra jeszcze raz
deed-charmed = dostaje { $got } z amuletu
deed-chose = wybiera { $got }
deed-claimed-card = zdobywa { $piece } za { $paid }
deed-claimed-order =
    { $which ->
        [gold] zdobywa { $piece } i złotą monetę za { $paid }
        [silver] zdobywa { $piece } i srebrną monetę za { $paid }
       *[none] zdobywa { $piece } za { $paid }
    }
deed-claimed-tile = bierze { $piece } za { $paid }
deed-docked = zaczyna { $at }
deed-explored =
    { $which ->
        [none] bierze { $piece }
       *[some] bierze { $piece } z { $other }
    }
deed-found = zbiera z kafla { $got }
deed-gained = bierze { $got }
deed-harvested = bierze ze zbiorów { $got }
deed-joined =
    { $which ->
        [none] dokłada do szlaku { $full }
       *[some] dokłada do szlaku { $full }, zastępując { $other }
    }
deed-paid =
    { $you ->
        [yes] płaci ci { $paid }
       *[no] płaci { $paid } graczowi { $seat }
    }
deed-played =
    { $paid ->
        [none] { $got ->
            [none] zagrywa { $piece }
           *[some] zagrywa { $piece }: bierze { $got }
        }
       *[some] zagrywa { $piece }: wymienia { $paid } na { $got }
    }
deed-recruited = dostaje { number-of-settlers } z rezerwy
deed-rested =
    { $number ->
        [0] odpoczywa
       *[other] { $what ->
            [cards] odpoczywa i odzyskuje { number-of-cards }
           *[settlers] odpoczywa i odzyskuje { number-of-settlers }
        }
    }
deed-returned = oddaje { $paid }
deed-sailed =
    { $number ->
        [0] po krótkim rejsie wraca { $to }
       *[other] płynie o { number-of-tiles } { $to }
    }{ $paid ->
        [none] { "" }
       *[some] , zostawia po drodze { $paid }
    }
deed-sailed-more =
    { $paid ->
        [none] odrzuca { $cards }
       *[some] zostawia za sobą { $paid }
    }
deed-sent-home =
    { $you ->
        [yes] { $number ->
            [one] odsyła twojego osadnika
           *[many] odsyła { $number } twoich osadników
        }
       *[no] odsyła { number-of-settlers } gracza { $seat }
    }
deed-stayed = zostaje { $at }
deed-swapped = zamienia miejscami na szlaku { $full } oraz { $other }
deed-took-bonus =
    { $what ->
        [move] bierze kafel bonusowy (+1 ruch)
        [hold] bierze kafel bonusowy (+3 do ładowni)
        [harvest] bierze kafel bonusowy (zbiory)
        [upgrade] bierze kafel bonusowy (ulepszenie)
       *[points] bierze kafel bonusowy ({ number-of-points })
    }
deed-took-card =
    bierze za opróżnioną kolumnę { $full }{ $got ->
        [none] { "" }
       *[some] { " " }(zabiera z niej { $got })
    }
deed-took-tile = bierze { $piece } ({ $effect })
deed-traded = wymienia { $paid } na { $got }
deed-traded-at = korzysta z faktorii { $at }
deed-travelled = ustawia na szlaku { number-of-settlers }: { $piece }
deed-upgraded = ulepsza { $paid } na { $got }
deed-used = zagrywa z rynku { $piece }
deed-worked =
    { $which ->
        [fort] ustawia { $piece } w forcie { $place }
        [market] ustawia { $piece } na rynku { $place }
       *[none] ustawia { $piece }
    }

## What chance did, and what else changes on the table

table-set = Gra jest rozłożona.
deed-began =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $seat }.
    }
deed-closed-port = Jeden z portów zostaje zamknięty.
deed-dealt =
    { $number ->
        [one] Nowa karta kupiecka: { $cards }.
       *[many] Nowe karty kupieckie: { $cards }.
    }
deed-drew-board = Czwarta plansza to { $what }.
deed-drew-card = Następna w talii: { $piece } za { $cost }.
deed-drew-order = Nowa w rzędzie: { $piece } za { $cost }.
deed-drew-tile = Następny kafel bonusowy: { $effect }.
deed-moved-closed-port = Ten port jest teraz zamknięty.
deed-revealed = Nowy w porcie: { $piece } za { $cost }.

## What happens at a table beside the game

event-opened = Stół jest otwarty.
event-opened-again = Stół jest otwarty na rewanż.
event-sat = { $seat } siada do stołu.
event-placed = { $seat } to bot.
event-kept = Miejsce czeka: { $seat }.
event-readied =
    { $you ->
        [yes] Chcesz zaczynać.
       *[no] { $seat } chce zaczynać.
    }
event-unreadied =
    { $you ->
        [yes] Nie wszyscy chcieli zaczynać: potwierdź jeszcze raz.
       *[no] { $seat } już nie czeka na początek.
    }
event-rose = Miejsce { $number } jest znowu wolne.
event-started = Gra się zaczyna.
event-undone = { $seat } cofa krok.
event-takeback-asked = { $seat } prosi o cofnięcie decyzji.
event-takeback-agreed = { $seat } się zgadza.
event-takeback-refused = { $seat } woli grać dalej.
event-taken-back = { $seat } cofa decyzję.
event-paused = { $seat } wstrzymuje grę.
event-resumed = { $seat } wznawia grę.
event-left = { $seat } odchodzi na chwilę. Miejsce czeka.
event-left-bot = { $seat } odchodzi na chwilę. Dalej gra bot.
event-expired = { $seat }: czas minął. Dalej gra bot.
event-resigned = { $seat } poddaje grę. Dalej gra bot.
event-ended =
    { $you ->
        [yes] Koniec gry. Wygrywasz: { number-of-points }.
       *[no] Koniec gry. Wygrywa { $seat }: { number-of-points }.
    }
event-ended-resigned =
    { $you ->
        [yes] Koniec gry. Wygrywasz, bo pozostali poddali grę.
       *[no] Koniec gry. Wygrywa { $seat }, bo pozostali poddali grę.
    }
event-rematched = Otwarto rewanż.

## What is asked

ask-turn = Twoja tura
    .detail =
        { $only ->
            [rest] Teraz możesz tylko odpocząć.
           *[other] Możesz { $ways }.
        }{ $free ->
            [0] { "" }
            [one] { " " }Pierwszy kafel jest za darmo.
            [few] { " " }Pierwsze { $free } kafle są za darmo.
           *[many] { " " }Pierwszych { $free } kafli jest za darmo.
        }
ask-upgrade = Ulepsz kostkę
    .detail = Wybierz kostkę do ulepszenia o jeden poziom.{ more-to-go }
ask-return = O { some-cubes } za dużo
    .detail =
        { $cubes ->
            [one] Mieści się { $limit }. Oddaj 1 dowolną kostkę.
            [few] Mieści się { $limit }. Oddaj { $cubes } dowolne kostki.
           *[many] Mieści się { $limit }. Oddaj { $cubes } dowolnych kostek.
        }
ask-trade = Wymiana
    .detail = Ile razy chcesz wymienić { $give } na { $get }?
    .plain = Ile razy chcesz wymienić?
ask-place = Połóż kostkę na karcie { $number }
    .detail = Kolor dowolny.{ more-to-go }
ask-toll = Zapłać graczowi { $seat }
    .detail = Daj 1 dowolną kostkę.{ more-to-go }
ask-pay = Zapłać za faktorię
    .detail =
        { $cubes ->
            [one] Oddaj 1 dowolną kostkę.
            [few] Oddaj { $cubes } dowolne kostki.
           *[many] Oddaj { $cubes } dowolnych kostek.
        }
ask-visit = Jesteś { $at }
    .detail =
        Tu wymienisz { $give } na { $get }. Co robisz?{ $both ->
            [yes] { " " }Jeśli chcesz zrobić jedno i drugie, najpierw zbuduj.
           *[no] { "" }
        }
ask-port = Jesteś w porcie
    .detail = { $offer }. Bierzesz kafel?
ask-column = Kolumna { $number } jest pusta
    .detail =
        { $reward ->
            [card] Weź kartę kupiecką.
            [card_or_bonus] Weź kafel bonusowy albo kartę kupiecką.
           *[bonus] Weź kafel bonusowy.
        }
ask-choose = Początkowe kostki
    .detail = Wybierz jeden z pozostałych zestawów.
ask-dock = Miejsce startu
    .detail = Wybierz rynek dla swojego statku.
ask-discard = Zapłać za rejs
    .detail = Odrzuć { some-cards } z ręki albo z zagranych.
ask-explore = Kompas
    .detail = Weź kafel eksploracji.
ask-bonus = Kafel bonusowy
    .detail = Bierzesz wierzchni kafel tego fortu? Masz { $taken } z { $spaces }.
ask-market = Rynek { $number }
    .detail =
        { $may ->
            [use-or-take] Użyj karty albo dołóż ją do swojego szlaku.
            [use-or-replace] Użyj karty albo zastąp nią jedną z kart szlaku.
            [replace] Zastąp tą kartą jedną z kart szlaku.
           *[take] Dołóż kartę do swojego szlaku.
        }
ask-swap = Twój szlak
    .detail = Zamień dwie karty miejscami albo zostaw szlak bez zmian.
    .second = Wybierz kartę, z którą ma się zamienić.
ask-move-boat = Przesuń statek
    .detail =
        { $reach ->
            [0] Na dowolny kafel.
            [1] Na sąsiedni kafel.
            [few] Najwyżej o { $reach } kafle.
           *[many] Najwyżej o { $reach } kafli.
        }
ask-outpost-trade = Handel w faktorii
    .detail = Wybierz rynek ze swoją faktorią.
ask-sailing = Jesteś { $at }
    .detail =
        { $stop ->
            [yes] { $price ->
                [0] Zatrzymaj się albo płyń dalej za darmo.
               *[other] Zatrzymaj się albo płyń dalej i zostaw 1 kostkę.
            }
           *[no] Na postój tutaj masz za mało kostek: płyń dalej.
        }
ask-leave = Zostaw kostkę
    .detail = Wybierz 1 kostkę na kafel, z którego płyniesz.
ask-arrive = Postój { $at }
    .detail = Działaj na miejscu albo zbierz plony.
ask-first = Kto zaczyna?
    .detail = Losujemy pierwszego gracza.
ask-deal = Karty kupieckie
    .detail = Dobieramy kartę kupiecką.
ask-box = Przygotowanie
    .detail = Część rynków wraca do pudełka.
ask-lay = Przygotowanie
    .detail = Układamy mapę.
ask-reveal = Porty
    .detail = Odkrywamy kafel PZ.
ask-card = Karty punktów
    .detail = Odkrywamy kartę punktów.
ask-tile = Kafle bonusowe
    .detail = Odkrywamy kafel bonusowy.
ask-cover = Przygotowanie
    .detail = Rozkładamy kafle eksploracji.
ask-board = Przygotowanie
    .detail = Losujemy czwartą planszę.
ask-order = Karty punktów
    .detail = Dobieramy kartę punktów.

## What can be done. The forms are told in en.ftl; `.way` goes on with "Możesz".

option-acquire =
    { $cubes ->
        [0] Nabądź za darmo
       *[other] Nabądź za { some-cubes }
    }
    .full =
        { $cubes ->
            [0] Nabądź { $piece } ({ $does }) za darmo
           *[other] Nabądź { $piece } ({ $does }) za { some-cubes }
        }
    .short = Nabądź
    .way = nabyć kartę
option-play =
    { $paid ->
        [none] { $upgrades ->
            [0] Weź { $got }
           *[other] Zagraj ulepszenie ({ $upgrades })
        }
       *[some] Wymień { how-often }
    }
    .full =
        { $paid ->
            [none] Zagraj { $piece } ({ $does })
           *[some] Zagraj { $piece } { how-often }: { $paid } na { $got }
        }
    .short = Zagraj
    .way = zagrać kartę
option-trade = Wymień { how-often }
    .full = Wymień { how-often }: { $paid } na { $got }
option-sail =
    { $distance ->
        [0] Zatocz pętlę i wróć { $to }
       *[other] { $phase ->
            [sailing] Płyń dalej { $to }
           *[other] Płyń { $to }
        }
    }
    .full =
        { $distance ->
            [0] Zatocz pętlę i wróć { $to }
           *[other] { $phase ->
                [sailing] Płyń dalej { $to }
               *[other] Płyń o { some-tiles } { $to }
            }
        }{ $does ->
            [none] { "" }
           *[some] { " " }({ $does })
        }
    .heading =
        { $distance ->
            [0] Zatocz pętlę i wróć
           *[other] { $phase ->
                [sailing] Płyń dalej
               *[other] Płyń o { some-tiles }
            }
        }{ $cards ->
            [0] { "" }
           *[other] { " " }({ note-cards })
        }
    .short = Płyń
    .way = płynąć
option-stay =
    { $phase ->
        [arrive] { $kind ->
            [port] Skorzystaj z portu
           *[market] Skorzystaj z rynku
        }
       *[other] Zostań i działaj tutaj
    }
    .full =
        { $phase ->
            [arrive] Działaj { $at }
           *[other] Zostań { $at }
        }{ $does ->
            [none] { "" }
           *[some] { " " }({ $does })
        }
    .short = Zostań
    .way = działać na miejscu
option-stop = Zatrzymaj się tu
    .full = Zatrzymaj się { $at }
option-harvest = Zbierz { $got }
    .short = Zbierz
    .way = zebrać plony
option-build =
    { $cubes ->
        [0] Zbuduj faktorię
       *[other] Zbuduj faktorię za { some-cubes }
    }
    .short = Zbuduj
option-rest =
    { $settlers ->
        [0] { $cards ->
            [0] Odpocznij
           *[other] Odpocznij, odzyskaj { some-cards }
        }
       *[other] Odpocznij, odzyskaj { some-settlers }
    }
    .short = Odpocznij
    .way = odpocząć
option-work =
    { $spot ->
        [fort] Ustaw { some-settlers } w forcie { $number }
        [market] Ustaw { some-settlers } na rynku { $number }
       *[none] Ustaw { some-settlers }: { $does }
    }
    .full =
        { $spot ->
            [fort] Ustaw { some-settlers } na { $piece }: zdobądź { $card } ({ $offer })
            [market] Ustaw { some-settlers } na { $piece }: użyj { $card } ({ $offer }) albo weź tę kartę
           *[none] Ustaw { some-settlers } na { $piece }: { $does }
        }
    .short = Ustaw
    .way = wysłać osadników do pracy
option-travel = Wyślij na szlak { some-settlers }: { $does }
    .full = Wyślij { some-settlers } na kartę { $number } szlaku: { $piece } ({ $does })
    .short = Wyślij
    .way = wysłać osadników na szlak
option-claim =
    { $kind ->
        [port] Weź kafel: { some-points }
       *[row] { $coin ->
            [gold] Zdobądź { some-points }, do tego złotą monetę
            [silver] Zdobądź { some-points }, do tego srebrną monetę
           *[none] Zdobądź { some-points }
        }
    }
    .full =
        { $kind ->
            [port] Weź { $card } ({ $offer })
           *[row] { $coin ->
                [gold] Zdobądź { $card } ({ $offer }), do tego złotą monetę
                [silver] Zdobądź { $card } ({ $offer }), do tego srebrną monetę
               *[none] Zdobądź { $card } ({ $offer })
            }
        }
    .short = Zdobądź
    .way = zdobyć kartę punktów
option-upgrade = Ulepsz { $paid } na { $got }
    .short = Ulepsz
option-return = Oddaj { $paid }
option-place = Połóż { $paid }
option-toll = Daj { $paid }
option-pay = Zapłać { $paid }
option-leave = Zostaw { $paid }
option-discard = Odrzuć kartę „{ $does }”
    .full = Odrzuć { $piece } ({ $does })
    .short = Odrzuć
option-choose = Weź na start { $got }
    .short = Weź te
option-dock = Zacznij { $at }
    .full = Zacznij { $at } ({ $does })
    .short = Zacznij tu
option-take = Weź kartę
    .full =
        { $phase ->
            [market] Dołóż { $piece } ({ $does }) do swojego szlaku
           *[other] Weź { $piece } ({ $does })
        }
    .short = Weź
option-use = Użyj karty
    .full = Użyj { $piece } ({ $does })
option-replace = Zastąp kartę { $number }
    .full = Zastąp kartę { $number } szlaku: { $piece } ({ $does })
    .short = Zastąp
option-swap = Zamień karty { $first } i { $second }
    .short = Zamień
option-trade-at = Wymieniaj { $at }
    .full = Wymieniaj { $at } ({ $does })
    .short = Wymieniaj tu
option-explore = Weź kafel: { $does }
    .full = Weź { $piece }: { $does }
    .short = Weź
option-bonus =
    { $what ->
        [move] Weź +1 ruch
        [hold] Weź +{ $room } do ładowni
        [harvest] Weź kafel zbiorów
        [upgrade] Weź kafel ulepszenia
        [points] Weź { some-points }
       *[tile] Weź kafel bonusowy: { $does }
    }
    .full =
        { $number ->
            [0] Weź kafel ({ island-bonus })
           *[other] Weź { $piece }: { $does }
        }
    .short = Weź
option-done =
    { $phase ->
        [upgrade] Zakończ ulepszanie
        [trade] Nie wymieniaj
        [visit] Nic tu nie rób
        [port] Zostaw kafel
        [bonus] Nie bierz kafla
       *[swap] Zostaw szlak bez zmian
    }

# Draws
option-first = Zaczyna { $seat }
option-board = Połóż planszę { $what }
option-deal = Dobierz: { $piece }
option-order = Wyłóż: { $piece }
option-box = Do pudełka: { $piece }
option-lay = Połóż: { $piece }
option-reveal = Odkryj: { $piece }
option-card = Odkryj: { $piece }
option-tile = Odkryj: { $piece }
option-cover = Połóż na terenie: { $piece }

# Headings
heading-fort = Zdobądź kartę punktów
heading-gain = Weź albo ulepsz
heading-trade = Wymień
heading-boat = Płyń albo wymieniaj na wyspach
heading-market = Użyj karty kupieckiej albo ją weź
heading-change = Zmień rynek albo szlak

## What an option costs and brings beside that

note-cards = odrzuć { some-cards }
note-left = zostaw { some-cubes }
note-tolls =
    { $number ->
        [one] 1 kostka dla: { $seats }
       *[many] po 1 kostce dla: { $seats }
    }
note-stopping = przy postoju { note-tolls }
note-lying = tu zbierzesz { $got }
note-taken = zbierasz { $got }
note-sends =
    { $settlers ->
        [one] { $seat } odzyskuje 1 osadnika
       *[many] { $seat } odzyskuje { $settlers } osadników
    }
note-charm = amulet daje { $got }
note-column = opróżnia kolumnę { $column }
note-home =
    { $settlers ->
        [one] wraca 1 osadnik
       *[many] wraca { $settlers } osadników
    }
note-opens = odkrywa { $piece }: { $does }
note-outpost =
    { $cubes ->
        [0] faktoria za darmo
       *[other] faktoria za { some-cubes }
    }
note-upgrades =
    { $upgrades ->
        [1] potem ulepsz raz
       *[other] potem ulepsz { $upgrades } razy
    }

## Why something cannot be done

reason-already-there =
    { $stay ->
        [none] Twój statek już tu jest.
       *[some] Twój statek już tu jest. Wybierz „{ $stay }”, aby tu działać.
    }
reason-cannot-pay-card = Aby to zrobić, musisz mieć jeszcze { $missing }.
reason-cannot-pay-order = Aby to zrobić, musisz mieć jeszcze { $missing }.
reason-cannot-pay-outpost =
    { $need ->
        [one] Faktoria kosztuje tu 1 kostkę; masz { $cubes }.
        [few] Faktoria kosztuje tu { $need } kostki; masz { $cubes }.
       *[many] Faktoria kosztuje tu { $need } kostek; masz { $cubes }.
    }
reason-cannot-pay-tile = Aby to zrobić, musisz mieć jeszcze { $missing }.
reason-cannot-pay-toll =
    { $short ->
        [one] Aby się tu zatrzymać, potrzebujesz jeszcze 1 kostki: każdy przeciwnik, którego statek tu stoi, dostaje jedną.
       *[many] Aby się tu zatrzymać, potrzebujesz jeszcze { $short } kostek: każdy przeciwnik, którego statek tu stoi, dostaje jedną.
    }
reason-cannot-pay-trade =
    { $missing ->
        [none] { $need ->
            [0] { $times ->
                [one] Stać cię na tę wymianę tylko raz.
               *[many] Stać cię na tę wymianę tylko { $times } razy.
            }
           *[other] Aby tu zostać i wymienić, razem z opłatą potrzebujesz { $need } kostek; masz { $cubes }.
        }
       *[some] Aby choć raz tu wymienić, musisz mieć jeszcze { $missing }.
    }
reason-covered = Ten teren zakrywa kafel eksploracji. Teren otworzy się, gdy ktoś weźmie ten kafel dzięki kompasowi.
reason-empty-slot = Na tej pozycji nie ma karty.
reason-fort-empty = Przy tym forcie nie ma karty punktów.
reason-game-over = Gra już się skończyła.
reason-must-act = Statek, który zostaje, musi tu coś zrobić.
reason-must-trade = Tej wymiany trzeba dokonać co najmniej raz.
reason-needed-to-act = Ta kostka jest potrzebna do wymiany, dla której zostajesz.
reason-no-order = Na tej pozycji nie ma karty.
reason-no-outpost = Nie masz faktorii na tym rynku.
reason-no-outpost-trade = Na żadnym rynku z twoją faktorią nie stać cię na wymianę.
reason-no-route-card = W tym miejscu szlaku nie ma karty.
reason-no-such-cube = Nie masz kostki tego koloru.
reason-no-such-tile = Tego kafla eksploracji nie można teraz wziąć.
reason-no-trade-at-sea = Twój statek jest na morzu, gdzie się nie handluje.
reason-not-a-market = Tu można wybrać tylko rynek.
reason-not-asked =
    { $moment ->
        [explore] Kafle eksploracji bierze się dzięki kompasowi z karty punktów.
        [column] Kafel bonusowy to nagroda za pustą kolumnę faktorii.
        [fort] Kafel bonusowy dostajesz razem z kartą punktów z jego fortu.
        [boat] Statek płynie, gdy osadnicy pracują na terenie z symbolem statku.
        [market] Kartę kupiecką dostajesz, pracując na terenie rynku nad nią.
       *[none] { $title ->
            [none] Najpierw dokończ ten krok.
           *[some] Najpierw dokończ ten krok: { $title }.
        }
    }
reason-not-in-deck = Tego nie można teraz wziąć.
reason-not-in-hand =
    { $lies ->
        [played] Ta karta jest już zagrana. Odpocznij, aby ją odzyskać.
        [discarded] Ta karta jest odrzucona. Odpocznij, aby ją odzyskać.
       *[none] Tej karty nie masz na ręce.
    }
reason-not-in-pile = Tego nie można teraz wziąć.
reason-not-left = Tego nie można teraz wziąć.
reason-not-on-map = Tego kafla nie ma na mapie.
reason-not-on-table = Tej planszy nie ma na stole.
reason-not-open = Ta karta jest odrzucona. Odpocznij, aby ją odzyskać.
reason-not-unlaid = Tego nie można teraz wziąć.
reason-nothing-to-do = Tam, gdzie stoi twój statek, nie ma nic do zrobienia.
reason-only-a-card = Pierwsza kolumna daje kartę kupiecką, nie kafel bonusowy.
reason-order-not-in-deck = Tego nie można teraz wziąć.
reason-other-seat = Teraz decyduje { $seat }.
reason-other-stack = Kafel bonusowy bierzesz z fortu, w którym właśnie zdobywasz kartę.
reason-outpost-stands = Masz tu już faktorię.
reason-own-settlers = Twoi osadnicy już tu pracują. Odpocznij, aby ich odzyskać.
reason-port-closed = Ten port jest zamknięty. Otworzy się, gdy ktoś weźmie kafel PZ gdzie indziej.
reason-port-empty = W tym porcie nie ma kafla PZ.
reason-route-full = Twój szlak jest pełny (karty: { $length }). Wybierz kartę do zastąpienia.
reason-route-not-full = Na szlaku jest miejsce: karta trafia na jego prawy koniec.
reason-row-empty = Wszystkie twoje faktorie z tym symbolem są już zbudowane.
reason-settlers-on-card = Na tej karcie już stoją osadnicy. Odpocznij, aby ich odzyskać.
reason-stack-empty = Nie ma tu już kafla bonusowego.
reason-too-far =
    { $by ->
        [cards] { $distance ->
            [one] To o 1 kafel stąd, a zasięg twoich kart to { $reach }.
            [few] To o { $distance } kafle stąd, a zasięg twoich kart to { $reach }.
           *[many] To o { $distance } kafli stąd, a zasięg twoich kart to { $reach }.
        }
        [location] { $distance ->
            [one] To o 1 kafel stąd: za daleko na ten ruch.
            [few] To o { $distance } kafle stąd: za daleko na ten ruch.
           *[many] To o { $distance } kafli stąd: za daleko na ten ruch.
        }
       *[tile] Płyniesz kafel po kaflu: wybierz sąsiedni.
    }
reason-too-few-cubes =
    { $need ->
        [one] Ta karta kosztuje 1 kostkę; masz { $cubes }.
        [few] Ta karta kosztuje { $need } kostki; masz { $cubes }.
       *[many] Ta karta kosztuje { $need } kostek; masz { $cubes }.
    }
reason-too-few-settlers =
    { $need ->
        [one] To wymaga 1 osadnika; dostępnych: { $ready }.
       *[many] To wymaga { $need } osadników; dostępnych: { $ready }.
    }
