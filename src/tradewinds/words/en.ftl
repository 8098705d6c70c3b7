### What happened at a table, in words. The browser and Python read the same three files; docs/words.md has the style.
### Goods and pieces come ready to be shown; `none` stands for goods that there are not.

## Small words

list-end = { $list } and { $last }
number-of-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
number-of-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
number-of-settlers =
    { $number ->
        [one] 1 settler
       *[other] { $number } settlers
    }
number-of-tiles =
    { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }

## Names of pieces: as what somebody takes, and as what comes to the table

name-merchant =
    { $kind ->
        [gain] a spice card
        [upgrade] an upgrade { $steps } card
       *[trade] a trade card
    }
    .comes =
        { $kind ->
            [gain] spice card
            [upgrade] upgrade { $steps } card
           *[trade] trade card
        }
name-victory-tile = the { $points }-point tile
    .comes = { $points }-point tile
name-point-card = the { $points }-point card
    .comes = { $points }-point card
name-bonus-tile = a bonus tile
name-exploration-tile =
    { $points ->
        [0] an exploration tile
       *[other] an exploration tile ({ number-of-points })
    }
name-opened-location = a newly opened location
place-to =
    { $kind ->
        [ginger] ginger
        [chili] chili
        [tea] tea
        [cloves] cloves
        [port] a port
       *[sea] the open sea
    }
place-at =
    { $kind ->
        [ginger] the ginger market
        [chili] the chili market
        [tea] the tea market
        [cloves] the cloves market
        [port] the port
       *[sea] the open sea
    }

## What a seat did: the rest of a sentence that begins with who it was. `-more` goes on with a deed told before.

turn = { $who } { $deeds }.
deed-acquired =
    { $paid ->
        [none] acquired { $full }
       *[some] acquired { $full } for { $paid }
    }{ $got ->
        [none] { "" }
       *[some] { " " }with { $got } on it
    }
deed-acquired-more =
    put { $paid } on the cards to the left{ $got ->
        [none] { "" }
       *[some] , got { $got } with the card
    }
deed-built =
    { $paid ->
        [none] built an outpost
       *[some] built an outpost for { $paid }
    }
deed-built-more = paid { $paid } for the outpost
deed-changed-market = laid out new merchants and takes another turn
deed-charmed = got { $got } from a charm
deed-chose = chose { $got }
deed-claimed-card = claimed { $piece } for { $paid }
deed-claimed-order =
    { $which ->
        [gold] claimed { $piece } and a gold coin for { $paid }
        [silver] claimed { $piece } and a silver coin for { $paid }
       *[none] claimed { $piece } for { $paid }
    }
deed-claimed-tile = took { $piece } for { $paid }
deed-docked = started at { $at }
deed-explored =
    { $which ->
        [none] took { $piece }
       *[some] took { $piece } from { $other }
    }
deed-found = picked up { $got }
deed-gained = gained { $got }
deed-harvested = harvested { $got }
deed-joined =
    { $which ->
        [none] added { $full } to the route
       *[some] replaced { $other } in the route with { $full }
    }
deed-paid =
    { $you ->
        [yes] paid you { $paid }
       *[no] paid { $seat } { $paid }
    }
deed-played =
    { $paid ->
        [none] { $got ->
            [none] played { $piece }
           *[some] played { $piece } to gain { $got }
        }
       *[some] played { $piece } to trade { $paid } for { $got }
    }
deed-recruited = recruited { number-of-settlers } from the reserve
deed-rested =
    { $number ->
        [0] rested
       *[other] { $what ->
            [cards] rested and took back { number-of-cards }
           *[settlers] rested and brought { number-of-settlers } home
        }
    }
deed-returned = returned { $paid }
deed-sailed =
    { $number ->
        [0] sailed out and back to { $to }
       *[other] sailed { number-of-tiles } to { $to }
    }{ $paid ->
        [none] { "" }
       *[some] , left { $paid } on the way
    }
