"""Private tables, pages of other sites, cookies and passphrases."""

import asyncio
import json
import random
from typing import cast

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.clients import Data, Person, Place
from tests.server.intruders import SEATED, persons, place_closed, private_game, refused_socket
from tests.server.test_playing import in_step
from tradewinds.core.agenda import CHANCE, NOBODY
from tradewinds.core.dealer import Dealer
from tradewinds.core.record import parse_record, replay
from tradewinds.games.registry import game_of
from tradewinds.server import identity
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.store.people import People


def whisper(url: str, method: str, path: str, **headers: str) -> httpx.Response:
    """A request with nothing but these headers."""
    return httpx.request(method, url + path, json={"name": "Eve"}, headers=headers)


# -- private tables ---------------------------------------------------------------------------------


def test_a_private_table_is_closed_to_all_without_seat_or_invite(url: str) -> None:
    async def scenario() -> None:
        nobody = Person(url, "nobody")
        async with persons(url, "Ann", "Bob", "Eve") as [ann, bob, eve]:
            table, invite = await private_game([ann, bob])
            await ann.send(table, "say", text="between us")
            ways = ["", "?since=0", "/record", "/positions/0", "/scores", "/review"]
            messages: list[tuple[str, Data]] = [
                ("sync", {"ply": 0}),
                ("say", {"text": "x"}),
                ("sit", {"seat": 1}),
                ("rematch", {}),
                ("start", {}),
                *((type, {**fields, "seat": 0}) for type, fields in SEATED),
            ]
            for who in (eve, nobody):
                for way in ways:
                    found = await who.call("GET", f"/api/tables/{table}{way}", status=403)
                    assert found["code"] == "private", way
                assert await refused_socket(url, table, token=who.token) == "private"
                for type, fields in messages:
                    status, code = (403, "private") if who is eve else (401, "not_signed_in")
                    assert (await who.send(table, type, status, **fields))["code"] == code, type
                for status_name in ("open", "playing", "ended"):
                    listed = await who.call("GET", f"/api/tables?status={status_name}&most=100")
                    assert table not in {one["id"] for one in listed}
            assert table not in {one["id"] for one in await eve.call("GET", "/api/me/tables")}
            assert await eve.call("POST", f"/api/invites/{invite}") == {"id": table}
            place = await eve.sit_down(table)  # whoever has the invite may watch, but not hand it on
            assert place.you == {"seats": []}
            assert invite not in "".join(place.heard) + json.dumps(await eve.look(table))
            assert (await ann.look(table))["you"]["invite"] == invite
        await nobody.http.aclose()

    asyncio.run(scenario())


def test_a_private_game_that_has_ended_is_shown_to_whoever_was_given_its_address(url: str) -> None:
    async def scenario() -> None:
        nobody = Person(url, "nobody")
        async with persons(url, "Ann", "Bob", "Eve") as [ann, bob, eve]:
            table, _ = await private_game([ann, bob])
            await ann.send(table, "say", text="between us")
            await bob.send(table, "resign", seat=1)
            for who in (eve, nobody):
                for way in ("/record", "/positions/0", "/scores", "/review"):
                    await who.call("GET", f"/api/tables/{table}{way}")
                whole = await who.look(table)
                assert whole["info"]["result"]["reason"] == "resigned"
                assert (whole["you"], whole["chat"], whole["present"]) == ({"seats": []}, [], [])
                assert await refused_socket(url, table, token=who.token) == "private"
            for type, fields in (("say", {"text": "x"}), ("sync", {"ply": 0}), ("rematch", {})):
                assert (await eve.send(table, type, 403, **fields))["code"] == "private", type
            assert [line["text"] for line in (await bob.look(table))["chat"]] == ["between us"]
        await nobody.http.aclose()

    asyncio.run(scenario())


