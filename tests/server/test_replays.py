"""A game looked at again: scores over its turns, and positions with what a table hides until the end."""

import asyncio
import random

import pytest

from tests.golden.make import SEEDS, golden_file, golden_game
from tests.server.clients import Data, Person
from tests.server.test_playing import in_step, seated
from tradewinds.core.record import parse_record, replay
from tradewinds.games.registry import GAMES
from tradewinds.server.replays import scores_of


async def ended(person: Person, game: str, setting: Data) -> str:
    """A table at which bots have played to the end."""
    table = await person.open_table(game, ["greedy", "random"], {"public": True, **setting})
    place = await person.sit_down(table)
    await place.ask("start")
    while place.info["status"] != "ended":
        await place.hear("change")
    return table


@pytest.mark.parametrize("players", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_scores_go_turn_by_turn_up_to_the_result(name: str, players: int) -> None:
    record = parse_record(golden_file(name, players).read_text(encoding="utf-8"))
    game = golden_game(name)
    found = scores_of(game, record, range(record.players))
    last = replay(game, record)
    numbers = [turn.number for turn in found.turns]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(record.decisions)
    assert [turn.round for turn in found.turns] == sorted(turn.round for turn in found.turns)
    assert found.turns[0].round == 1
    for turn in found.turns[:-1]:
        assert turn.seat is not None
        assert record.decisions[turn.number].startswith(f"{turn.seat + 1} ")
    assert found.sources == [last.score(seat) for seat in range(record.players)]
    assert found.turns[-1].scores == [sum(last.score(seat).values()) for seat in range(record.players)]


def test_what_a_table_hides_is_shown_to_its_owner_alone_until_the_end(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob, Person(url, "Eve") as eve:
            hidden = {"options": {"scores": "hidden"}, "public": True}
            places = await seated(url, [ann, bob], "sand-to-sea", **hidden)
            await asyncio.gather(*(place.play(random.Random(n), 40) for n, place in enumerate(places)))
            await in_step(places)
            table = places[0].table
            own = await ann.call("GET", f"/api/tables/{table}/scores")
            assert own["sources"][0] is not None
            assert own["sources"][1] is None
            assert all(
                mine is not None and theirs is None for mine, theirs in (t["scores"] for t in own["turns"])
            )
            watched = await eve.call("GET", f"/api/tables/{table}/scores")
            assert watched["sources"] == [None, None]
            number = own["turns"][-1]["number"]
            position = await ann.call("GET", f"/api/tables/{table}/positions/{number}")
            assert ["score" in seat for seat in position["board"]["seats"]] == [True, False]

    asyncio.run(scenario())


def test_after_the_end_nothing_is_hidden(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Eve") as eve:
            table = await ended(ann, "sand-to-sea", {"options": {"scores": "hidden"}})
            found = await eve.call("GET", f"/api/tables/{table}/scores")
            result = (await eve.look(table))["info"]["result"]
            assert found["turns"][-1]["scores"] == result["scores"]
            assert all(None not in turn["scores"] for turn in found["turns"])
            middle = found["turns"][len(found["turns"]) // 2]
            position = await eve.call("GET", f"/api/tables/{table}/positions/{middle['number']}")
            seen = [sum(seat["score"].values()) for seat in position["board"]["seats"]]
            assert seen == middle["scores"]

    asyncio.run(scenario())


def test_a_kept_record_has_scores_too(url: str) -> None:
    text = golden_file("sand-to-sea", 2).read_text(encoding="utf-8")

    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            kept = await ann.call("POST", "/api/records", {"text": text})
            found = await ann.call("GET", f"/api/records/{kept['id']}/scores")
            assert found["turns"][-1]["number"] == kept["decisions"]
            assert found["turns"][-1]["scores"] == [sum(part.values()) for part in found["sources"]]
            await ann.call("GET", "/api/records/nothing/scores", status=404)

    asyncio.run(scenario())
