### Was am Tisch geschieht, was gefragt wird und was möglich ist. Gegenwart: so erzählt man ein Spiel, während es gespielt wird.

## Small words

list-end = { $list } und { $last }
number-of-cards =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
# The dative, after "mit".
number-of-points =
    { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkten
    }
number-of-settlers = { $number } Siedler
number-of-tiles =
    { $number ->
        [one] 1 Seefeld
       *[other] { $number } Seefelder
    }
settlers-at = { number-of-settlers } auf { $place }
list-or = { $list } oder { $last }
how-often =
    { $times ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $times }-mal
    }
some-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
some-cubes =
    { $cubes ->
        [one] 1 Ware
       *[other] { $cubes } Waren
    }
some-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
some-settlers = { $settlers } Siedler
some-tiles =
    { $distance ->
        [one] 1 Seefeld
       *[other] { $distance } Seefelder
    }
more-to-go =
    { $times ->
        [1] { "" }
       *[other] { " " }Noch { $times }.
    }

## Names of pieces

name-merchant =
    { $kind ->
        [gain] eine Gewürzkarte
        [upgrade] eine { $steps }er-Aufwertungskarte
       *[trade] eine Handelskarte
    }
    .comes =
        { $kind ->
            [gain] Gewürzkarte
            [upgrade] { $steps }er-Aufwertungskarte
           *[trade] Handelskarte
        }
name-victory-tile = das { $points }er-Plättchen
    .comes = { $points }er-Plättchen
name-point-card = die { $points }er-Karte
    .comes = { $points }er-Karte
name-bonus-tile = ein Bonusplättchen
name-exploration-tile =
    { $points ->
        [0] ein Erkundungsplättchen
       *[other] ein Erkundungsplättchen mit { number-of-points }
    }
name-opened-location = einem neu geöffneten Feld
place-to =
    { $kind ->
        [ginger] zum Ingwermarkt
        [chili] zum Chilimarkt
        [tea] zum Teemarkt
        [cloves] zum Nelkenmarkt
        [port] in einen Hafen
       *[sea] aufs offene Meer
    }
    .typed = zu { $tile }
place-at =
    { $kind ->
        [ginger] am Ingwermarkt
        [chili] am Chilimarkt
        [tea] am Teemarkt
        [cloves] am Nelkenmarkt
        [port] im Hafen
       *[sea] auf offenem Meer
    }
    .typed = bei { $tile }

## What is printed on pieces

does-gain = nimm { $got }
does-upgrade =
    { $upgrades ->
        [1] werte einmal auf
        [2] werte zweimal auf
        [3] werte dreimal auf
       *[other] werte { $upgrades }-mal auf
    }
does-trade = tausche { $paid } gegen { $got }
does-then = { $one }, dann { $two }
does-fort = hol die Punktekarte darüber
does-market = nutze die Händlerkarte darunter oder nimm sie
does-move-boat =
    { $number ->
        [0] segle auf ein beliebiges Seefeld
        [one] segle 1 Seefeld weit
       *[other] segle bis zu { $number } Seefelder weit
    }
does-boat-trade = tausche am Markt unter deinem Schiff
does-outpost-trade = tausche an einem Markt mit deiner Niederlassung
does-change-market = lege neue Händler aus und spiele gleich noch einmal
does-change-route = nimm 1 Gelb, dann dürfen zwei Routenkarten die Plätze tauschen
does-recruit =
    { $settlers ->
        [one] 1 weiterer Siedler
       *[other] { $settlers } weitere Siedler
    }
order-for = { some-points } für { $cost }
emblem =
    { $emblem ->
        [plough] Pflug
        [bow] Bogen
        [canoe] Kanu
       *[anvil] Amboss
    }
benefit =
    { $benefit ->
        [saddlebag] Satteltasche: { does-recruit }
        [hammer] Hammer: 1 Siedler weniger auf Feldern mit { emblem }
        [charm] Talisman: { $got } auf Feldern mit { emblem }
       *[compass] Kompass: nimm ein Erkundungsplättchen
    }
    .short =
        { $benefit ->
            [saddlebag] Satteltasche { $settlers }
            [hammer] Hammer ({ emblem })
            [charm] Talisman ({ emblem }) { $got }
           *[compass] Kompass
        }
