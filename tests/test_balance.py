"""The measurements of docs/balance.md: what is kept of a game, what is made of it, and the page."""

from dataclasses import replace
from pathlib import Path

import pytest

import balance_games
from balance_games import LOCATION, POINT_CARD, Cell, Played, claim, kept_games, kept_results, play, results
from balance_measures import PLACES, Finding, Line, Measures, measure, percent, pick_rates, use_of
from balance_page import BEGIN, END, generated, replace_block
from balance_plots import picks_figure, save_plots
from mechanisms import TAKE, TRAVEL
from tradewinds import TradewindsError
from tradewinds.arena.intervals import Estimate

PAGE = Path(__file__).parent.parent / "docs/balance.md"
RANDOM = Cell("new-world", 2, "random", "test")
GREEDY = Cell("east-to-west-1", 3, "greedy", "test")


def quiet(done: int) -> None:
    """Nobody listens to the progress."""


def played(number: int = 0, winner: int = 1, rounds: int = 20, claims: tuple[str, ...] = ("abcd",)) -> Played:
    """A made-up game: each claim names the card that was picked, then those that were left."""
    return Played(
        number=number,
        winner=winner,
        sources=[{"cards": 30, "goods": 2}, {"cards": 20, "goods": 4}],
        rounds=rounds,
        guarded=False,
        decisions=70,
        claims=[list(cards) for cards in claims],
        used={LOCATION: ["A1-1"], POINT_CARD: [cards[0] for cards in claims]},
        idle={LOCATION: ["A1-2"], POINT_CARD: ["z"]},
        turns=[rounds, rounds],
        done=[{TRAVEL: 3}, {TRAVEL: 1, TAKE: 1}],
        worked={"A1-1": 8},
        merchant_tiles=0,
    )


@pytest.fixture(scope="module")
def found() -> list[Measures]:
    return [measure(cell, [play(cell, number) for number in range(2)]) for cell in (RANDOM, GREEDY)]


# -- games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cell", [RANDOM, GREEDY], ids=str)
def test_every_claim_is_seen_and_the_same_number_is_the_same_game(cell: Cell) -> None:
    game = play(cell, 0)
    assert sorted(cards[0] for cards in game.claims) == game.used[POINT_CARD]
    assert all(len(set(cards)) == 4 for cards in game.claims)
    assert 1 <= game.winner <= cell.players == len(game.sources)
    assert game == play(cell, 0) != play(cell, 1)


def test_all_that_is_in_a_game_is_used_or_idle() -> None:
    game = play(RANDOM, 0)
    for kind, there in ((LOCATION, 23), (POINT_CARD, 22), ("exploration tile", 10), ("bonus tile", 17)):
        assert len({*game.used[kind], *game.idle[kind]}) == there, kind


def test_only_work_at_a_fort_is_a_claim() -> None:
    view = {
        "locations": [{"id": name} for name in ("A1-1", "A1-2", "A1-3", "B1-1", "B1-2")],
        "forts": ["p01", "p02", "p03", None],
    }
    assert claim(view, "B1-1") == [["p03", "p01", "p02"]]
    assert claim(view, "A1-3") == []


# -- files ---------------------------------------------------------------------------------------------


def test_a_torn_last_line_is_dropped_and_its_game_played_again(tmp_path: Path) -> None:
    whole = results(RANDOM, 3, tmp_path, 1, quiet)
    path = tmp_path / "new-world-2.jsonl"
    content = path.read_bytes()
    path.write_bytes(content[:-40])
    heard: list[int] = []
    assert results(RANDOM, 3, tmp_path, 1, heard.append) == whole
    assert heard == [2, 3]
    assert path.read_bytes() == content


def test_a_file_torn_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "new-world-2.jsonl"
    path.write_bytes(b'{"format": 1, "ga')
    assert kept_games(path, RANDOM.description(), Played) == {}
    assert len(path.read_bytes().splitlines()) == 1


def test_what_is_kept_is_told_without_playing(tmp_path: Path) -> None:
    assert kept_results(RANDOM, tmp_path) == []
    assert not list(tmp_path.iterdir())
    whole = results(RANDOM, 2, tmp_path, 1, quiet)
    assert kept_results(RANDOM, tmp_path) == whole


def test_games_of_another_run_are_refused(tmp_path: Path) -> None:
    results(RANDOM, 1, tmp_path, 1, quiet)
    with pytest.raises(TradewindsError, match="another seed"):
        results(replace(RANDOM, seed="other"), 1, tmp_path, 1, quiet)
    path = tmp_path / "new-world-2.jsonl"
    path.write_bytes(path.read_bytes() + b"{}\n")
    with pytest.raises(TradewindsError, match="not a file of games"):
        results(RANDOM, 1, tmp_path, 1, quiet)


