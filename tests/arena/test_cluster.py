"""Work on Ray gives the same results as this machine alone, and what goes wrong there is reported here."""

from __future__ import annotations

import gc
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from steeple.arena.cluster import RayExecutor, attempt_same_version, stderr_silenced
from steeple.arena.executor import run_in_order
from steeple.errors import BadSetup, WorkerLost
from support.commands import STEEPLE, Finished, begun, environment, steeple
from support.executor_work import die, refuse, sleep_at_first, square, square_some_slowly
from support.forked import INTERPRETED
from support.paths import ROOT, TESTS

SERIES = ("simulate", "campanile-2009", "--players", "3", "--games", "30", "--seed", "7", "--out", "-")
PAGE = ROOT / "docs" / "research.md"
BOTS = ("--bots", "level:1,random", "--simulations", "1")
TOURNAMENT = (
    "tournament",
    "--game",
    "campanile-2009",
    *BOTS,
    "--games",
    "6",
    "--seed",
    "7",
    "--out",
    "a.jsonl",
    "--json",
    "-",
)


@pytest.fixture(scope="module")
def ray() -> Iterator[RayExecutor]:
    """A Ray of two cores for all tests of this file, whose workers find this file; RAY_ADDRESS names it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("RAY_ADDRESS", raising=False)
        for name, value in INTERPRETED.items():
            patch.setenv(name, value)
        patch.setenv(
            "PYTHONPATH", os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        )
        patch.setenv("RAY_AUTH_TOKEN", "5" * 64)  # commands need it too
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # without it they look for 127.0.0.1 elsewhere
        executor = RayExecutor(cores=2)
        executor.start()
        from ray import get_runtime_context  # it reads the environment when it's imported

        patch.setenv("RAY_ADDRESS", get_runtime_context().gcs_address)
        yield executor
        with warnings.catch_warnings():
            warnings.simplefilter(
                "ignore", ResourceWarning
            )  # Ray forgets processes without waiting for their end
            executor.close()
            gc.collect()


# --- A private Ray: first, while there is no other one ---


def parts_of_ray(starter: int) -> set[str]:
    """The files and processes of the Ray that a process started."""
    name = f"steeple-ray-{starter}-"
    found = {str(path) for path in Path("/tmp").glob(f"{name}*")}
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended
            if f"/{name}".encode() in path.read_bytes():
                found.add(path.parent.name)
    return found


def test_a_ray_of_its_own_is_started_and_ended_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As docs/research.md says, it writes the same records as this machine, and leaves nothing of Ray."""
    (command,) = re.findall(
        r"^\$ steeple (.* --out games\.jsonl) --on ray$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    here = steeple(*command.split(), cwd=tmp_path)
    expected = (tmp_path / "games.jsonl").read_bytes()
    (tmp_path / "games.jsonl").unlink()
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    on_ray = [*STEEPLE, *command.split(), "--on", "ray"]
    pipe = subprocess.PIPE
    with subprocess.Popen(on_ray, stdout=pipe, stderr=pipe, env=environment(), cwd=tmp_path) as started:
        seen = 0
        while started.poll() is None and seen < 2:  # the directory, and at least one process
            seen = len(parts_of_ray(started.pid))
            time.sleep(0.1)
        out, err = started.communicate()
    assert seen >= 2
    assert Finished(started.returncode, out.decode(), err.decode()) == here
    assert (tmp_path / "games.jsonl").read_bytes() == expected
    assert parts_of_ray(started.pid) == set()


# --- The executor ---


def test_every_item_is_worked_on_once(ray: RayExecutor) -> None:
    assert sorted(ray.run(square, range(20))) == [number * number for number in range(20)]


def test_no_more_items_are_taken_than_two_for_each_core(ray: RayExecutor) -> None:
    taken: list[int] = []

    def take() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    running = ray.run(square, take())
    next(running)
    assert len(taken) == 4
    assert len(list(running)) == 99


def test_what_the_work_raises_is_raised_here(ray: RayExecutor) -> None:
    with pytest.raises(BadSetup, match="7 is refused") as raised:
        list(ray.run(refuse, [7]))
    assert (raised.value.code, "in refuse" in raised.value.__notes__[0]) == ("bad-number", True)


def test_the_work_of_a_killed_worker_is_done_by_another(ray: RayExecutor, tmp_path: Path) -> None:
    kept = tmp_path / "pid"

    def kill_the_first() -> None:
        while not (kept.exists() and kept.read_text()):
            time.sleep(0.01)
        os.kill(int(kept.read_text()), signal.SIGKILL)

    killing = threading.Thread(target=kill_the_first)
    killing.start()
    (second,) = ray.run(sleep_at_first, [str(tmp_path)])
    killing.join()
    assert second not in (int(kept.read_text()), os.getpid())


def test_work_that_kills_every_worker_is_given_up_with_one_word(
    ray: RayExecutor, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(WorkerLost, match="3 Ray workers died"):
        list(ray.run(die, [0]))
    assert capfd.readouterr() == (
        "",
        "",
    )  # Ray would tell of each of them where records and reports are written


GIVING_UP = """
import os
from steeple.arena.cluster import RayExecutor
from support.executor_work import sleep_long, square
executor = RayExecutor(os.environ["RAY_ADDRESS"])
running = executor.run(sleep_long, [0, 1, 1, 1])
next(running)
running.close()
print(*executor.run(square, [3]))
executor.close()
"""


@pytest.mark.usefixtures("ray")
def test_closing_the_iterator_gives_up_the_work_under_way() -> None:
    done = subprocess.run(
        [sys.executable, "-c", GIVING_UP], capture_output=True, text=True, env=environment(), check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "9\n", "")


def test_what_ray_says_while_it_ends_is_not_heard_and_what_is_said_afterwards_is(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with stderr_silenced():
        os.write(2, b"of no use to anybody")
    os.write(2, b"said")
    assert capfd.readouterr().err == "said"


def test_another_version_of_the_rules_is_refused_by_whoever_has_it() -> None:
    is_done, error = attempt_same_version("0123456789abcdef", square, 3)
    assert (is_done, error.code, "install the same version" in str(error)) == (False, "other-version", True)


def test_results_come_in_the_order_of_the_items(ray: RayExecutor) -> None:
    assert list(run_in_order(ray, square_some_slowly, range(30))) == [number * number for number in range(30)]


# --- The commands ---


def test_simulated_records_do_not_depend_on_where_they_are_played() -> None:
    """The first test checks that they're the same on a private Ray."""
    assert steeple(*SERIES, "--cores", "2") == steeple(*SERIES)


def games(path: Path) -> list[dict[str, Any]]:
    """The games in a file of results, in the tournament's order, without what depends on the machine."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return sorted(
        ({**line, "seconds": None} for line in lines), key=lambda line: (line["deal"], line["bots"])
    )


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> tuple[Finished, Path]:
    """What a tournament on this machine prints, and its results."""
    made = tmp_path_factory.mktemp("tournament")
    return steeple(*TOURNAMENT, cwd=made), made / "a.jsonl"


@pytest.mark.usefixtures("ray")
def test_after_ctrl_c_a_tournament_goes_on_and_ends_as_it_does_here(
    tournament: tuple[Finished, Path], tmp_path: Path
) -> None:
    path = tmp_path / "a.jsonl"
    with begun([*TOURNAMENT, "--on", "ray"], "steeple.arena.results.append", 1, tmp_path) as process:
        process.send_signal(signal.SIGINT)
        said = process.communicate()[1]
    kept = path.read_bytes()
    assert (process.returncode, said) == (
        130,
        f"stopped: {len(games(path))} of 6 games saved in a.jsonl; run the same command to continue\n",
    )
    assert steeple(*TOURNAMENT, "--on", "ray", cwd=tmp_path) == tournament[0]
    assert path.read_bytes().startswith(kept)
    assert games(path) == games(tournament[1])


REFUSED = {
    "no address": (["--on", "ray", "--address", "nowhere"], "'nowhere' isn't a Ray cluster's address"),
    "a client's address": (["--on", "ray", "--address", "ray://a:1"], "give HOST:PORT or auto"),
    "nobody there": (
        ["--on", "ray", "--address", "127.0.0.1:1"],
        "no Ray cluster answers at 127.0.0.1:1 (Connection refused)",
    ),
    "an address for nobody": (["--address", "127.0.0.1:1"], "add --on ray to use it"),
    "no such place": (["--on", "moon"], "--on"),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_bad_input_is_refused_with_a_sentence(arguments: list[str], words: str) -> None:
    refused = steeple(*SERIES, *arguments, COLUMNS="200")
    assert (refused.code, refused.out, words in refused.err) == (2, "", True), refused.err


def test_a_tournament_on_no_cluster_leaves_no_file(tmp_path: Path) -> None:
    refused = steeple(*TOURNAMENT, "--address", "127.0.0.1:1", cwd=tmp_path)
    assert (refused.code, list(tmp_path.iterdir())) == (2, [])


def test_without_ray_its_extra_is_named() -> None:
    hiding = "import sys; sys.modules['ray'] = None; from steeple.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", hiding, *SERIES, "--on", "ray"],
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, "this needs Ray: run pip install 'steeple[ray]'\n")


def test_ray_is_imported_only_when_asked_for() -> None:
    looking = (
        "from steeple.cli import app; app(standalone_mode=False); import sys; assert 'ray' not in sys.modules"
    )
    command = [sys.executable, "-c", looking, "simulate", "campanile-2009", "--out", "-"]
    assert subprocess.run(command, capture_output=True, env=environment(), check=False).returncode == 0