scores-for-every = { some-points } je { $items }
item-saddlebag =
    { $number ->
        [one] Satteltasche
       *[other] { $number } Satteltaschen
    }
item-hammer =
    { $number ->
        [one] Hammer
       *[other] { $number } Hämmer
    }
item-charm =
    { $number ->
        [one] Talisman
       *[other] { $number } Talismane
    }
item-compass =
    { $number ->
        [one] Kompass
       *[other] { $number } Kompasse
    }
item-exploration =
    { $number ->
        [one] Erkundungsplättchen
       *[other] { $number } Erkundungsplättchen
    }
item-brown =
    { $number ->
        [one] braune Ware
       *[other] { $number } braune Waren
    }
item-settler =
    { $number ->
        [one] Siedler aus der Reserve
       *[other] { $number } Siedler aus der Reserve
    }
item-card =
    { $number ->
        [one] Punktekarte
       *[other] { $number } Punktekarten
    }
item-merchant =
    { $number ->
        [one] Händlerkarte
       *[other] { $number } Händlerkarten
    }
item-outpost =
    { $number ->
        [one] Niederlassung
       *[other] { $number } Niederlassungen
    }
item-column =
    { $number ->
        [one] leere Spalte
       *[other] { $number } leere Spalten
    }
island-bonus =
    { $what ->
        [move] +1 Bewegung: auf jeder Fahrt ein Seefeld mehr kostenlos
        [hold] +3 Laderaum: Platz für 3 weitere Waren
        [harvest] Ernte: jede Ernte bringt auch 1 Rot
        [upgrade] Aufwertung: nach dem Tauschen an einem Markt 1 Ware aufwerten
       *[points] { some-points } am Ende
    }
name-tile =
    { $kind ->
        [ginger] Ingwermarkt
        [chili] Chilimarkt
        [tea] Teemarkt
        [cloves] Nelkenmarkt
        [port] Hafen
        [closed] geschlossener Hafen
        [empty] Hafen ohne Plättchen
       *[sea] offenes Meer
    }

## What a seat did

turn = { $who } { $deeds }.
deed-acquired =
    { $paid ->
        [none] erwirbt { $full }
       *[some] erwirbt { $full } für { $paid }
    }{ $got ->
        [none] { "" }
       *[some] { " " }mitsamt { $got } darauf
    }
deed-acquired-more =
    legt { $paid } auf die Karten links davon{ $got ->
        [none] { "" }
       *[some] , bekommt { $got } mit der Karte
    }
deed-built =
    { $paid ->
        [none] gründet eine Niederlassung
       *[some] gründet für { $paid } eine Niederlassung
    }
deed-built-more = zahlt { $paid } für die Niederlassung
deed-changed-market = legt neue Händler aus (und ist noch einmal dran)
deed-charmed = bekommt { $got } durch einen Talisman
deed-chose = wählt { $got }
deed-claimed-card = holt { $piece } für { $paid }
deed-claimed-order =
    { $which ->
        [gold] holt { $piece } und eine Goldmünze für { $paid }
        [silver] holt { $piece } und eine Silbermünze für { $paid }
       *[none] holt { $piece } für { $paid }
    }
deed-claimed-tile = nimmt { $piece } für { $paid }
deed-docked = beginnt { $at }
deed-explored =
    { $which ->
        [none] nimmt { $piece }
       *[some] nimmt { $piece } von { $other }
    }
deed-found = sammelt { $got } ein
deed-gained = nimmt { $got }
deed-harvested = erntet { $got }
deed-joined =
    { $which ->
        [none] nimmt { $full } in die Route auf
       *[some] ersetzt in der Route { $other } durch { $full }
    }
deed-paid =
    { $you ->
        [yes] zahlt dir { $paid }
       *[no] zahlt { $paid } an { $seat }
    }
deed-played =
    { $paid ->
        [none] { $got ->
            [none] spielt { $piece } aus
           *[some] spielt { $piece } aus: nimmt { $got }
        }
       *[some] spielt { $piece } aus: tauscht { $paid } gegen { $got }
    }
deed-recruited = bekommt { number-of-settlers } aus der Reserve
deed-rested =
    { $number ->
        [0] ruht sich aus
       *[other] { $what ->
            [cards] ruht sich aus und nimmt { number-of-cards } zurück
           *[settlers] ruht sich aus und holt { number-of-settlers } heim
        }
    }
