"""What the browser knows of the games before it asks: their infos, and the numbers of their rules.

The infos are on the first page; the numbers are fetched with the texts that tell them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields

from msgspec import json

from tradewinds.bots.registry import BUILT_IN, LEVELS
from tradewinds.games.registry import INFOS
from tradewinds.narration.numbers import Numbers, numbers_of
from tradewinds.rules.info import GameInfo
from tradewinds.server.lessons import PLAYERS, SEEDS

MADE = "// Made by `make protocol` from the files of the games. Do not edit.\n"
INFO = """
export type GameId = {games};
export type Box = {boxes};

/** What there is to know of a game; players and minutes from the fewest to the most. */
export interface GameInfo {{
  boxes: readonly Box[];
  players: readonly [number, number];
  minutes: readonly [number, number];
  map: boolean;
  /** Players of its guided first game; 0 if it has none. */
  lesson: number;
}}

export const INFOS: Record<GameId, GameInfo> = {{
{infos}}};

/** From the kindest to the strongest, then those for fun. */
export const BOTS = {bots} as const;
export type Bot = (typeof BOTS)[number];
"""
NUMBERS = """
import type {{ GameId }} from './infos';

/** Of a guided first game. */
export const LESSON_PLAYERS = {lesson_players};

/** A number by how many play. */
export type ByPlayers = Readonly<Record<number, number>>;

/** What the rules of a game count. 0, or nothing, where it is without what they are about. */
export interface Numbers {{
{types}}}

export const NUMBERS: Record<GameId, Numbers> = {{
{numbers}}};
"""


def infos_text() -> str:
    """The file of the games' infos."""
    infos = "".join(f"  {_json(id)}: {_json(info_shown(info))},\n" for id, info in INFOS.items())
    return MADE + INFO.format(
        games=_union(INFOS),
        boxes=_union(box for info in INFOS.values() for box in info.boxes),
        infos=infos,
        bots=_json([*LEVELS, *(bot for bot in BUILT_IN if bot not in LEVELS)]),
    )


def info_shown(info: GameInfo) -> Mapping[str, object]:
    return {
        "boxes": info.boxes,
        "players": info.players,
        "minutes": info.minutes,
        "map": info.map is not None,
        "lesson": PLAYERS if info.id in SEEDS else 0,
    }


def numbers_text() -> str:
    """The file of the games' numbers."""
    shown = {id: numbers_shown(numbers_of(id)) for id in INFOS}
    types = {
        key: _type_of([numbers[key] for numbers in shown.values()]) for key in next(iter(shown.values()))
    }
    return MADE + NUMBERS.format(
        lesson_players=PLAYERS,
        types="".join(f"  {key}: {kind};\n" for key, kind in types.items()),
        numbers="".join(f"  {_json(id)}: {_json(numbers)},\n" for id, numbers in shown.items()),
    )


def numbers_shown(numbers: Numbers) -> dict[str, object]:
    """All of them in one object."""
    found = {one.name: getattr(numbers.parameters, one.name) for one in fields(numbers.parameters)}
    found |= {one.name: getattr(numbers, one.name) for one in fields(numbers)}
    del found["parameters"]
    return found


def _json(value: object) -> str:
    return json.encode(value).decode()


def _union(words: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(_json(word) for word in words))


def _type_of(values: list[object]) -> str:
    """The type of what all games have under a key; the first one that is not empty says which."""
    found = next((value for value in values if value), 0)
    if isinstance(found, Mapping):
        return "ByPlayers" if isinstance(next(iter(found)), int) else "Readonly<Record<string, number>>"
    if isinstance(found, list | tuple):
        return f"readonly {_type_of(list(found))}[]"
    return {str: "string", bool: "boolean"}.get(type(found), "number")
