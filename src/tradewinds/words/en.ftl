### What happens at a table, what is asked, what can be done and why not, in words. The browser and Python read the same
### three files; docs/words.md has the style. Goods and pieces come ready to be shown; `none` stands for what there is not.

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
settlers-at = { number-of-settlers } at { $place }
list-or = { $list } or { $last }
how-often =
    { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }
some-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
some-cubes =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
some-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
some-settlers =
    { $settlers ->
        [one] 1 settler
       *[other] { $settlers } settlers
    }
some-tiles =
    { $distance ->
        [one] 1 tile
       *[other] { $distance } tiles
    }
more-to-go =
    { $times ->
        [1] { "" }
       *[other] { " " }{ $times } to go.
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
        [ginger] the ginger market
        [chili] the chili market
        [tea] the tea market
        [cloves] the cloves market
        [port] a port
       *[sea] the open sea
    }
    .typed = { $tile }
place-at =
    { $kind ->
        [ginger] the ginger market
        [chili] the chili market
        [tea] the tea market
        [cloves] the cloves market
        [port] the port
       *[sea] the open sea
    }
    .typed = { $tile }

## What is printed on pieces. Goods come ready to be shown.

does-gain = gain { $got }
does-upgrade = upgrade { $upgrades }
does-trade = trade { $paid } for { $got }
does-then = { $one }, then { $two }
does-fort = claim the point card above
does-market = use the merchant below or take it
does-move-boat =
    { $number ->
        [0] move your boat to any tile
        [one] move your boat 1 tile
       *[other] move your boat up to { $number } tiles
    }
does-boat-trade = trade at the market under your boat
does-outpost-trade = trade at a market with your outpost
does-change-market = lay out new merchants, then take another turn
does-change-route = gain 1 yellow, then you may swap two cards in your route
does-recruit =
    { $settlers ->
        [one] 1 more settler
       *[other] { $settlers } more settlers
    }
order-for = { some-points } for { $cost }
emblem =
    { $emblem ->
        [plough] plough
        [bow] bow
        [canoe] canoe
       *[anvil] anvil
    }
benefit =
    { $benefit ->
        [saddlebag] saddlebag: { does-recruit }
        [hammer] hammer: 1 settler fewer at { emblem } locations
        [charm] charm: { $got } at { emblem } locations
       *[compass] compass: take an exploration tile
    }
    .short =
        { $benefit ->
            [saddlebag] saddlebag { $settlers }
            [hammer] hammer { emblem }
            [charm] charm { emblem } { $got }
           *[compass] compass
        }
scores-for-every = { some-points } for every { $items }
item-saddlebag =
    { $number ->
        [one] saddlebag
       *[other] { $number } saddlebags
    }
item-hammer =
    { $number ->
        [one] hammer
       *[other] { $number } hammers
    }
item-charm =
    { $number ->
        [one] charm
       *[other] { $number } charms
    }
item-compass =
    { $number ->
        [one] compass
       *[other] { $number } compasses
    }
item-exploration =
    { $number ->
        [one] exploration tile
       *[other] { $number } exploration tiles
    }
item-brown =
    { $number ->
        [one] brown cube
       *[other] { $number } brown cubes
    }
item-settler =
    { $number ->
        [one] settler taken from the reserve
       *[other] { $number } settlers taken from the reserve
    }
item-card =
    { $number ->
        [one] point card
       *[other] { $number } point cards
    }
item-merchant =
    { $number ->
        [one] merchant card
       *[other] { $number } merchant cards
    }
item-outpost =
    { $number ->
        [one] outpost
       *[other] { $number } outposts
    }
item-column =
    { $number ->
        [one] empty outpost column
       *[other] { $number } empty outpost columns
    }
island-bonus =
    { $what ->
        [move] +1 movement: every voyage goes one tile farther for free
        [hold] +3 hold: room for 3 more cubes
        [harvest] harvest: every harvest brings 1 red too
        [upgrade] upgrade: upgrade 1 after trading at a market
       *[points] { some-points } at the end
    }
