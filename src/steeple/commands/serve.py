"""`steeple serve`: tables for people and bots, for browsers and programs."""

from __future__ import annotations

import os
import webbrowser
from typing import Annotated

import typer

from steeple.errors import BadSetup


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; 127.0.0.1 unless told: this machine only.", show_default=False)
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
        int | None, typer.Option(help="Processes that share the port; more than one needs PostgreSQL.", show_default=False)
    ] = None,
    behind_tls: Annotated[
        bool | None, typer.Option("--behind-tls", help="People come by https, through a proxy.", show_default=False)
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another site whose pages may talk to this server; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="A proxy that is believed with --behind-tls, this machine unless told; may be repeated."
        ),
    ] = None,
    bot_pause: Annotated[
        int | None,
        typer.Option(metavar="MS", help="Milliseconds that a bot takes at least; 400 unless told.", show_default=False),
    ] = None,
    limits: Annotated[
        bool | None, typer.Option("--limits/--no-limits", help="Refuse those who ask too often.", show_default=False)
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="debug, info, warning or error.", show_default=False)
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables until Ctrl-C. All settings can be given in the environment too, as STEEPLE_PORT and so on."""
    try:
        from steeple.server.run import listen, run
        from steeple.server.settings import read_settings
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("steeple"):
            raise
        raise BadSetup(f"{error.name} is missing: pip install 'steeple[server]'", code="missing-extra") from error

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
            "limits": limits,
            "log_level": log_level,
        },
        os.environ,
    )
    listening = listen(settings)
    name = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{name}:{listening.getsockname()[1]}"
    print(f"Steeple is at {address}", flush=True)
    if open_page:
        webbrowser.open(address)
    run(settings, listening)
