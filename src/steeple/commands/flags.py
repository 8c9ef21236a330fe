"""Commands with many flags: a function of one frozen dataclass, and Typer sees a flag for each field.

Below are the flags that several commands share: where to play the games.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from dataclasses import MISSING, fields
from enum import StrEnum
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_type_hints

import typer

from steeple.errors import BadSetup

if TYPE_CHECKING:
    from steeple.arena.executor import Executor

F = TypeVar("F")


def takes_flags(kind: type[F]) -> Callable[[Callable[[F], None]], Callable[..., None]]:
    """Turn a function of one `kind` into a command, with a flag for each field of that dataclass.

    A field is annotated as Typer wants a parameter to be annotated. Its default is the flag's default.
    """
    hints = get_type_hints(kind, include_extras=True)

    def decorate(command: Callable[[F], None]) -> Callable[..., None]:
        @wraps(command)
        def run(**values: Any) -> None:
            command(kind(**values))

        parameters = [
            inspect.Parameter(
                field.name,
                inspect.Parameter.KEYWORD_ONLY,
                annotation=hints[field.name],
                default=inspect.Parameter.empty if field.default is MISSING else field.default,
            )
            for field in fields(kind)  # type: ignore[arg-type] # every `kind` is a dataclass
        ]
        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        run.__annotations__ = hints
        return run

    return decorate


# --- Where games are played: on this machine's cores, or on a Ray cluster ---


class Backend(StrEnum):
    """The values of --on."""

    LOCAL = "local"
    RAY = "ray"


OnOption = Annotated[
    Backend,
    typer.Option(
        help="Where to play the games: on this machine, or on a Ray cluster "
        "(pip install 'steeple\\[ray]'), where every machine needs the same version of Steeple."
    ),
]
AddressOption = Annotated[
    str | None,
    typer.Option(
        metavar="HOST:PORT",
        help="The Ray cluster, or auto for one running on this machine. Default: RAY_ADDRESS. "
        "If that's not set either, Ray is started here for this command alone.",
        show_default=False,
    ),
]


def make_executor(backend: Backend, address: str | None, cores: int | None) -> Executor:
    """The executor for a backend, on this many cores or on all there are. Raises BadSetup."""
    if backend is Backend.RAY:
        from steeple.arena.cluster import RayExecutor

        return RayExecutor(address or os.environ.get("RAY_ADDRESS") or None, cores)
    if address is not None:
        raise BadSetup("--address names a Ray cluster; add --on ray to use it", code="bad-address")
    from steeple.arena.executor import LocalExecutor
    from steeple.kernel.cores import available_cores

    return LocalExecutor(cores or available_cores())
