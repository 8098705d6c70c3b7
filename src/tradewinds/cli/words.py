"""Sentences: what is asked, what an option would do, and the numbers of a refusal.

Short, friendly, exact. Everything is said from a view and from what the narrator tells of options, so nothing
here can give away what a person at the terminal may not know. The words themselves are those of the parts
that a game is made of. What was done is told by telling.py.
"""

from collections.abc import Sequence

from tradewinds.cli.scene import Scene, latest


def question(scene: Scene) -> str:
    """What the seat to act, or chance, is to decide."""
    if not scene.table.asked:
        return "The game is over."
    return latest((part.questions for part in scene.parts), scene.table.asked)(scene)


def describe_option(scene: Scene, action: int) -> str:
    """One option, as it stands in a numbered list."""
    option = scene.game.action(action)
    if option.verb == "done":
        return latest((part.declines for part in scene.parts), scene.table.asked)
    return latest((part.options for part in scene.parts), option.verb)(scene, option)


def grouped_option(scene: Scene, action: int) -> tuple[str, str]:
    """The same for a long list: a heading that options share, and what differs."""
    option = scene.game.action(action)
    if any(option.verb in part.groups for part in scene.parts):
        return latest((part.groups for part in scene.parts), option.verb)(scene, option)
    text = describe_option(scene, action)
    return option.verb.capitalize(), text.removeprefix(option.verb).lstrip(": ") or text


def in_groups(scene: Scene, options: Sequence[int]) -> list[int]:
    """Options so that those of a heading stand together: work first, in the order of the parts."""
    headings = [words.heading for part in scene.parts for words in part.steps.values()]
    headings += [grouped_option(scene, option)[0] for option in options]
    return sorted(options, key=lambda option: headings.index(grouped_option(scene, option)[0]))
