"""What is printed on pieces, in words. How goods are called is up to whoever shows them."""

from collections.abc import Callable, Mapping

from tradewinds.components.catalog import Card, Catalog, Order
from tradewinds.components.settlements import (
    ANYWHERE,
    BENEFITS,
    EMBLEMS,
    ExplorationTile,
    Location,
    PointCard,
    ScoringTile,
    Step,
)
from tradewinds.narration.position import goods as letters
from tradewinds.words.catalog import say

Goods = Callable[[str], str]


def describe_pieces(catalog: Catalog, language: str, goods: Goods) -> Mapping[str, str]:
    """What every piece does or is worth, by its id."""
    told = _Told(language, goods)
    locations = [location for board in catalog.boards.values() for location in board.locations]
    return {
        **{card.id: told.card(card) for card in (*catalog.starting, *catalog.merchants, *catalog.markets)},
        **{order.id: told.order(order) for order in (*catalog.victory_tiles, *catalog.orders)},
        **{card.id: f"{told.order(card)}, {told.benefit(card)}" for card in catalog.point_cards},
        **{tile.id: told.scoring(tile) for tile in catalog.scoring_tiles},
        **{tile.id: told.exploration(tile) for tile in catalog.exploration_tiles},
        **{location.id: told.location(location) for location in locations},
    }


def describe_worth(catalog: Catalog, language: str, goods: Goods) -> Mapping[str, str]:
    """What cards and tiles are worth that goods are paid for, without the price."""
    told = _Told(language, goods)
    return {
        **{order.id: told.points(order.points) for order in (*catalog.victory_tiles, *catalog.orders)},
        **{card.id: f"{told.points(card.points)}, {told.benefit(card)}" for card in catalog.point_cards},
    }


class _Told:
    def __init__(self, language: str, goods: Goods) -> None:
        self.language = language
        self._goods = goods

    def say(self, key: str, **values: str | int) -> str:
        return say(self.language, key, **values)

    def goods(self, amount: int) -> str:
        return self._goods(letters(amount))

    def points(self, points: int) -> str:
        return self.say("some-points", points=points)

    def card(self, card: Card) -> str:
        if card.kind == "gain":
            return self.say("does-gain", got=self.goods(card.get))
        if card.kind == "upgrade":
            return self.say("does-upgrade", upgrades=card.upgrades)
        return self.say("does-trade", paid=self.goods(card.give), got=self.goods(card.get))

    def order(self, order: Order | PointCard) -> str:
        return self.say("order-for", points=order.points, cost=self.goods(order.cost))

    def benefit(self, card: PointCard) -> str:
        kind = BENEFITS[card.symbol]
        return self.say(
            "benefit.short",
            benefit=kind,
            settlers=card.number,
            emblem=EMBLEMS[card.emblem] if kind in ("hammer", "charm") else "",
            got=self.goods(card.cube),
        )

    def scoring(self, tile: ScoringTile) -> str:
        kinds = dict.fromkeys(tile.items)
        items = [self.say(f"item-{kind}", number=tile.items.count(kind)) for kind in kinds]
        return self.say("scores-for-every", points=tile.points, items=" + ".join(items))

    def exploration(self, tile: ExplorationTile) -> str:
        words = [self.say("does-gain", got=self.goods(tile.gain))] if tile.gain else []
        words += [self.say("does-upgrade", upgrades=tile.upgrades)] if tile.upgrades else []
        words += [self.say("does-recruit", settlers=tile.recruits)] if tile.recruits else []
        words += [self.points(tile.points)] if tile.points else []
        return ", ".join(words)

    def location(self, location: Location) -> str:
        steps = [self.step(step) for step in location.steps]
        return steps[0] if len(steps) == 1 else self.say("does-then", one=steps[0], two=steps[1])

    def step(self, step: Step) -> str:
        return self.say(
            f"does-{step.word}",
            paid=self.goods(step.give),
            got=self.goods(step.get),
            upgrades=step.number,
            number=0 if step.number == ANYWHERE else step.number,
        )
