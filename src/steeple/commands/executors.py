"""Where a command plays its games: on this machine's cores, or on a Ray cluster."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from steeple.errors import BadSetup

if TYPE_CHECKING:
    from steeple.arena.executor import Executor


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
