### Was am Tisch geschehen ist, in der Gegenwart: so erzählt man ein Spiel, während es gespielt wird.

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
        [one] 1 Feld
       *[other] { $number } Felder
    }

## Names of pieces

name-merchant =
    { $kind ->
        [gain] eine Gewürzkarte
        [upgrade] eine Aufwertungskarte { $steps }
       *[trade] eine Handelskarte
    }
    .comes =
        { $kind ->
            [gain] Gewürzkarte
            [upgrade] Aufwertungskarte { $steps }
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
place-at =
    { $kind ->
        [ginger] am Ingwermarkt
        [chili] am Chilimarkt
        [tea] am Teemarkt
        [cloves] am Nelkenmarkt
        [port] im Hafen
       *[sea] auf offenem Meer
    }

## What a seat did

turn = { $who } { $deeds }.
deed-acquired =
    { $paid ->
        [none] erwirbt { $full }
       *[some] erwirbt { $full } für { $paid }
    }{ $got ->
        [none] { "" }
       *[some] { " " }samt { $got } darauf
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
deed-swapped = vertauscht in der Route { $full } und { $other }
deed-took-bonus =
    { $what ->
        [move] nimmt das Bonusplättchen für Bewegung
        [hold] nimmt das Bonusplättchen für den Laderaum
        [harvest] nimmt das Bonusplättchen für die Ernte
        [upgrade] nimmt das Bonusplättchen für Aufwertungen
       *[points] nimmt das Bonusplättchen mit { number-of-points }
    }
deed-took-card =
    nimmt für die Spalte { $full }{ $got ->
        [none] { "" }
       *[some] { " " }samt { $got } darauf
    }
deed-took-tile = nimmt { $piece } ({ $effect })
deed-traded = tauscht { $paid } gegen { $got }
deed-traded-at = nutzt die Niederlassung { $at }
deed-travelled =
    { $number ->
        [one] reist mit 1 Siedler über { $piece }
       *[other] reist mit { $number } Siedlern über { $piece }
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
event-rose = Platz { $number } ist wieder frei.
event-started = Das Spiel beginnt.
event-undone = { $seat } nimmt einen Schritt zurück.
event-takeback-asked = { $seat } bittet um Rücknahme.
event-takeback-agreed = { $seat } ist einverstanden.
event-takeback-refused = { $seat } möchte lieber weiterspielen.
event-taken-back = { $seat } nimmt die letzte Entscheidung zurück.
event-paused = { $seat } unterbricht das Spiel.
event-resumed = { $seat } setzt das Spiel fort.
event-left = { $seat } geht kurz weg. Der Platz wartet.
event-left-bot = { $seat } geht kurz weg. Ein Bot spielt weiter.
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
event-rematched = Es gibt eine Revanche.

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
        [one] Um hier anzuhalten, brauchst du noch 1 Ware: Jeder Rivale, dessen Schiff hier liegt, bekommt eine.
       *[other] Um hier anzuhalten, brauchst du noch { $short } Waren: Jeder Rivale, dessen Schiff hier liegt, bekommt eine.
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
            [one] Bis hierher ist es 1 Feld; deine Karten reichen für { $reach }.
           *[other] Bis hierher sind es { $distance } Felder; deine Karten reichen für { $reach }.
        }
        [location] { $distance ->
            [one] Bis hierher ist es 1 Feld: zu weit für diese Fahrt.
           *[other] Bis hierher sind es { $distance } Felder: zu weit für diese Fahrt.
        }
       *[tile] Du segelst von Feld zu Feld: Wähle eines neben deinem Schiff.
    }
reason-too-few-cubes =
    { $need ->
        [one] Diese Karte kostet 1 Ware; du hast { $cubes }.
       *[other] Diese Karte kostet { $need } Waren; du hast { $cubes }.
    }
reason-too-few-settlers =
    { $need ->
        [one] Dafür brauchst du 1 Siedler; bereit: { $ready }.
       *[other] Dafür brauchst du { $need } Siedler; bereit: { $ready }.
    }
