### Co się wydarzyło przy stole. Czas teraźniejszy: przeszły musiałby znać płeć gracza.

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

## Names of pieces

name-merchant =
    { $kind ->
        [gain] kartę przypraw
        [upgrade] kartę ulepszeń { $steps }
       *[trade] kartę handlu
    }
    .comes =
        { $kind ->
            [gain] karta przypraw
            [upgrade] karta ulepszeń { $steps }
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
place-at =
    { $kind ->
        [ginger] na rynku imbiru
        [chili] na rynku chili
        [tea] na rynku herbaty
        [cloves] na rynku goździków
        [port] w porcie
       *[sea] na otwartym morzu
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
    bierze za kolumnę { $full }{ $got ->
        [none] { "" }
       *[some] { " " }(zabiera z niej { $got })
    }
deed-took-tile = bierze { $piece } ({ $effect })
deed-traded = wymienia { $paid } na { $got }
deed-traded-at = korzysta z faktorii { $at }
deed-travelled = wysyła szlakiem { number-of-settlers } na { $piece }
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
event-rematched = Jest rewanż.

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
        [one] Aby się tu zatrzymać, potrzebujesz jeszcze 1 kostki: każdy rywal, którego statek tu stoi, dostaje jedną.
       *[many] Aby się tu zatrzymać, potrzebujesz jeszcze { $short } kostek: każdy rywal, którego statek tu stoi, dostaje jedną.
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
        [one] To wymaga 1 osadnika; gotowych: { $ready }.
       *[many] To wymaga { $need } osadników; gotowych: { $ready }.
    }
