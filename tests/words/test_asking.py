"""Every question and every option of every game, in three languages."""

import re
from collections.abc import Iterator, Mapping

import pytest

from tradewinds import CHANCE, GAMES, NOBODY, Dealer, Dice, Game, State, make_game
from tradewinds.games.registry import INFOS, catalog_of
from tradewinds.narration.asked import Asked, asked_of
from tradewinds.narration.options import offers
from tradewinds.narration.types import Option, Sent
from tradewinds.words.asking import group_option, put_option, put_question, say_option
from tradewinds.words.catalog import LANGUAGES, say
from tradewinds.words.pieces import describe_pieces

LONGEST = 1200  # decisions of a walk
COLOURS = {"Y": "yellow", "R": "red", "G": "green", "B": "brown"}
RAW = re.compile(
    r"\b([moprsvbx]\d+|[A-F][12]-\d|(tea|chili|ginger|cloves|port|sea)-\d|[YRGB]{2,})\b|[{}_$]|none|  "
)


def spell(goods: str) -> str:
    """Goods without their letters, so that whatever is left of an id is found."""
    return ", ".join(COLOURS[letter] for letter in goods)


class Spoken:
    """Names as a mail would have them: nothing is called by its id."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        catalog = catalog_of(game)
        self.effects: Mapping[str, str] = describe_pieces(catalog, language, spell)
        orders = (*catalog.victory_tiles, *catalog.orders)
        self.worth = {order.id: order.points for order in orders}

    def seat(self, seat: int) -> str:
        return ("Ann", "Bob", "Cleo", "Dan", "Eve")[seat]

    def goods(self, goods: str) -> str:
        return spell(goods)

    def called(self, piece: str) -> str:
        return self.effects.get(piece) or self.tile("name-tile", piece)

    def does(self, piece: str) -> str:
        return self.effects.get(piece, "")

    def points(self, piece: str) -> int:
        return self.worth.get(piece, 0)

    def to(self, tile: str) -> str:
        return self.tile("place-to", tile)

    def at(self, tile: str) -> str:
        return self.tile("place-at", tile)

    def tile(self, key: str, tile: str) -> str:
        return say(self.language, key, kind=tile.rpartition("-")[0] or tile)


def walk(game: Game, players: int, seed: int) -> Iterator[State]:
    """A random game in which whoever can claim does."""
    state, dealer, dice = game.start(players), Dealer(seed), Dice(seed)
    while state.actor != NOBODY and state.ply < LONGEST:
        yield state
        if state.actor == CHANCE:
            state.apply(int(state.draw(dealer)))
            continue
        legal = [int(action) for action in state.legal()]
        prizes = [action for action in legal if game.action(action).verb == "claim"]
        state.apply(prizes[0] if prizes else legal[int(dice.below(len(legal)))])


@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_option_of_a_game_is_put_into_words(name: str) -> None:
    """No key is missing, nothing that a sentence needs, and nothing is told by its id."""
    game = make_game(name)
    names = [Spoken(game, language) for language in LANGUAGES]
    met: set[tuple[str, Option]] = set()
    for seed, players in enumerate(INFOS[name].players):
        for state in walk(game, players, seed + 3):
            asked = asked_of(state)
            assert asked is not None
            for one in names:
                prompt = put_question(asked, one)
                assert re.fullmatch(r".*\w\??", prompt.title)
                assert re.fullmatch(r"[\w].*[.?]", prompt.detail)
                assert not RAW.search(f"{prompt.title} {prompt.detail}"), prompt
            for option in offers(state):
                if (asked.phase, option) in met:
                    continue
                met.add((asked.phase, option))
                for one in names:
                    for text in (put_option(option, asked, one), say_option(option, asked, one)):
                        assert not RAW.search(text), (option, text)
                    heading, text = group_option(option, asked, one)
                    assert not RAW.search(f"{heading} {text}"), (option, heading, text)
    assert len(met) > 300


# -- some of them ----------------------------------------------------------------------------------

TURN = Asked(phase="turn", seat=0, times=1, ways=("acquire", "sail", "rest"))


def told(asked: Asked, option: Option) -> list[str]:
    game = make_game("sand-to-sea")
    return [put_option(option, asked, Spoken(game, language)) for language in LANGUAGES]


def asked_in(asked: Asked) -> list[str]:
    game = make_game("sand-to-sea")
    return [put_question(asked, Spoken(game, language)).detail for language in LANGUAGES]


def test_a_turn_says_what_is_possible_now() -> None:
    assert asked_in(TURN) == [
        "You can acquire a card, sail or rest.",
        "Możesz nabyć kartę, płynąć albo odpocząć.",
        "Du kannst eine Karte erwerben, segeln oder dich ausruhen.",
    ]
    assert asked_in(Asked(phase="turn", seat=0, times=1, ways=("rest",))) == [
        "All you can do is rest.",
        "Teraz możesz tylko odpocząć.",
        "Jetzt kannst du dich nur ausruhen.",
    ]


def test_numbers_take_the_forms_of_their_language() -> None:
    surplus = [Asked(phase="return", seat=0, times=over, over=over, limit=10) for over in (1, 3, 5)]
    assert [asked_in(asked)[1] for asked in surplus] == [
        "Mieści się 10. Oddaj 1 dowolną kostkę.",
        "Mieści się 10. Oddaj 3 dowolne kostki.",
        "Mieści się 10. Oddaj 5 dowolnych kostek.",
    ]
    loops = [
        Option(action="trade x2", pays="YY", brings="G"),
        Option(action="trade x5", pays="Y", brings="R"),
    ]
    assert [told(TURN, option)[2] for option in loops] == [
        "Tauschen, zweimal: yellow, yellow gegen green",
        "Tauschen, 5-mal: yellow gegen red",
    ]


def test_what_an_option_costs_others_and_brings_stands_behind_it() -> None:
    sail = Option(action="sail sea-1", about="sea-1", distance=2, cards=1, tolls=(1, 2))
    assert told(TURN, sail) == [
        "Sail 2 tiles to the open sea; discard 1 card, 1 cube each to Bob and Cleo",
        "Płyń o 2 kafle na otwarte morze; odrzuć 1 kartę, po 1 kostce dla: Bob i Cleo",
        "Über 2 Seefelder aufs offene Meer segeln; lege 1 Karte ab, je 1 Ware an Bob und Cleo",
    ]
    work = Option(action="work A1-3", about="A1-3", settlers=2, charm="Y", sends=Sent(1, 1))
    assert told(TURN, work)[0].endswith("; Bob takes 1 settler back, charm: yellow")