def test_a_wrong_invite_opens_nothing(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann", "Eve") as [ann, eve]:
            made = await ann.call("POST", "/api/tables", {"setting": {"game": "spice-road", "players": 2}})
            invite = made["invite"]
            for wrong in (invite[:-1], invite + "A", invite.swapcase(), made["id"], "%25", "%00", "a%2Fb"):
                found = await eve.call("POST", f"/api/invites/{wrong}", status=404)
                assert found["code"] == "not_found"
            assert (await eve.look(made["id"], status=403))["code"] == "private"

    asyncio.run(scenario())


# -- pages of other sites ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://[::1"},
        {"origin": "http://127.0.0.1"},  # the same host on another port
        {"origin": "file://"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_the_page_of_another_site_cannot_act_with_our_cookie(url: str, headers: dict[str, str]) -> None:
    token = httpx.post(f"{url}/api/guests", json={"name": "Ann"}).json()["token"]
    cookie = {"cookie": f"tradewinds={token}"}
    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
        for method, path in [
            ("PATCH", "/api/me"),
            ("POST", "/api/guests"),
            ("POST", "/api/tables"),
            ("DELETE", "/api/sessions"),
            ("POST", "/api/tables/any/messages"),
        ]:
            sent = {**cookie, **headers, "content-type": kind}
            found = httpx.request(method, url + path, content=b'{"name": "Eve"}', headers=sent)
            assert found.status_code == 403, (method, path)
            assert found.json()["code"] == "foreign"
            assert "set-cookie" not in found.headers
    assert httpx.get(f"{url}/api/me", headers=cookie).json()["name"] == "Ann"


def test_our_own_page_and_programs_can_act(url: str) -> None:
    for headers in ({"origin": url}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}):
        assert whisper(url, "POST", "/api/guests", **headers).status_code == 201


def test_what_a_form_sends_is_no_message(url: str) -> None:
    for sent in ({"data": {"name": "Eve"}}, {"files": {"name": ("name", b"Eve")}}, {"content": b"name=Eve"}):
        found = httpx.post(f"{url}/api/guests", **sent)
        assert found.status_code == 400


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[::1", "http://127.0.0.1"])
def test_a_socket_from_the_page_of_another_site_is_refused(url: str, origin: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann") as [ann]:
            table = await ann.open_table("spice-road", ["you", "easy"], {"public": True})
            cookie = f"tradewinds={ann.token}"
            assert await refused_socket(url, table, cookie=cookie, origin=origin) == "foreign"
            assert await refused_socket(url, table, query="?protocol=1") == "wrong_protocol"
            assert await refused_socket(url, table, query="?ply=-1") == "bad_message"
            address = url.replace("http", "ws", 1)
            async with connect(
                f"{address}/api/tables/{table}/socket",
                additional_headers={"cookie": cookie, "origin": url},
            ) as socket:
                place = Place(ann, table)
                whole = place.take(str(await socket.recv()))
                assert whole["you"]["seats"] == [0]

    asyncio.run(scenario())


# -- cookies and passphrases ------------------------------------------------------------------------


def test_a_cookie_is_kept_from_scripts_and_from_other_sites(url: str) -> None:
    found = httpx.post(f"{url}/api/guests", json={"name": "Ann"})
    parts = {part.strip().lower() for part in found.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts  # this one came over plain HTTP
    out = httpx.delete(f"{url}/api/sessions", cookies=dict(found.cookies))
    assert "max-age=0" in out.headers["set-cookie"].lower()


async def come_back(url: str, name: str, passphrase: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        return await http.post("/api/sessions", json={"name": name, "passphrase": passphrase})


def test_a_passphrase_brings_somebody_back_from_another_device(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Zoë Passphrase", "Bob") as [zoe, bob]:
            table, _ = await private_game([zoe, bob])
            secret = "correct horse battery"
            await zoe.call("PUT", "/api/me/passphrase", {"passphrase": secret})
            found = await come_back(url, "  zOE\u0308 passphrase ", secret)  # typed in another way
            assert found.status_code == 201
            assert found.json()["player"]["id"] == zoe.id
            assert found.json()["token"] != zoe.token
            other = Person(url, "other device")
            other.token = found.json()["token"]
            assert (await other.sit_down(table)).you["seats"] == [0]
            await other.places[0].close()
            await other.http.aclose()

    asyncio.run(scenario())


def test_a_wrong_passphrase_and_an_unknown_name_are_refused_alike(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Wanda Wrong") as [wanda]:
            await wanda.call("PUT", "/api/me/passphrase", {"passphrase": "correct horse battery"})
            wrong = await come_back(url, "Wanda Wrong", "correct horse batterY")
            unknown = await come_back(url, "Nobody Known", "correct horse battery")
            assert wrong.status_code == unknown.status_code == 401
            assert wrong.json() == unknown.json()
            assert "set-cookie" not in wrong.headers
            for short in ("short", "x" * 11):
                await wanda.call("PUT", "/api/me/passphrase", {"passphrase": short}, 400)

    asyncio.run(scenario())


def test_an_unknown_name_takes_the_same_work_as_a_wrong_passphrase(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever measures the time learns nothing: the passphrase is hashed all the same."""

    class Logins:
        async def login(self, login: str) -> tuple[str, str] | None:
            return ("id", identity.hash_passphrase("right")) if login == "ann" else None

    worked: list[str] = []
    fits = identity.fits

    def counted(passphrase: str, hashed: str) -> bool:
        worked.append(passphrase)
        return fits(passphrase, hashed)

    monkeypatch.setattr(identity, "fits", counted)
    people = identity.Identities(cast("People", Logins()))
    for name in ("Ann", "Nobody"):
        with pytest.raises(Refused) as refused:
            asyncio.run(people.come_back(name, "wrong", 0))
        assert refused.value.code == Code.WRONG_PASSPHRASE
    assert worked == ["wrong", "wrong"]


def test_a_new_passphrase_signs_out_all_other_devices(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Olga Others", "Bob") as [olga, bob]:
            table, _ = await private_game([olga, bob])
            await olga.call("PUT", "/api/me/passphrase", {"passphrase": "correct horse battery"})
            found = await come_back(url, "Olga Others", "correct horse battery")
            thief = Person(url, "thief")
            thief.token = found.json()["token"]
            thief.http.headers["authorization"] = f"Bearer {thief.token}"
            await thief.call("GET", "/api/me")
            stolen, own = await thief.sit_down(table), await olga.sit_down(table)
            await olga.call("PUT", "/api/me/passphrase", {"passphrase": "another horse battery"})
            assert await place_closed(stolen) == 4401
            await thief.call("GET", "/api/me", status=401)
            await thief.http.aclose()
            assert (await own.ask("ping"))["type"] == "pong"  # the device that set it stays
            assert (await come_back(url, "Olga Others", "correct horse battery")).status_code == 401

    asyncio.run(scenario())


def test_a_name_with_a_passphrase_belongs_to_one_player(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Nina Name", "NINA  name") as [nina, other]:
            secret = {"passphrase": "correct horse battery"}
            await nina.call("PUT", "/api/me/passphrase", secret)
            found = await other.call("PUT", "/api/me/passphrase", secret, 409)
            assert found["code"] == "not_possible"
            assert not (await other.call("GET", "/api/me"))["has_passphrase"]
            await other.call("PATCH", "/api/me", {"name": "Olaf Name"})
            await other.call("PUT", "/api/me/passphrase", secret)
            await other.call("PATCH", "/api/me", {"name": "nina name"}, 409)
            await nina.call("PATCH", "/api/me", {"name": "Petra Name"})  # comes back as who she is now
            assert (await come_back(url, "Petra Name", secret["passphrase"])).json()["player"][
                "id"
            ] == nina.id
            assert (await come_back(url, "Nina Name", secret["passphrase"])).status_code == 401

    asyncio.run(scenario())


def test_a_game_that_is_still_played_here_is_not_analysed_from_its_record(url: str) -> None:
    """Whoever plays a rated game could send in its record so far, and ask what the house would do."""

    async def scenario() -> None:
        async with Person(url, "Ann") as ann, Person(url, "Bob") as bob:
            hidden = {"options": {"scores": "hidden"}, "rated": True, "public": True}
            table = await ann.open_table("new-world", ["you", "free"], hidden)
            await bob.send(table, "sit", seat=1)
            for person in (ann, bob):
                await person.send(table, "start")
            places = [await person.sit_down(table) for person in (ann, bob)]
            await asyncio.gather(*(place.play(random.Random(n), 6) for n, place in enumerate(places)))
            await in_step(places)
            running = await ann.call("GET", f"/api/tables/{table}/record")
            record = parse_record(running)
            length = len(record.decisions)
            record.commitment = "0" * 64
            disguised = record.text()
            state, dealer = replay(game_of(record), record), Dealer("any")
            while state.actor != NOBODY:  # as if it was over
                action = state.draw(dealer) if state.actor == CHANCE else state.legal()[0]
                record.add(state, action)
                state.apply(action)
            record.finish(state)
            for text in (running, disguised, record.text()):
                kept = (await ann.call("POST", "/api/records", {"text": text}))["id"]
                refused = await ann.call("GET", f"/api/records/{kept}/review", status=409)
                assert refused["code"] == "not_possible"
                turns = (await ann.call("GET", f"/api/records/{kept}/scores"))["turns"]
                assert all(turn["scores"] == [None, None] for turn in turns if turn["number"] <= length)
                position = await ann.call("GET", f"/api/records/{kept}/positions/{length}")
                assert not any("score" in seat for seat in position["board"]["seats"])
            await bob.send(table, "resign", seat=1)
            await ann.call("GET", f"/api/records/{kept}/review")
            assert None not in (await ann.call("GET", f"/api/records/{kept}/scores"))["sources"]

    asyncio.run(scenario())
