"""The command line: one function a command. Bad input is one sentence on stderr and exit code 2."""

import json
import logging
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tradewinds import __version__, _pure
from tradewinds.bench import best, copy_seconds, playout_rate, python_loop_rate
from tradewinds.bots.analysis import analyse, turning_points
from tradewinds.bots.seating import SECONDS
from tradewinds.cli.analysis import analysis_data, print_analysis, print_review, review_data
from tradewinds.cli.files import need_folder
from tradewinds.cli.seats import DEFAULT_SEATS, players_of
from tradewinds.cli.show import games_data, list_games, show_game
from tradewinds.cli.terminal import play_terminal
from tradewinds.components.catalog import load_catalog, pack_template
from tradewinds.components.maps import DEFAULT, MapKind, load_map, random_map
from tradewinds.core.agenda import CHANCE
from tradewinds.core.dealer import Dealer
from tradewinds.core.errors import BadOption, BadRecord, TradewindsError
from tradewinds.core.perft import divide, perft
from tradewinds.core.record import Record, parse_record, replay
from tradewinds.core.state import State
from tradewinds.games.registry import GAMES, MAPS, Setting, digest_of, game_of, make_game, map_of
from tradewinds.rules.common import LAST_ROUND
from tradewinds.simulate import Tally, simulate
from tradewinds.words.catalog import ENGLISH, check_language

app = typer.Typer(
    help="Trading board games: play, simulate, replay and examine them.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)
pack_commands = typer.Typer(help="Component packs: your own values for the pieces.", no_args_is_help=True)
map_commands = typer.Typer(help="Maps: check your own, or make a random one.", no_args_is_help=True)
app.add_typer(pack_commands, name="pack")
database_commands = typer.Typer(help="The database of a table server.", no_args_is_help=True)
app.add_typer(map_commands, name="map")
app.add_typer(database_commands, name="db")

out = Console(highlight=False)


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"tradewinds {__version__} ({'compiled' if _pure.compiled() else 'from source'})")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option("--version", help="Say which version this is.", callback=print_version, is_eager=True),
    ] = False,
) -> None:
    """Trading board games: play, simulate, replay and examine them."""


GameName = Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.")]
Players = Annotated[int, typer.Option(help="How many seats.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A ruling of the table, as in toll=always; may be repeated."),
]
MapChoice = Annotated[str, typer.Option("--map", help="default, random:SEED or a TOML file.")]
Pack = Annotated[str | None, typer.Option("--pack", help="A TOML file with your own component values.")]
Seed = Annotated[str, typer.Option(help="Any number or text; the same seed gives the same game.")]
MapGame = Annotated[str, typer.Option("--game", help=f"Whose map: {', '.join(MAPS)}.")]
FIRST_MAP = next(iter(MAPS))
Config = Annotated[Path | None, typer.Option(help="A TOML file with settings.", show_default=False)]
Database = Annotated[
    str | None, typer.Option(help="A file's path, or postgresql://...", show_default="tradewinds.db")
]
Json = Annotated[bool, typer.Option("--json", help="Machine-readable output.")]