deed-returned = gibt { $paid } zurück
deed-sailed =
    { $number ->
        [0] segelt im Bogen zurück { $to }
       *[other] segelt { number-of-tiles } weit { $to }
    }{ $paid ->
        [none] { "" }
       *[some] , lässt unterwegs { $paid } liegen
    }
deed-sailed-more =
    { $paid ->
        [none] wirft { $cards } ab
       *[some] lässt { $paid } zurück
    }
deed-sent-home =
    { $you ->
        [yes] { $number ->
            [one] schickt deinen Siedler heim
           *[other] schickt deine { $number } Siedler heim
        }
       *[no] schickt { number-of-settlers } von { $seat } heim
    }
deed-stayed = bleibt { $at }
deed-swapped = tauscht in der Route die Plätze: { $full } gegen { $other }
deed-took-bonus =
    { $what ->
        [move] nimmt das Bonusplättchen für Bewegung
        [hold] nimmt das Bonusplättchen für den Laderaum
        [harvest] nimmt das Bonusplättchen für die Ernte
        [upgrade] nimmt das Bonusplättchen für Aufwertungen
       *[points] nimmt das Bonusplättchen mit { number-of-points }
    }
deed-took-card =
    nimmt für die geleerte Spalte { $full }{ $got ->
        [none] { "" }
       *[some] { " " }mitsamt { $got } darauf
    }
deed-took-tile = nimmt { $piece } ({ $effect })
deed-traded = tauscht { $paid } gegen { $got }
deed-traded-at = nutzt die Niederlassung { $at }
deed-travelled =
    { $number ->
        [one] setzt 1 Siedler auf { $piece } der Route
       *[other] setzt { $number } Siedler auf { $piece } der Route
    }
deed-upgraded = wertet { $paid } zu { $got } auf
deed-used = nutzt { $piece }
deed-worked =
    { $which ->
        [fort] setzt { $piece } in Fort { $place } ein
        [market] setzt { $piece } an Markt { $place } ein
       *[none] setzt { $piece } ein
    }

## What chance did, and what else changes on the table

