"""The file of a network: it's read as it was written, and what can't be used is refused with a sentence."""

from __future__ import annotations

import dataclasses
import json
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from steeple.ai.network import FIRST, HIDDEN_BITS, MOST_UNIT, SECOND, UNIT_BITS, network_type
from steeple.ai.nodes import Records
from steeple.ai.players import Glimpse, LevelPlayer
from steeple.ai.search import Limit
from steeple.ai.weights import (
    MOST_BYTES,
    Card,
    check_sums,
    fingerprint,
    from_bytes,
    largest,
    network_of,
    pack,
    read_network,
    unpack,
)
from steeple.errors import BadNetwork
from steeple.games import GAMES
from steeple.kernel.game import Game
from steeple.kernel.match import Match
from support.networks import random_network

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)

GAME = GAMES["campanile-2009"]
CARD = Card("steeple train campanile-2009 --games 16", {"games": 16, "kept": 2})
MOST = (1 << 31) - 1


def content(game: Game = GAME) -> bytes:
    """The file of a random network."""
    return pack(game, random_network(game.sight), CARD)


# --- Written and read ---


@every_game
def test_a_network_is_read_as_it_was_written(game: Game) -> None:
    network, card = unpack(game, content(game))
    assert network.tobytes() == random_network(game.sight).tobytes()
    assert card == CARD


@every_game
def test_the_same_network_makes_the_same_file(game: Game) -> None:
    network, card = unpack(game, content(game))
    assert pack(game, network, card) == content(game)


@every_game
def test_the_arrays_of_a_network_from_bytes_are_aligned(game: Game) -> None:
    found = from_bytes(game.sight, b"\0" + random_network(game.sight).tobytes()[1:])
    assert found.flags.aligned
    assert all(found[name].flags.aligned for name in found.dtype.names or ())


@every_game
def test_a_file_is_much_smaller_than_the_limit(game: Game) -> None:
    assert len(content(game)) < MOST_BYTES / 10


def test_every_game_s_sight_has_its_own_fingerprint() -> None:
    assert len({fingerprint(game.sight) for game in GAMES.values()}) == len(GAMES)


def test_a_plane_that_counts_further_changes_the_fingerprint() -> None:
    plane = GAME.sight.part[0]
    further = dataclasses.replace(plane, most=plane.most + 1)
    other = dataclasses.replace(GAME.sight, part=(further, *GAME.sight.part[1:]))
    assert fingerprint(other) != fingerprint(GAME.sight)


# --- Refused ---


def changed(**values: Any) -> bytes:
    """A file with other values in its first line."""
    line, _, data = content().partition(b"\n")
    return json.dumps({**json.loads(line), **values}).encode() + b"\n" + data


def without(name: str) -> bytes:
    """A file whose first line lacks something."""
    line, _, data = content().partition(b"\n")
    head = {key: value for key, value in json.loads(line).items() if key != name}
    return json.dumps(head).encode() + b"\n" + data


