"""What nobody may learn: seeds before the end, the order of piles, hidden scores, tokens, invites."""

import asyncio
import hashlib
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import RequestFactory

from tests.server.clients import Data, Person, Place
from tests.server.hosting import Server
from tests.server.intruders import persons
from tradewinds.core.record import parse_record, replay
from tradewinds.games.registry import game_of, make_game
from tradewinds.server import events
from tradewinds.server.app import unexpected
from tradewinds.server.showing import Shown
from tradewinds.server.store import Store
from tradewinds.server.table import Table, opened

LAST = 600  # a ply after which everybody resigns
FEW = 12  # plies before the first look from outside


class Overheard:
    """A game as everybody saw it: all text that was sent, by who got it, and until when."""

    def __init__(self, table: str, invite: str) -> None:
        self.table = table
        self.invite = invite
        self.seated: list[Place] = []
        self.others: list[Place] = []
        self.polled: list[str] = []  # over plain HTTP, by somebody who does not sit there, before the end
        self.seed = ""
        self.record = ""

    def before_the_end(self, place: Place) -> Iterator[str]:
        for text in place.heard:
            if '"type":"ended"' in text:
                return
            yield text


async def poll(seen: Overheard, person: Person, done: asyncio.Event) -> None:
    """Look at everything there is, again and again."""
    path = f"/api/tables/{seen.table}"
    last = 0
    while not done.is_set():
        number = random.Random(last).randrange(last + 1)
        ways = [path, *(f"{path}/{way}" for way in ("record", f"positions/{number}", "scores"))]
        ways.append("/api/tables?status=playing")
        found = [(await person.http.get(way)).text for way in ways]
        whole = await person.look(seen.table)
        last = json.loads(found[0])["board"]["decisions"]
        if whole["info"]["status"] != "ended":  # then all of that was before the end
            seen.polled += found
        await asyncio.sleep(0.02)


async def overhear(url: str, setting: Data, last: int, people: list[Person]) -> Overheard:
    made = await people[0].call("POST", "/api/tables", {"setting": setting, "seats": ["you"]})
    seen = Overheard(made["id"], made["invite"])
    *sitting, watcher = people
    for seat, person in enumerate(sitting[1:], start=1):
        await person.send(seen.table, "sit", seat=seat)
    seen.seated = [await person.sit_down(seen.table) for person in sitting]
    nobody = Person(url, "nobody")
    seen.others = [await watcher.sit_down(seen.table), await nobody.sit_down(seen.table)]
    await seen.seated[0].ask("start")
    for place in seen.seated[1:]:
        await place.hear("change")
    done = asyncio.Event()
    polling = asyncio.create_task(poll(seen, watcher, done))
    await asyncio.gather(*(place.play(random.Random(n), FEW) for n, place in enumerate(seen.seated)))
    while not seen.polled and not polling.done():  # on a slow machine a game is over before a look at it
        await asyncio.sleep(0.01)
    await asyncio.gather(*(place.play(random.Random(n), last) for n, place in enumerate(seen.seated)))
    await asyncio.sleep(0.1)
    done.set()
    await polling
    for seat, person in enumerate(sitting):
        if (await person.look(seen.table))["info"]["status"] != "ended":
            await person.send(seen.table, "resign", seat=seat)
    for place in [*seen.seated, *seen.others]:
        while place.info["status"] != "ended":
            await place.hear("change")
    seen.seed = seen.others[1].info["result"]["seed"]
    seen.record = await watcher.call("GET", f"/api/tables/{seen.table}/record")
    await nobody.places[0].close()
    await nobody.http.aclose()
    return seen


def hidden_keys(record: str) -> set[str]:
    """What a seat alone sees of itself while a game goes on."""
    read = parse_record(record)
    game = game_of(read)
    state = game.start(read.players)
    found: set[str] = set()
    for line in read.decisions:
        shown = state.view(None).seats
        for seat in range(read.players):
            found |= state.seat_things(seat, seat).keys() - shown[seat].things.keys()
        state.apply_text(line.partition(" ")[2])
    return found


