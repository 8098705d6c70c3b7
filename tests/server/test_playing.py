"""Whole games over real connections: what clients see is what there is."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Person, Place
from tradewinds import GAMES
from tradewinds.core.record import parse_record, replay
from tradewinds.games.registry import game_of

LAST = 130  # a ply in games that random players do not finish


async def seated(url: str, people: list[Person], game: str, **setting: Any) -> list[Place]:
    """A started game of these people, and their places."""
    table = await people[0].open_table(
        game, ["you", *["free"] * (len(people) - 1)], {"public": True, **setting}
    )
    for seat, person in enumerate(people[1:], start=1):
        await person.send(table, "sit", seat=seat)
    places = [await person.sit_down(table) for person in people]
    assert (await places[0].ask("start"))["type"] == "answer"
    for place in places[1:]:
        await place.hear("change")
    return places


async def in_step(places: list[Place]) -> None:
    """Wait until everybody has heard of the last entry."""
    last = max(place.ply for place in places)
    for place in places:
        while place.ply < last:
            await place.hear("change")


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_add_up_to_is_the_whole_table(url: str, game: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob, Person(url, "Cy") as cy:
            places = await seated(url, [ann, bob], game)
            watching = await cy.sit_down(places[0].table)
            await asyncio.gather(*(place.play(random.Random(n), LAST) for n, place in enumerate(places)))
            everybody = [*places, watching]
            await in_step(everybody)
            for place in everybody:
                whole = await place.person.look(place.table)
                for key in ("info", "board", "you"):
                    seen = dict(getattr(place, key))
                    if key == "you":  # the invite is told once
                        whole["you"].pop("invite", None)
                        seen.pop("invite", None)
                    assert seen == whole[key], key
                assert place.entries == whole["entries"]
            assert watching.you == {"seats": []}

    asyncio.run(scenario())


def test_a_finished_game_is_a_record_that_proves_its_draws(url: str, tmp_path: Path) -> None:
    async def scenario() -> str:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            places = await seated(url, [ann, bob], "spice-road")
            promised = places[0].info["commitment"]
            running = await ann.call("GET", f"/api/tables/{places[0].table}/record")
            assert "\nseed " not in running
            await asyncio.gather(*(place.play(random.Random(n)) for n, place in enumerate(places)))
            await in_step(places)
            assert places[0].info["commitment"] == promised
            text = await ann.call("GET", f"/api/tables/{places[0].table}/record")
            assert f"commitment {promised}" in text
            return str(text)

    record = parse_record(asyncio.run(scenario()))
    assert record.seed is not None
    state = replay(game_of(record), record)  # checks every draw against the seed
    assert state.outcome() is not None


def test_bots_of_every_level_play_to_the_end(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            table = await ann.open_table("spice-road", ["you", "easy", "normal", "greedy", "random"])
            place = await ann.sit_down(table)
            await place.ask("start")
            await place.play(random.Random(3))
            assert sorted(place.info["result"]["ranking"]) == [0, 1, 2, 3, 4]

    asyncio.run(scenario())


def test_a_change_answers_the_message_that_caused_it_and_nobody_else(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            places = await seated(url, [ann, bob], "spice-road")
            actor, other = sorted(places, key=lambda place: place.you.get("asked") is None)
            for place in places:
                place.heard.clear()
            id = await actor.send("decide", seat=actor.you["asked"], ply=actor.ply, action=actor.actions[0])
            await actor.ask("ping")  # whatever answers the decision comes before that
            await other.hear("change")
            messages = [json.loads(text) for text in actor.heard]
            assert [message["type"] for message in messages if message.get("to") == id] == ["change"]
            assert not any("to" in json.loads(text) for text in other.heard)

    asyncio.run(scenario())