def flipped(bit: int) -> bytes:
    """A file in which one bit of the numbers is wrong."""
    data = bytearray(content())
    data[data.index(b"\n") + 1 + bit // 8] ^= 1 << bit % 8
    return bytes(data)


NOT_OURS, DAMAGED = "`steeple train` makes one", "install Steeple again, or train a new one"
REFUSED = {
    "empty": (b"", NOT_OURS),
    "not JSON": (b"PK\x03\x04" + bytes(400), NOT_OURS),
    "a line of JSON that isn't an object": (b"[1, 2]\n", NOT_OURS),
    "a number": (b"7\n", NOT_OURS),
    "lists without end": (b"[" * 200_000, NOT_OURS),
    "no text": (b'{"format": "\xff\xfe"}\n', NOT_OURS),
    "another format": (changed(format="steeple-network/2"), NOT_OURS),
    "no format": (without("format"), NOT_OURS),
    "no facts": (without("facts"), NOT_OURS),
    "facts that are none": (changed(facts=7), NOT_OURS),
    "no hash": (without("sha256"), NOT_OURS),
    "another game": (content(GAMES["campos"]), "plays campos, not campanile-2009; choose another file"),
    "a game that is a list": (changed(game=["campos"] * 99), "not campanile-2009; choose another file"),
    "other features": (changed(sight="0123456789abcdef"), "train one with `steeple train campanile-2009`"),
    "cut off": (content()[:-1], DAMAGED),
    "only the first line": (content().partition(b"\n")[0], DAMAGED),
    "too long": (content() + b"\0", DAMAGED),
    "the first bit": (flipped(0), DAMAGED),
    "some bit": (flipped(40_007), DAMAGED),
    "another hash": (changed(sha256="0" * 64), DAMAGED),
    "a hash that is a number": (changed(sha256=0), DAMAGED),
}


@pytest.mark.parametrize(("data", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_what_is_no_network_of_this_game_is_refused_with_what_to_do(data: bytes, words: str) -> None:
    with pytest.raises(BadNetwork) as refused:
        unpack(GAME, data)
    assert words in refused.value.sentence
    assert refused.value.code == "bad-network"
    assert len(refused.value.sentence) < 200


def missing(path: Path) -> None:
    """No file."""


def cut_off(path: Path) -> None:
    path.write_bytes(content()[:5000])


def is_a_folder(path: Path) -> None:
    path.mkdir()


def enormous(path: Path) -> None:
    """A terabyte, of which the disk holds only the beginning. Who reads it all runs out of memory."""
    path.write_bytes(content())
    os.truncate(path, 1 << 40)


def of_another_game(path: Path) -> None:
    path.write_bytes(content(GAMES["campos"]))


unusable = pytest.mark.parametrize("make", [missing, cut_off, is_a_folder, enormous, of_another_game])


@unusable
def test_an_unusable_file_is_refused_by_its_name(make: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "a.network"
    make(path)
    with pytest.raises(BadNetwork) as refused:
        read_network(GAME, path)
    assert refused.value.sentence.startswith(str(path))
    assert "\n" not in refused.value.sentence


# --- A game's own network ---


def told(game: Game) -> list[str]:
    """What a level decides in the first decisions of a game, but for the time it took."""
    match = Match(game, 2, seed="0000000000000001")
    player, found = LevelPlayer(game, 3, limit=Limit(simulations=40)), []
    for _ in range(3):
        decision = player.decide(Glimpse.of(match))
        found.append(repr(dataclasses.replace(decision, seconds=0.0)))
        match.play_id(decision.action)
    return found


def with_network(path: Path | None) -> Game:
    return dataclasses.replace(GAME, network=path)


def test_a_game_s_network_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "good.network"
    path.write_bytes(content())
    found = network_of(with_network(path))
    assert found is not None
    assert found.tobytes() == random_network(GAME.sight).tobytes()


def test_a_game_s_network_guides_its_levels(tmp_path: Path) -> None:
    path = tmp_path / "good.network"
    path.write_bytes(content())
    assert told(with_network(path)) != told(with_network(None))


@unusable
def test_a_game_whose_network_is_unusable_has_none_and_a_warning_says_so(
    make: Callable[[Path], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "bad.network"
    make(path)
    with caplog.at_level(logging.WARNING, "steeple.ai"):
        assert network_of(with_network(path)) is None
    assert [(record.levelno, str(path) in record.message) for record in caplog.records] == [
        (logging.WARNING, True)
    ]
    assert "hand-written" in caplog.text


def test_the_warning_comes_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    game = with_network(tmp_path / "nowhere.network")
    with caplog.at_level(logging.WARNING, "steeple.ai"):
        for _ in range(3):
            network_of(game)
    assert len(caplog.records) == 1


@unusable
def test_levels_play_on_without_an_unusable_network(make: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "worse.network"
    make(path)
    assert told(with_network(path)) == told(with_network(None))


# --- Sums that can't overflow ---


def blank() -> Records:
    return np.zeros(1, network_type(GAME.sight))


def too_much(bias: str) -> tuple[Records, int]:
    """A network in which one weight alone counts against a bias, and how much it adds at most."""
    unit = MOST_UNIT << UNIT_BITS
    table, part = (int(largest(planes)[0]) for planes in (GAME.sight.table, GAME.sight.part))
    made = blank()
    name, at, most = {
        "first_bias": ("part_to_first", (0, 0), part),
        "second_bias": ("first_to_second", (0, FIRST - 1), unit),
        "third_bias": ("table_to_third", (0, 0), table << 6),
        "output_bias": ("third_to_output", (0, 0), unit),
        "kind_bias": ("second_to_kind", (0, SECOND - 1), unit),
    }[bias]
    made[name][0][at] = -77
    return made, 77 * most


BIASES = ["first_bias", "second_bias", "third_bias", "output_bias", "kind_bias"]


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("bias", BIASES)
def test_sums_of_31_bits_are_allowed(bias: str, sign: int) -> None:
    made, most = too_much(bias)
    made[bias][0, 0] = sign * (MOST - most)
    check_sums(GAME.sight, made)


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("bias", BIASES)
def test_a_sum_that_could_be_larger_is_refused(bias: str, sign: int) -> None:
    made, most = too_much(bias)
    made[bias][0, 0] = sign * (MOST - most + 1)
    with pytest.raises(BadNetwork, match="sums would overflow; train a new one"):
        check_sums(GAME.sight, made)


def test_the_smallest_number_of_all_is_refused() -> None:
    """It has no opposite of its size in 32 bits."""
    made = blank()
    made["output_bias"][0, 3] = -MOST - 1
    with pytest.raises(BadNetwork):
        check_sums(GAME.sight, made)


def test_a_file_with_such_sums_is_refused() -> None:
    made, _ = too_much("kind_bias")
    made["kind_bias"][0, 0] = MOST
    with pytest.raises(BadNetwork, match="sums would overflow"):
        unpack(GAME, pack(GAME, made, CARD))


def test_learned_weights_could_never_come_near_by_their_kind_alone() -> None:
    """Whole numbers between units are below 4, which alone keeps every sum far away."""
    made = blank()
    for name in ("first_to_second", "third_to_output", "third_to_kind", "second_to_kind"):
        made[name] = 4 << HIDDEN_BITS
    check_sums(GAME.sight, made)