def piles(data: object) -> Iterator[list[str]]:
    """Everything in a message that tells what is in a pile."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "layers":
                yield from value
            elif key.endswith("unseen"):
                yield value
            else:
                yield from piles(value)
    elif isinstance(data, list):
        for value in data:
            yield from piles(value)


def check_secrets(seen: Overheard, people: list[Person]) -> None:
    everything = [text for place in [*seen.seated, *seen.others] for text in place.heard] + seen.polled
    for person in people:
        for secret in (person.token, hashlib.sha256(person.token.encode()).hexdigest()):
            assert not [text for text in everything if secret in text]
    before = [text for place in [*seen.seated, *seen.others] for text in seen.before_the_end(place)]
    assert hashlib.sha256(seen.seed.encode()).hexdigest() == seen.others[0].info["commitment"]
    assert len(before) > 100
    assert seen.polled
    assert not [text for text in [*before, *seen.polled] if seen.seed in text]
    unseated = [text for place in seen.others for text in place.heard] + seen.polled
    assert not [text for text in unseated if seen.invite in text]


def check_hidden_scores(seen: Overheard) -> None:
    keys = hidden_keys(seen.record)
    assert "score" in keys
    for place in [*seen.seated, *seen.others]:
        told = 0
        for text in seen.before_the_end(place):
            data = json.loads(text)
            if data["type"] not in ("table", "change"):
                continue
            seats = (data["board"] or {}).get("seats", []) if data["type"] == "table" else []
            for things in [*seats, *data.get("seats", {}).values()]:
                assert not keys & things.keys()
            own = data["you"].get("own", {})
            assert own.keys() <= {str(seat) for seat in data["you"]["seats"]}
            told += len(own)
        assert (told > 0) == (place in seen.seated)  # whoever sits sees their own, others nothing
    for text in seen.polled:
        if text.startswith("{"):
            for things in ((json.loads(text).get("board") or {}).get("seats")) or []:
                assert not keys & things.keys()


def folded(entries: list[Data]) -> Iterator[Table]:
    """The tables that the entries of a log add up to, for somebody who knows nothing else."""
    read = [events.decode_entry(json.dumps(entry)) for entry in entries]
    start = read[0].events[0]
    assert isinstance(start, events.Opened)
    game = make_game(start.setting.game, start.setting.options, start.setting.map)
    table = opened("same", start, game, read[0].at)
    for event in read[0].events[1:]:
        table.happen(event)
    yield table
    for entry in read[1:]:
        table = table.applied(events.Stamped(entry))
        yield table


def check_boards(seen: Overheard) -> None:
    """What is shown of the board follows from the log that everybody has: there is nothing more in it."""
    heard = [text for text in seen.others[0].heard if json.loads(text)["type"] in ("table", "change")]
    again = Place(seen.others[0].person, seen.table)
    for text in heard:
        again.take(text)
    tables = {table.ply: table for table in folded(again.entries)}
    again = Place(seen.others[0].person, seen.table)
    sorted_piles = 0
    for text in heard:
        data = again.take(text)
        wanted: Any = json.loads(bytes(Shown(tables[data["ply"]]).board_json()))
        assert again.board == (wanted or {})
        for pile in piles(data):
            assert pile == sorted(pile)
            sorted_piles += 1
    assert sorted_piles > 0
    for text in seen.polled:
        if text.startswith("{"):
            assert all(pile == sorted(pile) for pile in piles(json.loads(text)))


@pytest.mark.parametrize(
    ("game", "scores", "players"),
    [
        ("sand-to-sea", "hidden", 3),
        ("east-to-west-1", "hidden", 2),
        ("east-to-west-1", "open", 3),
        ("new-world", "hidden", 2),
        ("new-world", "open", 2),
    ],
)
def test_a_game_tells_nobody_what_is_still_secret(url: str, game: str, scores: str, players: int) -> None:
    async def scenario() -> None:
        names = ["Ann", "Bob", "Cy"][:players]
        async with persons(url, *names, "Eve") as people:
            setting = {"game": game, "players": players, "public": True, "options": {"scores": scores}}
            # Random players do not come to the end of this one in good time.
            last = 150 if game == "sand-to-sea" else LAST
            seen = await overhear(url, setting, last, people)
            check_secrets(seen, people)
            check_boards(seen)
            if scores == "hidden":
                check_hidden_scores(seen)
            record = parse_record(seen.record)
            assert record.seed == seen.seed
            replay(game_of(record), record)  # the seed that was told draws what was drawn

    asyncio.run(scenario())


# -- logs -------------------------------------------------------------------------------------------


def test_the_log_of_a_server_holds_no_secret(tmp_path: Path) -> None:
    secrets: dict[str, str] = {"passphrase": "correct horse battery", "wrong": "wrong horse battery"}

    async def scenario(url: str) -> None:
        async with persons(url, "Ann", "Bob") as [ann, bob]:
            setting = {"setting": {"game": "spice-road", "players": 3}, "seats": ["you", "free", "random"]}
            made = await ann.call("POST", "/api/tables", setting)
            table = made["id"]
            await bob.call("POST", f"/api/invites/{made['invite']}")
            await bob.call("POST", f"/api/invites/{made['invite']}x", status=404)
            await bob.send(table, "sit", seat=1)
            places = [await ann.sit_down(table), await bob.sit_down(table)]
            await places[0].ask("start")
            await places[1].hear("change")
            await asyncio.gather(*(place.play(random.Random(n), 30) for n, place in enumerate(places)))
            assert places[0].socket is not None
            await places[0].socket.send(b"\xff nonsense")
            await ann.call("PUT", "/api/me/passphrase", {"passphrase": secrets["passphrase"]})
            again = {"name": "Ann", "passphrase": secrets["passphrase"]}
            found = await ann.call("POST", "/api/sessions", again)
            await ann.call("POST", "/api/sessions", {**again, "passphrase": secrets["wrong"]}, 401)
            await bob.send(table, "resign", seat=1)
            await ann.send(table, "resign", seat=0)
            seed = (await ann.look(table))["info"]["result"]["seed"]
            await bob.call("DELETE", "/api/sessions")
            secrets.update(ann=ann.token, bob=bob.token, back=found["token"], invite=made["invite"][:-1])
            secrets.update(seed=seed, player=f"{ann.id}:", half=seed[:32])

    log = tmp_path / "log.txt"
    with Server(str(tmp_path / "t.db"), log, limits="true", log_level="debug") as server:
        asyncio.run(scenario(server.url))
        server.stop()
    text = log.read_text()
    assert '"message": "open"' in text
    assert '"message": "closed"' in text
    for what, secret in secrets.items():
        assert secret not in text, what
        hashed = hashlib.sha256(secret.encode()).hexdigest()
        assert what == "seed" or hashed not in text, what  # that of a seed is its commitment


def test_what_goes_wrong_is_logged_without_what_was_sent(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert Store(str(tmp_path / "t.db")).database.engine.sync_engine.hide_parameters
    request = RequestFactory().post("/api/invites/very-secret")
    with caplog.at_level(logging.ERROR):
        answer = unexpected(request, ValueError("no"))
    assert answer.status_code == 500
    assert "very-secret" not in caplog.text + str([record.__dict__ for record in caplog.records])
