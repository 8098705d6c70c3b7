"""`tradewinds play`: a table server of one's own, and the browser at its first page."""

import os
import socket
import sys
import threading
import time
import webbrowser
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlencode

import msgspec
from platformdirs import user_data_path
from rich.console import Console

from tradewinds.cli.serving import settings_with
from tradewinds.components.catalog import load_catalog
from tradewinds.core.errors import BadOption
from tradewinds.games.registry import GAMES
from tradewinds.server.app import serve
from tradewinds.server.games import pack_digest
from tradewinds.server.logs import set_up_logs
from tradewinds.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
PATIENCE = 60.0  # seconds until a server that was just started takes connections


def play_in_browser(
    game: str | None,
    pack: str | None,
    host: str | None,
    port: int | None,
    database: str | None,
    browser: bool,
    out: Console,
) -> None:
    """Play on a server of one's own; games are kept from one evening to the next."""
    if game is not None and game not in GAMES:
        raise BadOption(f"there is no game '{game}': {', '.join(GAMES)}")
    words = None if pack is None else pack_text(pack)
    page = first_page(game, words)
    settings = own_settings(host, port, database)
    here = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    if is_tradewinds(here, settings.port):
        if pack is not None:
            there = f"http://{here}:{settings.port}/packs"
            raise BadOption(f"Tradewinds is open already: stop it and start anew, or open {pack} at {there}")
        address = f"http://{here}:{settings.port}{page}"
        out.print(f"Tradewinds is open already at {address}", markup=False, soft_wrap=True)
        if browser:
            open_page(address)
        return
    if not is_free(settings.host, settings.port):
        if port is not None:
            raise BadOption(f"port {port} is taken by another program: leave --port out")
        settings = msgspec.structs.replace(settings, port=free_port(settings.host))
    address = f"http://{here}:{settings.port}{page}"
    set_up_logs("warning")

    def announce() -> None:
        out.print(f"Tradewinds is open at {address} (Ctrl-C closes it)", markup=False, soft_wrap=True)
        if settings.host in EVERYWHERE:
            out.print(
                f"Friends on your network: http://{own_address()}:{settings.port}/",
                markup=False,
                soft_wrap=True,
            )
        out.print(f"Games are kept in {settings.database}", markup=False, soft_wrap=True)
        if browser:
            # The server takes connections only after this has returned.
            threading.Thread(target=open_when_ready, args=(here, settings.port, address), daemon=True).start()

    serve(settings, announce, words)


def pack_text(file: str) -> str:
    load_catalog(file)  # complains about a file that is no pack
    return Path(file).read_text(encoding="utf-8-sig")


def first_page(game: str | None, pack: str | None) -> str:
    """Where the browser opens: at a new table, if it is known what to play there."""
    query = {} if game is None else {"game": game}
    if pack is not None:
        query["pack"], _ = pack_digest(pack)
    return f"/new?{urlencode(query)}" if query else "/"


def own_settings(host: str | None, port: int | None, database: str | None) -> Settings:
    settings = settings_with(None, host=host, port=port, database=database)
    if settings.database == Settings().database:  # nobody has said where
        settings = msgspec.structs.replace(settings, database=str(own_database()))
    return settings


def own_database() -> Path:
    folder = user_data_path("tradewinds", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{folder} cannot be made ({error.strerror}): say where with --database") from None
    return folder / "tradewinds.db"


def is_free(host: str, port: int) -> bool:
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError:
            return False
    return True


def free_port(host: str) -> int:
    with socket.socket() as found:
        found.bind((host, 0))
        return int(found.getsockname()[1])


def is_tradewinds(host: str, port: int) -> bool:
    """Whether one of our servers answers there already."""
    connection = HTTPConnection(host, port, timeout=2)
    try:
        connection.request("GET", "/health")
        told = msgspec.json.decode(connection.getresponse().read())
    except (OSError, HTTPException, msgspec.DecodeError):
        return False
    finally:
        connection.close()
    return isinstance(told, dict) and told.keys() >= {"status", "version", "tables"}


def own_address() -> str:
    """The address that others on the network know this machine by; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def open_when_ready(host: str, port: int, address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if is_tradewinds(host, port):
            open_page(address)
            return
        time.sleep(0.1)


def open_page(address: str) -> None:
    """Where there is a screen: a browser of text would take the terminal."""
    seen = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in seen):
        webbrowser.open(address)
