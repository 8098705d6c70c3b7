"""Plain HTTP: lists, records, packs, maps, ratings, operations."""

import asyncio
import hashlib
import random
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.server.clients import Person
from tests.server.test_playing import in_step, seated
from tradewinds.components.catalog import NEWEST, pack_template
from tradewinds.server.settings import Settings, read_settings

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "golden"


def test_a_table_can_be_played_without_a_websocket(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            table = await ann.open_table("new-world", ["you", "free"], {"public": True})
            await bob.send(table, "sit", seat=1)
            await ann.send(table, "start")
            since, dice, entries = 0, random.Random(1), []
            for _ in range(30):
                for person in (ann, bob):
                    seen = await person.look(table, since)
                    if person is ann:
                        entries += seen["entries"]
                        since = seen["ply"]
                    if seen["you"].get("asked") is not None:
                        action = dice.choice(seen["you"]["options"])["action"]
                        await person.send(
                            table, "decide", seat=seen["you"]["asked"], ply=seen["ply"], action=action
                        )
            whole = await ann.look(table)
            assert entries == whole["entries"][: len(entries)]
            assert len(entries) > 20
            nothing_new = await ann.look(table, whole["ply"])
            assert nothing_new["entries"] == []
            refused = await ann.send(table, "decide", 409, seat=0, ply=1, action="rest")
            assert refused["code"] in ("stale", "not_asked")

    asyncio.run(scenario())


def test_a_list_says_who_is_a_bot_and_what_is_free(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Easy 2") as ann:
            table = await ann.open_table("new-world", ["free", "you", "random", "easy"])
            [listed] = await ann.call("GET", "/api/me/tables")
            assert listed["bots"] == [None, None, "random", "easy"]
            assert listed["free"] == [0]
            await ann.send(table, "place", seat=0, bot="hard")
            await ann.send(table, "start")
            await ann.send(table, "leave", seat=1, bot="normal")
            [listed] = await ann.call("GET", "/api/me/tables")
            assert listed["seats"] == ["Hard 1", "Easy 2", "Random 3", "Easy 4"]
            assert listed["bots"] == ["hard", None, "random", "easy"]
            assert listed["free"] == []

    asyncio.run(scenario())


def test_tables_are_listed_for_everybody_and_for_their_players(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            public = await ann.open_table("new-world", ["you", "free"], {"public": True})
            private = await ann.open_table("new-world", ["you", "free"])
            listed = [table["id"] for table in await bob.call("GET", "/api/tables?status=open")]
            assert public in listed
            assert private not in listed
            own = await ann.call("GET", "/api/me/tables")
            assert [table["id"] for table in own] == [private, public]
            assert own[0]["seats"] == ["Ann", "Seat 2"]
            assert (own[0]["bots"], own[0]["free"]) == ([None, None], [1])
            older = await ann.call("GET", f"/api/me/tables?before={own[0]['changed']}")
            assert [table["id"] for table in older] == [public]
            assert await bob.call("GET", "/api/me/tables") == []
            await ann.call("GET", "/api/tables?status=lost", status=400)
            await ann.call("GET", "/api/tables?most=1000", status=400)

    asyncio.run(scenario())


def test_an_invite_opens_a_private_table(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            made = await ann.call(
                "POST", "/api/tables", {"setting": {"game": "new-world", "players": 2}, "seats": ["you"]}
            )
            assert (await bob.look(made["id"], status=403))["code"] == "private"
            assert (await bob.send(made["id"], "sit", 403, seat=1))["code"] == "private"
            told = await bob.call("GET", f"/api/invites/{made['invite']}")
            assert told == {"game": "new-world", "people": ["Ann"]}
            assert (await bob.look(made["id"], status=403))["code"] == "private"  # that was only looking
            found = await bob.call("POST", f"/api/invites/{made['invite']}")
            assert found == {"id": made["id"]}
            assert "invite" not in (await bob.look(made["id"]))["you"]
            await bob.send(made["id"], "sit", seat=1)
            assert (await bob.look(made["id"]))["you"]["invite"] == made["invite"]

    asyncio.run(scenario())


def test_earlier_positions_of_a_table_can_be_looked_at(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            places = await seated(url, [ann, bob], "east-to-west-1")
            await asyncio.gather(*(place.play(random.Random(n), 30) for n, place in enumerate(places)))
            await in_step(places)
            table, board = places[0].table, places[0].board
            last = await ann.call("GET", f"/api/tables/{table}/positions/{board['decisions']}")
            assert last["of"] == last["number"] == board["decisions"]
            assert last["board"]["seats"] == board["seats"]
            first = await ann.call("GET", f"/api/tables/{table}/positions/0")
            assert first["line"] is None
            assert first["board"]["decisions"] == 0
            assert first["board"].keys() == board.keys()
            await ann.call("GET", f"/api/tables/{table}/positions/9999", status=404)
            await ann.call("GET", f"/api/tables/{table}/review", status=409)

    asyncio.run(scenario())


def test_a_record_can_be_uploaded_replayed_and_reviewed(url: str) -> None:
    text = (RECORDS / "spice-road-2.txt").read_text()

    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            kept = await ann.call("POST", "/api/records", {"text": text})
            assert (kept["game"], kept["finished"]) == ("spice-road", True)
            assert await ann.call("GET", f"/api/records/{kept['id']}") == kept
            assert await ann.call("GET", f"/api/records/{kept['id']}/text") == text
            last = await ann.call("GET", f"/api/records/{kept['id']}/positions/{kept['decisions']}")
            assert last["board"]["actor"] == -2
            changed = text.replace("\n1 rest\n", "\n2 rest\n", 1)
            assert changed != text
            refused = await ann.call("POST", "/api/records", {"text": changed}, 400)
            assert "line" in refused["reason"]
            await ann.call("GET", "/api/records/nothing", status=404)

    asyncio.run(scenario())


def test_a_finished_game_has_turning_points(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            table = await ann.open_table("new-world", ["greedy", "random"], {"public": True})
            place = await ann.sit_down(table)
            await place.ask("start")
            while place.info["status"] != "ended":
                await place.hear("change")
            review = await ann.call("GET", f"/api/tables/{table}/review")
            assert len(review["turns"]) > 10
            assert all(abs(sum(turn["win"]) - 1) < 0.01 for turn in review["turns"])

    asyncio.run(scenario())


def test_packs_and_maps_of_the_players_own(url: str) -> None:
    own = pack_template()

    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            assert (await ann.call("GET", "/api/packs/template"))["text"] == own
            checked = await ann.call("POST", "/api/packs/check", {"text": own})
            kept = await ann.call("POST", "/api/packs", {"text": own})
            assert checked["name"] == kept["name"]
            assert (await ann.call("GET", f"/api/packs/{kept['digest']}"))["text"] == own
            table = await ann.open_table(
                "sand-to-sea", ["you", "random"], {"pack": kept["digest"], "map": "random:7"}
            )
            await ann.send(table, "start")
            seen = await ann.look(table)
            assert seen["info"]["setting"]["map"] != "random:7"  # a drawing, so that it stays the same
            for path in ("/api/packs", "/api/packs/check"):
                refused = await ann.call("POST", path, {"text": "[merchants]\ncards = 7\n"}, 400)
                assert "merchants" in refused["reason"]
            drawing = seen["info"]["setting"]["map"]
            checked = await ann.call("POST", "/api/maps/check", {"game": "sand-to-sea", "map": drawing})
            assert checked == {"map": drawing}
            for map in ("o/o", "/etc/passwd", "random"):
                await ann.call("POST", "/api/maps/check", {"game": "sand-to-sea", "map": map}, 400)
            await ann.call("POST", "/api/maps/check", {"game": "spice-road", "map": drawing}, 400)

    asyncio.run(scenario())


def test_the_offer_names_games_options_and_bots(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            offer = await ann.call("GET", "/api/games")
            assert [game["id"] for game in offer["games"]][:2] == ["sand-to-sea", "east-to-west-1"]
            assert offer["games"][4]["most"] == 5
            assert "normal" in offer["bots"]
            assert await ann.call("GET", "/api/ratings/spice-road") == []
            await ann.call("GET", "/api/ratings/chess", status=400)

    asyncio.run(scenario())


def test_health_and_metrics(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            health = await ann.call("GET", "/health")
            assert health["status"] == "ok"
            table = await ann.open_table("spice-road", ["you", "random"])
            await ann.send(table, "start")
            text = await ann.call("GET", "/metrics")
            assert 'tradewinds_tables_opened_total{game="spice-road"}' in text
            assert "tradewinds_entries_total" in text

    asyncio.run(scenario())


def test_who_comes_back_with_a_passphrase_finds_the_own_games(url: str) -> None:
    async def scenario() -> None:
        async with Person(url, "Hanna of the sea") as hanna, Person(url, "Somebody") as other:
            table = await hanna.open_table("new-world", ["you", "free"])
            await hanna.call("PUT", "/api/me/passphrase", {"passphrase": "four saddlebags of ginger"}, 204)
            words = {"name": "hanna of the SEA", "passphrase": "four saddlebags of ginger"}
            back = await other.call("POST", "/api/sessions", words)
            assert back["player"] == {"id": hanna.id, "name": hanna.name, "has_passphrase": True}
            other.http.headers["authorization"] = f"Bearer {back['token']}"
            assert [found["id"] for found in await other.call("GET", "/api/me/tables")] == [table]
            await other.call("DELETE", "/api/sessions", status=204)
            await other.call("GET", "/api/me", status=401)
            assert (await hanna.call("GET", "/api/me"))["id"] == hanna.id

    asyncio.run(scenario())


# -- settings and commands -----------------------------------------------------------------------------


def test_settings_come_from_a_file_and_the_environment_goes_before_it(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('database = "club.db"\nport = 9000\n')
    found = read_settings(
        str(file), {"TRADEWINDS_PORT": "9001", "TRADEWINDS_ORIGINS": "https://a.b,https://c.d"}
    )
    assert (found.database, found.port, found.origins) == ("club.db", 9001, ["https://a.b", "https://c.d"])
    assert read_settings(None, {"TRADEWINDS_CONFIG": str(file)}).port == 9000


def test_the_example_of_settings_has_all_of_them_at_their_defaults() -> None:
    file = ROOT / "deploy" / "tradewinds.toml"
    assert read_settings(str(file), {}) == Settings()
    assert set(tomllib.loads(file.read_text())) == set(Settings.__struct_fields__)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("prot = 9000", "prot"),
        ("port = 'many'", "port"),
        ("port = 99999", "65535"),
        ("metrics = 'some'", "local, all or none"),
        ("thinkers = -1", "thinkers"),
        ("port = ", "not readable as TOML"),
    ],
)
def test_wrong_settings_are_refused_by_name(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text)
    with pytest.raises(Exception, match=complaint):
        read_settings(str(file), {})


def command(*words: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "tradewinds", *words], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


def test_verify_proves_the_draws_of_a_finished_game(tmp_path: Path) -> None:
    record = RECORDS / "spice-road-2.txt"
    code, out, error = command("verify", str(record))
    assert (code, error) == (0, "")
    assert "ok: the seed's SHA-256 is the commitment" in out
    lines = record.read_text().splitlines()
    seedless = [line for line in lines if not line.startswith(("seed ", "sum "))]
    total = hashlib.sha256("\n".join(seedless).encode()).hexdigest()
    (tmp_path / "game.txt").write_text("\n".join([*seedless, f"sum {total}"]) + "\n")
    code, _, error = command("verify", str(tmp_path / "game.txt"))
    assert code == 2
    assert "no seed" in error


def test_serve_says_what_is_wrong_with_its_database(tmp_path: Path) -> None:
    for database, complaint in (
        (str(tmp_path / "no" / "club.db"), "no folder"),
        ("mysql://localhost/club", "no database for tradewinds"),
        (":memory:", "kept in a file"),
    ):
        code, _, error = command("serve", "--database", database)
        assert code == 2
        assert complaint in error
        assert error.startswith("tradewinds: ")
        assert error.count("\n") == 1


def test_nobody_chooses_an_edition(url: str) -> None:
    """The house does, for a new table; and there are no pieces of an edition that is not there."""

    async def scenario() -> None:
        async with Person(url, "Ann") as ann:
            setting = {"game": "new-world", "players": 2, "edition": 1}
            refused = await ann.call("POST", "/api/tables", {"setting": setting}, status=400)
            assert refused["code"] == "bad_message"
            assert "edition" in refused["reason"]
            for edition in (0, NEWEST + 1):
                path = f"/api/games/new-world/pieces?edition={edition}"
                assert (await ann.call("GET", path, status=400))["code"] == "bad_message"

    asyncio.run(scenario())
