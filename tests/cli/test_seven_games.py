"""All seven games at the terminal: every sentence, every board, and whole games of the four newest."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from tests.caravans import caravan
from tests.cli.test_terminal import Silent, console, picking, printed, typing, walk
from tests.positions import play
from tradewinds import CHANCE, NOBODY, Dealer, Dice, Game, State, make_game
from tradewinds.bots import seat_bot
from tradewinds.cli.board import Board
from tradewinds.cli.composition import scene_of
from tradewinds.cli.paint import paint_sentence
from tradewinds.cli.parts.harbour import harbour_of, orders_of
from tradewinds.cli.parts.islands import islands_of, rules_of
from tradewinds.cli.parts.land import land_of
from tradewinds.cli.parts.market import row_of
from tradewinds.cli.rules import goal, rules_page
from tradewinds.cli.scene import Scene
from tradewinds.cli.seats import read_players
from tradewinds.cli.session import Session, new_session
from tradewinds.cli.show import game_data, show_game
from tradewinds.cli.telling import tell_action
from tradewinds.cli.terminal import Terminal, play_terminal
from tradewinds.cli.words import HEADINGS, describe_option, grouped_option, in_groups, question
from tradewinds.components.settlements import BASIC, HOMES
from tradewinds.core.record import Record, parse_record, replay
from tradewinds.games.registry import GAMES, INFOS, Setting, game_of, map_of
from tradewinds.words.catalog import LANGUAGES

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
NEWEST = ("spice-road", "eastern-wonders", "new-world", "east-to-west-3")
LONGEST = 900  # decisions that a walk through the sentences looks at
WIDTHS = (40, 48, 60, 76, 80, 96, 100, 120, 160)


def scene(state: State, viewer: int | None = None) -> Scene:
    return scene_of(state, viewer, NAMES[: int(state.players)])


def drawn(state: State, width: int = 100, viewer: int | None = 0) -> str:
    screen = console(width)
    screen.print(Board(scene(state, viewer)))
    return printed(screen)


def options(state: State) -> list[str]:
    here = scene(state, int(state.actor))
    return [describe_option(here, option) for option in state.legal()]


def asked(state: State) -> str:
    return question(scene(state, int(state.actor)))


def sentence(state: State, action: str) -> str:
    return tell_action(state, state.game.index(action), NAMES)


def most_players(name: str) -> int:
    return INFOS[name].players[1]


# -- every game ----------------------------------------------------------------------------------------


def test_every_action_of_a_location_is_listed_under_a_heading() -> None:
    assert set(HEADINGS) == {*BASIC, "fort", *HOMES}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 0])
def test_every_option_is_described_differently_and_every_deed_is_told(name: str, players: int) -> None:
    game = make_game(name)
    for state, action in walk(game, players or most_players(name), 11):
        if state.ply > LONGEST:
            break
        here = scene(state, int(state.actor) if state.actor >= 0 else None)
        legal = state.legal()
        words = [describe_option(here, option) for option in legal]
        assert len(set(words)) == len(words)
        assert question(here).endswith((".", "?"))
        line = tell_action(state, action, NAMES)
        assert line == "" or line.startswith(NAMES[state.actor] if state.actor >= 0 else "")
        assert line == "" or line.endswith(".")
        for text in (*words, line, question(here)):
            assert not any(mark in text for mark in ("None", "{", "  ", " ,", "()", "!"))
            assert paint_sentence(text).plain == text
        if state.actor >= 0 and state.ply % 5 == 0:
            ordered = in_groups(here, legal)
            assert sorted(ordered) == sorted(legal)
            for language in LANGUAGES:
                assert len({describe_option(here, option, language) for option in legal}) == len(legal)
                groups = [grouped_option(here, option, language) for option in ordered]
                headings = [heading for heading, _ in groups]
                changes = sum(a != b for a, b in zip(headings, ["", *headings], strict=False))
                assert len(set(groups)) == len(groups)
                assert len(set(headings)) == changes


@pytest.mark.parametrize("name", NEWEST)
def test_every_verb_of_the_newest_games_is_met_and_told(name: str) -> None:
    game = make_game(name)
    unmet = {text.split(" ")[0] for text in game.vocabulary.texts}
    for seed in (11, 12, 13, 14):
        for state, action in walk(game, 2 if seed % 2 else most_players(name), seed):
            verb = game.action(action).verb
            if verb in unmet:
                unmet.discard(verb)
                untold = verb in ("done", "stop", "stay", "box", "lay", "cover")
                assert tell_action(state, action, NAMES).endswith("." if not untold else ("", "."))
            if not unmet or state.ply > 4 * LONGEST:
                break
    # Random players hardly ever take a victory tile; a whole game further down does.
    assert unmet == ({"claim"} if name == "eastern-wonders" else set())


@pytest.mark.parametrize("players", [2, 5])
def test_the_merchants_of_spice_road_never_jump_between_cards_and_a_list(players: int) -> None:
    for state, _ in walk(make_game("spice-road"), players, 8):
        if state.ply % 20 == 0 and state.actor >= 0:
            text = drawn(state)
            assert ("free ╮" in text) == (row_of(scene(state).table).cards[0] is not None)
            assert re.search(r"│ \d+ points +│", text)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 0])
def test_no_board_is_wider_than_the_terminal(name: str, players: int) -> None:
    game, seats = make_game(name), players or most_players(name)
    for state, _ in walk(game, seats, 6):
        if state.ply in (0, 30, 400):
            for number, width in enumerate(WIDTHS):
                text = drawn(state, width, None if number % 2 else 0)
                assert all(Text(line).cell_len <= width for line in text.splitlines())
                assert all(seat in text for seat in NAMES[:seats])
        if state.ply > 400:
            break


@pytest.mark.parametrize("name", GAMES)
def test_the_screen_of_a_person_never_overflows(name: str) -> None:
    for width in (60, 80, 100):
        screen = console(width)
        seats = ["human:Ann", *["random"] * (most_players(name) - 1)]
        play_terminal(make_game(name), seats, 7, screen, ask=picking(2, after=25))
        screen.print(rules_page(make_game(name)))
        text = printed(screen)
        assert all(Text(line).cell_len <= width for line in text.splitlines())
        assert "Your turn. You can " in text


@pytest.mark.parametrize("name", GAMES)
def test_hidden_scores_show_only_the_own_points(name: str) -> None:
    game = make_game(name, {"scores": "hidden"})
    state = next(s for s, _ in walk(game, 2, 6) if s.ply >= 120 and s.actor >= 0)
    text = drawn(state)
    assert text.count("Points  ") == 1
    assert "None" not in text


@pytest.mark.parametrize("name", GAMES)
def test_show_tells_pieces_rulings_and_options(name: str) -> None:
    game, layout, screen = make_game(name), map_of(name), console(100)
    show_game(game, layout, screen, as_json=False)
    text = printed(screen)
    found = game_data(game, layout)
    pieces, known = found["pieces"], found["provenance"]
    assert isinstance(pieces, dict)
    assert isinstance(known, dict)
    for key, sets in pieces.items():
        assert f"{key} ({known[key]['kind']})" in text
        assert all(piece in text for piece in sets)
    assert all(number in text for number in INFOS[name].rulings)
    assert all(option.key in text for option in INFOS[name].options)
    assert all(Text(line).cell_len <= 100 for line in text.splitlines())


def test_show_has_what_the_newest_games_are_played_with() -> None:
    shown: dict[str, Any] = {name: game_data(make_game(name), map_of(name))["pieces"] for name in NEWEST}
    kinds = {name: list(pieces) for name, pieces in shown.items()}
    assert kinds["spice-road"] == ["merchants", "orders"]
    assert kinds["eastern-wonders"] == [
        "markets",
        "outpost_values",
        "victory_tiles",
        "start_sets",
        "bonus_tiles",
    ]
    assert kinds["new-world"] == ["boards", "point_cards", "scoring_tiles", "exploration_tiles"]
    assert list(shown["eastern-wonders"]["bonus_tiles"]) == ["move", "hold", "harvest", "upgrade", "points"]
    screen = console(100)
    show_game(make_game("new-world"), None, screen, as_json=False)
    assert all(f"╭ {side} ─" in printed(screen) for side in ("A1", "B1", "C1", "D1", "E1", "F1"))


# -- spice-road ----------------------------------------------------------------------------------------


def test_a_claim_says_what_it_costs_and_which_coin_comes_with_it() -> None:
    state = caravan("hold.1 YYYRRR", "orders o01 o02 o03 o04 o05")
    assert "Claim o01 (6 points for YYRR) and a gold coin" in options(state)
    assert "Claim o02 (7 points for YYYRR) and a silver coin" in options(state)
    state = caravan("hold.1 YYRRRR", "orders o02 o04 o01 o03 o05")
    assert "Claim o01 (6 points for YYRR)" in options(state)
    state = caravan("hold.1 YYRR", "orders o01 o02 o03 o04 o05")
    assert sentence(state, "claim 1") == "Ann claimed o01 (6 points) and a gold coin for YYRR."
    play(state, "claim 1")
    assert sentence(state, "order o36") == "New in the row: o36 (20 points) for YRGBBB."
    assert question(scene(state)) == "Point cards. A point card is drawn."


def test_without_gold_the_silver_coins_lie_above_the_first_card() -> None:
    state = caravan("hold.1 YYYRR", "coins.2 4 1")
    assert "Claim o01 (6 points for YYRR) and a silver coin" in options(state)
    assert "Claim o02 (7 points for YYYRR)" in options(state)
    assert re.search(r"╭\[1\]─+ 3 silver ╮╭\[2\]─+╮╭ 3 ─", drawn(state))
    assert "Coins     4 gold, 1 silver" in drawn(state)


def test_without_silver_the_gold_coins_stay() -> None:
    state = caravan("hold.1 YYYRR", "coins.2 1 4")
    assert "Claim o02 (7 points for YYYRR)" in options(state)
    assert re.search(r"╭\[1\]─+ 3 gold ╮╭\[2\]─+╮", drawn(state))


def test_the_rows_show_coins_prices_cubes_and_what_can_be_had() -> None:
    state = caravan("hold.1 YYRR", "row m01 m02+YY m03 m04 m05 m06", "claimed.1 o12 o30", "coins.1 1 0")
    text = drawn(state)
    assert "│ +YY " in text
    assert "Point cards  29 in deck" in text
    assert re.search(r"╭\[1\]─+ 3 gold ╮╭ 2 ─+ 4 silver ╮╭ 3 ─+╮", text)
    assert re.search(r"╭\[1\]─+ free ╮╭\[2\]─+ 1 cube ╮.*╭ 6 ─+ 5 cubes ╮", text)
    assert re.search(r"Cards     2 of 6   o12 [YRGB]+ \d+   o30 [YRGB]+ \d+", text)
    narrow = drawn(caravan("hold.1 YYRR"), 40)
    assert "╭[1]" not in narrow
    assert re.search(r"\[1\] +o01 YYRR +6 points +4 gold", narrow)


def test_claimed_cards_are_face_down_where_scores_are_hidden() -> None:
    game = make_game("spice-road", {"scores": "hidden"})
    text = drawn(caravan("claimed.2 o12", game=game))
    assert "1 of 6 face down" in text
    assert "o12" not in text


def test_a_row_that_has_run_out_is_said_to_be_empty() -> None:
    merchants = " ".join(f"m{number:02d}" for number in range(1, 44))
    state = caravan("row - - - - - -", "deck -", f"hand.2 s1 s2 {merchants}")
    assert "no cards left" in drawn(state)


# -- eastern-wonders -----------------------------------------------------------------------------------


def sea(*given: str, toll: str = "moved") -> State:
    """The first turn of Ann, whose boat is on ginger-1 beside tea-3, which is beside tea-1."""
    game, dealer = make_game("eastern-wonders", {"first": "1", "toll": toll}), Dealer(1)
    state = game.start(2)
    while state.view(None).asked[-1].phase != "turn":
        if state.actor == CHANCE:
            state.deal(dealer)
        else:
            state.apply(state.legal()[0])
    lines = dict(line.split(" ", 1) for line in state.text().splitlines())
    lines["boat.2"] = "chili-4"
    lines.update(dict(line.split(" ", 1) for line in given))
    return game.from_text("".join(f"{key} {words}\n" for key, words in lines.items()))


def test_sailing_says_what_the_next_tile_costs() -> None:
    state = sea("hold.1 YYR", "loose tea-3+YG tea-1+YYYYYYR", "boat.2 tea-1")
    ways = "sail, act where your boat is or harvest"
    assert asked(state) == f"Your turn. You can {ways}. The first tile is free."
    tile = r"\([YRGB]+>[YRGB]+\)"
    assert any(re.fullmatch(rf"Sail 1 tile to tea-3 {tile}; YG there", words) for words in options(state))
    assert sentence(state, "sail tea-3") == "Ann sailed 1 tile to tea-3."
    play(state, "sail tea-3")
    assert asked(state) == "You are at tea-3. Stop here, or sail on and leave 1 cube."
    assert "Stop at tea-3; with YG" in options(state)
    there = "leave 1 cube, 1 cube to Bob if you stop, 6Y 1R there"
    assert any(re.fullmatch(rf"Sail on to tea-1 {tile}; {there}", words) for words in options(state))
    assert sentence(state, "stop") == "Ann picked up YG."
    play(state, "sail tea-1")
    assert asked(state) == "Leave a cube behind. Choose 1 cube for the tile you come from."
    assert "Leave R" in options(state)
    assert sentence(state, "leave R") == "Ann left R behind."
    play(state, "leave R")
    assert "Stop at tea-1; 1 cube to Bob, with 6Y 1R" in options(state)
    assert sentence(state, "stop") == ""
    play(state, "stop")
    assert sentence(state, "toll Y") == "Ann paid Bob Y and picked up 6Y 1R."
    play(state, "toll Y")
    assert asked(state) == "You stop at tea-1. Use this place, or harvest."
    assert re.fullmatch(rf"Use tea-1 {tile}; outpost: free", options(state)[0])
    assert sentence(state, "stay") == ""
    assert sentence(state, "harvest") == "Ann harvested YY."


def test_whoever_has_no_cube_left_stops_and_takes_what_lies_there() -> None:
    state = sea("hold.1 Y", "loose tea-1+GG")
    play(state, "sail tea-3", "sail tea-1")
    assert sentence(state, "leave Y") == "Ann left Y behind and picked up GG."
    state = sea("hold.1 -", "loose tea-3+GG")
    assert sentence(state, "sail tea-3") == "Ann sailed 1 tile to tea-3 and picked up GG."


def test_bonus_tiles_are_told_by_what_they_do() -> None:
    state = sea("bonus.1 1 0 - 2 0", "bonus-left 3 4 4 2 4")
    assert asked(state).endswith("The first 2 tiles are free.")
    assert "Harvest YYRR" in options(state)
    play(state, "sail tea-3")
    assert asked(state).endswith("Stop here, or sail on for free.")
    text = drawn(state)
    assert "Bonus     +1 movement x1, +R harvest x2" in text
    assert "+1 upgrade x4" in text


def test_a_completed_column_offers_five_kinds() -> None:
    built = "outposts.1 chili-1 tea-1 cloves-2"
    state = sea(built)
    play(state, "stay")
    assert "Build an outpost; completes column 1" in options(state)
    play(state, "build")
    assert asked(state) == "Column 1 is empty. Take a bonus tile."
    assert options(state) == [
        "Take the tile (+1 movement: every voyage goes one tile farther for free)",
        "Take the tile (+3 hold: room for 3 more cubes)",
        "Take the tile (6 points at the end)",
        "Take the tile (harvest: every harvest brings 1 red too)",
        "Take the tile (upgrade: upgrade 1 after trading at a market)",
    ]
    assert sentence(state, "bonus upgrade") == "Ann took the upgrade tile."


def test_staying_says_what_for_and_whom_it_costs() -> None:
    state = sea("outposts.1 ginger-1", "hold.1 YYYYYRRRGB", "boat.2 ginger-1", toll="always")
    staying = next(words for words in options(state) if words.startswith("Stay"))
    assert re.fullmatch(r"Stay at ginger-1 \([YRGB]+>[YRGB]+\); 1 cube to Bob", staying)
    state = sea("boat.1 port-2", f"hold.1 {orders_of(state.game)['v23'].text.split(' ')[0]}")
    staying = next(words for words in options(state) if words.startswith("Stay"))
    assert re.fullmatch(r"Stay at port-2 \(\d+ points for [YRGB]+\)", staying)


def test_cubes_on_tiles_are_in_the_hexes_and_beside_them() -> None:
    text = drawn(sea("loose tea-3+YG tea-1+YYYYYYRRRRGGGGB tea-2+YYYYYYY", "outposts.1 tea-1"))
    assert "+YG" in text
    assert "+7Y" in text
    assert "#1 +15" in text
    assert "Heaps of cubes" in text
    assert "tea-1 6Y 4R 4G 1B" in text
    assert "tea-3 YG" not in text
    assert "Heaps of cubes" not in drawn(sea("loose tea-3+YG"))


# -- new-world and east-to-west-3 ----------------------------------------------------------------------


def test_the_last_board_is_drawn_and_only_it_is_shown() -> None:
    state = make_game("new-world", {"first": "1"}).start(2)
    assert question(scene(state)) == "Setup. The fourth board is drawn."
    assert describe_option(scene(state), state.game.index("board E1")) == "Lay board E1"
    assert sentence(state, "board E1") == "The fourth board is E1."
    assert "╭ C1 ─" in drawn(state, viewer=None)
    assert "E1" not in drawn(state, viewer=None)
    play(state, "board E1")
    text = drawn(state, viewer=None)
    assert "╭ E1 ─" in text
    assert "D1-1" not in text
    assert "F1-1" not in text


@pytest.mark.parametrize("side", ["D1", "E1", "F1"])
def test_every_location_on_the_table_is_drawn(side: str) -> None:
    game = make_game("new-world", {"board": side})
    state = next(s for s, _ in walk(game, 3, 2) if s.ply >= 60 and s.actor >= 0)
    spots = land_of(scene(state).table).spots
    assert len(spots) == 23
    for width in WIDTHS:
        text = drawn(state, width)
        assert all(spot.id in text for spot in spots)


def test_six_boards_lie_in_three_rows_of_two() -> None:
    state = next(s for s, _ in walk(make_game("east-to-west-3"), 3, 2) if s.ply >= 60 and s.actor >= 0)
    titles = [re.findall(r"╭ ([A-F][12]) ─", line) for line in drawn(state).splitlines()]
    assert [found for found in titles if found] == [["A2", "B2"], ["C1", "F2"], ["E2", "D2"]]
    for width in WIDTHS:
        text = drawn(state, width)
        here = scene(state)
        assert all(spot.id in text for spot in land_of(here.table).spots)
        assert all(str(tile) in text for tile in islands_of(here.table).map)


# -- whole games with somebody at the keyboard -----------------------------------------------------------


def wish(session: Session, dice: Dice) -> int:
    """What Ann types: whatever wins the game when it can be had, else something, but rests seldom."""
    state = session.state
    texts = {state.game.action_text(action): action for action in state.legal()}
    prizes = [text for text in texts if text.startswith("claim") or re.fullmatch(r"work [AB][12]-[12]", text)]
    if session.game.id == "eastern-wonders" and not prizes:
        prizes = [text for text in toward_a_port(session) if text in texts]
    if prizes:
        return texts[prizes[0]]
    liked = [action for text, action in texts.items() if not text.startswith(("rest", "return B", "leave B"))]
    actions = liked or list(texts.values())
    return actions[int(dice.below(len(actions)))]


def toward_a_port(session: Session) -> list[str]:
    """The next tile on the way to a port whose tile can be paid, or using it there."""
    here = session.scene()
    hold, ports = here.seat.hold, harbour_of(here.table).ports
    orders = orders_of(session.game)
    for number, victory in enumerate(ports, start=1):
        cost = orders[victory].text.split(" ")[0] if victory in orders else "-"
        if cost != "-" and all(hold.count(good) >= cost.count(good) for good in "YRGB"):
            boat_on = islands_of(here.table).boats[here.seat.seat]
            if boat_on == f"port-{number}":
                return ["stop", "stay"]
            tiles = [str(tile) for tile in islands_of(here.table).map]
            distances = rules_of(here.game).layout.distances()
            boat, port = tiles.index(boat_on), tiles.index(f"port-{number}")
            near = [hex for hex in range(len(tiles)) if distances[boat][hex] == 1]
            return ["stop", f"sail {tiles[min(near, key=lambda hex: distances[hex][port])]}"]
    return []


class SomeBoards(Terminal):
    """Drawing hundreds of boards takes long: one in ten is enough."""

    def decide(self) -> None:
        screen = self.console
        if self.session.state.ply % 10 > 0:
            self.console = Silent()
        super().decide()
        self.console = screen


def at_table(name: str, seed: int) -> tuple[Record, str]:
    game, dice = make_game(name), Dice(seed)
    bots = {1: seat_bot("random", Setting(name, 2))}
    session = new_session(game, read_players(["human:Ann", "random:Bob"]), seed, bots)
    screen = console(80)
    SomeBoards(session, screen, None, lambda prompt: game.action_text(wish(session, dice))).run()
    return session.record, printed(screen)


@pytest.mark.parametrize(
    ("name", "seed", "end"),
    [
        ("spice-road", 3, "a sixth point card was claimed"),
        ("eastern-wonders", 2, "a fourth victory tile was taken"),
        ("new-world", 3, "an eighth point card was claimed"),
        ("east-to-west-3", 3, "an eighth point card was claimed"),
    ],
)
def test_a_whole_game_with_a_person_ends_as_games_do(name: str, seed: int, end: str) -> None:
    record, text = at_table(name, seed)
    state = replay(make_game(name), parse_record(record.text()))
    outcome = state.outcome()
    assert state.actor == NOBODY
    assert outcome is not None
    assert outcome.reason == end
    assert f"The game is over: {end}. Ann wins with " in " ".join(text.split())
    assert "Final scores" in text
    assert all(Text(line).cell_len <= 80 for line in text.splitlines())


@pytest.mark.parametrize("name", NEWEST)
def test_a_saved_game_goes_on_as_if_it_had_never_been_left(name: str, tmp_path: Path) -> None:
    seats, file = ["human:Ann", "random:Bob", "random"], tmp_path / "game.txt"
    game = make_game(name)
    whole = play_terminal(game, seats, 3, Silent(), ask=picking(2, after=50))
    play_terminal(game, seats, 3, Silent(), save=file, ask=picking(2, after=20))
    saved = parse_record(file.read_text())
    resumed = play_terminal(
        game_of(saved), [], 0, Silent(), record=saved, ask=picking(2, after=50, before=20)
    )
    assert resumed.text() == whole.text()


@pytest.mark.parametrize("name", NEWEST)
def test_help_rules_and_why_know_the_game(name: str) -> None:
    screen = console(80)
    example = {"spice-road": "claim 2", "eastern-wonders": "sail tea-2", "new-world": "work A1-3"}
    action = example.get(name, "work A2-3")
    play_terminal(
        make_game(name, {"first": "1"}),
        ["human:Ann", "random:Bob"],
        7,
        screen,
        ask=typing("?", "rules", "why", f"why {action}"),
    )
    text = " ".join(printed(screen).split())
    assert goal(make_game(name)) in text
    assert f"Name the action, as in 'why {action}'." in text
    assert f"'{action}' is " in text
    assert "Our rulings, where the rules are silent:" in text
    assert list(INFOS[name].rulings)[-1] in text


def game_at_turn(game: Game, ply: int) -> State:
    return next(
        state
        for state, _ in walk(game, 2, 5)
        if state.ply >= ply and state.actor >= 0 and state.view(None).asked[-1].phase == "turn"
    )


def test_claim_has_a_number_in_one_game_and_none_in_another() -> None:
    spice, sail = make_game("spice-road"), make_game("sand-to-sea")
    assert {text for text in spice.vocabulary.texts if text.startswith("claim")} == {
        f"claim {place}" for place in range(1, 6)
    }
    screen = console(80)
    play_terminal(spice, ["human:Ann", "human:Bob"], 7, screen, ask=typing("claim", "claim 9", "why claim 1"))
    text = printed(screen)
    assert "'claim' is no action: 'claim' goes as in 'claim 1'." in text
    assert "'claim 1' is not possible now. You still need " in text
    assert "claim" in sail.vocabulary.texts
    assert game_at_turn(sail, 60).refusal(sail.index("claim"))
