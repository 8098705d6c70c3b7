"""The settlements slice as words and in views: what it looks like, not what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tradewinds.components.settlements import BENEFITS, EMBLEMS
from tradewinds.core.agenda import CHANCE, actor_of, argument_of, number_of, phase_of
from tradewinds.core.bits import bit, count, members
from tradewinds.core.codes import CorePhase
from tradewinds.core.errors import BadText
from tradewinds.core.goods import goods_text
from tradewinds.core.notation import Plain, Reader, or_none, place, whole
from tradewinds.rules.settlements_numbers import (
    BOXED,
    CHARM,
    EMBLEM_PLACES,
    FORTS,
    HAMMER,
    NONE,
    ROW,
    SettlementPhase,
    pack_settlers,
    seat_there,
    settlers_there,
)

if TYPE_CHECKING:
    from tradewinds.rules.settlements import Settlements


def named(names: list[str], things: i64) -> list[str]:
    return [names[thing] for thing in members(things)]


def settlements_data(land: Settlements) -> Plain:
    rules = land.rules
    found: Plain = {}
    for seat in range(land.common.players):
        key = str(seat + 1)
        found["ready." + key] = [str(land.ready[seat])]
        found["reserve." + key] = [str(land.reserve[seat])]
        found["cards." + key] = or_none(named(rules.card_names, land.cards[seat]))
        found["scoring." + key] = or_none(named(rules.tile_names, land.scoring[seat]))
        found["explored." + key] = or_none(named(rules.exploration_names, land.explored[seat]))
    if rules.spare_names:
        found["board"] = [land.spare_board()]
    found["settlers"] = or_none(settler_words(land))
    found["covered"] = or_none(cover_words(land))
    found["forts"] = [card_name(land, card) for card in land.forts]
    found["point-deck"] = or_none(named(rules.card_names, land.deck.first))
    found["stacks"] = [stack_text(land, stack) for stack in range(len(land.heights))]
    found["unseen"] = or_none(named(rules.tile_names, land.unseen))
    found["beside"] = or_none(named(rules.exploration_names, land.beside))
    return found


def settler_words(land: Settlements) -> list[str]:
    """Where whose settlers are and how many: `A1-3:2:4`."""
    found = []
    for location in range(land.rules.locations):
        taken = int(land.taken[location])
        if taken != 0:
            found.append(f"{land.rules.names[location]}:{seat_there(taken) + 1}:{settlers_there(taken)}")
    return found


def cover_words(land: Settlements) -> list[str]:
    """Which exploration tile lies where: `C1-2:x04`."""
    found = []
    for location in range(land.rules.locations):
        tile = land.covered[location]
        if tile >= 0:
            found.append(f"{land.rules.names[location]}:{land.rules.exploration_names[tile]}")
    return found


def card_name(land: Settlements, card: i64) -> str:
    return "-" if card == NONE else land.rules.card_names[card]


def stack_text(land: Settlements, stack: int) -> str:
    """The top tile and how many lie under it: `b03+2`; `?` for a top that nobody has seen yet."""
    height = int(land.heights[stack])
    if height == 0:
        return "-"
    top = land.tops[stack]
    return f"?+{height}" if top == NONE else f"{land.rules.tile_names[top]}+{height - 1}"


# -- views -------------------------------------------------------------------------------------


def settlements_view(land: Settlements) -> dict[str, object]:
    """What lies on the table. Of piles: which pieces are left, never in which order."""
    rules = land.rules
    cards = [None if card == NONE else rules.card_names[card] for card in land.forts]
    return {
        "locations": [location_view(land, location) for location in land.on_table()],
        "forts": cards[:-1],
        "point_deck": {
            "size": int(land.deck.size()) + int(cards[-1] is not None),
            "top": cards[-1],
            "unseen": named(rules.card_names, land.deck.first),
        },
        "stacks": [stack_view(land, stack) for stack in range(len(land.heights))],
        "bonus_unseen": named(rules.tile_names, land.unseen),
        "beside": named(rules.exploration_names, land.beside),
        "cards_to_end": int(land.common.to_end()),
    }


def location_view(land: Settlements, location: int) -> dict[str, object]:
    taken = int(land.taken[location])
    tile = land.covered[location]
    return {
        "id": land.rules.names[location],
        "seat": int(seat_there(taken)) if taken else None,
        "settlers": int(settlers_there(taken)),
        "tile": None if tile == NONE else land.rules.exploration_names[tile],
    }


def stack_view(land: Settlements, stack: int) -> dict[str, object]:
    top = land.tops[stack]
    return {
        "top": None if top == NONE else land.rules.tile_names[top],
        "size": int(land.heights[stack]),
    }


def settlements_seat_view(land: Settlements, seat: i64) -> dict[str, object]:
    rules = land.rules
    first = seat * EMBLEM_PLACES
    return {
        "ready": int(land.ready[seat]),
        "placed": int(land.placed(seat)),
        "reserve": int(land.reserve[seat]),
        "cards": named(rules.card_names, land.cards[seat]),
        "bonus_tiles": named(rules.tile_names, land.scoring[seat]),
        "bonus_spaces": int(rules.bonus_spaces),
        "explored": named(rules.exploration_names, land.explored[seat]),
        "discounts": {name: int(land.discount[first + n]) for n, name in enumerate(EMBLEMS)},
        "charms": {name: goods_text(land.charm[first + n]) for n, name in enumerate(EMBLEMS)},
    }


# -- reading -----------------------------------------------------------------------------------


def read_settlements(land: Settlements, reader: Reader) -> None:
    rules = land.rules
    for seat in range(land.common.players):
        key = str(seat + 1)
        land.ready[seat] = reader.number("ready." + key, 0, int(land.rules.settlers))
        land.reserve[seat] = reader.number("reserve." + key, 0, int(land.rules.settlers))
        land.cards[seat] = reader.name_set("cards." + key, rules.card_names)
        land.scoring[seat] = reader.name_set("scoring." + key, rules.tile_names)
        land.explored[seat] = reader.name_set("explored." + key, rules.exploration_names)
        for card in members(land.cards[seat]):
            if rules.symbol[card] in (HAMMER, CHARM):
                land.add_lasting(seat, card)
    if rules.spare_names and reader.word("board") != "-":
        land.lay_board(reader.name("board", rules.spare_names))
    _read_settlers(land, reader)
    _read_covers(land, reader)
    _read_forts(land, reader)
    _read_stacks(land, reader)
    land.deck.first = reader.name_set("point-deck", rules.card_names)
    land.unseen = reader.name_set("unseen", rules.tile_names)
    land.beside = reader.name_set("beside", rules.exploration_names)


def _read_settlers(land: Settlements, reader: Reader) -> None:
    for word in _words(reader, "settlers"):
        parts = word.split(":")
        if len(parts) != 3:
            raise BadText(f"'settlers' takes words as in A1-3:2:4, not '{word[:40]}'")
        location = place("settlers", parts[0], land.rules.names)
        seat = whole("settlers", parts[1], 1, int(land.common.players))
        number = whole("settlers", parts[2], 1, int(land.rules.settlers))
        if land.taken[location] or land.covered[location] == BOXED:
            raise BadText(f"'settlers' names {parts[0]} twice, or its board is not on the table")
        land.taken[location] = pack_settlers(seat - 1, number)


def _read_covers(land: Settlements, reader: Reader) -> None:
    for word in _words(reader, "covered"):
        name, _, tile = word.partition(":")
        location = place("covered", name, land.rules.names)
        if land.covered[location] != NONE or land.taken[location] != 0:
            raise BadText(f"'covered' names {name}, which has a tile or settlers already")
        if not land.starts_covered(location):
            raise BadText(f"'covered' names {name}, where no exploration tile can lie")
        land.covered[location] = place("covered", tile, land.rules.exploration_names)


def _read_forts(land: Settlements, reader: Reader) -> None:
    words = reader.words("forts")
    if len(words) != ROW:
        raise BadText(f"'forts' takes {ROW} cards, the last one on top of the deck, not {len(words)}")
    for slot, word in enumerate(words):
        land.forts[slot] = NONE if word == "-" else place("forts", word, land.rules.card_names)


def _read_stacks(land: Settlements, reader: Reader) -> None:
    words = reader.words("stacks")
    sizes = land.rules.stack_sizes
    if len(words) != len(sizes):
        raise BadText(f"'stacks' takes {len(sizes)} words, not {len(words)}")
    for stack, word in enumerate(words):
        top, plus, under = word.partition("+")
        if word == "-":
            land.heights[stack] = 0
        elif not plus:
            raise BadText(f"'stacks' takes words as in b03+2, not '{word[:40]}'")
        elif top == "?":
            land.heights[stack] = whole("stacks", under, 1, sizes[stack])
        else:
            land.tops[stack] = place("stacks", top, land.rules.tile_names)
            land.heights[stack] = whole("stacks", under, 0, sizes[stack] - 1) + 1


def _words(reader: Reader, key: str) -> list[str]:
    words = reader.words(key)
    return [] if words == ["-"] else words


# -- checking ------------------------------------------------------------------------------------


def check_item(land: Settlements, item: i64) -> bool:
    """Whether a question read from text can be asked."""
    phase = phase_of(item)
    actor = actor_of(item)
    number = number_of(item)
    argument = argument_of(item)
    if phase == SettlementPhase.CARD:
        free = sum([int(card == NONE) for card in land.forts])
        return actor == CHANCE and number <= min(free, land.deck.size())
    if phase == SettlementPhase.BOARD:
        return actor == CHANCE and number == 1 and land.spare_board() == "-"
    if phase == SettlementPhase.TILE or phase == SettlementPhase.COVER:
        return actor == CHANCE and argument == 0
    if actor != land.common.seat or number != 1:
        return False
    if phase == SettlementPhase.GAIN:
        return argument < len(land.rules.gains)
    if phase == SettlementPhase.CLAIM:
        return argument < FORTS
    if phase == SettlementPhase.BONUS:
        return land.rules.forts_give_bonus and argument < len(land.rules.stack_sizes)
    return argument == 0


def check_whole(land: Settlements) -> None:
    """What has to be true of the pieces together, on top of what each line says."""
    if _unlaid(land):
        _check_nothing_lies(land)
    elif land.rules.spare_names and land.spare_board() == "-":
        raise BadText(f"'board' is one of {', '.join(land.rules.spare_names)}")
    _check_settlers(land)
    _check_cards(land)
    _check_bonus(land)
    _check_exploration(land)
    ending = any(count(cards) >= land.common.to_end() for cards in land.cards)
    if ending != land.common.ending:
        raise BadText(f"'ending' is yes when somebody has {land.common.to_end()} point cards, and only then")


def _unlaid(land: Settlements) -> bool:
    """Whether the boards are still to be laid: nothing has been drawn for them yet."""
    agenda = land.common.agenda
    return agenda.asks_for(CorePhase.FIRST) + agenda.asks_for(SettlementPhase.BOARD) > 0


def _check_nothing_lies(land: Settlements) -> None:
    pieces = [*land.forts, *land.tops, *[tile for tile in land.covered if tile != BOXED]]
    spare = land.spare_board() if land.rules.spare_names else "-"
    if spare != "-" or any(piece != NONE for piece in pieces) or any(land.taken):
        raise BadText("nothing lies on the boards before they are laid")


def _check_settlers(land: Settlements) -> None:
    rules = land.rules
    start = land.rules.settlers - rules.start_ready(land.common.players)
    for seat in range(land.common.players):
        placed = [settlers_there(taken) for taken in land.taken if seat_there(taken) == seat]
        recruits = sum([int(rules.recruits[card]) for card in members(land.cards[seat])])
        recruits += sum([int(rules.exploration_recruits[tile]) for tile in members(land.explored[seat])])
        if land.reserve[seat] != max(start - recruits, 0):
            raise BadText(f"'reserve.{seat + 1}' does not fit what the cards and tiles of the seat recruited")
        if land.ready[seat] + land.reserve[seat] + land.away[seat] + sum(placed) != land.rules.settlers:
            raise BadText(f"seat {seat + 1} does not have {land.rules.settlers} settlers in all")


def once(sets: list[i64], names: list[str]) -> i64:
    """All sets together; nothing may be in two of them."""
    seen: i64 = 0
    for things in sets:
        if seen & things:
            raise BadText(f"{names[members(seen & things)[0]]} stands there twice")
        seen |= things
    return seen


def _check_cards(land: Settlements) -> None:
    """All cards of the game lie somewhere, and a gap is only there while it is being filled."""
    names = land.rules.card_names
    slots = [bit(card) for card in land.forts if card != NONE]
    seen = once([*slots, *land.cards, land.deck.first], names)
    if seen != land.rules.decks[land.common.players]:
        raise BadText("the point cards are not those of a game with so many players")
    agenda = land.common.agenda
    filling = agenda.asks_for(SettlementPhase.SLIDE) + agenda.asks_for(SettlementPhase.CARD) > 0 or _unlaid(
        land
    )
    if not filling and len(slots) < ROW and not land.deck.empty():
        raise BadText("'forts' has empty places, and the point deck has cards for them")
    behind = [card == NONE for card in land.forts]
    if agenda.asks_for(SettlementPhase.SLIDE) == 0 and behind != sorted(behind):
        raise BadText("'forts' has a gap: cards stand from the left")


def _check_bonus(land: Settlements) -> None:
    rules = land.rules
    tops = [bit(tile) for tile in land.tops if tile != NONE]
    if once([*tops, *land.scoring, land.unseen], rules.tile_names) != rules.tiles:
        raise BadText("the bonus tiles are not those of this game")
    owned = [count(tiles) for tiles in land.scoring]
    if sum(owned) + sum(land.heights) != sum(rules.stack_sizes):
        raise BadText("the bonus tiles of the stacks and those taken are not as many as there were")
    if any(number > rules.bonus_spaces for number in owned):
        raise BadText(f"a seat has room for {rules.bonus_spaces} bonus tiles")
    hidden = [n for n, height in enumerate(land.heights) if height > 0 and land.tops[n] == NONE]
    if len(hidden) != land.common.agenda.asks_for(SettlementPhase.TILE) and not _unlaid(land):
        raise BadText("the top of a stack of bonus tiles is seen, unless it is being drawn")


def _check_exploration(land: Settlements) -> None:
    rules = land.rules
    on_board = [bit(tile) for tile in land.covered if tile >= 0]
    seen = once([*on_board, *land.explored, land.beside], rules.exploration_names)
    due = land.common.agenda.asks_for(SettlementPhase.COVER)
    covering = due > 0 or _unlaid(land)
    if due > 0 and due + len(on_board) != land.covers():
        raise BadText("'covered' and 'agenda' do not fit each other")
    wanted = len(rules.exploration_names) if rules.tiles_beside or covering else land.covers()
    if count(seen) != wanted:
        raise BadText(f"there are {count(seen)} exploration tiles, not {wanted}")
    compass = len(BENEFITS) - 1
    for seat in range(land.common.players):
        guides = [card for card in members(land.cards[seat]) if rules.symbol[card] == compass]
        if count(land.explored[seat]) > len(guides):
            raise BadText(f"'explored.{seat + 1}' has more tiles than the seat's cards gave")
    if not covering and land.beside and not rules.tiles_beside:
        raise BadText("'beside' is empty in this game once the board is laid")
