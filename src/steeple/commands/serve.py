"""`steeple serve`: the server, where people and bots play in browsers and programs."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from dataclasses import asdict, dataclass
from typing import Annotated

import typer

from steeple.commands.console import require_server
from steeple.commands.flags import takes_flags

_EVERYWHERE = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}
"""The hosts that mean all addresses of this machine, each with a remote address in a network nobody has."""

_LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}


@dataclass(frozen=True)
class ServeFlags:
    """The flags of `steeple serve`, named as the server's settings are. None means not given."""

    host: Annotated[
        str | None,
        typer.Option(
            help="The address to listen on. Default: 127.0.0.1, this machine only.", show_default=False
        ),
    ] = None
    port: Annotated[
        int | None,
        typer.Option(help="The port; 0 picks a free one. Default: 8765.", show_default=False),
    ] = None
    database: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|URL",
            help="A SQLite file or postgresql://user:password@host/name. "
            "Default: a file in your data directory.",
            show_default=False,
        ),
    ] = None
    workers: Annotated[
        int | None,
        typer.Option(
            help="How many processes share the port. More than one needs PostgreSQL.", show_default=False
        ),
    ] = None
    behind_tls: Annotated[
        bool | None,
        typer.Option("--behind-tls", help="People connect over https, through a proxy.", show_default=False),
    ] = None
    origins: Annotated[
        list[str] | None,
        typer.Option(
            "--origin", metavar="URL", help="Another site whose pages may talk to this server. Repeatable."
        ),
    ] = None
    proxies: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="A proxy to trust with --behind-tls. Repeatable. Default: this machine.",
        ),
    ] = None
    bot_pause: Annotated[
        int | None,
        typer.Option(
            metavar="MS",
            help="The least time a bot takes to move, in milliseconds. Default: 400.",
            show_default=False,
        ),
    ] = None
    retention_days: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS",
            help="Delete guests and tables after this many days unused; 0 keeps them forever. Default: 90.",
            show_default=False,
        ),
    ] = None
    limits: Annotated[
        bool | None,
        typer.Option(
            "--limits/--no-limits", help="Turn away people who send too many requests.", show_default=False
        ),
    ] = None
    metrics_port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT",
            help="Serve metrics for Prometheus on this port of 127.0.0.1; each worker takes the next. "
            "Default: off.",
            show_default=False,
        ),
    ] = None
    connections_per_address: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Maximum open connections from one address. Default: 1000.", show_default=False
        ),
    ] = None
    sockets_per_person: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Maximum tables one person can have open. Default: 50.", show_default=False
        ),
    ] = None
    tables_per_person: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Maximum unfinished tables for one person. Default: 100.", show_default=False
        ),
    ] = None
    tables_per_address: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Maximum new tables per hour from one address. Default: 120.",
            show_default=False,
        ),
    ] = None
    tables_at_once: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Maximum unfinished tables on the server. Default: 10000.", show_default=False
        ),
    ] = None
    thoughts_per_person: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Maximum bots waiting to move at one person's tables. Default: 50.",
            show_default=False,
        ),
    ] = None
    thoughts_at_once: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Maximum bots waiting to move on the server. Default: 2000.", show_default=False
        ),
    ] = None
    log_level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="debug, info, warning or error.", show_default=False)
    ] = None
    open_page: Annotated[bool, typer.Option("--open", help="Open the lobby in your browser.")] = False


@takes_flags(ServeFlags)
def serve(flags: ServeFlags) -> None:
    """Run a server for people and bots until you press Ctrl-C.

    You can set everything in the environment too: STEEPLE_PORT for --port, and so on.
    """
    with require_server():
        from steeple.server.run import listen, run
        from steeple.server.settings import read_settings
        from steeple.server.store.file_lock import only_server

    given = {
        name: (tuple(value) or None) if isinstance(value, list) else value
        for name, value in asdict(flags).items()
        if name != "open_page"
    }
    settings = read_settings(given, os.environ)
    with only_server(settings.database):
        listening = listen(settings)
        announce(addresses(settings.host, listening.getsockname()[1]), flags.open_page)
        run(settings, listening)


def announce(own: list[str], open_page: bool) -> None:
    """Say where the server is, and open the lobby if asked to."""
    print(f"Steeple is at {own[0]}", flush=True)
    if len(own) > 1:
        print(f"Others on your network can reach it at {own[1]}", flush=True)
    if open_page and not open_in_browser(own[0]):
        print("Open this address in your browser.", flush=True)


def addresses(host: str, port: int) -> list[str]:
    """The server's address for this machine and, if it listens everywhere, the one for other machines."""
    if host not in _EVERYWHERE:
        return [_format_address(host, port)]
    outward = _find_outward_address(_EVERYWHERE[host])
    return [_format_address(_LOOPBACK[host], port), *([_format_address(outward, port)] if outward else [])]


def _format_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _find_outward_address(remote: str) -> str | None:
    """The address this machine would use to reach a remote one; None without a network. Sends nothing."""
    with socket.socket(socket.AF_INET6 if ":" in remote else socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((remote, 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found in _LOOPBACK.values() else found


def open_in_browser(address: str) -> bool:
    """Open a page.

    False if there's only a text browser, which would take the terminal away from the server.
    """
    has_screen = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    has_browser = has_screen or bool(os.environ.get("BROWSER"))
    return has_browser and webbrowser.open(address)
