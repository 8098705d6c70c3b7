"""Guided first games: the same deal for everybody, and a path through all chapters that can be followed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server.clients import Person, Place
from tradewinds.core.record import parse_record, replay
from tradewinds.games.registry import game_of
from tradewinds.server.lessons import SEEDS

WEB = Path(__file__).parents[2] / "web"
PATHS = json.decode((WEB / "src" / "guide" / "paths.json").read_bytes(), type=dict[str, list[str]])
RECORDED = json.decode((WEB / "tests" / "lessons.json").read_bytes())
AGAIN = "run web/tests/make_lessons.py, and read the words of the guide again"


async def lesson(person: Person, game: str) -> Place:
    table = await person.open_table(game, [], {"players": 2, "lesson": True})
    place = await person.sit_down(table)
    assert (await place.ask("start"))["type"] == "answer"
    return place


async def asked(place: Place) -> None:
    while place.you.get("asked") is None and place.info["result"] is None:
        await place.hear("change")


def lines_of(place: Place) -> list[list[str]]:
    events = [event for entry in place.entries for event in entry["events"]]
    return [event["line"] for event in events if event["type"] in ("started", "decided")]


@pytest.mark.parametrize("game", SEEDS)
def test_who_follows_the_guide_gets_through_the_lesson(url: str, game: str) -> None:
    """The browser's tests follow the same lines chapter by chapter (web/tests/lessons.test.ts)."""

    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            place = await lesson(ann, game)
            for action in PATHS[game]:
                await asked(place)
                assert action in place.actions, AGAIN
                answer = await place.ask("decide", seat=0, ply=place.ply, action=action)
                assert answer["type"] == "answer", answer
            await asked(place)
            assert lines_of(place) == RECORDED[game]["lines"], AGAIN
            assert place.you["options"] == RECORDED[game]["positions"][-1]["options"]

    asyncio.run(scenario())


@pytest.mark.parametrize("game", SEEDS)
def test_everybody_gets_the_same_deal_privately_and_against_an_easy_bot(url: str, game: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            places = [await lesson(ann, game), await lesson(bob, game)]
            for place in places:
                await asked(place)
            one, other = places
            assert one.info["commitment"] == other.info["commitment"]
            assert one.board == other.board
            assert [seat.get("bot") for seat in one.info["seats"]] == [None, "easy"]
            setting = one.info["setting"]
            assert setting["lesson"]
            assert not setting["public"]
            assert not setting["rated"]
            await bob.look(one.table, status=403)

    asyncio.run(scenario())


def test_a_lesson_can_be_proved_and_what_comes_after_it_is_a_game_of_its_own(url: str) -> None:
    async def scenario() -> tuple[str, dict[str, Any]]:
        async with Person(url, "Ann") as ann:
            place = await lesson(ann, "sand-to-sea")
            await asked(place)
            assert (await place.ask("resign", seat=0))["type"] == "answer"
            while place.info["result"] is None:
                await place.hear("change")
            record = await ann.call("GET", f"/api/tables/{place.table}/record")
            await place.ask("rematch")
            while place.info["after"] is None:
                await place.hear("change")
            after = await ann.look(place.info["after"])
            return str(record), after["info"]

    text, after = asyncio.run(scenario())
    record = parse_record(text)
    assert record.seed == SEEDS["sand-to-sea"]
    replay(game_of(record), record)  # checks every draw against the seed
    assert not after["setting"]["lesson"]


@pytest.mark.parametrize(
    ("setting", "seats"),
    [
        ({"game": "spice-road"}, []),
        ({"game": "sand-to-sea", "players": 3}, []),
        ({"game": "sand-to-sea", "public": True}, []),
        ({"game": "sand-to-sea", "rated": True}, []),
        ({"game": "sand-to-sea", "options": {"toll": "always"}}, []),
        ({"game": "sand-to-sea"}, ["you", "expert"]),
    ],
)
def test_a_lesson_leaves_nothing_to_choose(url: str, setting: dict[str, object], seats: list[str]) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            full = {"players": 2, "lesson": True, **setting}
            refused = await ann.call("POST", "/api/tables", {"setting": full, "seats": seats}, 400)
            assert refused["code"] == "bad_message"
            assert "lesson" in refused["reason"]

    asyncio.run(scenario())
