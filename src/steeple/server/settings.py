"""Settings of a server: from flags, else from the environment (STEEPLE_PORT …), else the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

import platformdirs

from steeple.errors import BadSetup
from steeple.server.store.database import is_postgres, sqlite_path

LOG_LEVELS = ("debug", "info", "warning", "error")
QUOTAS = (
    "connections_per_address",
    "sockets_per_person",
    "tables_per_person",
    "tables_per_address",
    "tables_at_once",
    "thoughts_per_person",
    "thoughts_at_once",
)
_YES, _NO = ("1", "on", "true", "yes"), ("0", "off", "false", "no")

_HERE = ("127.0.0.1", "::1", "localhost")

Value: TypeAlias = str | int | bool | tuple[str, ...]


def data_directory() -> Path:
    """Where a server keeps its database by default: in the user's data directory."""
    return platformdirs.user_data_path("steeple", appauthor=False)


def usual_database() -> str:
    """The default database."""
    return str(data_directory() / "steeple.sqlite")


@dataclass(frozen=True)
class Settings:
    """Settings of a server. Each can be given in the environment, in capitals after STEEPLE_."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = field(default_factory=usual_database)
    """A SQLite file, or postgresql://user:password@host/name."""
    workers: int = 1
    """Processes; more than one only with PostgreSQL."""
    behind_tls: bool = False
    """Whether people come through a proxy that speaks HTTPS. Cookies are then sent only over HTTPS."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may talk to this server, such as https://club.example."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses of proxies whose `X-Forwarded-*` headers are trusted."""
    metrics_port: int = 0
    """The port for Prometheus, on this machine only; 0: none. The workers use this port and the next ones."""
    limits: bool = True
    """Whether people who ask too often are refused; off for benchmarks."""
    connections_per_address: int = 1000
    """Connections that one address may have open at a time: enough for a hundred browsers in one school."""
    sockets_per_person: int = 50
    """Tables that one person may have open at a time."""
    tables_per_person: int = 100
    """Tables that one person may have going: open or being played, and used in the last week."""
    tables_per_address: int = 120
    """Tables that may be opened from one address in an hour."""
    tables_at_once: int = 10_000
    """Tables that may be going in all."""
    thoughts_per_person: int = 50
    """Decisions of bots that may wait at the tables of one host."""
    thoughts_at_once: int = 2_000
    """Decisions of bots that may wait in all, in each process."""
    bot_pause: int = 400
    """The least time, in milliseconds, that the weakest bots take, so that people can follow."""
    retention_days: int = 90
    """Days after which guests who don't come back, and tables that nobody uses, are deleted; 0: never."""
    log_level: str = "info"
    seed: str = ""
    """For tests only: deals and bots follow from it, so anybody who knows it knows every card.

    Has no flag.
    """

    def environment(self) -> dict[str, str]:
        """The settings as variables, for processes that this one starts."""
        return {_variable(name): _text(getattr(self, name)) for name in _NAMES}


_NAMES = tuple(one.name for one in fields(Settings))


def read_settings(flags: Mapping[str, Value | None], environment: Mapping[str, str]) -> Settings:
    """Settings from flags (None: not given), else the environment, else the defaults.

    Raises BadSetup, StoreError.
    """
    usual = Settings(database="")  # a service may have no home to look for one in
    chosen: dict[str, Value] = {}
    for name in _NAMES:
        flag, text = flags.get(name), environment.get(_variable(name))
        if flag is not None:
            chosen[name] = flag
        elif text is not None:
            chosen[name] = _read(_variable(name), text, getattr(usual, name))
    settings = Settings(**chosen)  # type: ignore[arg-type]
    check_settings(settings)
    return settings


def check_settings(settings: Settings) -> None:
    """Raises BadSetup or StoreError if a server can't run with these settings."""
    if not 0 <= settings.port <= 65535:
        raise BadSetup(f"a port is a number from 0 to 65535, not {settings.port}", code="bad-setting")
    if not 0 <= settings.metrics_port <= 65535 - settings.workers:
        raise BadSetup(
            f"a port for metrics is a number from 0 to 65535, not {settings.metrics_port}", code="bad-setting"
        )
    if not 1 <= settings.workers <= 256:
        raise BadSetup(f"there can be 1 to 256 workers, not {settings.workers}", code="bad-setting")
    for name in QUOTAS:
        if getattr(settings, name) < 1:
            raise BadSetup(
                f"{_variable(name)} is at least 1, not {getattr(settings, name)}", code="bad-setting"
            )
    if settings.log_level not in LOG_LEVELS:
        raise BadSetup(
            f"log levels are {', '.join(LOG_LEVELS)}, not {settings.log_level!r}", code="bad-setting"
        )
    if settings.seed and (settings.behind_tls or settings.host not in _HERE):
        raise BadSetup(
            "STEEPLE_SEED is for tests, because it gives every card away: unset it, or listen at 127.0.0.1",
            code="bad-setting",
        )
    if not 0 <= settings.retention_days <= 36500:
        sentence = f"retention is 0 (never) to 36500 days, not {settings.retention_days}"
        raise BadSetup(sentence, code="bad-setting")
    for origin in settings.origins:
        _check_origin(origin)
    if not is_postgres(settings.database):
        sqlite_path(settings.database)
        if settings.workers > 1:
            raise BadSetup(
                "several workers need PostgreSQL: give --database postgresql://user:password@host/name",
                code="bad-setting",
            )


def _check_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if (
        parts.scheme not in ("http", "https")
        or not parts.netloc
        or origin != f"{parts.scheme}://{parts.netloc}"
    ):
        raise BadSetup(
            f"an origin is like https://club.example, without a path, not {origin!r}", code="bad-setting"
        )


def _variable(name: str) -> str:
    return f"STEEPLE_{name.upper()}"


def _text(value: Value) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _read(variable: str, text: str, usual: Value) -> Value:
    """The value of a variable, with the type of its setting. Raises BadSetup."""
    if isinstance(usual, tuple):
        return tuple(text.split())
    if isinstance(usual, bool):
        if text.lower() not in _YES + _NO:
            raise BadSetup(f"{variable} is on or off, not {text!r}", code="bad-setting")
        return text.lower() in _YES
    if isinstance(usual, int):
        if not text.strip().isascii() or not text.strip().isdigit():
            raise BadSetup(f"{variable} is a number, not {text!r}", code="bad-setting")
        return int(text)
    return text
