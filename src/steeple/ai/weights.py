"""The file of a network: a line of JSON that says what it's for and how it was made, then its numbers."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from steeple.ai.network import (
    INPUT_BITS,
    MOST_POOLED,
    MOST_UNIT,
    POOLED_BITS,
    UNIT_BITS,
    network_type,
)
from steeple.ai.nodes import Records
from steeple.errors import BadNetwork
from steeple.kernel.game import Game, Plane
from steeple.kernel.observation import Sight

FORMAT = "steeple-network/1"

MOST_BYTES = 2_000_000
"""No file is larger."""

_MOST_SUM = (1 << 31) - 1
_LOG = logging.getLogger("steeple.ai")


@dataclass(frozen=True)
class Card:
    """How a network was made."""

    made_by: str
    """The command."""
    facts: Mapping[str, Any]
    """What is worth knowing, such as the number of games it learned from."""


def fingerprint(sight: Sight) -> str:
    """A hash of what a network is shown, in which order, and of what it has opinions about."""
    planes = [[[plane.name, plane.shape, plane.most] for plane in part] for part in (sight.table, sight.part)]
    text = json.dumps([planes, sight.parts, sight.kinds, network_type(sight).descr])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def pack(game: Game, network: Records, card: Card) -> bytes:
    """The file's content."""
    data = network.tobytes()
    head = {
        "format": FORMAT,
        "game": game.name,
        "sight": fingerprint(game.sight),
        "made_by": card.made_by,
        "facts": dict(card.facts),
        "sha256": hashlib.sha256(data).hexdigest(),
    }
    return json.dumps(head).encode() + b"\n" + data


def unpack(game: Game, content: bytes) -> tuple[Records, Card]:
    """The network in a file's content. Raises BadNetwork."""
    line, _, data = content.partition(b"\n")
    try:
        head = json.loads(line)
        is_ours = head["format"] == FORMAT
        card = Card(str(head["made_by"]), dict(head["facts"]))
        name, sight, digest = head["game"], head["sight"], head["sha256"]
    except (ValueError, TypeError, KeyError, RecursionError):
        is_ours = False
    if not is_ours:
        raise BadNetwork("this isn't a network's file; `steeple train` makes one")
    if name != game.name:
        raise BadNetwork(f"this network plays {str(name)[:40]}, not {game.name}; choose another file")
    if sight != fingerprint(game.sight):
        raise BadNetwork(
            f"this network was trained by another release, which saw {game.name} differently; "
            f"train one with `steeple train {game.name}`"
        )
    kind = network_type(game.sight)
    if len(data) != kind.itemsize or digest != hashlib.sha256(data).hexdigest():
        raise BadNetwork("this network's file is damaged; install Steeple again, or train a new one")
    network = from_bytes(game.sight, data)
    check_sums(game.sight, network)
    return network, card


def from_bytes(sight: Sight, data: bytes) -> Records:
    """A network from its bytes alone."""
    network: Records = np.zeros(1, network_type(sight))  # aligned, as all networks have to be
    network[:] = np.frombuffer(data, network.dtype)
    return network


def read_network(game: Game, path: Path) -> Records:
    """The network in a file. Raises BadNetwork, with the file's name."""
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
        return unpack(game, content)[0]
    except OSError as error:
        raise BadNetwork(f"{path} can't be read: {error.strerror}") from None
    except BadNetwork as error:
        raise BadNetwork(f"{path}: {error.sentence}") from None


def network_of(game: Game) -> Records | None:
    """The network of a game; None if it has none, or if its file is unusable, which is logged."""
    return None if game.network is None else _load(game.name, game.network)


@cache
def _load(name: str, path: Path) -> Records | None:
    from steeple.games import GAMES

    try:
        return read_network(GAMES[name], path)
    except BadNetwork as error:
        _LOG.warning("%s. Bots use the hand-written evaluation.", error.sentence)
        return None


# --- Sums that can't overflow ---


def largest(planes: tuple[Plane, ...]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The greatest value of each feature."""
    return np.array([plane.most for plane in planes for _ in range(plane.size)], np.float64)


def check_sums(sight: Sight, network: Records) -> None:
    """Raises BadNetwork if a sum could be too large for 32 bits, whatever the features are."""
    names = network_type(sight).names or ()
    w = {name: np.abs(network[0][name].astype(np.float64)) for name in names}
    unit, pooled = float(MOST_UNIT << UNIT_BITS), float(MOST_POOLED << UNIT_BITS)
    table, part = largest(sight.table), largest(sight.part)
    shift = 1 << (UNIT_BITS + POOLED_BITS - INPUT_BITS)
    sums = (
        w["first_bias"] + table @ w["table_to_first"] + part @ w["part_to_first"],
        w["second_bias"] + unit * w["first_to_second"].sum(axis=1),
        w["third_bias"] + shift * (table @ w["table_to_third"]) + pooled * w["pooled_to_third"].sum(axis=1),
        w["output_bias"] + unit * w["third_to_output"].sum(axis=1),
        w["kind_bias"] + unit * (w["third_to_kind"].sum(axis=1) + w["second_to_kind"].sum(axis=1)),
    )
    if any(float(one.max(initial=0)) > _MOST_SUM for one in sums):
        raise BadNetwork("this network's numbers are too large: its sums would overflow; train a new one")