deed-sailed-more =
    { $paid ->
        [none] discarded { $cards }
       *[some] left { $paid } behind
    }
deed-sent-home =
    { $you ->
        [yes] { $number ->
            [one] sent your settler home
           *[other] sent your { $number } settlers home
        }
       *[no] sent { $seat }'s { number-of-settlers } home
    }
deed-stayed = stayed at { $at }
deed-swapped = swapped { $full } with { $other } in the route
deed-took-bonus =
    { $what ->
        [move] took the +1 movement tile
        [hold] took the +3 hold tile
        [harvest] took the harvest tile
        [upgrade] took the upgrade tile
       *[points] took the bonus tile for { number-of-points }
    }
deed-took-card =
    took { $full } for the column{ $got ->
        [none] { "" }
       *[some] { " " }with { $got } on it
    }
deed-took-tile = took { $piece } ({ $effect })
deed-traded = traded { $paid } for { $got }
deed-traded-at = used the outpost at { $at }
deed-travelled = travelled with { number-of-settlers } to { $piece }
deed-upgraded = upgraded { $paid } to { $got }
deed-used = used { $piece }
deed-worked =
    { $which ->
        [fort] placed { $piece } at fort { $place }
        [market] placed { $piece } at market { $place }
       *[none] placed { $piece }
    }

## What chance did, and what else changes on the table: whole sentences

table-set = The table is set.
deed-began =
    { $you ->
        [yes] You go first.
       *[no] { $seat } goes first.
    }
deed-closed-port = A port is closed now.
deed-dealt =
    { $number ->
        [one] New merchant: { $cards }.
       *[other] New merchants: { $cards }.
    }
deed-drew-board = The fourth board is { $what }.
deed-drew-card = Next in the deck: { $piece } for { $cost }.
deed-drew-order = New in the row: { $piece } for { $cost }.
deed-drew-tile = Next bonus tile: { $effect }.
deed-moved-closed-port = That port is closed now.
deed-revealed = New in a port: { $piece } for { $cost }.

## What happens at a table beside the game

event-opened = The table is open.
event-opened-again = The table is open for a rematch.
event-sat = { $seat } sat down.
event-placed = { $seat } is a bot.
event-rose = Seat { $number } is free again.
event-started = The game begins.
event-undone = { $seat } undid a step.
event-takeback-asked = { $seat } asked to take a decision back.
event-takeback-agreed = { $seat } agreed.
event-takeback-refused = { $seat } would rather play on.
event-taken-back = { $seat } took a decision back.
event-paused = { $seat } paused the game.
event-resumed = { $seat } resumed the game.
event-left = { $seat } left for a while. The seat waits.
event-left-bot = { $seat } left for a while. A bot plays on.
event-expired = { $seat } ran out of time. A bot plays on.
event-resigned = { $seat } gave up. A bot plays on.
event-ended =
    { $you ->
        [yes] The game is over. You win with { number-of-points }.
       *[no] The game is over. { $seat } wins with { number-of-points }.
    }
event-ended-resigned =
    { $you ->
        [yes] The game is over. You win: everybody else gave up.
       *[no] The game is over. { $seat } wins: everybody else gave up.
    }
event-rematched = There is a rematch.

## Why something cannot be done: what is missing, not what is forbidden

reason-already-there =
    { $stay ->
        [none] Your boat is here already.
       *[some] Your boat is here already. Choose “{ $stay }” to act here.
    }
reason-cannot-pay-card = You still need { $missing } for this.
reason-cannot-pay-order = You still need { $missing } for this.
reason-cannot-pay-outpost =
    { $need ->
        [one] An outpost here costs 1 cube; you have { $cubes }.
       *[other] An outpost here costs { $need } cubes; you have { $cubes }.
    }
reason-cannot-pay-tile = You still need { $missing } for this.
reason-cannot-pay-toll =
    { $short ->
        [one] You need 1 more cube to stop here: each opponent with a boat here gets one.
       *[other] You need { $short } more cubes to stop here: each opponent with a boat here gets one.
    }
