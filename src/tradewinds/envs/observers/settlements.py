"""The settlements box: locations, settlers, point cards, bonus and exploration tiles; and trade routes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tradewinds.components.settlements import BENEFITS, EMBLEMS, ITEMS
from tradewinds.core.bits import count
from tradewinds.envs.observers.caravan import PRINTED, printed_merchants
from tradewinds.envs.observers.observer import LARGEST, Entry, Observer, whole
from tradewinds.envs.observers.words import BYTE, NOTHING, capped, four, words_for, write_members
from tradewinds.games.parts import Parts
from tradewinds.games.routes import Routes
from tradewinds.rules.caravan import NO_CARD
from tradewinds.rules.settlements import SettlementRules, Settlements
from tradewinds.rules.settlements_numbers import BOXED, EMBLEM_PLACES, NONE, ROW, seat_there, settlers_there

_ITEMS: Final[i64] = len(ITEMS)


def range_text(names: list[str]) -> str:
    return f"{names[0]} to {names[-1]}"


def printed_cards(rules: SettlementRules) -> vec[i64]:
    """What is printed on each point card, in two words."""
    found: list[i64] = []
    for card in range(len(rules.card_names)):
        points = capped(rules.points[card]) << 32
        benefit = capped(rules.recruits[card]) << 48 | (rules.card_emblem[card] + 1) << 56
        found.append(four(rules.cost[card]) | points | 0x10000000000 | benefit)
        found.append(four(rules.cube[card]) | BYTE[4 + rules.symbol[card]])
    return vec[i64]([word for word in found])


def printed_tiles(rules: SettlementRules) -> vec[i64]:
    """What is printed on each bonus tile, in two words: points, then how many of each of ITEMS."""
    found: list[i64] = []
    for tile in range(len(rules.tile_names)):
        row = [capped(rules.tile_points[tile])]
        row += [capped(rules.tile_needs[tile * _ITEMS + item]) for item in range(_ITEMS)]
        for first in (0, 8):
            found.append(sum([int(number * BYTE[n]) for n, number in enumerate(row[first : first + 8])]))
    return vec[i64]([word for word in found])


@final
class SettlementsObserver(Observer):
    def __init__(self, land: Settlements) -> None:
        rules = land.rules
        locations = len(rules.names)
        self.locations: Final[i64] = locations
        self.location_words: Final[i64] = words_for(locations)
        self.card_words: Final[i64] = words_for(len(rules.card_names))
        self.tile_words: Final[i64] = words_for(len(rules.tile_names))
        self.explored_words: Final[i64] = words_for(len(rules.exploration_names))
        self.cards: Final[vec[i64]] = printed_cards(rules)
        self.tiles: Final[vec[i64]] = printed_tiles(rules)
        super().__init__(self.common_entries(rules), self.seat_entries(rules))

    def common_entries(self, rules: SettlementRules) -> list[Entry]:
        cards, tiles = range_text(rules.card_names), range_text(rules.tile_names)
        exploration, locations = range_text(rules.exploration_names), range_text(rules.names)
        fort = (
            "a fort, at last the top of the deck: cost, points, 1 for a card, settlers it brings, emblem "
            f"from 1 on ({', '.join(EMBLEMS)}, none), cube of a charm, {', '.join(BENEFITS)}"
        )
        counted = ", ".join(ITEMS)
        stack = f"a stack: points of its top tile, what it counts ({counted}), tiles in the stack, 0, 0, 0"
        return [
            whole("covered", (len(rules.names),), 2, f"{locations}: 1 under a tile, 2 not in the game"),
            whole(
                "exploration",
                (len(rules.exploration_names),),
                len(rules.names) + 1,
                f"{exploration}: 0 gone, 1 beside the boards, 2 on the first location, and so on",
            ),
            whole("forts", (int(ROW), 16), LARGEST, fort),
            whole("point_deck", (len(rules.card_names),), 1, f"{cards}: 1 for a card nobody has seen"),
            whole("stacks", (len(rules.stack_sizes), 16), LARGEST, stack),
            whole("bonus_unseen", (len(rules.tile_names),), 1, f"{tiles}: 1 for a tile nobody has seen"),
        ]

    def seat_entries(self, rules: SettlementRules) -> list[Entry]:
        cards, tiles = range_text(rules.card_names), range_text(rules.tile_names)
        exploration, locations = range_text(rules.exploration_names), range_text(rules.names)
        return [
            whole("settlers", (len(rules.names),), LARGEST, f"{locations}: settlers of the seat there"),
            Entry("ready", (), LARGEST, "settlers that can be placed"),
            Entry("reserve", (), LARGEST, "settlers that cannot be used yet"),
            Entry("cards_count", (), LARGEST, "point cards claimed"),
            Entry("card_points", (), LARGEST, "their points, when scores are open"),
            Entry("exploration_points", (), LARGEST, "points of exploration tiles, when scores are open"),
            Entry("bonus_space", (), LARGEST, "bonus tiles that there is still room for"),
            whole("discounts", (len(EMBLEMS),), LARGEST, f"settlers less at {', '.join(EMBLEMS)}"),
            whole("charms", (len(EMBLEMS), 4), LARGEST, f"cubes gained at {', '.join(EMBLEMS)}"),
            whole("cards", (len(rules.card_names),), 1, f"{cards}: 1 when claimed"),
            whole("bonus_tiles", (len(rules.tile_names),), 1, f"{tiles}: 1 when taken"),
            whole("explored", (len(rules.exploration_names),), 1, f"{exploration}: 1 when taken"),
        ]

    # -- on the table ------------------------------------------------------------------------------

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> i64:
        assert parts.settlements is not None
        land: Settlements = parts.settlements
        at = self.write_exploration(land, words, at)
        at = self.write_forts(land, words, at)
        at = write_members(land.deck.first, self.card_words, words, at)
        at = self.write_stacks(land, words, at)
        return write_members(land.unseen, self.tile_words, words, at)

    def write_exploration(self, land: Settlements, words: vec[i64], at: i64) -> i64:
        """What covers locations, and where exploration tiles are."""
        tiles = at + self.location_words
        write_members(land.beside, self.explored_words, words, tiles)
        location: i64 = 0
        word: i64 = 0
        while location < self.locations:
            tile = land.covered[location]
            if tile != NONE:
                if tile == BOXED:
                    word += BYTE[location & 7] * 2
                else:
                    word += BYTE[location & 7]
                    words[tiles + (tile >> 3)] += BYTE[tile & 7] * (location + 2)
            location += 1
            if location & 7 == 0:
                words[at] = word
                word = 0
                at += 1
        if location & 7 != 0:
            words[at] = word
        return tiles + self.explored_words

    def write_forts(self, land: Settlements, words: vec[i64], at: i64) -> i64:
        place: i64 = 0
        while place < ROW:
            card = land.forts[place]
            if card == NONE:
                words[at] = 0
                words[at + 1] = 0
            else:
                words[at] = self.cards[card * 2]
                words[at + 1] = self.cards[card * 2 + 1]
            at += 2
            place += 1
        return at

    def write_stacks(self, land: Settlements, words: vec[i64], at: i64) -> i64:
        stack: i64 = 0
        stacks: i64 = len(land.heights)
        while stack < stacks:
            top = land.tops[stack]
            height = land.heights[stack] << 32
            if top == NONE:
                words[at] = 0
                words[at + 1] = height
            else:
                words[at] = self.tiles[top * 2]
                words[at + 1] = self.tiles[top * 2 + 1] | height
            at += 2
            stack += 1
        return at

    # -- a seat ------------------------------------------------------------------------------------

    def write_seat(self, parts: Parts, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        assert parts.settlements is not None
        land: Settlements = parts.settlements
        at = self.write_settlers(land, seat, words, at)
        cards = land.cards[seat]
        word = land.ready[seat] | land.reserve[seat] << 8 | count(cards) << 16
        word |= (land.rules.bonus_spaces - count(land.scoring[seat])) << 40
        if shown:
            word |= capped(land.card_points(seat)) << 24 | capped(land.exploration_points(seat)) << 32
        words[at] = word
        first = seat * EMBLEM_PLACES
        discount, charm = land.discount, land.charm
        words[at + 1] = (
            discount[first] | discount[first + 1] << 8 | discount[first + 2] << 16 | discount[first + 3] << 24
        )
        words[at + 2] = four(charm[first]) | four(charm[first + 1]) << 32
        words[at + 3] = four(charm[first + 2]) | four(charm[first + 3]) << 32
        at = write_members(cards, self.card_words, words, at + 4)
        at = write_members(land.scoring[seat], self.tile_words, words, at)
        return write_members(land.explored[seat], self.explored_words, words, at)

    def write_settlers(self, land: Settlements, seat: i64, words: vec[i64], at: i64) -> i64:
        location: i64 = 0
        word: i64 = 0
        while location < self.locations:
            taken = land.taken[location]
            if seat_there(taken) == seat:
                word |= settlers_there(taken) * BYTE[location & 7]
            location += 1
            if location & 7 == 0:
                words[at] = word
                word = 0
                at += 1
        if location & 7 != 0:
            words[at] = word
            at += 1
        return at


@final
class RoutesObserver(Observer):
    """Every seat's trade route, and its discard pile."""

    def __init__(self, routes: Routes) -> None:
        rules = routes.market.rules
        self.size: Final[i64] = words_for(len(rules.names))
        self.printed: Final[vec[i64]] = printed_merchants(rules)
        text = f"a place: {PRINTED}, upgrades, 1 for a card, settlers on it, then 0"
        cards = range_text(rules.names)
        super().__init__(
            [whole("again", (), 1, "1 when the seat whose turn it is has another one")],
            [
                whole("route", (int(routes.rules.length), 16), LARGEST, text),
                whole("discard_count", (), LARGEST, "cards in the discard pile"),
                whole(
                    "discarded", (len(rules.names),), 1, f"{cards}: 1 in the discard pile, when it is open"
                ),
            ],
        )

    def write(self, parts: Parts, viewer: i64, words: vec[i64], at: i64) -> i64:
        assert parts.routes is not None
        routes: Routes = parts.routes
        words[at] = BYTE[0] if routes.again else NOTHING
        return at + 1

    def write_seat(self, parts: Parts, seat: i64, shown: bool, words: vec[i64], at: i64) -> i64:
        assert parts.routes is not None
        routes: Routes = parts.routes
        place = seat * routes.rules.length
        end = place + routes.rules.length
        while place < end:
            card = routes.cards[place]
            if card == NO_CARD:
                words[at] = 0
                words[at + 1] = 0
            else:
                words[at] = self.printed[card]
                upgrades = capped(routes.market.rules.upgrades[card])
                words[at + 1] = upgrades | 0x100 | routes.settlers[place] << 16
            at += 2
            place += 1
        discarded = routes.discarded[seat]
        words[at] = count(discarded)
        return write_members(discarded if shown else NOTHING, self.size, words, at + 1)
