"""What is asked and what can be done at a terminal: sentences of the catalog, pieces by their typed names.

Everything is said from what the narrator tells of the question and its options, so nothing here can give away
what a person at the terminal may not know. What was done is told by telling.py.
"""

from collections.abc import Sequence

from tradewinds.cli.scene import Scene
from tradewinds.cli.telling import TypedNames
from tradewinds.narration.options import Option
from tradewinds.words.asking import STATED, Prompt, group_option, put_option, put_question
from tradewinds.words.catalog import ENGLISH, say

# The heading under which a location stands, by the first thing that is done there, in the order of a list.
HEADINGS = {
    "fort": "heading-fort",
    "gain": "heading-gain",
    "upgrade": "heading-gain",
    "trade": "heading-trade",
    "market": "heading-market",
    "change-market": "heading-change",
    "change-route": "heading-change",
    "move-boat": "heading-boat",
    "boat-trade": "heading-boat",
    "outpost-trade": "heading-boat",
}


def question(scene: Scene, language: str = ENGLISH) -> str:
    """What the seat to act, or chance, is to decide."""
    if not scene.table.asked:
        return say(language, "reason-game-over")
    title, detail = _prompt(scene, language)
    return f"{title} {detail}" if title.endswith("?") else f"{title}. {detail}"


def task(scene: Scene, language: str = ENGLISH) -> str:
    """What is to be done first, for a reason; empty where the question only says where one is."""
    if not scene.table.asked or scene.table.asked in STATED:
        return ""
    return _prompt(scene, language).title


def describe_option(scene: Scene, action: int, language: str = ENGLISH) -> str:
    """One option, as it stands in a numbered list."""
    return put_option(_option(scene, action), scene.asked, _names(scene, language))


def grouped_option(scene: Scene, action: int, language: str = ENGLISH) -> tuple[str, str]:
    """The same for a long list, with the heading that it stands under."""
    option, names = _option(scene, action), _names(scene, language)
    heading = _heading(scene, option)
    if heading:
        return say(language, heading), put_option(option, scene.asked, names)
    return group_option(option, scene.asked, names)


def in_groups(scene: Scene, options: Sequence[int]) -> list[int]:
    """Options so that those of a heading stand together: work first, near tiles before far ones."""
    found = {action: _option(scene, action) for action in options}
    verbs = list(dict.fromkeys(option.action.partition(" ")[0] for option in found.values()))
    places = list(HEADINGS.values())

    def order(action: int) -> tuple[int, int, int]:
        option = found[action]
        heading, verb = _heading(scene, option), option.action.partition(" ")[0]
        work = places.index(heading) if heading else len(places)
        return work, verbs.index(verb), option.distance or 0

    return sorted(options, key=order)


def _prompt(scene: Scene, language: str) -> Prompt:
    return put_question(scene.asked, _names(scene, language))


def _names(scene: Scene, language: str) -> TypedNames:
    return TypedNames(scene.game, scene.names, language)


def _option(scene: Scene, action: int) -> Option:
    return scene.option(scene.game.action(action))


def _heading(scene: Scene, option: Option) -> str:
    """What a location to work at stands under; empty for what is no work."""
    if not option.action.startswith("work "):
        return ""
    boards = scene.catalog.boards.values()
    location = next(found for board in boards for found in board.locations if found.id == option.about)
    return HEADINGS[location.steps[0].word]
