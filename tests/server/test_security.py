"""Who may do what: seats, tokens, and messages that are sent again."""

import asyncio
import hashlib
import secrets

import httpx

from tests.server.clients import Data, Person
from tests.server.intruders import (
    SEATED,
    first_to_act,
    persons,
    place_closed,
    private_game,
    refused_socket,
)

# -- seats ------------------------------------------------------------------------------------------


def test_nobody_acts_for_the_seat_of_another(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann", "Bob", "Eve") as [ann, bob, eve]:
            table, _ = await private_game([ann, bob], public=True)
            owner, whole = await first_to_act([ann, bob], table)
            [seat] = whole["you"]["seats"]
            other = bob if owner is ann else ann
            action, ply = whole["you"]["options"][0]["action"], whole["ply"]
            for stranger in (other, eve):
                place = await stranger.sit_down(table)
                for type, fields in SEATED:
                    given = {**fields, "seat": seat}
                    if "ply" in given:
                        given["ply"] = ply
                    if "action" in given:
                        given["action"] = action
                    assert (await place.ask(type, **given))["code"] == "not_your_seat", type
                    assert (await stranger.send(table, type, 403, **given))["code"] == "not_your_seat"
                assert (await place.ask("sit", seat=seat))["code"] == "seat_taken"
            assert (await owner.look(table))["ply"] == ply

    asyncio.run(scenario())


def test_only_the_host_sets_up_a_table(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann", "Bob") as [ann, bob]:
            table = await ann.open_table("spice-road", ["you", "free", "easy"], {"public": True})
            place = await bob.sit_down(table)
            asked: list[tuple[str, Data]] = [
                ("start", {}),
                ("place", {"seat": 1, "bot": "easy"}),
                ("rise", {"seat": 0}),
                ("rise", {"seat": 2}),
            ]
            for type, fields in asked:
                assert (await place.ask(type, **fields))["code"] == "not_host"
                assert (await bob.send(table, type, 403, **fields))["code"] == "not_host"
            assert (await bob.look(table))["ply"] == 1

    asyncio.run(scenario())


def test_who_has_not_played_cannot_ask_for_a_rematch(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann", "Bob", "Eve") as [ann, bob, eve]:
            table, _ = await private_game([ann, bob], public=True)
            await ann.send(table, "resign", seat=0)
            assert (await eve.send(table, "rematch", 403))["code"] == "not_your_seat"

    asyncio.run(scenario())


def test_who_has_not_said_who_they_are_only_watches(url: str) -> None:
    async def scenario() -> None:
        nobody = Person(url, "nobody")
        async with persons(url, "Ann", "Bob") as [ann, bob]:
            table, _ = await private_game([ann, bob], public=True)
            place = await nobody.sit_down(table)
            before = place.ply
            others: list[tuple[str, Data]] = [
                ("start", {}),
                ("rematch", {}),
                ("say", {"text": "hello"}),
                ("sit", {"seat": 0}),
            ]
            for type, fields in [*SEATED, *others, ("place", {"bot": "easy"}), ("rise", {})]:
                if type not in ("start", "rematch", "say"):
                    fields = {**fields, "seat": 0}
                assert (await place.ask(type, **fields))["code"] == "not_signed_in", type
                assert (await nobody.send(table, type, 401, **fields))["code"] == "not_signed_in"
            assert (await ann.look(table))["ply"] == before
            assert place.you == {"seats": []}
            for method, path in [
                ("GET", "/api/me"),
                ("GET", "/api/me/tables"),
                ("PATCH", "/api/me"),
                ("POST", f"/api/invites/{secrets.token_urlsafe(24)}"),
            ]:
                await nobody.call(method, path, {"name": "x"} if method == "PATCH" else None, 401)
            await place.close()
            await nobody.http.aclose()

    asyncio.run(scenario())


# -- tokens -----------------------------------------------------------------------------------------


def test_a_token_counts_only_as_a_whole(url: str) -> None:
    token = str(httpx.post(f"{url}/api/guests", json={"name": "Ann"}).json()["token"])
    hashed = hashlib.sha256(token.encode()).hexdigest()  # what the database holds
    wrong = [token[:-1], token[1:], token + "A", token.swapcase(), hashed, secrets.token_urlsafe(32)]
    for one in [*wrong, "%", "x" * 5000, "' OR 1=1 --"]:
        for headers in ({"authorization": f"Bearer {one}"}, {"cookie": f"tradewinds={one}"}):
            assert httpx.get(f"{url}/api/me", headers=headers).status_code == 401, one
            assert httpx.get(f"{url}/api/sessions", headers=headers).json() == {"player": None}, one
    assert httpx.get(f"{url}/api/me", headers={"authorization": f"Basic {token}"}).status_code == 401
    own = {"cookie": f"tradewinds={token}"}
    assert httpx.get(f"{url}/api/me", headers=own).status_code == 200
    assert httpx.get(f"{url}/api/sessions", headers=own).json()["player"]["name"] == "Ann"


def test_a_socket_with_a_forged_token_is_a_spectator_at_best(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann", "Bob") as [ann, bob]:
            private, _ = await private_game([ann, bob])
            public, _ = await private_game([ann, bob], public=True)
            mallory = Person(url, "Mallory")
            mallory.token = ann.token[:-1]
            place = await mallory.sit_down(public)
            assert place.you == {"seats": []}
            assert (await place.ask("pause", seat=0))["code"] == "not_signed_in"
            await place.close()
            await mallory.http.aclose()
            assert await refused_socket(url, private, token=mallory.token) == "private"

    asyncio.run(scenario())


def test_a_token_that_was_signed_out_is_good_for_nothing(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann", "Bob") as [ann, bob]:
            table, _ = await private_game([ann, bob])
            place, witness = await ann.sit_down(table), await bob.sit_down(table)
            await ann.call("DELETE", "/api/sessions")
            assert await place_closed(place) == 4401  # an open socket does not outlive it
            await ann.call("GET", "/api/me", status=401)
            await ann.look(table, status=403)
            await ann.send(table, "pause", 401, seat=0)
            assert await refused_socket(url, table, token=ann.token) == "private"
            assert (await witness.ask("ping"))["type"] == "pong"  # nobody else was sent away

    asyncio.run(scenario())


# -- the same message again -------------------------------------------------------------------------


def test_a_decision_that_is_sent_again_is_done_once_and_answered_the_same(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann", "Bob") as [ann, bob]:
            table, _ = await private_game([ann, bob])
            owner, whole = await first_to_act([ann, bob], table)
            [seat] = whole["you"]["seats"]
            texts = [option["action"] for option in whole["you"]["options"]]
            action = next(text for text in texts if text == "rest" or "play" in text)
            sent = {"id": "again-1", "seat": seat, "ply": whole["ply"], "action": action}
            one, two = await owner.sit_down(table), await owner.sit_down(table)
            first = await one.ask("decide", **sent)
            assert first["type"] == "answer"
            assert await one.ask("decide", **sent) == first
            assert await two.ask("decide", **sent) == first
            assert await owner.send(table, "decide", **sent) == first
            assert (await owner.look(table))["ply"] == first["ply"]
            assert one.you["undo"] == seat
            undone = await one.ask("undo", seat=seat, ply=one.ply)
            assert undone["type"] == "answer"
            for again in (
                await one.ask("decide", **sent),
                await two.ask("decide", **sent),
                await owner.send(table, "decide", **sent),
            ):
                assert again == first  # and it stays undone
            assert (await owner.look(table))["ply"] == undone["ply"]

    asyncio.run(scenario())


def test_a_message_of_another_is_worth_nothing(url: str) -> None:
    """The same text from another player, or its id for something of their own, or at another table."""

    async def scenario() -> None:
        async with persons(url, "Ann", "Bob") as [ann, bob]:
            table, _ = await private_game([ann, bob])
            owner, whole = await first_to_act([ann, bob], table)
            other = bob if owner is ann else ann
            [seat] = whole["you"]["seats"]
            sent = {
                "id": "mine",
                "seat": seat,
                "ply": whole["ply"],
                "action": whole["you"]["options"][0]["action"],
            }
            place = await other.sit_down(table)
            assert (await place.ask("decide", **sent))["code"] == "not_your_seat"
            answer = await owner.send(table, "decide", **sent)
            assert (await place.ask("decide", **sent))["code"] == "not_your_seat"
            own = await place.ask("pause", id="mine", seat=1 - seat)
            assert own["type"] == "answer"
            assert own["ply"] == answer["ply"] + 1
            elsewhere, _ = await private_game([ann, bob])
            there = await owner.look(elsewhere)
            assert (await owner.send(elsewhere, "pause", id="mine", seat=seat))["ply"] == there["ply"] + 1

    asyncio.run(scenario())


def test_a_chat_line_that_is_sent_twice_is_said_once(url: str) -> None:
    async def scenario() -> None:
        async with persons(url, "Ann") as [ann]:
            table = await ann.open_table("spice-road", ["you", "easy"])
            place = await ann.sit_down(table)
            await place.ask("say", id="once", text="hello")
            await place.ask("say", id="once", text="hello")
            await ann.send(table, "say", id="once", text="hello")
            assert [line["text"] for line in (await ann.look(table))["chat"]] == ["hello"]

    asyncio.run(scenario())
