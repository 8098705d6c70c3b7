"""Observations made another way: from a view and the printed pieces alone, without any state.

What this makes is a function of the view because it gets nothing else.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tradewinds import Game
from tradewinds.components.catalog import Catalog
from tradewinds.components.maps import Layout
from tradewinds.components.settlements import BENEFITS, EMBLEMS, ITEMS
from tradewinds.core.goods import LETTERS, goods_text
from tradewinds.core.view import View
from tradewinds.envs.observation import Observation

Numbers = dict[str, Any]
MOST = 127


def observation_of(observation: Observation, view: View) -> npt.NDArray[np.uint8]:
    """The whole array; whatever no field says is zero."""
    array = np.zeros(observation.size, np.uint8)
    known = numbers_of(observation.game, view)
    for field in observation.fields:
        name, _, place = field.name.partition(".")
        if place and int(place) >= view.players:
            continue
        numbers = np.asarray(known.pop(field.name), np.int64)
        assert numbers.shape == field.shape, field.name
        field.of(array)[...] = np.minimum(numbers, MOST if name != "round" else 200)
    assert not known, f"no field has {sorted(known)}"
    return array


def numbers_of(game: Game, view: View) -> Numbers:
    reader = Reader(game, view)
    found = reader.table()
    assert view.viewer is not None
    for place in range(view.players):
        seat = (view.viewer + place) % view.players
        found.update({f"{name}.{place}": number for name, number in reader.seat(seat).items()})
    return found


def goods(text: str) -> list[int]:
    return [text.count(letter) for letter in LETTERS]


def packed(number: int) -> list[int]:
    return goods(goods_text(number))


def among(names: Sequence[str], chosen: Sequence[str]) -> list[int]:
    return [int(name in chosen) for name in names]


class Reader:
    def __init__(self, game: Game, view: View) -> None:
        self.game, self.view, self.common = game, view, view.common
        self.pieces: Catalog = game.catalog  # type: ignore[attr-defined]
        self.cards = {card.id: card for card in (*self.pieces.starting, *self.pieces.merchants)}
        self.things: Mapping[str, Any] = view.seats[0].things

    def words(self, verb: str) -> list[str]:
        """What an action of this verb can be about, in the order of the indices."""
        texts = self.game.vocabulary.texts
        return [text.partition(" ")[2] for text in texts if text.startswith(f"{verb} ")]

    # -- the table -----------------------------------------------------------------------------------

    def table(self) -> Numbers:
        found = self.question()
        if "row" in self.common:
            found |= self.row()
        if "orders" in self.common:
            found |= self.orders()
        if "map" in self.common:
            found |= self.map()
        if "ports" in self.common:
            found |= self.ports()
        if "loose" in self.common:
            found["loose"] = [goods(self.common["loose"].get(tile, "")) for tile in self.words("sail")]  # type: ignore[attr-defined]
        if "locations" in self.common:
            found |= self.land()
        if "again" in self.common:
            found["again"] = int(bool(self.common["again"]))
        return found

    def question(self) -> Numbers:
        view = self.view
        phases = [self.game.phases[number] for number in sorted(self.game.phases)]
        *waiting, now = [question.phase for question in view.asked] or ["nothing"]
        trade, times, about, owed = "-", 0, 0, [0] * 4
        if view.asked:
            times, about = view.asked[-1].times, view.asked[-1].about
        if now in ("trade", "visit"):
            trade, about = self.game.trades[about >> 1], about & 1
        if now == "toll":
            assert view.viewer is not None
            for seat in range(view.players):
                owed[(seat - view.viewer) % view.players] |= about >> seat & 1
            about = 0
        give, _, get = trade.partition(">")
        return {
            "asked": among(phases, [now]),
            "waiting": among(phases, waiting),
            "trade": [goods(give), goods(get)],
            "times": times,
            "about": about,
            "round": self.common["round"],
            "ending": int(bool(self.common["ending"])),
            "owed": owed,
        }

    def merchant(self, name: str | None) -> list[int]:
        card = self.cards[name] if name else None
        return [*packed(card.give), *packed(card.get)] if card else [0] * 8

    def row(self) -> Numbers:
        common: Any = self.common
        slots = []
        for name, cubes in zip(common["row"], common["row_cubes"], strict=True):
            rest = [self.cards[name].upgrades, 1, 0, 0] if name else [0] * 4
            slots.append([*self.merchant(name), *goods(cubes), *rest])
        top, *under = common["deck"]["layers"]
        below = [card for layer in under for card in layer]
        deck = [1 if card in top else 2 if card in below else 0 for card in self.cards]
        return {"row": slots, "deck": deck}

    def orders(self) -> Numbers:
        common: Any = self.common
        printed = {order.id: order for order in self.pieces.orders}
        gold, silver = common["coins_left"]["gold"], common["coins_left"]["silver"]
        rows = []
        for place, name in enumerate(common["orders"]):
            order = [*packed(printed[name].cost), printed[name].points, 1] if name else [0] * 6
            coins = [gold if place == 0 else 0, silver if place == (1 if gold else 0) else 0]
            rows.append([*order, *coins])
        return {"orders": rows, "order_deck": among(list(printed), common["order_deck"]["unseen"])}

    def map(self) -> Numbers:
        common: Any = self.common
        layout: Layout = self.game.layout  # type: ignore[attr-defined]
        tiles, laid = self.words("sail"), common["map"]
        boat: Any = self.view.seats[self.view.viewer or 0].things["boat"]
        places = [laid.index(tile) if tile in laid else None for tile in tiles]
        far = layout.distances()[laid.index(boat)] if boat != "-" else None
        return {
            "map": [0 if place is None else place + 1 for place in places],
            "distance": [0 if place is None or far is None else far[place] + 1 for place in places],
        }

    def ports(self) -> Numbers:
        common: Any = self.common
        printed = {tile.id: tile for tile in self.pieces.victory_tiles}
        rows = []
        for name in common["ports"]:
            tile = printed.get(name)
            rest = [1, 0, 0] if tile else [0, int(name == "closed"), 0]
            rows.append([*(packed(tile.cost) if tile else [0] * 4), tile.points if tile else 0, *rest])
        left = common["bonus_left"]
        return {
            "ports": rows,
            "stack": among(list(printed), common["stack"]["unseen"]),
            "start_sets": among(self.pieces.start_sets, common["start_sets"]),
            "closed_within": common["stack"]["closed_within"],
            "bonus_left": [len(kind) if isinstance(kind, list) else kind for kind in left.values()],
        }

    def land(self) -> Numbers:
        common: Any = self.common
        places = {location["id"]: location for location in common["locations"]}
        names, tiles = self.words("work"), self.words("explore")
        covered = [2 if name not in places else int(places[name]["tile"] is not None) for name in names]
        where = dict.fromkeys(common["beside"], 1)
        where |= {places[name]["tile"]: names.index(name) + 2 for name in places if places[name]["tile"]}
        cards = [card.id for card in self.pieces.point_cards]
        scoring = {tile.id: tile for tile in self.pieces.scoring_tiles}
        stacks = []
        for stack in common["stacks"]:
            tile = scoring[stack["top"]] if stack["top"] else None
            counted = [tile.items.count(item) for item in ITEMS] if tile else [0] * len(ITEMS)
            stacks.append([tile.points if tile else 0, *counted, stack["size"], 0, 0, 0])
        return {
            "covered": covered,
            "exploration": [where.get(tile, 0) for tile in tiles],
            "forts": [self.point_card(name) for name in (*common["forts"], common["point_deck"]["top"])],
            "point_deck": among(cards, common["point_deck"]["unseen"]),
            "stacks": stacks,
            "bonus_unseen": among(list(scoring), common["bonus_unseen"]),
        }

    def point_card(self, name: str | None) -> list[int]:
        for card in self.pieces.point_cards:
            if card.id == name:
                symbol = among(BENEFITS, [BENEFITS[card.symbol]])
                rest = [card.points, 1, card.number, card.emblem + 1]
                return [*packed(card.cost), *rest, *packed(card.cube), *symbol]
        return [0] * 16

    # -- a seat --------------------------------------------------------------------------------------

    def seat(self, seat: int) -> Numbers:
        things: Mapping[str, Any] = self.view.seats[seat].things
        self.things = things
        found: Numbers = {
            "goods": goods(things["hold"]),
            "limit": things["limit"],
            "acts": int(self.view.actor == seat),
            "turn": int(self.common["turn"] == seat),
            "first": int(self.common["first"] == seat),
        }
        if "hand" in things:
            played, discarded = things["played"], things["discarded"]
            found["hand"] = among(list(self.cards), things["hand"])
            found["played"] = [1 if card in played else 2 * (card in discarded) for card in self.cards]
        if "coins" in things:
            found |= self.claims()
        if "boat" in things:
            found |= self.boat()
        if "tile_count" in things:
            found |= self.harbour()
        if "ready" in things:
            found |= self.settlers(seat)
        if "route" in things:
            found |= self.route()
        return found

    def score(self, source: str) -> int:
        """Points from a source; none are seen of a rival who hides them."""
        return int(self.things["score"][source]) if "score" in self.things else 0

    def claims(self) -> Numbers:
        gold, silver = self.things["coins"]["gold"], self.things["coins"]["silver"]
        return {
            "claimed_count": self.things["claimed_count"],
            "gold": gold,
            "silver": silver,
            "coin_points": 3 * gold + silver,
            "card_points": self.score("cards"),
            "claimed": among([order.id for order in self.pieces.orders], self.things.get("claimed", [])),
        }

    def boat(self) -> Numbers:
        markets = [market.id for market in self.pieces.markets]
        outposts = self.things["outposts"]
        symbols = dict.fromkeys(name.partition("-")[0] for name in markets)
        built = [sum(name.startswith(f"{symbol}-") for name in outposts) for symbol in symbols]
        return {
            "boat": among(self.words("sail"), [self.things["boat"]]),
            "outposts": among(markets, outposts),
            "built": built,
            "columns": min(built),
            "outpost_points": self.score("outposts"),
        }

    def harbour(self) -> Numbers:
        bonus = self.things["bonus"]
        kinds = [len(kind) if isinstance(kind, list) else kind for kind in bonus.values()]
        tiles = [tile.id for tile in self.pieces.victory_tiles]
        return {
            "bonus": [*kinds, 0, 0][:5],
            "tile_count": self.things["tile_count"],
            "tile_points": self.score("tiles"),
            "bonus_points": sum(bonus["points"]),
            "tiles": among(tiles, self.things.get("tiles", [])),
        }

    def settlers(self, seat: int) -> Numbers:
        things, common = self.things, self.common
        locations: Any = common["locations"]
        there = {place["id"]: place["settlers"] for place in locations if place["seat"] == seat}
        return {
            "settlers": [there.get(name, 0) for name in self.words("work")],
            "ready": things["ready"],
            "reserve": things["reserve"],
            "cards_count": len(things["cards"]),
            "card_points": self.score("cards"),
            "exploration_points": self.score("exploration"),
            "bonus_space": things["bonus_spaces"] - len(things["bonus_tiles"]),
            "discounts": [things["discounts"][emblem] for emblem in EMBLEMS],
            "charms": [goods(things["charms"][emblem]) for emblem in EMBLEMS],
            "cards": among([card.id for card in self.pieces.point_cards], things["cards"]),
            "bonus_tiles": among([tile.id for tile in self.pieces.scoring_tiles], things["bonus_tiles"]),
            "explored": among(self.words("explore"), things["explored"]),
        }

    def route(self) -> Numbers:
        places = []
        for place in self.things["route"]:
            upgrades = self.cards[place["card"]].upgrades
            places.append([*self.merchant(place["card"]), upgrades, 1, place["settlers"], *[0] * 5])
        places += [[0] * 16] * (5 - len(places))
        return {
            "route": places,
            "discard_count": self.things["discard_count"],
            "discarded": among(list(self.cards), self.things.get("discarded", [])),
        }