def test_games_of_bots_that_knew_something_else_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results(RANDOM, 1, tmp_path, 1, quiet)
    monkeypatch.setattr(balance_games, "knowledge_hash", lambda game: f"newer weights of {game}")
    with pytest.raises(TradewindsError, match="another knowledge"):
        results(RANDOM, 1, tmp_path, 1, quiet)


def test_fewer_games_than_there_are_take_the_first_ones(tmp_path: Path) -> None:
    whole = results(RANDOM, 3, tmp_path, 1, quiet)
    assert results(RANDOM, 2, tmp_path, 1, quiet) == whole[:2]


# -- measures ------------------------------------------------------------------------------------------


def test_a_pick_rate_is_of_the_claims_made_while_the_card_lay_there() -> None:
    rates = pick_rates([played(claims=("abcd", "bcde")), played(claims=("abcd",))])
    assert {card: rate.value for card, rate in rates.items()} == {
        "a": 1,
        "b": pytest.approx(1 / 3),
        "c": 0,
        "d": 0,
        "e": 0,
    }


def test_use_is_of_the_games_with_the_piece() -> None:
    without = replace(played(), used={LOCATION: []}, idle={LOCATION: ["A1-2"]})
    uses = use_of([played(), played(), without], LOCATION)
    assert {piece: share.value for piece, share in uses.items()} == {"A1-1": 1, "A1-2": 0}


def test_places_rounds_and_scores() -> None:
    games = [played(number, winner=1 + (number < 15), rounds=number + 1) for number in range(20)]
    one = measure(RANDOM, games)
    assert [share.value for share in one.places] == [0.5, 1.5]
    assert (one.rounds.early, one.rounds.late, one.rounds.shortest, one.rounds.longest) == (1, 19, 1, 20)
    assert one.rounds.mean.value == 10.5
    assert one.rounds.usual.value == 0.15
    assert (one.scores.score, one.scores.winner, one.scores.margin) == (28, 32, 8)
    assert one.scores.sources == {"cards": 25, "goods": 3}
    verdicts = {line.name: line.verdict for line in one.lines()}
    assert verdicts == {
        "turn order": "broken, but close",  # 15 wins of 20 games are few
        "length": "broken",
        "picks": "broken",
        "claims": "broken, but close",  # 0 of 20 games: 5 % are within the interval
        "locations": "broken, but close",
    }


@pytest.mark.parametrize(
    ("value", "low", "high", "verdict"),
    [
        (1.0, 0.9, 1.1, "holds"),
        (1.1, 1.0, 1.2, "holds, but close"),
        (1.15, 1.1, 1.2, "holds, but close"),
        (1.2, 1.1, 1.3, "broken, but close"),
        (1.3, 1.2, 1.4, "broken"),
    ],
)
def test_a_verdict_says_whether_the_interval_reaches_the_line(
    value: float, low: float, high: float, verdict: str
) -> None:
    fine = Finding("place 2", Estimate(0.9, 0.8, 1.0), *PLACES, percent)
    finding = Finding("place 1", Estimate(value, low, high), *PLACES, percent)
    assert Line("turn order", "", [finding, fine]).verdict == verdict


# -- the page ------------------------------------------------------------------------------------------


def test_the_page_has_its_markers_and_only_what_is_between_them_changes() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
    changed = replace_block(page, "new")
    assert changed.startswith(page[: page.index(BEGIN)])
    assert changed.endswith(page[page.index(END) :])
    assert replace_block(changed, "new") == changed
    with pytest.raises(TradewindsError, match="markers"):
        replace_block(page.replace(END, ""), "new")


def test_the_tables_have_every_cell_and_every_piece(found: list[Measures]) -> None:
    text = generated(found)
    for one in found:
        assert f"| {one.cell.game} | {one.cell.players} | {one.games} |" in text
        for shares in one.uses.values():
            assert all(f"| {piece} |" in text for piece in shares)
    assert "**" in text, "something is outside its line after two games"


def test_the_pictures_show_everything(found: list[Measures], tmp_path: Path) -> None:
    save_plots(found, tmp_path)
    names = ("places", "rounds", "picks", "locations")
    assert {file.name for file in tmp_path.iterdir()} == {f"balance-{name}.png" for name in names}
    shown = max(share.value for one in found for share in one.picks.values())
    assert all(axes.get_xlim()[0] < 0 and axes.get_xlim()[1] > shown for axes in picks_figure(found).axes)
