"""What can be done at a table, and what cannot."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from tests.server.houses import ANN, BOB, CY, TestHouse, house, new_id, plain
from tradewinds.core.dealer import Dealer
from tradewinds.server import commands, events, messages, schema
from tradewinds.server.authority import Player, follow
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.snapshots import snapshot_of, table_from
from tradewinds.server.table import READY_LAPSES, Table


def at_a_house(folder: Path, scenario: Callable[[TestHouse], Awaitable[None]]) -> None:
    async def run() -> None:
        async with house(folder) as found:
            await scenario(found)

    asyncio.run(run())


async def refused(work: Awaitable[object]) -> Code:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.sentence
    return caught.value.code


async def play_turns(at: TestHouse, table: str, turns: int, option: int = 0) -> Table:
    for _ in range(turns):
        await at.play(table, await at.asked(table), option)
    return at.tables[table].table


# -- before the game ---------------------------------------------------------------------------------


def test_a_game_starts_when_every_seat_is_taken_and_the_host_says_so(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        setting = events.TableSetting(game="sand-to-sea", players=3, public=True)
        table = await at.create(setting, ANN, ["you", "free", "easy"])
        start = commands.Start(id="start")
        assert await refused(at.do(table, ANN, start)) == Code.NOT_POSSIBLE
        assert await refused(at.do(table, BOB, commands.Sit(id="1", seat=0))) == Code.SEAT_TAKEN
        assert await refused(at.do(table, BOB, commands.Sit(id="1", seat=2))) == Code.SEAT_TAKEN
        await at.do(table, BOB, commands.Sit(id="1", seat=1, name="  Bob \n the second  "))
        assert at.tables[table].table.seats[1].name == "Bob the second"
        assert await refused(at.do(table, BOB, start)) == Code.NOT_HOST
        assert await refused(at.do(table, BOB, commands.Place(id="2", seat=2, bot="hard"))) == Code.NOT_HOST
        assert (
            await refused(at.do(table, ANN, commands.Place(id="2", seat=2, bot="./a.py:B")))
            == Code.BAD_MESSAGE
        )
        assert (await at.do(table, ANN, start)).status == "playing"
        assert await refused(at.do(table, CY, commands.Sit(id="3", seat=1))) == Code.SEAT_TAKEN
        assert await refused(at.do(table, BOB, commands.Rise(id="4", seat=1))) == Code.STARTED

    at_a_house(tmp_path, scenario)


def test_the_host_can_free_a_seat_and_who_leaves_as_host_hands_the_table_on(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        setting = events.TableSetting(game="new-world", players=2, public=True)
        table = await at.create(setting, ANN, ["you", "free"])
        await at.do(table, BOB, commands.Sit(id="1", seat=1))
        assert await refused(at.do(table, CY, commands.Rise(id="2", seat=1))) == Code.NOT_HOST
        assert (await at.do(table, ANN, commands.Rise(id="2", seat=1))).seats[1].free
        await at.do(table, BOB, commands.Sit(id="3", seat=1))
        assert (await at.do(table, ANN, commands.Rise(id="4", seat=0))).host == BOB.id

    at_a_house(tmp_path, scenario)


def test_one_player_can_take_several_seats_at_one_screen(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        setting = events.TableSetting(game="spice-road", players=2)
        table = await at.create(setting, ANN, ["you"])
        await at.do(table, ANN, commands.Sit(id="1", seat=1, name="Grandma"))
        await at.do(table, ANN, commands.Start(id="2"))
        now = await play_turns(at, table, 6)
        assert [seat.name for seat in now.seats] == ["Ann", "Grandma"]
        unseen = await at.create(setting, ANN, ["you"])
        sat = await at.do(unseen, ANN, commands.Sit(id="1", seat=1, name="\u3164 \u2800"))
        assert sat.seats[1].name == "Ann"

    at_a_house(tmp_path, scenario)


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        ({"game": "chess", "players": 2}, "no game 'chess'"),
        ({"game": "spice-road", "players": 6}, "2 to 5 players"),
        ({"game": "spice-road", "players": 2, "options": {"toll": "always"}}, "no option 'toll'"),
        ({"game": "sand-to-sea", "players": 2, "map": "/etc/passwd"}, "a map is"),
        ({"game": "spice-road", "players": 2, "map": "o/o"}, "without a map"),
        ({"game": "spice-road", "players": 2, "pack": "0" * 64}, "no such pack"),
        ({"game": "spice-road", "players": 2, "clock": events.Clock(kind="live")}, "at least 10 seconds"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_says_why(
    tmp_path: Path, setting: dict[str, object], complaint: str
) -> None:
    async def scenario(at: TestHouse) -> None:
        with pytest.raises(Exception, match=complaint):
            await at.create(events.TableSetting(**setting), ANN)  # type: ignore[arg-type]
        assert at.tables == {}

    at_a_house(tmp_path, scenario)


# -- decisions ---------------------------------------------------------------------------------------


def test_a_decision_answers_the_position_it_was_made_for(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table()
        before = at.tables[table].table
        first, actor = await at.asked(table), before.actor
        other = BOB if first is ANN else ANN
        early = commands.Decide(id="a", seat=actor, ply=before.ply, action="rest")
        assert await refused(at.do(table, other, early)) == Code.NOT_YOUR_SEAT
        other_seat = commands.Decide(id="a", seat=1 - actor, ply=before.ply, action="rest")
        assert await refused(at.do(table, other, other_seat)) == Code.NOT_ASKED
        assert await refused(
            at.do(table, first, commands.Decide(id="b", seat=actor, ply=99, action="rest"))
        ) == (Code.BAD_MESSAGE)
        for action in ("claim 1", "dance", "", "rest rest"):
            illegal = commands.Decide(id="c", seat=actor, ply=before.ply, action=action)
            assert await refused(at.do(table, first, illegal)) == Code.ILLEGAL
        assert at.tables[table].table is before
        after = await at.do(table, first, early)
        assert after.ply == before.ply + 1
        late = commands.Decide(id="d", seat=actor, ply=before.ply, action="rest")
        assert await refused(at.do(table, first, late)) == Code.STALE

    at_a_house(tmp_path, scenario)


def test_the_same_message_twice_is_done_once(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table()
        now = at.tables[table].table
        player = await at.asked(table)
        decide = commands.Decide(id="once", seat=now.actor, ply=now.ply, action="rest")
        answers = await asyncio.gather(*(at.act(table, player, decide) for _ in range(5)))
        assert answers == [now.ply + 1] * 5
        assert at.tables[table].table.ply == now.ply + 1
        await at.reopened(table)
        assert await at.act(table, player, decide) == now.ply + 1

    at_a_house(tmp_path, scenario)


def test_steps_without_a_choice_are_taken_along(tmp_path: Path) -> None:
    """Every entry leaves a position in which a seat has something to choose, or begins its turn."""

    async def scenario(at: TestHouse) -> None:
        table = await at.table("sand-to-sea")
        lines = 0
        for option in range(120):
            now = at.tables[table].table
            state = now.position()
            assert len(state.legal()) > 1 or state.turn_begins() or now.ply == 4
            after = await at.play(table, await at.asked(table), option % len(state.legal()))
            lines += len(after.actions) - len(now.actions) - 1
        assert lines > 0

    at_a_house(tmp_path, scenario)


# -- undo and takeback -------------------------------------------------------------------------------


def test_a_seat_can_undo_until_chance_or_another_seat_has_acted(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table()
        begun = at.tables[table].table
        first, seat = await at.asked(table), begun.actor
        rested = await at.play(table, first, "rest")
        assert rested.actor != seat
        back = await at.do(table, first, commands.Undo(id=new_id(), seat=seat, ply=rested.ply))
        assert back.position().text() == begun.position().text()
        assert back.actor == seat
        assert back.ply == rested.ply + 1
        await at.play(table, first, "rest")
        second = await at.asked(table)
        answered = await at.play(table, second, "rest")
        undo = commands.Undo(id=new_id(), seat=seat, ply=answered.ply)
        assert await refused(at.do(table, first, undo)) == Code.NOT_POSSIBLE
        drawn = await at.play(table, first, "acquire 1")  # a merchant is drawn into the row
        undo = commands.Undo(id=new_id(), seat=seat, ply=drawn.ply)
        assert await refused(at.do(table, first, undo)) == Code.NOT_POSSIBLE

    at_a_house(tmp_path, scenario)


def test_several_steps_are_undone_one_after_the_other(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table("sand-to-sea", options={"first": "1"})
        while not at.tables[table].table.position().turn_begins():
            await at.play(table, await at.asked(table))
        await at.play(table, BOB if at.tables[table].table.seats[0].player == "bob" else ANN, "rest")
        texts: list[str] = []
        now = at.tables[table].table
        seat = now.actor
        while len(texts) < 2 and now.actor == seat:
            texts.append(now.position().text())
            legal = [now.game.action_text(action) for action in now.position().legal()]
            sails = [text for text in legal if text.startswith("sail ")]
            now = await at.play(table, await at.asked(table), sails[-1] if sails else legal[-1])
        assert len(now.undo) == len(texts)
        reopened = await at.reopened(table)
        assert plain(reopened) == plain(now)
        for text in reversed(texts):
            player = {"ann": ANN, "bob": BOB}[now.seats[seat].player or ""]
            now = await at.do(table, player, commands.Undo(id=new_id(), seat=seat, ply=now.ply))
            assert now.position().text() == text

    at_a_house(tmp_path, scenario)


def test_a_takeback_needs_everybody_and_draws_come_again_as_they_were(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(seats=("ann", "bob", "cy"))
        begun = at.tables[table].table
        asker, seat = await at.asked(table), begun.actor
        after = await at.play(table, asker, "acquire 1")
        drawn = list(after.actions)
        others = [player for player in (ANN, BOB, CY) if player is not asker]
        ask = commands.AskTakeback(id=new_id(), seat=seat, ply=after.ply)
        asked = await at.do(table, asker, ask)
        assert asked.takeback is not None
        assert await refused(at.do(table, asker, commands.AskTakeback(id=new_id(), seat=seat, ply=asked.ply)))
        places = {player.id: asked.seats_of(player.id)[0] for player in others}

        def answer(player: Player, agrees: bool) -> commands.AnswerTakeback:
            ply = at.tables[table].table.ply
            return commands.AnswerTakeback(id=new_id(), seat=places[player.id], ply=ply, agrees=agrees)

        assert (await at.do(table, others[0], answer(others[0], False))).takeback is None
        now = at.tables[table].table
        await at.do(table, asker, commands.AskTakeback(id=new_id(), seat=seat, ply=now.ply))
        half = await at.do(table, others[0], answer(others[0], True))
        assert half.takeback is not None
        assert len(half.actions) == len(drawn)
        back = await at.do(table, others[1], answer(others[1], True))
        assert back.takeback is None
        assert back.position().text() == begun.position().text()
        again = await at.play(table, asker, "acquire 1")
        assert list(again.actions) == drawn
        assert plain(await at.reopened(table)) == plain(again)

    at_a_house(tmp_path, scenario)


def test_a_takeback_that_nobody_answers_lapses(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table()
        asker, seat = await at.asked(table), at.tables[table].table.actor
        after = await at.play(table, asker, "rest")
        await at.do(table, asker, commands.AskTakeback(id=new_id(), seat=seat, ply=after.ply))
        await at.wait(59)
        assert at.tables[table].table.takeback is not None
        await at.wait(2)
        assert at.tables[table].table.takeback is None

    at_a_house(tmp_path, scenario)


def test_who_plays_alone_takes_back_at_once_also_what_bots_did(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(seats=("ann", "random"), options={"first": "1"})
        begun = at.tables[table].table
        await at.play(table, ANN, "rest")
        await at.settle()
        now = at.tables[table].table
        assert now.ply > begun.ply + 1
        back = await at.do(table, ANN, commands.AskTakeback(id=new_id(), seat=0, ply=now.ply))
        assert back.position().text() == begun.position().text()

    at_a_house(tmp_path, scenario)


# -- pausing, leaving, resigning ---------------------------------------------------------------------


def test_nobody_decides_while_the_game_is_paused(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table()
        player = await at.asked(table)
        seat = at.tables[table].table.seats_of(player.id)[0]
        await at.do(table, player, commands.Pause(id=new_id(), seat=seat))
        assert await refused(at.play(table, player, "rest")) == Code.PAUSED
        assert await refused(at.do(table, player, commands.Pause(id=new_id(), seat=seat))) == Code.PAUSED
        await at.do(table, player, commands.Resume(id=new_id(), seat=seat))
        await at.play(table, player, "rest")

    at_a_house(tmp_path, scenario)


def test_a_bot_plays_for_who_leaves_until_they_come_back(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(options={"first": "2"})
        await at.do(table, BOB, commands.Leave(id=new_id(), seat=1, bot="random"))
        await at.settle()
        now = at.tables[table].table
        assert now.actor == 0
        assert (now.seats[1].bot, now.seats[1].away) == ("random", "bob")
        assert await refused(at.do(table, CY, commands.Sit(id=new_id(), seat=1))) == Code.SEAT_TAKEN
        back = await at.do(table, BOB, commands.Sit(id=new_id(), seat=1))
        assert (back.seats[1].player, back.seats[1].bot) == ("bob", None)

    at_a_house(tmp_path, scenario)


def test_a_seat_that_was_left_without_a_bot_waits_and_anybody_may_take_it(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(options={"first": "2"})
        await at.do(table, BOB, commands.Leave(id=new_id(), seat=1))
        await at.wait(100)
        assert at.tables[table].table.actor == 1
        taken = await at.do(table, CY, commands.Sit(id=new_id(), seat=1))
        assert taken.seats[1].player == "cy"
        await at.play(table, CY, "rest")

    at_a_house(tmp_path, scenario)


def test_bots_do_not_play_on_among_themselves(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(seats=("ann", "random"))
        await at.settle()
        ply = at.tables[table].table.ply
        left = await at.do(table, ANN, commands.Leave(id=new_id(), seat=0, bot="random"))
        await at.wait(5)
        assert at.tables[table].table.ply == left.ply == ply + 1
        assert left.due is None
        exhibition = await at.table(seats=("random", "random"))
        await at.settle()
        assert at.tables[exhibition].table.status == "ended"

    at_a_house(tmp_path, scenario)


def test_resigning_ends_a_game_of_two_and_the_other_wins(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(seats=("ann", "bob"))
        ended = await at.do(table, ANN, commands.Resign(id=new_id(), seat=0))
        assert ended.result is not None
        assert (ended.status, ended.result.reason, ended.result.ranking) == ("ended", "resigned", (1, 0))
        late = commands.Decide(id=new_id(), seat=1, ply=ended.ply, action="rest")
        assert await refused(at.do(table, BOB, late)) == Code.ENDED
        assert ended.record().result is None  # as text it is a game that stops

    at_a_house(tmp_path, scenario)


def test_with_more_players_a_bot_takes_the_seat_of_who_resigns_for_good(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(seats=("ann", "bob", "cy"))
        now = await at.do(table, ANN, commands.Resign(id=new_id(), seat=0))
        assert (now.status, now.seats[0].bot) == ("playing", "normal")
        assert await refused(at.do(table, ANN, commands.Sit(id=new_id(), seat=0))) == Code.SEAT_TAKEN
        ended = await at.do(table, BOB, commands.Resign(id=new_id(), seat=1))
        assert ended.result is not None
        assert ended.result.ranking[0] == 2

    at_a_house(tmp_path, scenario)


# -- clocks ------------------------------------------------------------------------------------------


def test_a_live_clock_runs_for_who_is_asked_and_a_turn_adds_time(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        clock = events.Clock(kind="live", bank=60, turn=10)
        table = await at.table(clock=clock, options={"first": "1"})
        assert at.tables[table].table.time_left == [70_000, 60_000]
        at.time.now += 30_000
        now = await at.play(table, ANN, "rest")
        assert now.time_left == [40_000, 70_000]
        at.time.now += 5_000
        paused = await at.do(table, BOB, commands.Pause(id=new_id(), seat=1))
        at.time.now += 500_000
        resumed = await at.do(table, ANN, commands.Resume(id=new_id(), seat=0))
        assert paused.time_left == resumed.time_left == [40_000, 65_000]
        again = await at.play(table, BOB, "rest")
        assert again.time_left == [50_000, 65_000]
        assert plain(await at.reopened(table)) == plain(again)

    at_a_house(tmp_path, scenario)


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(clock=events.Clock(kind="slow", turn=86_400), options={"first": "1"})
        await at.wait(86_000)
        assert at.tables[table].table.seats[0].person
        await at.wait(401)
        now = at.tables[table].table
        assert (now.seats[0].bot, now.seats[0].expired, now.actor) == ("normal", True, 1)
        assert events.Expired(0, "normal") in await at.log(table)
        back = await at.do(table, ANN, commands.Sit(id=new_id(), seat=0))
        assert back.seats[0].person

    at_a_house(tmp_path, scenario)


def test_a_clock_runs_out_while_the_server_is_down(tmp_path: Path) -> None:
    async def first(at: TestHouse) -> None:
        table = await at.table(clock=events.Clock(kind="live", bank=60), options={"first": "1"})
        (tmp_path / "table").write_text(table)

    async def second(at: TestHouse) -> None:
        at.time.now += 61_000
        table = (tmp_path / "table").read_text()
        assert await at.store.leases.due(at.time.now, 10) == [table]
        await at.live(table)
        await at.wait(1)
        assert at.tables[table].table.seats[0].expired

    at_a_house(tmp_path, first)
    at_a_house(tmp_path, second)


# -- rated games, rematches, hints -------------------------------------------------------------------


def test_rated_games_have_no_hints_pauses_takebacks_or_second_seats(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(rated=True)
        now = at.tables[table].table
        assert not now.setting.hints
        for command in (
            commands.Pause(id="1", seat=0),
            commands.AskTakeback(id="2", seat=0, ply=now.ply),
            commands.Leave(id="3", seat=0),
        ):
            assert await refused(at.do(table, ANN, command)) == Code.NOT_POSSIBLE
        assert (
            await refused(at.advice.hint(table, await at.asked(table), now.actor, now.ply))
            == Code.NOT_POSSIBLE
        )
        open_table = await at.create(
            events.TableSetting(game="new-world", players=2, rated=True), ANN, ["you"]
        )
        assert await refused(at.do(open_table, ANN, commands.Sit(id="1", seat=1))) == Code.ONE_SEAT_EACH
        bot = commands.Place(id="2", seat=1, bot="easy")
        assert await refused(at.do(open_table, ANN, bot)) == Code.NEEDS_TWO_PEOPLE

    at_a_house(tmp_path, scenario)


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        (["you", "you", "free"], Code.ONE_SEAT_EACH),
        (["you", "you", "you"], Code.ONE_SEAT_EACH),
        (["you", "easy", "easy"], Code.NEEDS_TWO_PEOPLE),
        (["easy", "easy", "easy"], Code.NEEDS_TWO_PEOPLE),
    ],
)
def test_a_rated_table_that_could_not_start_or_end_is_not_opened(
    tmp_path: Path, seats: list[str], code: Code
) -> None:
    async def scenario(at: TestHouse) -> None:
        setting = events.TableSetting(game="spice-road", players=3, public=True, rated=True)
        assert await refused(at.create(setting, ANN, seats)) == code
        assert await at.store.tables.public("open", 2**53, 10) == []

    at_a_house(tmp_path, scenario)


async def with_ann_twice(at: TestHouse) -> str:
    """A rated table as it could be opened before it was checked who sits where."""
    setting = events.TableSetting(game="spice-road", players=3, public=True, rated=True)
    table = await at.create(setting, ANN, ["you"])
    live = at.tables[table]
    async with live.lock:
        await at.write(live, "", lambda _: [events.Sat(1, ANN.id, "Ann"), events.Sat(2, BOB.id, "Bob")])
    return table


def test_a_rated_game_does_not_start_with_one_person_in_two_seats(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await with_ann_twice(at)
        assert await refused(at.do(table, ANN, commands.Start(id="1"))) == Code.ONE_SEAT_EACH

    at_a_house(tmp_path, scenario)


def test_a_rated_game_that_began_with_one_person_in_two_seats_can_end(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await with_ann_twice(at)
        live = at.tables[table]
        async with live.lock:
            state = live.table.game.start(3)
            line = follow(state, -1, Dealer(live.row.seed))
            await at.write(live, "", lambda _: [events.Started("", tuple(line))])
        await at.do(table, BOB, commands.Resign(id="1", seat=2))
        ended = await at.do(table, ANN, commands.Resign(id="2", seat=0))
        ended = await at.do(table, ANN, commands.Resign(id="3", seat=1)) if ended.result is None else ended
        assert ended.status == "ended"
        rated = await at.store.ratings.best("spice-road", 10)
        assert sorted((name, rating.games) for _, name, rating in rated) == [("Ann", 1), ("Bob", 1)]

    at_a_house(tmp_path, scenario)


def test_what_the_database_does_not_take_is_not_tried_again_as_if_somebody_was_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a ply that is written already says that another process was first."""

    async def scenario(at: TestHouse) -> None:
        table = await at.table(rated=True)
        tries = 0

        def rate_twice(connection: Connection, _: object) -> None:
            nonlocal tries
            tries += 1
            row = {"player": ANN.id, "game": "spice-road", "mu": 25.0, "sigma": 8.0, "games": 1}
            connection.execute(schema.ratings.insert(), [row, row])

        monkeypatch.setattr("tradewinds.server.store.tables.write_ratings", rate_twice)
        resign = commands.Resign(id="1", seat=0)
        assert await refused(at.do(table, ANN, resign)) == Code.STORAGE
        assert tries == 1
        assert at.tables[table].table.status == "playing"
        monkeypatch.undo()
        assert (await at.do(table, ANN, resign)).status == "ended"

    at_a_house(tmp_path, scenario)