name-tile =
    { $kind ->
        [ginger] ginger market
        [chili] chili market
        [tea] tea market
        [cloves] cloves market
        [port] port
        [closed] closed port
        [empty] port without a tile
       *[sea] open sea
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
    took { $full } for clearing a column{ $got ->
        [none] { "" }
       *[some] { " " }with { $got } on it
    }
deed-took-tile = took { $piece } ({ $effect })
deed-traded = traded { $paid } for { $got }
deed-traded-at = used the outpost at { $at }
deed-travelled = placed { number-of-settlers } on { $piece } in the route
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
event-kept = A seat is kept for { $seat }.
event-readied =
    { $you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
event-unreadied =
    { $you ->
        [yes] Not everybody was ready: confirm once more.
       *[no] { $seat } is no longer ready.
    }
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
event-rematched = A rematch was opened.

## What is asked: a title, and the detail that tells what to do

ask-turn = Your turn
    .detail =
        { $only ->
            [rest] All you can do is rest.
           *[other] You can { $ways }.
        }{ $free ->
            [0] { "" }
            [one] { " " }The first tile is free.
           *[other] { " " }The first { $free } tiles are free.
        }
ask-upgrade = Upgrade a cube
    .detail = Choose a cube to raise by one level.{ more-to-go }
ask-return = { some-cubes } too many
    .detail = There is room for { $limit }. Return { some-cubes } of your choice.
ask-trade = Trade
    .detail = How many times do you want to trade { $give } for { $get }?
    .plain = How many times do you want to trade?
ask-place = Put a cube on card { $number }
    .detail = Any colour will do.{ more-to-go }
ask-toll = Pay { $seat }
    .detail = Give 1 cube of your choice.{ more-to-go }
ask-pay = Pay for the outpost
    .detail = Give back { some-cubes } of your choice.
ask-visit = You are at { $at }
    .detail =
        This market trades { $give } for { $get }. What do you do here?{ $both ->
            [yes] { " " }To do both, build first.
           *[no] { "" }
        }
ask-port = You are in a port
    .detail = { $offer }. Take the tile?
ask-column = Column { $number } is empty
    .detail =
        { $reward ->
            [card] Take a merchant card.
            [card_or_bonus] Take a bonus tile or a merchant card.
           *[bonus] Take a bonus tile.
        }
ask-choose = Starting goods
    .detail = Choose one of the sets that are left.
ask-dock = Starting place
    .detail = Choose a market for your boat.
ask-discard = Pay for the voyage
    .detail = Discard { some-cards } from your hand or your played cards.
ask-explore = Compass
    .detail = Take an exploration tile.
ask-bonus = Bonus tile
    .detail = Take this fort's top tile? You have { $taken } of { $spaces }.
ask-market = Market { $number }
    .detail =
        { $may ->
            [use-or-take] Use the card, or add it to your route.
            [use-or-replace] Use the card, or replace a card in your route with it.
            [replace] Replace a card in your route with this one.
           *[take] Add the card to your route.
        }
ask-swap = Your route
    .detail = Swap two cards, or leave it as it is.
    .second = Choose the card to swap it with.
ask-move-boat = Move your boat
    .detail =
        { $reach ->
            [0] To any tile.
            [1] To a neighbouring tile.
           *[other] Up to { $reach } tiles.
        }
ask-outpost-trade = Outpost trade
    .detail = Choose a market with your outpost.
ask-sailing = You are at { $at }
    .detail =
        { $stop ->
            [yes] { $price ->
                [0] Stop here, or sail on for free.
               *[other] Stop here, or sail on and leave 1 cube.
            }
           *[no] You need more cubes to stop here: sail on.
        }
ask-leave = Leave a cube behind
    .detail = Choose 1 cube for the tile you come from.
ask-arrive = You stop at { $at }
    .detail = Use this place, or harvest.
ask-first = Who begins?
    .detail = The first player is drawn.
ask-deal = Merchants
    .detail = A merchant card is drawn.
ask-box = Setup
    .detail = Some markets go back to the box.
ask-lay = Setup
    .detail = The map is laid out.
ask-reveal = Ports
    .detail = A victory tile is turned up.
ask-card = Point cards
    .detail = A point card is turned up.
ask-tile = Bonus tiles
    .detail = A bonus tile is turned up.
ask-cover = Setup
    .detail = Exploration tiles are laid out.
ask-board = Setup
    .detail = The fourth board is drawn.
ask-order = Point cards
    .detail = A point card is drawn.

## What can be done. The sentence is for a face that points at the piece, `.full` for one that has to name it,
## `.short` for a button or a heading. `.heading` is for lists in which only the pieces follow; `.way` goes on with
## "You can".

option-acquire =
    { $cubes ->
        [0] Acquire for free
       *[other] Acquire for { some-cubes }
    }
    .full =
        { $cubes ->
            [0] Acquire { $piece } ({ $does }) for free
           *[other] Acquire { $piece } ({ $does }) for { some-cubes }
        }
    .short = Acquire
    .way = acquire a card
option-play =
    { $paid ->
        [none] { $upgrades ->
            [0] Gain { $got }
           *[other] Play upgrade { $upgrades }
        }
       *[some] Trade { how-often }
    }
    .full =
        { $paid ->
            [none] Play { $piece } ({ $does })
           *[some] Play { $piece } { how-often }: { $paid } for { $got }
        }
    .short = Play
    .way = play a card
option-trade = Trade { how-often }
    .full = Trade { how-often }: { $paid } for { $got }
option-sail =
    { $distance ->
        [0] Sail a loop back to { $to }
       *[other] { $phase ->
            [sailing] Sail on to { $to }
           *[other] Sail to { $to }
        }
    }
    .full =
        { $distance ->
            [0] Sail a loop back to { $to }
           *[other] { $phase ->
                [sailing] Sail on to { $to }
               *[other] Sail { some-tiles } to { $to }
            }
        }{ $does ->
            [none] { "" }
           *[some] { " " }({ $does })
        }
    .heading =
        { $distance ->
            [0] Sail a loop back
           *[other] { $phase ->
                [sailing] Sail on
               *[other] Sail { some-tiles }
            }
        }{ $cards ->
            [0] { "" }
           *[other] { " " }({ note-cards })
        }
    .short = Sail
    .way = sail
option-stay =
    { $phase ->
        [arrive] { $kind ->
            [port] Use the port
           *[market] Use the market
        }
       *[other] Stay and act here
    }
    .full =
        { $phase ->
            [arrive] Use { $at }
           *[other] Stay at { $at }
        }{ $does ->
            [none] { "" }
           *[some] { " " }({ $does })
        }
    .short = Stay
    .way = act where your boat is
option-stop = Stop here
    .full = Stop at { $at }
option-harvest = Harvest { $got }
    .short = Harvest
    .way = harvest
option-build =
    { $cubes ->
        [0] Build an outpost
       *[other] Build an outpost for { some-cubes }
    }
    .short = Build
option-rest =
    { $settlers ->
        [0] { $cards ->
            [0] Rest
           *[other] Rest, take back { some-cards }
        }
       *[other] Rest, bring { some-settlers } home
    }
    .short = Rest
    .way = rest
option-work =
    { $spot ->
        [fort] Place { some-settlers } at fort { $number }
        [market] Place { some-settlers } at market { $number }
       *[none] Place { some-settlers }: { $does }
    }
    .full =
        { $spot ->
            [fort] Place { some-settlers } at { $piece }: claim { $card } ({ $offer })
            [market] Place { some-settlers } at { $piece }: use or take { $card } ({ $offer })
           *[none] Place { some-settlers } at { $piece }: { $does }
        }
    .short = Work
    .way = send settlers to work
option-travel = Travel with { some-settlers }: { $does }
    .full = Travel with { some-settlers } to card { $number }, { $piece } ({ $does })
    .short = Travel
    .way = travel your route
option-claim =
    { $kind ->
        [port] Take the tile for { some-points }
       *[row] { $coin ->
            [gold] Claim { some-points } and a gold coin
            [silver] Claim { some-points } and a silver coin
           *[none] Claim { some-points }
        }
    }
    .full =
        { $kind ->
            [port] Take { $card } ({ $offer })
           *[row] { $coin ->
                [gold] Claim { $card } ({ $offer }) and a gold coin
                [silver] Claim { $card } ({ $offer }) and a silver coin
               *[none] Claim { $card } ({ $offer })
            }
        }
    .short = Claim
    .way = claim a point card
option-upgrade = Upgrade { $paid } to { $got }
    .short = Upgrade
option-return = Return { $paid }
option-place = Put down { $paid }
option-toll = Give { $paid }
option-pay = Pay { $paid }
option-leave = Leave { $paid }
option-discard = Discard “{ $does }”
    .full = Discard { $piece } ({ $does })
    .short = Discard
option-choose = Start with { $got }
    .short = Take these
option-dock = Start at { $at }
    .full = Start at { $at } ({ $does })
    .short = Start here
option-take = Take the card
    .full =
        { $phase ->
            [market] Add { $piece } ({ $does }) to your route
           *[other] Take { $piece } ({ $does })
        }
    .short = Take
option-use = Use the card
    .full = Use { $piece } ({ $does })
option-replace = Replace card { $number }
    .full = Replace card { $number } of your route, { $piece } ({ $does })
    .short = Replace
option-swap = Swap cards { $first } and { $second }
    .short = Swap
option-trade-at = Trade at { $at }
    .full = Trade at { $at } ({ $does })
    .short = Trade here
option-explore = Take the tile: { $does }
    .full = Take { $piece }: { $does }
    .short = Take
option-bonus =
    { $what ->
        [move] Take +1 movement
        [hold] Take +{ $room } hold
        [harvest] Take the harvest tile
        [upgrade] Take the upgrade tile
        [points] Take { some-points }
       *[tile] Take the bonus tile: { $does }
    }
    .full =
        { $number ->
            [0] Take the tile ({ island-bonus })
           *[other] Take { $piece }: { $does }
        }
    .short = Take
option-done =
    { $phase ->
        [upgrade] Stop upgrading
        [trade] Trade nothing
        [visit] Do nothing here
        [port] Leave the tile
        [bonus] Take no bonus tile
       *[swap] Leave the route as it is
    }

# Draws, where chance is shown step by step.
option-first = { $seat } goes first
option-board = Lay board { $what }
option-deal = Deal: { $piece }
option-order = Lay out: { $piece }
option-box = Back to the box: { $piece }
option-lay = Lay: { $piece }
option-reveal = Turn up: { $piece }
option-card = Turn up: { $piece }
option-tile = Turn up: { $piece }
option-cover = Lay on a location: { $piece }

# Headings for the many places where settlers can work, by what is done there.
heading-fort = Claim a point card
heading-gain = Gain or upgrade
heading-trade = Trade
heading-boat = Sail, or trade on the islands
heading-market = Use a merchant or take it
heading-change = Change merchants or your route

## What an option costs and brings beside that

note-cards = discard { some-cards }
note-left = leave { some-cubes }
note-tolls =
    { $number ->
        [one] 1 cube to { $seats }
       *[other] 1 cube each to { $seats }
    }
note-stopping = { note-tolls } if you stop
note-lying = { $got } there
note-taken = with { $got }
note-sends = { $seat } takes { some-settlers } back
note-charm = charm: { $got }
note-column = completes column { $column }
note-home =
    { $settlers ->
        [one] 1 settler comes home
       *[other] { $settlers } settlers come home
    }
note-opens = opens { $piece }: { $does }
note-outpost =
    { $cubes ->
        [0] outpost: free
       *[other] outpost: { some-cubes }
    }
note-upgrades = then upgrade { $upgrades }

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
reason-no-outpost-trade = You cannot afford the trade at any market where you have an outpost.
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
        [one] This takes 1 settler; you have { $ready } available.
       *[other] This takes { $need } settlers; you have { $ready } available.
    }
