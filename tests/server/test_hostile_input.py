"""Messages that make no sense, too many of them, and text that wants to be more than text."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, cast

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.clients import ConnectionClosed, Person, Place
from tests.server.hosting import Server
from tests.server.intruders import persons, place_closed
from tradewinds.server.sockets import AnySocket, Connection

HEADERS = {"x-content-type-options": "nosniff", "x-frame-options": "DENY"}
PING = {"type": "ping", "id": "p"}
MALFORMED: list[str | bytes] = [
    *("", " ", "null", "true", "0", "[]", "{}", '"ping"', "NaN", "{", "}", "[" * 4000, '{"a":' * 800),
    *('{"type": "ping"}', '{"id": "p"}', '{"type": "nonsense", "id": "p"}', '{"type": null, "id": "p"}'),
    *('{"type": "ping", "id": ""}', '{"type": "ping", "id": 7}', '{"type": "ping", "id": "a b"}'),
    *('{"type": "ping", "id": "\\ud800"}', '{"type": "ping", "id": "p", "extra": 1}'),
    json.dumps({"type": "ping", "id": "x" * 65}),
    *(b"\xff\xfe", b"\x00", b'{"type": "ping", "id": "\xff"}', bytes(range(256))),
    *(
        json.dumps({"type": "decide", "id": "p", "seat": seat, "ply": ply, "action": action})
        for seat, ply, action in [
            *((-1, 1, "rest"), (5, 1, "rest"), (2**70, 1, "rest"), (0.5, 1, "rest"), ("0", 1, "rest")),
            *((0, -1, "rest"), (0, 2**70, "rest"), (0, 1e300, "rest"), (0, float("nan"), "rest")),
            *((0, 1, 7), (0, 1, None), (0, 1, "x" * 121), (True, 1, "rest"), ([0], 1, "rest")),
        ]
    ),
    json.dumps({"type": "say", "id": "p", "text": "x" * 501}),
    json.dumps({"type": "say", "id": "p", "text": ""}),
    json.dumps({"type": "say", "id": "p", "text": "\u202e\u200b\x00\x1b"}),
]
TRICKS = "<script>alert(1)</script>\u202egnp.exe\u200b\u2066\ufeff\x00\x1b[31m\r\nSet-Cookie: a=b\u2028\x07"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with limits, behind a proxy: every test can come from an address of its own."""
    folder = tmp_path_factory.mktemp("limited")
    with Server(str(folder / "t.db"), folder / "log.txt", limits="true", behind_proxy="127.0.0.1") as server:
        yield server.url
        assert '"level": "error"' not in (folder / "log.txt").read_text()


def caller(url: str, address: str) -> Person:
    person = Person(url, "Ann")
    person.http.headers["x-forwarded-for"] = address
    return person


# -- messages that make no sense --------------------------------------------------------------------


