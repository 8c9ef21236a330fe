"""`steeple serve`: tables for people and bots, for browsers and programs."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from typing import Annotated

import typer

from steeple.errors import BadSetup

_EVERYWHERE = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}
"""The hosts that stand for all addresses of this machine, and for each some place far away, in a network that nobody has."""

_LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            help="The address to listen at; 127.0.0.1 unless told: this machine only.", show_default=False
        ),
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="The port; 8765 unless told, 0 for any free one.", show_default=False)
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|URL",
            help="A SQLite file, or postgresql://user:password@host/name; a file in your data directory unless told.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            help="Processes that share the port; more than one needs PostgreSQL.", show_default=False
        ),
    ] = None,
    behind_tls: Annotated[
        bool | None,
        typer.Option("--behind-tls", help="People come by https, through a proxy.", show_default=False),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL", help="Another site whose pages may talk to this server; may be repeated."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy that is believed with --behind-tls, this machine unless told; may be repeated.",
        ),
    ] = None,
    bot_pause: Annotated[
        int | None,
        typer.Option(
            metavar="MS", help="Milliseconds that a bot takes at least; 400 unless told.", show_default=False
        ),
    ] = None,
    retention_days: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS",
            help="After how many days away guests and untouched tables are deleted; 0: never; default: 90.",
            show_default=False,
        ),
    ] = None,
    limits: Annotated[
        bool | None,
        typer.Option("--limits/--no-limits", help="Refuse those who ask too often.", show_default=False),
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT",
            help="Serve figures for Prometheus on this port of 127.0.0.1; each worker takes the next one. Default: off.",
            show_default=False,
        ),
    ] = None,
    connections_per_address: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Open connections from one address; default: 1000.", show_default=False
        ),
    ] = None,
    sockets_per_person: Annotated[
        int | None,
        typer.Option(metavar="N", help="Open tables of one person; default: 50.", show_default=False),
    ] = None,
    tables_per_person: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Tables that one person may have going; default: 100.", show_default=False
        ),
    ] = None,
    tables_per_address: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Tables opened from one address in an hour; default: 120.", show_default=False
        ),
    ] = None,
    tables_at_once: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Tables that may be going altogether; default: 10000.", show_default=False
        ),
    ] = None,
    thoughts_per_person: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Bots that may wait at one person's tables; default: 50.", show_default=False
        ),
    ] = None,
    thoughts_at_once: Annotated[
        int | None,
        typer.Option(metavar="N", help="Bots that may wait altogether; default: 2000.", show_default=False),
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="debug, info, warning or error.", show_default=False)
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the lobby in a browser.")] = False,
) -> None:
    """Serve tables until Ctrl-C. All settings can be given in the environment too, as STEEPLE_PORT and so on."""
    try:
        from steeple.server.run import listen, run
        from steeple.server.settings import read_settings
        from steeple.server.store.file_lock import only_server
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("steeple"):
            raise
        raise BadSetup(
            f"{error.name} is missing: pip install 'steeple[server]'", code="missing-extra"
        ) from error

    settings = read_settings(
        {
            "host": host,
            "port": port,
            "database": database,
            "workers": workers,
            "behind_tls": behind_tls,
            "origins": tuple(origin) if origin else None,
            "proxies": tuple(proxy) if proxy else None,
            "bot_pause": bot_pause,
            "metrics_port": metrics_port,
            "retention_days": retention_days,
            "limits": limits,
            "connections_per_address": connections_per_address,
            "sockets_per_person": sockets_per_person,
            "tables_per_person": tables_per_person,
            "tables_per_address": tables_per_address,
            "tables_at_once": tables_at_once,
            "thoughts_per_person": thoughts_per_person,
            "thoughts_at_once": thoughts_at_once,
            "log_level": log_level,
        },
        os.environ,
    )
    with only_server(settings.database):
        listening = listen(settings)
        announce(addresses(settings.host, listening.getsockname()[1]), open_page)
        run(settings, listening)


def announce(own: list[str], open_page: bool) -> None:
    """Say where the server is, and open the lobby if asked to."""
    print(f"Steeple is at {own[0]}", flush=True)
    if len(own) > 1:
        print(f"Others on your network find it at {own[1]}", flush=True)
    if open_page and not open_in_browser(own[0]):
        print("Open this address in your browser.", flush=True)


def addresses(host: str, port: int) -> list[str]:
    """Where a browser on this machine finds the server and, if it listens at every address, where others do."""
    if host not in _EVERYWHERE:
        return [_address(host, port)]
    outward = _outward(_EVERYWHERE[host])
    return [_address(_LOOPBACK[host], port), *([_address(outward, port)] if outward else [])]


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _outward(far: str) -> str | None:
    """The address that this machine would use to reach a place far away; None if it is in no network. Nothing is sent."""
    with socket.socket(socket.AF_INET6 if ":" in far else socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect((far, 9))
        except OSError:
            return None
        found = str(one.getsockname()[0])
    return None if found in _LOOPBACK.values() else found


def open_in_browser(address: str) -> bool:
    """Open a page; False where only a browser for terminals could, which would take the terminal from the server."""
    has_screen = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    has_browser = has_screen or bool(os.environ.get("BROWSER"))
    return has_browser and webbrowser.open(address)