def test_ratings_change_once_with_the_end_of_a_rated_game(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(rated=True)
        await at.do(table, ANN, commands.Resign(id=new_id(), seat=0))
        (best, bob, winner), (_, ann, loser) = await at.store.ratings.best("spice-road", 10)
        assert (best, bob, ann) == ("bob", "Bob", "Ann")
        assert winner.mu > 25 > loser.mu
        assert winner.games == loser.games == 1
        await at.table()  # an unrated one changes nothing
        assert len(await at.store.ratings.best("new-world", 10)) == 0

    at_a_house(tmp_path, scenario)


async def ended_game(at: TestHouse, *seats: str, **setting: Any) -> str:
    table = await at.table(seats=seats, **setting)
    for number, seat in enumerate(seats):
        if at.tables[table].table.status != "ended" and seat in ("ann", "bob"):
            await at.do(table, ANN if seat == "ann" else BOB, commands.Resign(id=new_id(), seat=number))
    return table


def test_a_rematch_is_one_table_for_everybody_with_seats_moved_on(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(seats=("ann", "bob", "easy"))
        assert await refused(at.rematch(table, ANN)) == Code.NOT_POSSIBLE
        await at.do(table, ANN, commands.Resign(id=new_id(), seat=0))
        await at.do(table, BOB, commands.Resign(id=new_id(), seat=1))
        assert await refused(at.rematch(table, CY)) == Code.NOT_YOUR_SEAT
        first = await at.rematch(table, ANN)
        asked = at.tables[first].table
        assert [seat.player or seat.bot for seat in asked.seats] == ["easy", "ann", None]
        assert (asked.seats[2].away, asked.seats[2].name) == ("bob", "Bob")
        assert (asked.status, asked.before) == ("open", table)
        second = await at.rematch(table, BOB)
        assert first == second == at.tables[table].table.after
        await at.settle()
        agreed = at.tables[first].table
        assert [seat.player or seat.bot for seat in agreed.seats] == ["easy", "ann", "bob"]
        assert agreed.status == "playing", "everybody has asked for it"
        assert await at.rematch(table, ANN) == first
        assert plain(await at.reopened(first)) == plain(agreed)

    at_a_house(tmp_path, scenario)


@pytest.mark.parametrize("rated", [True, False])
def test_nobody_is_put_into_a_rematch(tmp_path: Path, rated: bool) -> None:
    async def scenario(at: TestHouse) -> None:
        clock = events.Clock(kind="live", bank=60)
        table = await ended_game(at, "ann", "bob", rated=rated, clock=clock)
        new = await at.rematch(table, BOB)
        before = at.tables[new].table
        assert before.seats_of(ANN.id) == []
        for attack in (
            commands.Start(id="1"),
            commands.Sit(id="2", seat=1 - before.seats_of(BOB.id)[0]),
        ):
            assert await refused(at.do(new, BOB, attack)) in (
                Code.NOT_POSSIBLE,
                Code.SEAT_TAKEN,
                Code.ONE_SEAT_EACH,
            )
        await at.wait(10_000)
        assert at.tables[new].table.status == "open"
        if rated:
            games = {name: rating.games for _, name, rating in await at.store.ratings.best("spice-road", 9)}
            assert games == {"Ann": 1, "Bob": 1}

    at_a_house(tmp_path, scenario)


def test_a_seat_of_a_rematch_is_kept_until_its_player_or_the_host_frees_it(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        for who in (ANN, BOB):
            table = await ended_game(at, "ann", "bob")
            new = await at.rematch(table, BOB)
            seat = 1 - at.tables[new].table.seats_of(BOB.id)[0]
            listed = await at.store.tables.of_player(ANN.id, 2**53, 10)
            assert (new, []) in [(one.id, one.free) for one in listed]
            sit = commands.Sit(id="1", seat=seat)
            assert await refused(at.do(new, CY, sit)) == Code.SEAT_TAKEN
            assert await refused(at.do(new, CY, commands.Rise(id="2", seat=seat))) == Code.NOT_HOST
            freed = await at.do(new, who, commands.Rise(id="3", seat=seat))
            assert (freed.seats[seat].away, freed.seats[seat].name) == (None, "")
            assert (await at.do(new, CY, sit)).seats[seat].player == CY.id
            assert await at.rematch(table, ANN) == new
            assert at.tables[new].table.seats_of(ANN.id) == []

    at_a_house(tmp_path, scenario)


def test_a_rematch_against_bots_starts_at_once(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(seats=("ann", "easy"))
        await at.do(table, ANN, commands.Resign(id=new_id(), seat=0))
        new = at.tables[await at.rematch(table, ANN)].table
        assert [seat.player or seat.bot for seat in new.seats] == ["easy", "ann"]
        assert new.status == "playing"

    at_a_house(tmp_path, scenario)


def test_a_rated_game_starts_when_the_last_one_is_ready(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        setting = events.TableSetting(game="spice-road", players=3, public=True, rated=True)
        table = await at.create(setting, ANN, ["you", "free", "easy"])
        assert await refused(at.do(table, ANN, commands.Start(id="1"))) == Code.NOT_POSSIBLE
        await at.do(table, BOB, commands.Sit(id="2", seat=1))
        assert await refused(at.do(table, CY, commands.Start(id="3"))) == Code.NOT_YOUR_SEAT
        ready = await at.do(table, ANN, commands.Start(id="4"))
        assert ([bool(seat.ready) for seat in ready.seats], ready.status) == ([True, False, False], "open")
        assert (await at.do(table, ANN, commands.Start(id="5"))).status == "open", "said twice is said once"
        # Who is ready is so for those who sit there, and for nobody else.
        await at.do(table, BOB, commands.Rise(id="6", seat=1))
        again = await at.do(table, CY, commands.Sit(id="7", seat=1))
        assert not any(seat.ready for seat in again.seats)
        assert (await at.do(table, CY, commands.Start(id="8"))).status == "open"
        assert plain(await at.reopened(table)) == plain(at.tables[table].table)
        assert (await at.do(table, ANN, commands.Start(id="9"))).status == "playing"

    at_a_house(tmp_path, scenario)


def test_who_was_ready_for_a_live_game_and_went_away_is_not_started(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await ended_game(at, "ann", "bob", rated=True, clock=events.Clock(kind="live", bank=60))
        new = await at.rematch(table, ANN)
        await at.wait(READY_LAPSES / 1000 - 1)
        assert any(seat.ready for seat in at.tables[new].table.seats)
        await at.wait(2)
        late = at.tables[new].table
        assert not any(seat.ready for seat in late.seats)
        assert late.seats_of(ANN.id) != [], "the seat stays"
        await at.rematch(table, BOB)
        assert at.tables[new].table.status == "open"
        assert (await at.do(new, ANN, commands.Start(id="1"))).status == "playing"

    at_a_house(tmp_path, scenario)


def test_a_hint_names_actions_that_are_possible(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table()
        now = at.tables[table].table
        hints = await at.advice.hint(table, await at.asked(table), now.actor, now.ply)
        legal = {now.game.action_text(action) for action in now.position().legal()}
        assert {hint.action for hint in hints} <= legal
        assert all(0 <= hint.win <= 1 for hint in hints)

    at_a_house(tmp_path, scenario)


def test_why_not_is_answered_with_the_rules_reason(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table()
        seat = at.tables[table].table.actor
        player = await at.asked(table)
        assert await at.advice.why(table, player, seat, "rest") is None
        poor = await at.advice.why(table, player, seat, "claim 1")
        assert poor is not None
        assert poor.code == "cannot_pay_order"
        assert poor.facts.missing != ""
        waiting = await at.advice.why(table, player, seat, "deal m01")
        assert waiting is not None
        assert waiting.code == "not_asked"
        assert await refused(at.advice.why(table, player, seat, "dance")) == Code.BAD_MESSAGE

    at_a_house(tmp_path, scenario)


def test_a_preview_is_what_happens_if_it_is_done(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table("east-to-west-1")
        followed = 0
        for _ in range(12):
            live = at.tables[table]
            now, player = live.table, await at.asked(table)
            options = await at.advice.look_ahead(table, player, now.actor, now.ply)
            assert [option.action for option in options] == [
                now.game.action_text(action) for action in now.position().legal()
            ]
            quiet = [option for option in options if option.asked] or options
            chosen = quiet[-1]
            preview = messages.Preview(id="p", seat=now.actor, ply=now.ply, action=chosen.action)
            seen = await at.advice.preview(table, player, preview)
            assert live.table is now
            state = now.position().copy()
            state.apply_text(chosen.action)
            assert chosen.hold == state.view(None).seats[now.actor].things["hold"]
            for option in seen.then:  # what leaves no choice happens by itself, and is shown before
                assert [state.game.action_text(only) for only in state.legal()] == [option.action]
                state.apply_text(option.action)
            after = state.view(None)
            hold = after.seats[now.actor].things["hold"]
            assert seen.seats.get(str(now.actor), {}).get("hold", hold) == hold
            assert seen.draws == (after.actor == -1)
            assert chosen.last == (after.actor != now.actor or state.turn_begins())
            followed += len(seen.then)
            before = now.record().decisions
            await at.play(table, player, chosen.action)
            own = [
                f"{now.actor + 1} {action}"
                for action in (chosen.action, *(option.action for option in seen.then))
            ]
            assert live.table.record().decisions[len(before) :][: len(own)] == own
        assert followed > 0
        with pytest.raises(Refused):
            await at.advice.preview(table, CY, preview)

    at_a_house(tmp_path, scenario)


# -- logs and snapshots ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["sand-to-sea", "east-to-west-1", "eastern-wonders"])
def test_a_log_a_snapshot_and_the_table_itself_are_the_same(tmp_path: Path, game: str) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table(game, clock=events.Clock(kind="live", bank=600, turn=5))
        for number in range(90):
            at.time.now += 1000
            now = at.tables[table].table
            legal = now.position().legal()
            await at.play(table, await at.asked(table), (number * 7) % len(legal))
        now = at.tables[table].table
        row = await at.store.tables.row(table)
        assert row.snapshot is not None
        assert row.snapshot_ply == 64
        assert plain(await at.reopened(table)) == plain(now)
        taken = table_from(table, snapshot_of(now), now.game)
        assert taken is not None
        assert plain(taken) == plain(now)
        assert table_from(table, snapshot_of(now).replace('"form":1', '"form":0'), now.game) is None

    at_a_house(tmp_path, scenario)


def test_a_broken_snapshot_is_passed_over(tmp_path: Path) -> None:
    async def scenario(at: TestHouse) -> None:
        table = await at.table()
        await play_turns(at, table, 66)
        now = at.tables[table].table
        whole = msgspec.json.decode((await at.store.tables.row(table)).snapshot or "")
        damages: list[dict[str, object]] = [
            {"line": [99_999]},
            {"line": [-1]},
            {"line": [0, *whole["line"]]},
            {"line": whole["line"][:-3]},
            {"seats": []},
            {"left": [1]},
            {"timed": 9},
            {"ply": 7},
            {"ply": 10_000},
            {"timed": "nobody"},
        ]
        for broken in damages:
            text = msgspec.json.encode({**whole, **broken}).decode()
            change = schema.tables.update().where(schema.tables.c.id == table).values(snapshot=text)
            async with at.store.database.writing() as connection:
                await connection.execute(change)
            assert plain(await at.reopened(table)) == plain(now), broken

    at_a_house(tmp_path, scenario)


def test_a_table_that_cannot_be_read_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    async def first(at: TestHouse) -> None:
        clock = events.Clock(kind="live", bank=60)
        broken, whole = await at.table(clock=clock), await at.table(clock=clock)
        change = schema.log.update().where(schema.log.c.table_id == broken, schema.log.c.ply == 4)
        nonsense = '{"ply":4,"at":1,"events":[{"type":"decided","seat":0,"line":["1 dance"]}]}'
        async with at.store.database.writing() as connection:
            await connection.execute(change.values(entry=nonsense))
        (tmp_path / "tables").write_text(f"{broken} {whole}")

    async def second(at: TestHouse) -> None:
        at.time.now += 100_000
        broken, whole = (tmp_path / "tables").read_text().split()
        for id in (broken, whole):
            await at.attendants.look_after(id)
        await at.settle()
        assert any(seat.expired for seat in at.tables[whole].table.seats)
        assert broken not in at.tables

    at_a_house(tmp_path, first)
    at_a_house(tmp_path, second)