reason-cannot-pay-trade =
    { $missing ->
        [none] { $need ->
            [0] { $times ->
                [one] You can only afford this trade once.
                [2] You can only afford this trade twice.
               *[other] You can only afford this trade { $times } times.
            }
           *[other] To stay and trade here you need { $need } cubes, tolls included; you have { $cubes }.
        }
       *[some] To trade here even once you still need { $missing }.
    }
reason-covered = An exploration tile covers this location. It opens when somebody takes the tile with a compass.
reason-empty-slot = There is no card in this slot.
reason-fort-empty = There is no point card at this fort.
reason-game-over = The game is over.
reason-must-act = A boat that stays has to do something here.
reason-must-trade = You have to make this trade at least once.
reason-needed-to-act = You need this cube for the trade you are staying for.
reason-no-order = There is no card in this slot.
reason-no-outpost = You have no outpost on this market.
reason-no-outpost-trade = You cannot afford a trade at any market with your outpost.
reason-no-route-card = There is no card in this place of your route.
reason-no-such-cube = You have no cube of this colour.
reason-no-such-tile = You cannot take this exploration tile now.
reason-no-trade-at-sea = Your boat is at sea. There is nothing to trade here.
reason-not-a-market = You have to choose a market.
reason-not-asked =
    { $moment ->
        [explore] You take exploration tiles with the compass of a point card.
        [column] You get a bonus tile for emptying a column of outposts.
        [fort] A bonus tile comes with a point card from its fort.
        [boat] Your boat moves when your settlers work at a location that shows a boat.
        [market] To take a merchant, work at the market above it.
       *[none] { $title ->
            [none] Finish this step first.
           *[some] Something else comes first: { $title }.
        }
    }
reason-not-in-deck = You cannot take that now.
reason-not-in-hand =
    { $lies ->
        [played] You have played this merchant. Rest to take it back.
        [discarded] You have discarded this card. Rest to take it back.
       *[none] This card is not in your hand.
    }
reason-not-in-pile = You cannot take that now.
reason-not-left = You cannot take that now.
reason-not-on-map = That tile is not on the map.
reason-not-on-table = That board is not on the table.
reason-not-open = You have discarded this card. Rest to take it back.
reason-not-unlaid = You cannot take that now.
reason-nothing-to-do = There is nothing to do where your boat is.
reason-only-a-card = The first column gives you a merchant card, not a bonus tile.
reason-order-not-in-deck = You cannot take that now.
reason-other-seat = It is { $seat }'s decision now.
reason-other-stack = The bonus tile comes from the fort where you have just claimed a card.
reason-outpost-stands = You already have an outpost here.
reason-own-settlers = Your settlers are working here already. Rest to take them back.
reason-port-closed = This port is closed. It opens when somebody takes a victory tile elsewhere.
reason-port-empty = There is no victory tile in this port.
reason-route-full = Your route is full ({ $length } cards): choose one to replace.
reason-route-not-full = Your route has room: the card goes to its right end.
reason-row-empty = You have built all your outposts of this symbol.
reason-settlers-on-card = There are settlers on this card already. Rest to take them back.
reason-stack-empty = There is no bonus tile left here.
reason-too-far =
    { $by ->
        [cards] { $distance ->
            [one] This is 1 tile away; your cards take you { $reach }.
           *[other] This is { $distance } tiles away; your cards take you { $reach }.
        }
        [location] { $distance ->
            [one] This is 1 tile away: too far for this move.
           *[other] This is { $distance } tiles away: too far for this move.
        }
       *[tile] You sail from tile to tile: choose one beside your boat.
    }
reason-too-few-cubes =
    { $need ->
        [one] This card costs 1 cube; you have { $cubes }.
       *[other] This card costs { $need } cubes; you have { $cubes }.
    }
reason-too-few-settlers =
    { $need ->
        [one] This takes 1 settler; you have { $ready } ready.
       *[other] This takes { $need } settlers; you have { $ready } ready.
    }
