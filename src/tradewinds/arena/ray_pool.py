"""Games spread over a Ray cluster, or over a local Ray of this machine's own.

Ray plays a game again when the process or the machine that played it is lost, and a game is the same
wherever it is played: the rows are those of the local pool.
"""

import logging
import os
import socket
from collections.abc import Generator, Iterable
from itertools import islice
from urllib.parse import urlsplit

import ray
from ray.exceptions import RayTaskError, WorkerCrashedError

from tradewinds.arena.match import Match, Row
from tradewinds.arena.schedule import Fixture
from tradewinds.core.errors import BadOption, TradewindsError

AUTO = "auto"
PORT = 6379  # where a cluster listens, if its address does not say
MOST_TRIES = 3  # of a game whose process ends


def ray_rows(
    match: Match, fixtures: Iterable[Fixture], address: str, jobs: int
) -> Generator[Row, None, None]:
    """Play these games; rows come as they end. `jobs` is the size of a Ray that is started here."""
    connect(address, jobs)
    waiting = iter(fixtures)
    play = ray.remote(num_cpus=1, max_retries=MOST_TRIES)(play_one)
    try:
        # Two games a processor are under way at a time: enough to keep all busy.
        most = max(2 * int(ray.cluster_resources().get("CPU", 1)), 2)
        running = [play.remote(match, fixture) for fixture in islice(waiting, most)]
        while running:
            done, running = ray.wait(running)
            running += [play.remote(match, fixture) for fixture in islice(waiting, len(done))]
            yield from ray.get(done)
    except RayTaskError as error:
        raise error.cause from None
    except WorkerCrashedError:
        raise TradewindsError(f"a game ended the process that played it {MOST_TRIES + 1} times") from None
    finally:
        ray.shutdown()


def connect(address: str, jobs: int) -> None:
    """A cluster by its address, or with `auto` the one that runs here, or else a new local one."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    if address != AUTO:
        check_address(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except ConnectionError as error:
        if address != AUTO:
            raise BadOption(f"the Ray cluster at '{address}' cannot be used: {error}") from None
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)


def check_address(address: str) -> None:
    """Ray itself would try for minutes."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        socket.create_connection((place.hostname or "", place.port or PORT), timeout=10).close()
    except (OSError, ValueError):
        raise BadOption(f"there is no Ray cluster at '{address}'") from None


def play_one(match: Match, fixture: Fixture) -> Row:
    return match.play(match.setting.make(), fixture)
