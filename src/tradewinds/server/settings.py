"""How a server is set up: one TOML file, and environment variables that go before it."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, ValidationError, convert

from tradewinds.core.errors import BadOption

PREFIX = "TRADEWINDS_"
FILE = "TRADEWINDS_CONFIG"


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every one can stand in the file by its name, or in the environment as TRADEWINDS_NAME."""

    database: str = "tradewinds.db"  # a file's path, or postgresql://user:password@host/name
    host: str = "127.0.0.1"
    port: int = 8410
    origins: list[str] = []  # of other pages that may use this server, as in https://play.example.org
    secure_cookies: bool = False  # cookies only over https; those that come by https are secure anyway
    behind_proxy: str = ""  # addresses of proxies whose word about the client is taken, or *
    thinkers: int = 0  # processes for bots; 0: one less than there are cores
    metrics: str = "local"  # who may read /metrics: local, all or none
    log_level: str = "info"
    limits: bool = True  # how often a client may ask; off only for measuring


def read_settings(file: str | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    variables = os.environ if environment is None else environment
    chosen = file or variables.get(FILE)
    values: dict[str, Any] = {} if chosen is None else read_file(Path(chosen))
    for field in Settings.__struct_fields__:
        name = PREFIX + field.upper()
        if name in variables:
            values[field] = variables[name].split(",") if field == "origins" else variables[name]
    try:
        # Environment variables are text: "8410" is a number where one is expected.
        settings = convert(values, Settings, strict=False)
    except ValidationError as error:
        raise BadOption(f"the settings are wrong: {error}") from None
    check(settings)
    return settings


def read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption(f"{file}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption(f"{file}: not readable as TOML ({error})") from None


def check(settings: Settings) -> None:
    if not 0 <= settings.port <= 65535:
        raise BadOption(f"a port is a number from 0 to 65535, not {settings.port}")
    if settings.metrics not in ("local", "all", "none"):
        raise BadOption(f"metrics takes local, all or none, not '{settings.metrics}'")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadOption(f"log_level takes debug, info, warning or error, not '{settings.log_level}'")
    if not 0 <= settings.thinkers <= 64:
        raise BadOption(f"thinkers takes 0 to 64 processes, not {settings.thinkers}")