table-set = Das Spiel ist aufgebaut.
deed-began =
    { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
deed-closed-port = Ein Hafen wird geschlossen.
deed-dealt =
    { $number ->
        [one] Neuer Händler: { $cards }.
       *[other] Neue Händler: { $cards }.
    }
deed-drew-board = Der vierte Spielplan ist { $what }.
deed-drew-card = Nächste Punktekarte: { $piece } für { $cost }.
deed-drew-order = Neu in der Auslage: { $piece } für { $cost }.
deed-drew-tile = Nächstes Bonusplättchen: { $effect }.
deed-moved-closed-port = Dieser Hafen ist jetzt geschlossen.
deed-revealed = Neu in einem Hafen: { $piece } für { $cost }.

## What happens at a table beside the game

event-opened = Der Tisch ist eröffnet.
event-opened-again = Der Tisch ist für die Revanche eröffnet.
event-sat = { $seat } setzt sich.
event-placed = { $seat } ist ein Bot.
event-kept = Ein Platz ist für { $seat } reserviert.
event-readied =
    { $you ->
        [yes] Du bist bereit.
       *[no] { $seat } ist bereit.
    }
event-unreadied =
    { $you ->
        [yes] Nicht alle waren bereit: Bestätige noch einmal.
       *[no] { $seat } ist nicht mehr bereit.
    }
event-rose = Platz { $number } ist wieder frei.
event-started = Das Spiel beginnt.
event-undone = { $seat } nimmt einen Schritt zurück.
event-takeback-asked = { $seat } bittet um Rücknahme.
event-takeback-agreed = { $seat } ist einverstanden.
event-takeback-refused = { $seat } möchte lieber weiterspielen.
event-taken-back = { $seat } nimmt die letzte Entscheidung zurück.
event-paused = { $seat } unterbricht das Spiel.
event-resumed = { $seat } setzt das Spiel fort.
event-left = { $seat } macht Pause. Der Platz bleibt frei.
event-left-bot = { $seat } macht Pause. Ein Bot spielt weiter.
event-expired = { $seat } hat keine Zeit mehr. Ein Bot spielt weiter.
event-resigned = { $seat } gibt auf. Ein Bot spielt weiter.
event-ended =
    { $you ->
        [yes] Das Spiel ist zu Ende. Du gewinnst mit { number-of-points }.
       *[no] Das Spiel ist zu Ende. { $seat } gewinnt mit { number-of-points }.
    }
event-ended-resigned =
    { $you ->
        [yes] Das Spiel ist zu Ende. Du gewinnst, alle anderen haben aufgegeben.
       *[no] Das Spiel ist zu Ende. { $seat } gewinnt, alle anderen haben aufgegeben.
    }
event-rematched = Die Revanche ist eröffnet.

## What is asked

ask-turn = Du bist dran
    .detail =
        { $only ->
            [rest] Jetzt kannst du dich nur ausruhen.
           *[other] Du kannst { $ways }.
        }{ $free ->
            [0] { "" }
            [one] { " " }Das erste Seefeld ist kostenlos.
           *[other] { " " }Die ersten { $free } Seefelder sind kostenlos.
        }
ask-upgrade = Ware aufwerten
    .detail = Welche Ware steigt um eine Stufe?{ more-to-go }
ask-return = { some-cubes } zu viel
    .detail = Es ist Platz für { $limit }. Gib { some-cubes } deiner Wahl zurück.
ask-trade = Tauschen
    .detail = Wie oft möchtest du { $give } gegen { $get } tauschen?
    .plain = Wie oft möchtest du tauschen?
ask-place = Lege eine Ware auf Karte { $number }
    .detail = Die Farbe ist egal.{ more-to-go }
ask-toll = Zahle an { $seat }
    .detail = Gib 1 Ware deiner Wahl.{ more-to-go }
ask-pay = Niederlassung bezahlen
    .detail = Gib { some-cubes } deiner Wahl ab.
ask-visit = Du bist { $at }
    .detail =
        Hier tauschst du { $give } gegen { $get }. Was tust du?{ $both ->
            [yes] { " " }Wenn du beides willst, gründe zuerst.
           *[no] { "" }
        }
ask-port = Du bist in einem Hafen
    .detail = { $offer }. Nimmst du das Plättchen?
ask-column = Spalte { $number } ist leer
    .detail =
        { $reward ->
            [card] Nimm eine Händlerkarte.
            [card_or_bonus] Nimm ein Bonusplättchen oder eine Händlerkarte.
           *[bonus] Nimm ein Bonusplättchen.
        }
ask-choose = Startwaren
    .detail = Wähle einen der übrigen Sätze.
ask-dock = Startplatz
    .detail = Wähle einen Markt für dein Schiff.
ask-discard = Fahrt bezahlen
    .detail = Lege { some-cards } aus der Hand oder von den ausgespielten ab.
ask-explore = Kompass
    .detail = Nimm ein Erkundungsplättchen.
ask-bonus = Bonusplättchen
    .detail = Nimmst du das oberste Plättchen dieses Forts? Du hast { $taken } von { $spaces }.
ask-market = Markt { $number }
    .detail =
        { $may ->
            [use-or-take] Nutze die Karte oder nimm sie in deine Route auf.
            [use-or-replace] Nutze die Karte oder ersetze damit eine Karte deiner Route.
            [replace] Ersetze damit eine Karte deiner Route.
           *[take] Nimm die Karte in deine Route auf.
        }
ask-swap = Deine Route
    .detail = Lass zwei Karten die Plätze tauschen oder alles, wie es ist.
    .second = Wähle die Karte, mit der sie den Platz tauscht.
ask-move-boat = Schiff bewegen
    .detail =
        { $reach ->
            [0] Auf ein beliebiges Seefeld.
            [1] Auf ein benachbartes Seefeld.
           *[other] Bis zu { $reach } Seefelder weit.
        }
ask-outpost-trade = Handel in der Niederlassung
    .detail = Wähle einen Markt mit deiner Niederlassung.
ask-sailing = Du bist { $at }
    .detail =
        { $stop ->
            [yes] { $price ->
                [0] Halte hier an oder segle kostenlos weiter.
               *[other] Halte hier an oder segle weiter und lass 1 Ware liegen.
            }
           *[no] Zum Anhalten hast du hier zu wenig Waren: Segle weiter.
        }
ask-leave = Ware liegen lassen
    .detail = Wähle 1 Ware für das Seefeld, von dem du kommst.
ask-arrive = Du hältst { $at }
    .detail = Nutze diesen Ort oder ernte.
ask-first = Wer beginnt?
    .detail = Der Startspieler wird ausgelost.
ask-deal = Händlerkarten
    .detail = Eine Händlerkarte wird gezogen.
ask-box = Spielaufbau
    .detail = Einige Märkte kommen zurück in die Schachtel.
ask-lay = Spielaufbau
    .detail = Die Seekarte wird ausgelegt.
ask-reveal = Häfen
    .detail = Ein Siegpunktplättchen wird aufgedeckt.
ask-card = Punktekarten
    .detail = Eine Punktekarte wird aufgedeckt.
ask-tile = Bonusplättchen
    .detail = Ein Bonusplättchen wird aufgedeckt.
ask-cover = Spielaufbau
    .detail = Erkundungsplättchen werden ausgelegt.
ask-board = Spielaufbau
    .detail = Der vierte Spielplan wird ausgelost.
ask-order = Punktekarten
    .detail = Eine Punktekarte wird gezogen.

## What can be done. The forms are told in en.ftl; `.way` goes on with "Du kannst".

option-acquire =
    { $cubes ->
        [0] Kostenlos erwerben
       *[other] Für { some-cubes } erwerben
    }
    .full =
        { $cubes ->
            [0] Kostenlos erwerben: { $piece } ({ $does })
           *[other] Für { some-cubes } erwerben: { $piece } ({ $does })
        }
    .short = Erwerben
    .way = eine Karte erwerben
option-play =
    { $paid ->
        [none] { $upgrades ->
            [0] { $got } nehmen
           *[other] { $upgrades }er-Aufwertung ausspielen
        }
       *[some] { how-often } tauschen
    }
    .full =
        { $paid ->
            [none] Ausspielen: { $piece } ({ $does })
           *[some] Ausspielen: { $piece }, { how-often } { $paid } gegen { $got }
        }
    .short = Ausspielen
    .way = eine Karte ausspielen
option-trade = { how-often } tauschen
    .full = Tauschen, { how-often }: { $paid } gegen { $got }
option-sail =
    { $distance ->
        [0] Im Bogen zurück { $to } segeln
       *[other] { $phase ->
            [sailing] Weiter { $to } segeln
           *[other] { $to } segeln
        }
    }
    .full =
        { $distance ->
            [0] Im Bogen zurück { $to } segeln
           *[other] { $phase ->
                [sailing] Weiter { $to } segeln
               *[other] Über { some-tiles } { $to } segeln
            }
        }{ $does ->
            [none] { "" }
           *[some] { " " }({ $does })
        }
    .heading =
        { $distance ->
            [0] Im Bogen zurücksegeln
           *[other] { $phase ->
                [sailing] Weitersegeln
               *[other] { some-tiles } weit segeln
            }
        }{ $cards ->
            [0] { "" }
           *[other] { " " }({ note-cards })
        }
    .short = Segeln
    .way = segeln
option-stay =
    { $phase ->
        [arrive] { $kind ->
            [port] Hafen nutzen
           *[market] Markt nutzen
        }
       *[other] Bleiben und Ort nutzen
    }
    .full =
        { $phase ->
            [arrive] Ort nutzen { $at }
           *[other] Bleiben { $at }
        }{ $does ->
            [none] { "" }
           *[some] { " " }({ $does })
        }
    .short = Bleiben
    .way = den Ort deines Schiffs nutzen
option-stop = Hier anhalten
    .full = Anhalten { $at }
option-harvest = { $got } ernten
    .short = Ernten
    .way = ernten
option-build =
    { $cubes ->
        [0] Niederlassung gründen
       *[other] Niederlassung für { some-cubes } gründen
    }
    .short = Gründen
option-rest =
    { $settlers ->
        [0] { $cards ->
            [0] Ausruhen
           *[other] Ausruhen, { some-cards } zurücknehmen
        }
       *[other] Ausruhen, { some-settlers } heimholen
    }
    .short = Ausruhen
    .way = dich ausruhen
option-work =
    { $spot ->
        [fort] { some-settlers } in Fort { $number } einsetzen
        [market] { some-settlers } an Markt { $number } einsetzen
       *[none] { some-settlers } einsetzen: { $does }
    }
    .full =
        { $spot ->
            [fort] Auf { $piece } { some-settlers } einsetzen: hol { $card } ({ $offer })
            [market] Auf { $piece } { some-settlers } einsetzen: nutze oder nimm { $card } ({ $offer })
           *[none] Auf { $piece } { some-settlers } einsetzen: { $does }
        }
    .short = Einsetzen
    .way = Siedler einsetzen
option-travel =
    { $settlers ->
        [one] Mit 1 Siedler reisen: { $does }
       *[other] Mit { $settlers } Siedlern reisen: { $does }
    }
    .full =
        { $settlers ->
            [one] Mit 1 Siedler zu Karte { $number } reisen, { $piece } ({ $does })
           *[other] Mit { $settlers } Siedlern zu Karte { $number } reisen, { $piece } ({ $does })
        }
    .short = Reisen
    .way = auf deiner Route reisen
option-claim =
    { $kind ->
        [port] Plättchen nehmen: { some-points }
       *[row] { $coin ->
            [gold] { some-points } holen, dazu eine Goldmünze
            [silver] { some-points } holen, dazu eine Silbermünze
           *[none] { some-points } holen
        }
    }
    .full =
        { $kind ->
            [port] Nehmen: { $card } ({ $offer })
           *[row] { $coin ->
                [gold] Holen: { $card } ({ $offer }), dazu eine Goldmünze
                [silver] Holen: { $card } ({ $offer }), dazu eine Silbermünze
               *[none] Holen: { $card } ({ $offer })
            }
        }
    .short = Holen
    .way = eine Punktekarte holen
option-upgrade = { $paid } zu { $got } aufwerten
    .short = Aufwerten
option-return = { $paid } zurückgeben
option-place = { $paid } hinlegen
option-toll = { $paid } abgeben
option-pay = { $paid } zahlen
option-leave = { $paid } liegen lassen
option-discard = Karte „{ $does }“ ablegen
    .full = Ablegen: { $piece } ({ $does })
    .short = Ablegen
option-choose = { $got } zum Start nehmen
    .short = Diese nehmen
option-dock = { $at } beginnen
    .full = Beginnen { $at } ({ $does })
    .short = Hier beginnen
option-take = Karte nehmen
    .full =
        { $phase ->
            [market] In die Route aufnehmen: { $piece } ({ $does })
           *[other] Nehmen: { $piece } ({ $does })
        }
    .short = Nehmen
option-use = Karte nutzen
    .full = Nutzen: { $piece } ({ $does })
option-replace = Karte { $number } ersetzen
    .full = Karte { $number } deiner Route ersetzen, { $piece } ({ $does })
    .short = Ersetzen
option-swap = Plätze { $first } und { $second } tauschen
    .short = Plätze tauschen
option-trade-at = { $at } tauschen
    .full = Tauschen { $at } ({ $does })
    .short = Hier tauschen
option-explore = Plättchen nehmen: { $does }
    .full = Nehmen: { $piece }, { $does }
    .short = Nehmen
option-bonus =
    { $what ->
        [move] +1 Bewegung nehmen
        [hold] +{ $room } Laderaum nehmen
        [harvest] Ernteplättchen nehmen
        [upgrade] Aufwertungsplättchen nehmen
        [points] { some-points } nehmen
       *[tile] Bonusplättchen nehmen: { $does }
    }
    .full =
        { $number ->
            [0] Plättchen nehmen ({ island-bonus })
           *[other] Nehmen: { $piece }, { $does }
        }
    .short = Nehmen
option-done =
    { $phase ->
        [upgrade] Nichts mehr aufwerten
        [trade] Nicht tauschen
        [visit] Hier nichts tun
        [port] Plättchen liegen lassen
        [bonus] Kein Plättchen nehmen
       *[swap] Route so lassen
    }

# Draws
option-first = { $seat } beginnt
option-board = Spielplan { $what } auslegen
option-deal = Ziehen: { $piece }
option-order = Auslegen: { $piece }
option-box = In die Schachtel: { $piece }
option-lay = Legen: { $piece }
option-reveal = Aufdecken: { $piece }
option-card = Aufdecken: { $piece }
option-tile = Aufdecken: { $piece }
option-cover = Auf ein Feld legen: { $piece }

# Headings
heading-fort = Eine Punktekarte holen
heading-gain = Nehmen oder aufwerten
heading-trade = Tauschen
heading-boat = Segeln oder auf den Inseln tauschen
heading-market = Einen Händler nutzen oder nehmen
heading-change = Händler oder Route ändern

## What an option costs and brings beside that

note-cards = lege { some-cards } ab
note-left = lass { some-cubes } liegen
note-tolls =
    { $number ->
        [one] 1 Ware an { $seats }
       *[other] je 1 Ware an { $seats }
    }
note-stopping = beim Anhalten { note-tolls }
note-lying = dort liegt { $got }
note-taken = mitsamt { $got }
note-sends = { $seat } bekommt { some-settlers } zurück
note-charm = Talisman bringt { $got }
note-column = leert Spalte { $column }
note-home =
    { $settlers ->
        [one] 1 Siedler kehrt heim
       *[other] { $settlers } Siedler kehren heim
    }
note-opens = öffnet { $piece }: { $does }
note-outpost =
    { $cubes ->
        [0] Niederlassung kostenlos
       *[other] Niederlassung für { some-cubes }
    }
note-upgrades =
    { $upgrades ->
        [1] werte dann einmal auf
        [2] werte dann zweimal auf
       *[other] werte dann { $upgrades }-mal auf
    }

## Why something cannot be done

reason-already-there =
    { $stay ->
        [none] Dein Schiff ist schon hier.
       *[some] Dein Schiff ist schon hier. Wähle „{ $stay }“, um hier etwas zu tun.
    }
reason-cannot-pay-card = Dafür fehlt dir noch: { $missing }.
reason-cannot-pay-order = Dafür fehlt dir noch: { $missing }.
reason-cannot-pay-outpost =
    { $need ->
        [one] Eine Niederlassung kostet hier 1 Ware; du hast { $cubes }.
       *[other] Eine Niederlassung kostet hier { $need } Waren; du hast { $cubes }.
    }
reason-cannot-pay-tile = Dafür fehlt dir noch: { $missing }.
reason-cannot-pay-toll =
    { $short ->
        [one] Um hier anzuhalten, brauchst du noch 1 Ware: Jeder Mitspieler, dessen Schiff hier liegt, bekommt eine.
       *[other] Um hier anzuhalten, brauchst du noch { $short } Waren: Jeder Mitspieler, dessen Schiff hier liegt, bekommt eine.
    }
reason-cannot-pay-trade =
    { $missing ->
        [none] { $need ->
            [0] { $times ->
                [one] Deine Waren reichen für diesen Tausch nur einmal.
               *[other] Deine Waren reichen für diesen Tausch nur { $times }-mal.
            }
           *[other] Um zu bleiben und zu tauschen, brauchst du samt Abgabe { $need } Waren; du hast { $cubes }.
        }
       *[some] Um hier einmal zu tauschen, fehlt dir noch: { $missing }.
    }
reason-covered = Ein Erkundungsplättchen verdeckt dieses Feld. Es öffnet sich, sobald jemand das Plättchen mit einem Kompass nimmt.
reason-empty-slot = An dieser Stelle liegt keine Karte.
reason-fort-empty = An diesem Fort liegt keine Punktekarte.
reason-game-over = Die Partie ist zu Ende.
reason-must-act = Ein Schiff, das liegen bleibt, muss hier etwas tun.
reason-must-trade = Diesen Tausch musst du mindestens einmal ausführen.
reason-needed-to-act = Diese Ware brauchst du für den Tausch, für den du bleibst.
reason-no-order = An dieser Stelle liegt keine Karte.
reason-no-outpost = Du hast an diesem Markt keine Niederlassung.
reason-no-outpost-trade = An keinem Markt mit deiner Niederlassung kannst du den Tausch bezahlen.
reason-no-route-card = An dieser Stelle deiner Route liegt keine Karte.
reason-no-such-cube = Du hast keine Ware dieser Farbe.
reason-no-such-tile = Dieses Erkundungsplättchen kannst du jetzt nicht nehmen.
reason-no-trade-at-sea = Dein Schiff ist auf dem Meer, wo nichts getauscht wird.
reason-not-a-market = Hier geht nur ein Markt.
reason-not-asked =
    { $moment ->
        [explore] Erkundungsplättchen nimmst du mit dem Kompass einer Punktekarte.
        [column] Ein Bonusplättchen ist der Lohn für eine leere Spalte mit Niederlassungen.
        [fort] Ein Bonusplättchen kommt mit einer Punktekarte von seinem Fort.
        [boat] Dein Schiff segelt, wenn deine Siedler auf einem Feld mit Schiffssymbol arbeiten.
        [market] Eine Händlerkarte bekommst du, wenn deine Siedler auf dem Markt-Feld darüber arbeiten.
       *[none] { $title ->
            [none] Beende zuerst diesen Schritt.
           *[some] Beende zuerst diesen Schritt: { $title }.
        }
    }
reason-not-in-deck = Das kannst du jetzt nicht nehmen.
reason-not-in-hand =
    { $lies ->
        [played] Diese Karte hast du ausgespielt. Ruh dich aus, um sie zurückzunehmen.
        [discarded] Diese Karte hast du abgelegt. Ruh dich aus, um sie zurückzunehmen.
       *[none] Diese Karte hast du nicht auf der Hand.
    }
reason-not-in-pile = Das kannst du jetzt nicht nehmen.
reason-not-left = Das kannst du jetzt nicht nehmen.
reason-not-on-map = Dieses Plättchen liegt nicht auf der Karte.
reason-not-on-table = Dieser Spielplan liegt nicht aus.
reason-not-open = Diese Karte hast du abgelegt. Ruh dich aus, um sie zurückzunehmen.
reason-not-unlaid = Das kannst du jetzt nicht nehmen.
reason-nothing-to-do = Wo dein Schiff liegt, gibt es nichts zu tun.
reason-only-a-card = Die erste Spalte bringt eine Händlerkarte, kein Bonusplättchen.
reason-order-not-in-deck = Das kannst du jetzt nicht nehmen.
reason-other-seat = { $seat } ist gerade an der Reihe.
reason-other-stack = Das Bonusplättchen kommt vom Fort, an dem du gerade eine Karte holst.
reason-outpost-stands = Du hast hier schon eine Niederlassung.
reason-own-settlers = Deine Siedler arbeiten schon hier. Ruh dich aus, um sie heimzuholen.
reason-port-closed = Dieser Hafen ist geschlossen. Er öffnet wieder, wenn anderswo ein Siegpunktplättchen genommen wird.
reason-port-empty = In diesem Hafen liegt kein Siegpunktplättchen.
reason-route-full = Deine Route ist voll ({ $length } Karten): Wähle eine, die ersetzt wird.
reason-route-not-full = Deine Route hat Platz: Die Karte kommt an ihr rechtes Ende.
reason-row-empty = Alle deine Niederlassungen dieses Symbols sind schon gegründet.
reason-settlers-on-card = Auf dieser Karte stehen schon Siedler. Ruh dich aus, um sie heimzuholen.
reason-stack-empty = Hier liegt kein Bonusplättchen mehr.
reason-too-far =
    { $by ->
        [cards] { $distance ->
            [one] Bis hierher ist es 1 Seefeld; deine Karten reichen für { $reach }.
           *[other] Bis hierher sind es { $distance } Seefelder; deine Karten reichen für { $reach }.
        }
        [location] { $distance ->
            [one] Bis hierher ist es 1 Seefeld: zu weit für diese Fahrt.
           *[other] Bis hierher sind es { $distance } Seefelder: zu weit für diese Fahrt.
        }
       *[tile] Du segelst von Seefeld zu Seefeld: Wähle eines neben deinem Schiff.
    }
reason-too-few-cubes =
    { $need ->
        [one] Diese Karte kostet 1 Ware; du hast { $cubes }.
       *[other] Diese Karte kostet { $need } Waren; du hast { $cubes }.
    }
reason-too-few-settlers =
    { $need ->
        [one] Dafür brauchst du 1 Siedler; verfügbar: { $ready }.
       *[other] Dafür brauchst du { $need } Siedler; verfügbar: { $ready }.
    }