def chosen_options(words: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in words or []:
        key, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"an option goes as in toll=always, not '{word}'")
        options[key] = value
    return options


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help=f"One of: {', '.join(GAMES)}.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here, without a browser.")] = False,
    host: Annotated[
        str | None,
        typer.Option(help="0.0.0.0 lets friends on your network in.", show_default="127.0.0.1"),
    ] = None,
    port: Annotated[int | None, typer.Option(help="Of the server.", show_default="8410")] = None,
    database: Annotated[
        str | None, typer.Option(help="The file that keeps the games.", show_default="in your data folder")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open a page in the browser.")] = True,
    seats: Annotated[
        str | None,
        typer.Option(
            help="In the terminal: human, human:NAME, a bot as in random or ./mybot.py:MyBot, or NAME=BOT.",
            show_default=DEFAULT_SEATS,
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="In the terminal: the same seed gives the same deal; else a secret one."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", help="In the terminal: a ruling, as in toll=always.")
    ] = None,
    map: Annotated[
        str | None, typer.Option("--map", help="In the terminal: default, random:SEED or a TOML file.")
    ] = None,
    pack: Pack = None,
    save: Annotated[
        Path | None, typer.Option(help="In the terminal: keep the game in this new file.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="In the terminal: go on with a saved game.")] = None,
    bot_seconds: Annotated[
        float | None,
        typer.Option(
            help="In the terminal: what a bot of your own has for a decision.", show_default=str(SECONDS)
        ),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option(
            help="In the terminal: en, pl or de, for questions, options, reasons and the log. "
            "The rest is in English.",
            show_default=ENGLISH,
        ),
    ] = None,
) -> None:
    """Play: at a table in the browser, or with --terminal here."""
    if not terminal:
        at_terminal = (seats, seed, option, map, save, resume, bot_seconds, language)
        if any(given is not None for given in at_terminal):
            raise BadOption(
                "seats, seed, option, map, save, resume, bot-seconds and language go with --terminal; "
                "in the browser they are chosen there"
            )
        from tradewinds.cli.playing import play_in_browser

        play_in_browser(game, pack, host, port, database, browser, out)
        return
    if host is not None or port is not None or database is not None:
        raise BadOption("host, port and database are for a game in the browser, without --terminal")
    logging.getLogger("tradewinds.bots").addHandler(logging.NullHandler())  # the game's log tells it
    seconds = SECONDS if bot_seconds is None else bot_seconds
    spoken = ENGLISH if language is None else language
    check_language(spoken)
    if save is not None:
        check_new_file(save)
    if resume is not None:
        if any(given is not None for given in (game, seats, seed, option, map)):
            raise BadOption("a saved game has its own game, seats, seed, options and map: give only --resume")
        record = read_record(resume)
        made = game_of(record, pack)
        play_terminal(
            made, [], "", out, save or resume, record, pack=pack, bot_seconds=seconds, language=spoken
        )
        return
    made = make_game(game or GAMES[0], chosen_options(option), map or DEFAULT, pack)
    names = [seat.strip() for seat in (seats or DEFAULT_SEATS).split(",")]
    made.check_players(len(names))
    dealt = seed if seed is not None else secrets.token_hex(16)
    play_terminal(made, names, dealt, out, save, pack=pack, bot_seconds=seconds, language=spoken)


def check_new_file(file: Path) -> None:
    """A save file is made anew, in a folder that is there."""
    if file.exists() or file.is_symlink():
        raise BadOption(f"{file} exists already: --resume goes on with a saved game")
    need_folder(file)


@app.command(name="simulate")
def simulate_command(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Seed = "1",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(help="Who plays, as in greedy (all seats) or greedy,random.", show_default="at random"),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option("--out", help="Write every decision into this Parquet file; a killed run goes on."),
    ] = None,
    pure: Annotated[bool, typer.Option("--pure", help="Run the uncompiled source.")] = False,
    json_output: Json = False,
    option: Options = None,
    map: MapChoice = DEFAULT,
    pack: Pack = None,
) -> None:
    """Play games, at random or with bots, and tell what came out."""
    if pure and _pure.compiled():
        os.environ[_pure.VARIABLE] = "1"
        os.execv(sys.executable, [sys.executable, "-m", "tradewinds", *sys.argv[1:]])
    setting = Setting(game, players, chosen_options(option), map, pack)
    setting.make().start(players)  # complain before a progress bar stands in the way
    with progress_bar(json_output) as bar:
        task = bar.add_task("games", total=games)
        tally = simulated(setting, bots, games, seed, jobs, file, lambda done: bar.advance(task, done))
    if tally is None:
        print(json.dumps({"complete": str(file)}) if json_output else f"{file} is complete already")
    elif json_output:
        print(json.dumps(tally.report(setting)))
    else:
        print_tally(setting, tally)


def simulated(
    setting: Setting,
    bots: str | None,
    games: int,
    seed: str,
    jobs: int,
    file: Path | None,
    progress: Callable[[int], None],
) -> Tally | None:
    """What came out; None when a dataset is there already."""
    if bots is None and file is None:
        return simulate(setting, games, seed, jobs, progress)
    from tradewinds.datasets.playing import BotGames, check_bots, seats_of  # the others need not wait

    seats = seats_of(bots, setting.players)
    if file is None:
        check_bots(seats, setting)
        return simulate(setting, games, seed, jobs, progress, BotGames(seats))
    from tradewinds.datasets.writing import Plan, write_dataset  # needs an extra

    return write_dataset(Plan(setting, seats, games, seed), file, jobs, progress)


def progress_bar(quiet: bool) -> Progress:
    """On stderr, and only where somebody can see it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    unseen = quiet or not sys.stderr.isatty()
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=unseen)


def print_tally(setting: Setting, tally: Tally) -> None:
    table = Table("seat", "wins", "mean score", title=f"{setting.game}, {setting.players} players")
    report = tally.report(setting)
    for seat, wins in enumerate(tally.wins):
        table.add_row(str(seat + 1), str(wins), f"{tally.scores[seat] / tally.games:.1f}")
    out.print(table)
    out.print(f"{tally.finished} of {tally.games} games finished, {report['rounds_mean']} rounds on average")
    if tally.complete < tally.finished:
        out.print(
            f"{tally.finished - tally.complete} of them were stopped after {LAST_ROUND} rounds (RUL-16)"
        )
    out.print(f"{tally.decisions:,} decisions, {report['decisions_per_second']:,} a second")
    out.print(f"digest {report['digest']}")


@app.command(name="arena")
def arena_command(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays, as in random,greedy,search:1000.")],
    folder: Annotated[Path, typer.Option("--out", help="The folder of results; a run goes on where it was.")],
    players: Players = 2,
    games: Annotated[int, typer.Option(help="How many games each line-up of bots plays.")] = 400,
    seed: Seed = "1",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    ray: Annotated[
        str | None, typer.Option(help="Play on Ray: auto, or the address of a cluster.", show_default=False)
    ] = None,
    bot_seconds: Annotated[float, typer.Option(help="What a bot may take for a decision.")] = 10,
    plots: Annotated[bool, typer.Option("--plots/--no-plots", help="Whether to draw pictures.")] = True,
    json_output: Json = False,
    option: Options = None,
    map: MapChoice = DEFAULT,
    pack: Pack = None,
) -> None:
    """Let bots play each other in all seats, and rate them."""
    from tradewinds.cli.arena import Plan, arena  # the other commands need not wait for it

    setting = Setting(game, players, chosen_options(option), map, pack)
    plan = Plan(setting, tuple(bot.strip() for bot in bots.split(",")), games, seed, bot_seconds)
    arena(plan, folder, jobs, ray, plots, json_output, out)


def read_record(file: Path) -> Record:
    try:
        text = file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise BadOption(f"{file}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadRecord(1, "not a text file in UTF-8") from None
    return parse_record(text)


@app.command(name="replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A record.")],
    check: Annotated[bool, typer.Option("--check", help="Only say whether the record is right.")] = False,
    at: Annotated[
        int | None, typer.Option("--at", help="Stop after so many decisions and print the state.")
    ] = None,
    pack: Pack = None,
    json_output: Json = False,
) -> None:
    """Replay a record, verify every line of it, and tell what happened."""
    if check and at is not None:
        raise BadOption("--check looks at the whole record: give it without --at")
    record = read_record(file)
    game = game_of(record, pack)
    told: list[str] = []
    state = replay(game, record, at, lambda before, action: told.append(told_line(before, action, record)))
    outcome = state.outcome()
    if json_output:
        result = {
            "game": game.id,
            "players": record.players,
            "decisions": len(record.decisions),
            "finished": outcome is not None,
            "scores": list(outcome.scores) if outcome else None,
            "ranking": [seat + 1 for seat in outcome.ranking] if outcome else None,
            "state": state.data() if at is not None else None,
        }
        print(json.dumps(result))
    elif at is not None:
        out.print(state.text(), end="", markup=False, soft_wrap=True)
    else:
        for line in [] if check else told:
            out.print(line, markup=False)
        ended = "finished" if outcome else "still running"
        drawn = ", draws match the seed" if record.seed is not None else ""
        out.print(f"ok: {len(record.decisions)} decisions, {ended}{drawn}")
        if outcome:
            scores = ", ".join(f"{record.seats[seat]} {outcome.scores[seat]}" for seat in outcome.ranking)
            out.print(scores, markup=False)


@app.command(name="analyse")
def analyse_command(
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[
        int | None, typer.Option("--at", help="Only the position after so many decisions, draws included.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(help="For each position.", show_default="2000, in a whole record 400")
    ] = None,
    seed: Seed = "1",
    pack: Pack = None,
    json_output: Json = False,
) -> None:
    """Find the best actions of a position, or the turning points of a game."""
    record = read_record(file)
    game = game_of(record, pack)
    names = [player.name for player in players_of(record)]
    if at is not None:
        state = replay(game, record, at)
        found = analyse(state, 2000 if simulations is None else simulations, seed)
        if json_output:
            print(json.dumps(analysis_data(found, game)))
        else:
            print_analysis(found, state, names, out)
        return
    with progress_bar(json_output) as bar:
        task = bar.add_task("decisions", total=len(record.decisions))
        tried = 400 if simulations is None else simulations
        review = turning_points(game, record, tried, seed, lambda done: bar.advance(task, done))
    if json_output:
        print(json.dumps(review_data(review, game)))
    else:
        print_review(review, game, record, names, out)


def told_line(state: State, action: int, record: Record) -> str:
    actor = int(state.actor)
    who = "chance" if actor == CHANCE else record.seats[actor]
    return f"{int(state.ply) + 1:5} {who}: {state.game.action_text(action)}"


@app.command(name="verify")
def verify_command(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    pack: Pack = None,
    json_output: Json = False,
) -> None:
    """Prove that every draw of a finished game came from the seed that was promised before it."""
    from tradewinds.cli.serving import verify

    record = read_record(file)
    verify(game_of(record, pack), record, json_output, out)


@app.command(name="serve")
def serve_tables(
    config: Config = None,
    database: Database = None,
    host: Annotated[str | None, typer.Option(help="The address to listen at.", show_default=False)] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen at.", show_default=False)] = None,
) -> None:
    """Run the table server: games for friends anywhere."""
    from tradewinds.cli.serving import serve_command

    serve_command(config, database, host, port, out)


@database_commands.command(name="upgrade")
def db_upgrade(config: Config = None, database: Database = None) -> None:
    """Bring the database to the version that this server needs."""
    from tradewinds.cli.serving import settings_with, upgrade

    upgrade(settings_with(config, database=database), out)


@database_commands.command(name="backup")
def db_backup(
    file: Annotated[Path, typer.Argument(help="A new file, as in club.jsonl.gz.")],
    config: Config = None,
    database: Database = None,
) -> None:
    """Write everything into one file, as it was at one moment."""
    from tradewinds.cli.serving import backup, settings_with

    backup(settings_with(config, database=database), file, out)


@database_commands.command(name="restore")
def db_restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], config: Config = None, database: Database = None
) -> None:
    """Fill an empty database from a backup, of SQLite or PostgreSQL."""
    from tradewinds.cli.serving import restore, settings_with

    restore(settings_with(config, database=database), file, out)


@database_commands.command(name="prune")
def db_prune(
    days: Annotated[int, typer.Option(help="Without a change for so many days.")] = 90,
    config: Config = None,
    database: Database = None,
) -> None:
    """Remove tables that were never finished, and guests who are gone."""
    from tradewinds.cli.serving import prune, settings_with

    prune(settings_with(config, database=database), days, out)


@app.command(name="perft")
def perft_command(
    game: GameName,
    players: Players = 2,
    depth: Annotated[int, typer.Option(help="How many decisions deep, draws included.")] = 3,
    seed: Seed = "1",
    split: Annotated[bool, typer.Option("--divide", help="Count for each first action.")] = False,
    position: Annotated[Path | None, typer.Option(help="Start from a state's text in this file.")] = None,
    option: Options = None,
    map: MapChoice = DEFAULT,
    pack: Pack = None,
    json_output: Json = False,
) -> None:
    """Count the lines of play from the first decision of a dealt game."""
    made = make_game(game, chosen_options(option), map, pack)
    if position is not None:
        try:
            state = made.from_text(position.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadOption(f"{position}: cannot be read ({error.strerror})") from None
        except UnicodeDecodeError:
            raise BadOption(f"{position}: is not a text file in UTF-8") from None
    else:
        state, dealer = made.start(players), Dealer(seed)
        while state.actor == CHANCE:
            state.deal(dealer)
    if not 0 <= depth <= 12:
        raise BadOption(f"the depth goes from 0 to 12, not {depth}")
    parts = divide(state, depth) if split and depth > 0 else {}
    lines = sum(parts.values()) if parts else int(perft(state, depth))
    if json_output:
        result = {
            "game": game,
            "players": int(state.players),
            "depth": depth,
            "lines": lines,
            "divide": parts,
        }
        print(json.dumps(result))
        return
    for text, count in parts.items():
        out.print(f"{count:12,}  {text}", markup=False)
    out.print(f"{lines:,} lines of {depth} decisions")


@app.command()
def show(
    game: GameName = GAMES[0],
    pack: Pack = None,
    map: MapChoice = DEFAULT,
    json_output: Json = False,
) -> None:
    """Show a game's pieces with their provenance, its rulings and options."""
    layout = map_of(game, map)
    show_game(make_game(game, None, layout, pack), layout, out, json_output)


@app.command(name="games")
def games_command(json_output: Json = False) -> None:
    """List the games: for how many, of which boxes, how long, and where the rules come from."""
    if json_output:
        print(json.dumps(games_data()))
    else:
        list_games(out)


@pack_commands.command(name="check")
def pack_check(file: Annotated[str, typer.Argument(help="The pack's TOML file.")]) -> None:
    """Check a component pack, and tell which games it changes."""
    catalog, standard = load_catalog(file), load_catalog()
    own = [name for name, known in catalog.provenance.items() if known.kind == "own"]
    sets = f" (sets of your own: {', '.join(own)})" if own else ""
    out.print(f"ok: pack '{catalog.name}'{sets}", markup=False)
    for game in GAMES:
        digest = digest_of(game, catalog)
        same = "as standard" if digest == digest_of(game, standard) else "with your values"
        out.print(f"{game} {digest[:12]}, {same}", markup=False)


@pack_commands.command(name="new")
def pack_new(
    file: Annotated[Path, typer.Argument(help="The pack's TOML file: a new one, or one to go on with.")],
    boards: Annotated[bool, typer.Option("--boards", help="Enter location boards.")] = False,
    game: Annotated[str | None, typer.Option(help="Only the boards of this game.")] = None,
    sides: Annotated[str | None, typer.Option(help="Only these sides, as in A1,B1.")] = None,
) -> None:
    """Enter what is printed on your own boards, location by location."""
    from tradewinds.cli.packing import new_boards

    if not boards:
        raise BadOption("say what you want to enter: --boards")
    if game is not None and sides is not None:
        raise BadOption("choose a game or sides, not both")
    new_boards(file, game or sides or "", out)


@pack_commands.command(name="template")
def pack_template_command() -> None:
    """Print the standard pieces as a pack, ready to be edited."""
    print(pack_template(), end="")


def map_kind(game: str) -> MapKind:
    if game not in MAPS:
        raise BadOption(f"there are no maps for '{game}': the games with maps are {', '.join(MAPS)}")
    return MAPS[game]


@map_commands.command(name="check")
def map_check(
    file: Annotated[str, typer.Argument(help="The map's TOML file.")], game: MapGame = FIRST_MAP
) -> None:
    """Check a map against the rules for players' own maps."""
    layout = load_map(file, map_kind(game))
    out.print(f"ok: map '{layout.name}', {len(layout.places)} hexes", markup=False)


@map_commands.command(name="random")
def map_random(seed: Seed = "1", game: MapGame = FIRST_MAP) -> None:
    """Print a random map as a TOML file."""
    print(random_map(seed, map_kind(game)).toml(), end="")


@app.command()
def bench(
    game: GameName = GAMES[0],
    players: Players = 4,
    games: Annotated[int, typer.Option(help="Games a run.")] = 200,
    json_output: Json = False,
) -> None:
    """Measure the engine on this machine."""
    made = make_game(game)
    made.check_players(players)
    if not 1 <= games <= 1_000_000:
        raise BadOption(f"the number of games goes from 1 to 1,000,000, not {games}")
    playout = best(lambda: playout_rate(made, players, games))
    loop = best(lambda: python_loop_rate(made, players, max(games // 10, 1)))
    copy = min(copy_seconds(made, players, 20_000) for _ in range(3))
    result = {
        "game": game,
        "players": players,
        "compiled": _pure.compiled(),
        "playout_decisions_per_second": round(playout.decisions),
        "python_loop_decisions_per_second": round(loop.decisions),
        "copy_microseconds": round(copy * 1e6, 3),
        "copy_in_decisions": round(copy * playout.decisions, 2),
    }
    if json_output:
        print(json.dumps(result))
        return
    table = Table("measure", "value", title=f"{game}, {players} players, one core")
    for key, value in list(result.items())[2:]:
        table.add_row(key.replace("_", " "), f"{value:,}" if not isinstance(value, bool) else str(value))
    out.print(table)


def fail(message: str) -> NoReturn:
    print(f"tradewinds: {' '.join(message.split())}", file=sys.stderr)
    raise SystemExit(2)


def run() -> None:
    """The entry point: every refusal is one plain sentence."""
    command = typer.main.get_command(app)
    try:
        code = command.main(standalone_mode=False)
        sys.stdout.flush()
    except TradewindsError as error:
        fail(str(error))
    except (KeyboardInterrupt, typer.Abort):
        fail("stopped")
    except BrokenPipeError:
        # The reader went away (a pager, head): nothing to complain about.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except OSError as error:
        fail(f"{error.filename or 'the output'}: {error.strerror}")
    except Exception as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a command group without a command
            print(error)
            raise SystemExit(2) from None
        if hasattr(error, "format_message"):  # what the command line parser refuses
            fail(error.format_message())
        raise
    if code == 130:
        fail("stopped")
    raise SystemExit(code if isinstance(code, int) else 0)
