"""Where a command's work is done: on this machine's cores, or on a Ray cluster."""

from __future__ import annotations

import os
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from steeple.errors import BadSetup

if TYPE_CHECKING:
    from steeple.arena.executor import Executor


class Place(StrEnum):
    """What --on may name."""

    LOCAL = "local"
    RAY = "ray"


On = Annotated[
    Place,
    typer.Option(
        help="Where games are played: on this machine, or with Ray (pip install 'steeple\\[ray]'), "
        "on a cluster whose machines have the same version of Steeple."
    ),
]
Address = Annotated[
    str | None,
    typer.Option(
        metavar="HOST:PORT",
        help="The Ray cluster, or auto for one that runs on this machine; RAY_ADDRESS unless told. "
        "Without either a Ray of its own is started here and ended again.",
        show_default=False,
    ),
]


def executor_on(place: Place, address: str | None, cores: int | None) -> Executor:
    """What works in this place, on so many cores or on all that there are. Raises BadSetup."""
    if place is Place.RAY:
        from steeple.arena.cluster import RayExecutor

        return RayExecutor(address or os.environ.get("RAY_ADDRESS") or None, cores)
    if address is not None:
        raise BadSetup("--address is that of a Ray cluster: say --on ray too", code="bad-address")
    from steeple.arena.executor import LocalExecutor
    from steeple.kernel.cores import available_cores

    return LocalExecutor(cores or available_cores())
