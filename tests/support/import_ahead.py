"""Imports everything that `steeple` imports sooner or later, for forked processes (see forked.py)."""

import gc
import pkgutil
from importlib import import_module

import steeple.commands
import steeple.server
from steeple.games import GAMES

OF_OTHERS = (
    "alembic.autogenerate",
    "alembic.command",
    "alembic.config",
    "alembic.ddl",
    "asyncpg",
    "mako.ext.pygmentplugin",
    "openskill.models",
    "rich._emoji_codes",
    "rich.columns",
    "rich.markdown",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "typer._adapters",
    "typer.rich_utils",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
)
"""Modules of others that are imported only when they're needed."""

for package in (steeple.commands, steeple.server):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if "migrations" not in module.name:  # Alembic runs these
            import_module(module.name)
for name in (
    "steeple.cli",
    "steeple.ai.players",
    "steeple.ai.search",
    "steeple.arena.contest_summary",
    "steeple.arena.engine",
    "steeple.arena.tournament",
    *OF_OTHERS,
):
    import_module(name)
list(GAMES.values())  # a game is imported when it is asked for

gc.collect()
gc.freeze()  # the search for garbage writes to what it looks at, so forked processes would copy all of it
