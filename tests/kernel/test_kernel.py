"""The kernel's own parts: the generator, work spread over cores, the registry, the compile cache."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import steeple
from steeple.errors import BadSetup, UnknownGame
from steeple.games import GAMES
from steeple.kernel.cores import available_cores, parts, spread
from steeple.kernel.playouts import Playouts, playouts, simulate
from steeple.kernel.rng import advance, below, choices, derive, mix, shuffle
from steeple.kernel.rule import cache_directory
from steeple.kernel.seed import new_seed, read_seed, seed_text
from steeple.kernel.verbs import register
from support.games.positions import dice

# --- The generator ---


def numbers(state: int, count: int) -> list[int]:
    found, rng = [], np.uint64(state)
    for _ in range(count):
        rng = np.uint64(advance(rng))
        found.append(int(mix(rng)))
    return found


def test_the_generator_is_splitmix64() -> None:
    # The first numbers from 0 and from 1234567 of the published reference.
    assert numbers(0, 3) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert numbers(1234567, 3) == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("n", [1, 2, 5, 11, 51])
def test_numbers_below_n_are_all_as_likely(n: int) -> None:
    found = Counter(int(below(np.uint64(bits), n)) for bits in numbers(7, 200 * n))
    assert set(found) == set(range(n))
    assert n == 1 or dice([found[k] for k in range(n)], [200] * n) < 4


def test_a_series_has_a_seed_for_each_game_and_each_seed_another_series() -> None:
    seeds = {int(derive(np.uint64(series), k)) for series in range(20) for k in range(200)}
    assert len(seeds) == 20 * 200


def test_players_choices_start_apart_from_the_deal() -> None:
    for seed in (0, 1, 2**64 - 1):
        assert not set(numbers(seed, 300)) & set(numbers(int(choices(np.uint64(seed))), 300))


def test_a_shuffle_keeps_every_card_and_makes_every_order_as_likely() -> None:
    s = GAMES["campanile-2009"].blank(2)
    s.rng = np.uint64(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = np.array([9, 0, 1, 2, 3, 8], np.int8)
        shuffle(s, cards, 1, 5)
        assert (cards[0], cards[5]) == (9, 8)
        orders[tuple(int(card) for card in cards[1:5])] += 1
    assert len(orders) == 24
    assert dice(list(orders.values()), [200] * 24) < 3


# --- Seeds ---


def test_a_seed_is_its_text() -> None:
    for number in (0, 1, 255, 2**64 - 1):
        assert int(read_seed(seed_text(number))) == number
    assert seed_text(255) == "00000000000000ff"


def test_a_new_seed_has_256_bits() -> None:
    seeds = [new_seed() for _ in range(100)]
    assert len(set(seeds)) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", seed) for seed in seeds)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_the_seed_of_a_series_is_a_number_of_64_bits(seed: int) -> None:
    game = GAMES["campanile-2009"]
    with pytest.raises(BadSetup) as refused:
        playouts(game, 1, seed=seed)
    assert refused.value.code == "bad-seed"
    with pytest.raises(BadSetup) as refused:
        list(simulate(game, 1, seed=seed))
    assert refused.value.code == "bad-seed"


# --- Work spread over cores ---


def test_parts_cover_everything_once() -> None:
    for count in (0, 1, 6, 7, 8, 20):
        assert [k for first, end in parts(count, 7) for k in range(first, end)] == list(range(count))


@pytest.mark.parametrize("cores", [1, 2, 5])
def test_work_is_done_once_each_and_counted(cores: int) -> None:
    done, lock = Counter[int](), threading.Lock()

    def work(first: int, end: int) -> None:
        with lock:
            done.update(range(first, end))

    assert sum(spread(work, 23, 4, cores)) == 23
    assert done == Counter(range(23))


@pytest.mark.parametrize("cores", [1, 2])
def test_an_error_in_the_work_comes_out(cores: int) -> None:
    def work(first: int, end: int) -> None:
        if first == 8:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        list(spread(work, 23, 4, cores))


@pytest.mark.parametrize("cores", [1, 2])
def test_work_not_begun_is_dropped_when_nobody_waits_for_it(cores: int) -> None:
    done: list[int] = []
    turn = threading.Event()

    def work(first: int, end: int) -> None:
        if first:
            turn.wait(20)
        done.append(first)

    working = spread(work, 1000, 1, cores)
    assert next(working) == 1
    timer = threading.Timer(1, turn.set)
    timer.start()
    assert isinstance(working, Generator)
    working.close()
    timer.join()
    assert len(done) < 10


def test_there_is_a_core() -> None:
    assert available_cores() >= 1


def test_shares_of_victory_add_up_and_ties_are_shared() -> None:
    room = Playouts.room(4, 3)
    room.winners[:] = [0b001, 0b011, 0b111, 0b100]
    assert room.shares().tolist() == pytest.approx(
        [(1 + 1 / 2 + 1 / 3) / 4, (1 / 2 + 1 / 3) / 4, (1 / 3 + 1) / 4]
    )


def test_a_series_is_the_beginning_of_a_longer_one() -> None:
    short, long = (playouts(GAMES["campanile-2009"], games, 3, seed=5, cores=1) for games in (10, 30))
    assert short.scores.tolist() == long.scores[:10].tolist()


def test_another_series_has_other_games() -> None:
    one, two = (playouts(GAMES["campanile-1996"], 200, 3, seed=seed, cores=1) for seed in (5, 6))
    assert one.scores.tolist() != two.scores.tolist()


# --- The registry ---


def test_there_is_no_game_of_another_name() -> None:
    with pytest.raises(UnknownGame) as refused:
        GAMES["chess"]
    assert "campanile-2009" in refused.value.sentence


def test_a_game_is_one_object_under_its_own_name() -> None:
    for name in GAMES:
        assert GAMES[name] is GAMES[name]
        assert GAMES[name].name == name


def test_two_games_cannot_have_the_same_record_type() -> None:
    with pytest.raises(ValueError, match="same record type"):
        register(replace(GAMES["campanile-2009"], name="campanile-2010"))


# --- The compile cache ---


def hash_of(package: Path) -> str:
    code = "from steeple.kernel.rule import sources_hash; print(sources_hash())"
    env = {**os.environ, "PYTHONPATH": str(package.parent), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_any_edit_of_a_source_begins_a_new_cache(tmp_path: Path) -> None:
    package = Path(shutil.copytree(Path(steeple.__file__).parent, tmp_path / "steeple"))
    hashes = [hash_of(package), hash_of(package)]
    material = package / "games" / "campanile_2009" / "material.py"
    material.write_text(
        material.read_text(encoding="utf-8").replace("SPREAD = 2", "SPREAD = 3"), encoding="utf-8"
    )
    hashes.append(hash_of(package))
    (package / "games" / "new.py").write_text("", encoding="utf-8")
    hashes.append(hash_of(package))
    assert hashes[0] == hashes[1]
    assert len(set(hashes)) == 3


def test_the_cache_lies_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STEEPLE_CACHE", str(tmp_path / "here"))
    directory = cache_directory.__wrapped__()
    assert directory is not None
    assert directory.is_dir()
    assert directory.is_relative_to(tmp_path / "here")


def test_old_caches_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(20):
        old = tmp_path / "compiled" / f"{number:016x}"
        old.mkdir(parents=True)
        os.utime(old, (number, number))
    monkeypatch.setenv("STEEPLE_CACHE", str(tmp_path))
    directory = cache_directory.__wrapped__()
    left = {path.name for path in (tmp_path / "compiled").iterdir()}
    assert directory is not None
    assert directory.name in left
    assert len(left) < 10
    assert f"{19:016x}" in left
    assert f"{0:016x}" not in left


def test_without_a_place_to_write_there_is_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("STEEPLE_CACHE", str(tmp_path / "file"))
    assert cache_directory.__wrapped__() is None
