"""A location as you type it with the board in front of you, turned into what packs write.

`2yyr b e` is `2 gain YYR | bow | explore`. What makes no sense here goes on as it was typed: whoever checks
the location says what is wrong with it.
"""

import re

from tradewinds.components.settlements import EMBLEMS, HOMES, ICONS
from tradewinds.core.goods import LETTERS

HELP = """\
Type what is printed: settlers, action, emblem, icon.
  3 yyg        3 settlers, gain YYG
  3 u5         upgrade 5
  1 yyy>rr     a trade; yyy-rr is the same
  4 yr u3      two actions: gain YR, then upgrade 3
  3 yyg p      with an emblem: p plough, b bow, c canoe, a anvil
  3 yyg p e    with an icon: e explore, 23 for 2-3
  1 m2         boats: m1, m2, ma (any), bt boat-trade, ot outpost-trade
  1 cr b       markets: cm change-market, cr change-route
  3            only the settlers, as for forts and markets; the rest stays
  Enter        all as it stands in the brackets
  b            back to the location before
  q            stop here; the same command goes on later
The notation of packs is fine too: 4 gain YR + upgrade 3 | anvil | explore"""

MARKS = (*EMBLEMS, *ICONS)
INITIALS = {"".join(part[0] for part in word.split("-")): word for word in HOMES if "-" in word}
_PART = re.compile(
    r"(?P<plus>\+|gain\b)"  # an action follows
    r"|(?P<trade>[yrgb]+[>-][yrgb]+)(?![a-z-])"
    r"|(?:upgrade|up|u)\s*(?P<upgrade>\d+)"
    r"|(?:move-boat|move|mb|m)\s*(?P<boat>1|2|any\b|a\b)"
    r"|(?P<word>[^\s|,+]+)"
)


def location_text(typed: str, fixed: str, before: str) -> str:
    """The location in the notation of packs.

    `fixed` is the action that the cell has in any case, if it is a fort or a market. A number by itself
    changes only the settlers of what was there before.
    """
    settlers, rest = typed[:1], re.sub(r"\s*>\s*", ">", typed[1:].lower().strip())
    if not settlers.isdigit():
        return typed
    if not rest:
        return settlers + before[1:]
    actions: list[str] = []
    marks: list[str] = []
    awaited = not fixed  # whether the next word is an action, and `b` a brown cube
    for part in _PART.finditer(rest):
        if part["plus"]:
            awaited = True
        elif mark := "" if awaited else _mark(part["word"] or ""):
            marks.append(mark)
        else:
            actions.append(_action(part))
            awaited = False
    marks.sort(key=MARKS.index)
    return " | ".join([f"{settlers} {' + '.join(actions or [fixed])}", *marks])


def _mark(word: str) -> str:
    """An emblem or an icon by its first letters."""
    if word in ("23", "2-3"):
        return "2-3"
    return next((mark for mark in MARKS if word.isalpha() and mark.startswith(word)), "")


def _action(part: re.Match[str]) -> str:
    if part["trade"]:
        give, get = re.split("[>-]", part["trade"])
        return f"{_goods(give)}>{_goods(get)}"
    if part["upgrade"]:
        return f"upgrade {part['upgrade']}"
    if part["boat"]:
        return f"move-boat {'any' if part['boat'] == 'a' else part['boat']}"
    word = part["word"]
    if not word.strip(LETTERS.lower()):
        return f"gain {_goods(word)}"
    return INITIALS.get(word, word)


def _goods(letters: str) -> str:
    return "".join(sorted(letters.upper(), key=LETTERS.index))