def test_a_message_that_makes_no_sense_is_refused_and_the_connection_lives(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann") as [ann]:
            table = await ann.open_table("spice-road", ["you", "easy"], {"public": True})
            place = await ann.sit_down(table)
            assert place.socket is not None
            for sent in MALFORMED:
                await place.socket.send(sent)
                answer = await place.hear("refused", "answer", "pong")
                assert answer["type"] == "refused", sent
                assert answer["code"] == "bad_message", sent
                assert 0 < len(answer["reason"]) <= 500
                assert (await place.ask("ping"))["type"] == "pong"
            await place.socket.send("x" * 4097)
            assert (await place.hear("refused"))["code"] == "too_large"
            assert (await place.ask("ping"))["type"] == "pong"
            assert (await ann.look(table))["ply"] == 1
            assert (await ann.look(table))["chat"] == []

    asyncio.run(scenario())


def test_a_connection_that_only_talks_nonsense_is_closed(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann") as [ann]:
            table = await ann.open_table("spice-road", ["you", "easy"])
            place = await ann.sit_down(table)
            assert place.socket is not None
            for _ in range(50):
                await place.socket.send("nonsense")
            assert await place_closed(place) == 4429
            huge = await ann.sit_down(table)
            assert huge.socket is not None
            await huge.socket.send("x" * 70_000)
            assert await place_closed(huge) == 1009
            assert (await (await ann.sit_down(table)).ask("ping"))["type"] == "pong"

    asyncio.run(scenario())


def test_a_body_that_makes_no_sense_is_refused(url: str) -> None:
    token = httpx.post(f"{url}/api/guests", json={"name": "Ann"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    setting = {"game": "spice-road", "players": 2}
    settings: list[object] = [
        *(None, [], {}, {"game": "spice-road"}, {**setting, "extra": 1}, {**setting, "game": "chess"}),
        *({**setting, "players": number} for number in (-1, 0, 99, 2**70, 1.5, "two", True, None)),
        *(
            {**setting, "options": {key: value}}
            for key, value in (("scores", "x"), ("x", "y"), ("scores", 1))
        ),
        {**setting, "options": []},
        *({**setting, "clock": {"kind": "live", "bank": bank}} for bank in (-1, 2**70, 1.5, "x")),
        *({**setting, "pack": pack} for pack in ("x", "\x00", "../../etc/passwd", "A" * 64)),
        *({**setting, "game": "eastern-wonders", "map": drawing} for drawing in ("x", "\x00", "o" * 5000)),
    ]
    bodies = [json.dumps({"setting": one}).encode() for one in settings]
    bodies += [b"", b"{", b"\xff", b"[" * 30_000, b'{"setting":' * 5000, b'{"setting": NaN}']
    for body in bodies:
        found = httpx.post(f"{url}/api/tables", content=body, headers=bearer)
        assert found.status_code == 400, (body[:100], found.text)
        assert found.json()["code"] == "bad_message"
        assert len(found.text) < 1000
    for path, size, status in [
        *(("/api/guests", 70_000, 413), ("/api/tables", 70_000, 413), ("/api/packs", 500_000, 413)),
        *(("/api/records", 4_100_000, 413), ("/api/records", 3_000_000, 400)),
    ]:
        sent = json.dumps({"name": "x", "text": "x" * size})
        assert httpx.post(url + path, content=sent, headers=bearer).status_code == status, path


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 20_000, "name = 1", "\x00", "[merchants]\nx = 1", "x" * 199_000]
)
def test_a_pack_or_record_that_is_none_is_refused(url: str, text: str) -> None:
    token = httpx.post(f"{url}/api/guests", json={"name": "Ann"}).json()["token"]
    for path in ("/api/packs", "/api/packs/check", "/api/records"):
        bearer = {"authorization": f"Bearer {token}"}
        found = httpx.post(url + path, json={"text": text}, headers=bearer, timeout=30)
        assert found.status_code == 400
        assert len(found.text) < 1000


def test_a_pack_that_would_take_minutes_to_read_is_refused_at_once(url: str) -> None:
    token = httpx.post(f"{url}/api/guests", json={"name": "Ann"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    for key in ("a", '"\u2028"', '"\x0b"'):  # what other readers take for the end of a line
        text = ".".join([key] * 15_000) + " = 1"
        for path in ("/api/packs", "/api/packs/check"):
            found = httpx.post(url + path, json={"text": text}, headers=bearer, timeout=5)
            assert found.status_code == 400
            assert "dots" in found.json()["reason"]


# -- paths and headers ------------------------------------------------------------------------------


def test_a_path_leads_nowhere_but_to_what_there_is(url: str) -> None:
    odd = ["..%2f..%2fetc%2fpasswd", "%2e%2e", "%00", "a%0d%0aset-cookie:%20a=b"]
    http = httpx.Client(base_url=url)
    for name in [*odd, "'--", "x" * 3000, "%F0%9F%8E%B2", "%E2%80%AE"]:
        for path in (f"/api/tables/{name}", f"/api/tables/{name}/record", f"/api/tables/{name}/positions/0"):
            found = http.get(path)
            assert found.status_code == 404, path
            assert found.json()["code"] == "not_found"
            assert "set-cookie" not in found.headers
        for path in (f"/api/records/{name}", f"/api/records/{name}/text", f"/api/packs/{name}"):
            assert http.get(path).status_code == 404, path
        assert http.get(f"/api/ratings/{name}").status_code in (400, 404)
    http.close()


def test_bytes_that_are_no_text_are_a_bad_request(url: str) -> None:
    headers = {"content-type": "application/json"}
    for path in ("/api/guests", "/api/sessions"):
        answer = httpx.post(url + path, content=b'{"name": "\xff\xfe"}', headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), path
    for path in (
        "/%ff",
        "/api/tables/%ff%fe",
        "/api/tables?status=%ff",
        "/api/games/%c3%28/pieces",
        "/%ED%A0%80",
    ):
        answer = httpx.get(url + path)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), path


def test_every_answer_tells_a_browser_to_take_it_as_it_is(url: str) -> None:
    token = httpx.post(f"{url}/api/guests", json={"name": "<b>"}).json()["token"]
    bearer = {"authorization": f"Bearer {token}"}
    setting = {"game": "spice-road", "players": 2, "public": True}
    made = httpx.post(
        f"{url}/api/tables", json={"setting": setting, "seats": ["you", "easy"]}, headers=bearer
    )
    table = made.json()["id"]
    messages = f"{url}/api/tables/{table}/messages"
    httpx.post(messages, json={"type": "start", "id": "s"}, headers=bearer)
    record = httpx.get(f"{url}/api/tables/{table}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert record.headers["content-disposition"] == f"attachment; filename=tradewinds-{table}.txt"
    for found in [
        *(made, record, httpx.get(f"{url}/api/tables/{table}"), httpx.get(f"{url}/api/games")),
        *(httpx.get(f"{url}/api/nothing"), httpx.get(f"{url}/api/me"), httpx.put(f"{url}/api/me")),
        *(httpx.post(messages, content=b"{"), httpx.post(messages, json=PING), httpx.get(f"{url}/health")),
        httpx.post(f"{url}/api/guests", json={"name": "x"}, headers={"origin": "null"}),
    ]:
        assert dict(found.headers).items() >= HEADERS.items(), found.url
        assert "default-src 'self'" in found.headers["content-security-policy"]
        assert "html" not in found.headers["content-type"]
        assert "server" not in found.headers


# -- text -------------------------------------------------------------------------------------------


def plain(text: str) -> bool:
    return text.isprintable() and text == text.strip() and "  " not in text


def test_names_and_chat_are_one_line_of_plain_text(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, TRICKS[:60], "Bob") as [ann, bob]:
            name = (await ann.call("GET", "/api/me"))["name"]
            assert plain(name)
            assert name.startswith("<script>alert(1)</script>")  # stored as it is: showing it is the page's
            assert len(name) <= 30
            await ann.call("PATCH", "/api/me", {"name": "\u202e\u200b"}, 400)
            assert (await ann.call("GET", "/api/me"))["name"] == name
            await ann.call("PATCH", "/api/me", {"name": " \t "}, 400)
            await ann.call("PATCH", "/api/me", {"name": "x" * 61}, 400)
            table = await ann.open_table("spice-road", ["you", "free"], {"public": True})
            await bob.send(table, "sit", seat=1, name=TRICKS)
            await bob.send(table, "sit", 400, seat=1, name="x" * 121)
            place = await bob.sit_down(table)
            await place.ask("say", text=TRICKS)
            await ann.send(table, "say", text="\u202e" + "x" * 499)
            await ann.send(table, "start")
            whole = await bob.look(table)
            record = await bob.call("GET", f"/api/tables/{table}/record")
            [listed] = [one for one in await bob.call("GET", "/api/me/tables") if one["id"] == table]
            shown = [seat["name"] for seat in whole["info"]["seats"]] + listed["seats"]
            for text in [*shown, *(line["text"] for line in whole["chat"]), *record.splitlines()]:
                assert plain(text), ascii(text)
            assert "Set-Cookie" not in {line.split(":")[0] for line in record.splitlines()}
            assert whole["chat"][0]["text"].startswith("<script>alert(1)</script>gnp.exe")
            heard = "".join(place.heard)
            assert not [ch for ch in json.loads(json.dumps(heard)) if not ch.isprintable()]

    asyncio.run(scenario())


# -- too much of it ---------------------------------------------------------------------------------


def test_a_flood_is_refused_and_then_cut_off(limited: str) -> None:
    async def scenario() -> None:
        async with caller(limited, "10.0.0.1") as ann:
            table = await ann.open_table("spice-road", ["you", "easy"])
            place = await ann.sit_down(table)
            assert place.socket is not None
            try:
                for _ in range(2000):
                    await place.socket.send(json.dumps(PING))
            except ConnectionClosed:
                pass
            assert await place_closed(place) == 4429
            answers = [json.loads(text) for text in place.heard]
            assert sum(one["type"] == "pong" for one in answers) >= 50
            assert sum(one.get("code") == "too_fast" for one in answers) >= 40
            await asyncio.sleep(1)
            assert (await (await ann.sit_down(table)).ask("ping"))["type"] == "pong"

    asyncio.run(scenario())


async def tries_until_too_fast(person: Person, method: str, path: str, data: object, most: int) -> int:
    for number in range(most):
        found = await person.http.request(method, path, json=data)
        if found.status_code == 429:
            assert found.json()["code"] == "too_fast"
            return number
    raise AssertionError(f"{most} tries, and none was refused")


def test_guests_passphrases_invites_and_tables_are_counted_by_caller(limited: str) -> None:
    async def scenario() -> None:
        async with caller(limited, "10.0.0.2") as ann:
            wrong = {"name": "Ann", "passphrase": "correct horse battery"}
            assert await tries_until_too_fast(ann, "POST", "/api/sessions", wrong, 20) <= 10
            setting = {"setting": {"game": "spice-road", "players": 2}}
            made = await ann.call("POST", "/api/tables", setting)
            assert await tries_until_too_fast(ann, "POST", "/api/tables", setting, 40) <= 25
            assert await tries_until_too_fast(ann, "POST", "/api/guests", {"name": "x"}, 40) <= 32
            async with caller(limited, "10.0.0.3") as eve:  # another caller is not held back by that
                assert await tries_until_too_fast(eve, "POST", "/api/invites/wrong", None, 100) <= 75
                found = await eve.call("POST", f"/api/invites/{made['invite']}", status=429)
                assert found["code"] == "too_fast"  # a right one does not get through either
                assert await tries_until_too_fast(eve, "GET", "/api/me", None, 600) <= 450

    asyncio.run(scenario())


def test_nobody_talks_a_table_full(limited: str) -> None:
    async def scenario() -> None:
        async with caller(limited, "10.0.0.12") as ann:
            table = await ann.open_table("spice-road", ["you", "easy"])
            place = await ann.sit_down(table)
            answers = [await place.ask("say", text=f"line {number}") for number in range(20)]
            heard = sum(answer["type"] == "answer" for answer in answers)
            assert 8 <= heard <= 15
            assert all(answer.get("code", "too_fast") == "too_fast" for answer in answers)
            assert (await ann.send(table, "say", status=429, text="by the other way"))["code"] == "too_fast"
            assert (await place.ask("ping"))["type"] == "pong", "all else goes on"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800 \u2800", "\u115f\u1160", "\uffa0", "\u0301", "\u200b", "   "]
)
def test_a_name_that_cannot_be_seen_is_none(url: str, name: str) -> None:
    answer = httpx.post(f"{url}/api/guests", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_connections_are_counted_by_caller(limited: str) -> None:
    async def scenario() -> None:
        async with caller(limited, "10.0.0.4") as ann:
            table = await ann.open_table("spice-road", ["you", "easy"], {"public": True})
            address = f"{limited.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            codes = []
            for _ in range(90):
                headers = {"x-forwarded-for": "10.0.0.5"}
                async with connect(address, additional_headers=headers) as socket:
                    codes.append(json.loads(await socket.recv()).get("code"))
                if codes[-1] is not None:
                    break
            assert codes[-1] == "too_fast"
            assert len(codes) > 50
            place = Place(ann, table)  # from another address
            await place.connect(0)
            await place.close()

    asyncio.run(scenario())


def test_only_a_proxy_that_is_known_is_believed(url: str, limited: str) -> None:
    """Numbers for Prometheus are for local callers here: they show who the server takes somebody for."""
    far = {"x-forwarded-for": "8.8.8.8"}
    assert httpx.get(f"{url}/metrics", headers=far).status_code == 200  # no proxy: not listened to
    assert httpx.get(f"{limited}/metrics", headers=far).status_code == 404
    forged = {"x-forwarded-for": "127.0.0.1, 8.8.8.8"}
    assert httpx.get(f"{limited}/metrics", headers=forged).status_code == 404


def test_a_cookie_that_comes_by_https_goes_back_only_by_https(limited: str, tmp_path: Path) -> None:
    headers = {"x-forwarded-for": "10.0.0.6", "x-forwarded-proto": "https"}
    found = httpx.post(f"{limited}/api/guests", json={"name": "Ann"}, headers=headers)
    assert "secure" in {part.strip().lower() for part in found.headers["set-cookie"].split(";")}
    with Server(str(tmp_path / "t.db"), tmp_path / "log.txt", secure_cookies="true") as server:
        found = httpx.post(f"{server.url}/api/guests", json={"name": "Ann"})
        assert "secure" in {part.strip().lower() for part in found.headers["set-cookie"].split(";")}


def test_hints_are_counted_the_same_over_socket_and_http(limited: str) -> None:
    async def scenario() -> None:
        async with caller(limited, "10.0.0.7") as ann:
            table = await ann.open_table("spice-road", ["you", "easy"])
            place = Place(ann, table)
            address = f"{limited.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            headers = {"x-forwarded-for": "10.0.0.7", "authorization": f"Bearer {ann.token}"}
            place.socket = await connect(address, additional_headers=headers)
            codes = [(await place.ask("hint", seat=0, ply=1))["code"] for _ in range(30)]
            assert codes[:15] == ["not_started"] * 15
            assert codes[-1] == "too_fast"
            assert (await ann.send(table, "hint", 429, seat=0, ply=1))["code"] == "too_fast"
            assert (await place.ask("ping"))["type"] == "pong"  # only hints are
            await place.close()

    asyncio.run(scenario())


def test_what_waits_for_a_client_that_does_not_read_is_bounded() -> None:
    class Stuck:
        scope: ClassVar[dict[str, list[object]]] = {"headers": []}

        async def send(self, *_: object) -> None:
            await asyncio.Event().wait()

    async def scenario() -> None:
        for size, most in ((1_000_000, 6), (10, 302)):
            connection = Connection(cast("AnySocket", Stuck()), None)
            pushed = 0
            while not connection.slow:
                connection.push(bytes(size))
                await asyncio.sleep(0)
                pushed += 1
            assert pushed <= most
            await connection.close()

    asyncio.run(scenario())
