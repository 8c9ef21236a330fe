"""A training: it learns, it goes on after a kill as if nothing had happened, and workers change nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest
import torch

from steeple.ai.weights import unpack
from steeple.arena.executor import Executor, InProcessExecutor, LocalExecutor
from steeple.errors import BadSetup
from steeple.games import GAMES
from steeple.learn.fit import Losses, fit, measure, who_plays
from steeple.learn.model import Network
from steeple.learn.plan import CHUNK, Plan
from steeple.learn.self_play import Rows
from steeple.learn.training import Progress, Training, write_whole
from steeple.learn.work import Chunk, play_chunk

GAME = GAMES["campanile-1996"]
PLAN = Plan(
    GAME.name,
    generations=3,
    games=2 * CHUNK,
    simulations=2,
    window=2,
    batch=64,
    trial_deals=2,
    trial_simulations=4,
)


def to_the_end(folder: Path, executor: Executor | None = None, plan: Plan = PLAN) -> Training:
    """A training in a folder, done or gone on with to its end."""
    training = Training.open(plan, folder)
    for _ in training.run(executor or InProcessExecutor(), lambda progress: None):
        pass
    return training


def weights(training: Training) -> list[bytes]:
    """All numbers that a training has learned, and what it has made of them."""
    state = training.model.state_dict()
    return [training.content("a test"), *(state[name].numpy().tobytes() for name in sorted(state))]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """A training that nothing interrupted."""
    return to_the_end(tmp_path_factory.mktemp("whole"))


# --- What it makes ---


def test_there_is_a_line_for_each_generation(whole: Training) -> None:
    assert [one.number for one in whole.log] == [1, 2, 3]
    assert all(CHUNK < one.rows <= PLAN.games * GAME.longest for one in whole.log)


def test_the_first_network_is_kept_without_a_trial(whole: Training) -> None:
    assert (whole.log[0].share, whole.log[0].is_kept) == (None, True)


def test_a_later_network_is_kept_if_it_wins_more_than_half(whole: Training) -> None:
    later = [one for one in whole.log if one.share is not None]
    assert len(later) == 2
    assert all(one.is_kept == ((one.share or 0) > 0.5) for one in later)


def test_the_file_is_a_network_of_the_game(whole: Training) -> None:
    network, card = unpack(GAME, whole.content("steeple train campanile-1996"))
    assert network.tobytes() == whole.best
    assert card.made_by == "steeple train campanile-1996"
    assert card.facts["decisions"] == sum(one.rows for one in whole.log)
    assert card.facts["kept"] == sum(one.is_kept for one in whole.log)


def test_games_that_no_generation_needs_again_are_deleted(whole: Training) -> None:
    assert sorted(path.name for path in whole.folder.iterdir()) == ["games-003.npz", "plan.json", "state.pt"]


def test_it_says_how_far_it_is(tmp_path: Path) -> None:
    told: list[Progress] = []
    plan = replace(PLAN, generations=2)
    for _ in Training.open(plan, tmp_path).run(InProcessExecutor(), told.append):
        pass
    done = [("playing", 1, 2), ("playing", 2, 2), ("learning", 0, 1)]
    trial = [("on trial", 1, 2), ("on trial", 2, 2)]
    assert [(one.generation, one.doing, one.done, one.of) for one in told] == [
        *((1, *step) for step in done),
        *((2, *step) for step in (*done, *trial)),
    ]


# --- The same weights ---


def test_two_workers_come_to_the_same_weights_as_one(whole: Training, tmp_path: Path) -> None:
    two = LocalExecutor(2)
    try:
        assert weights(to_the_end(tmp_path, two)) == weights(whole)
    finally:
        two.close()


def test_another_seed_comes_to_others(whole: Training, tmp_path: Path) -> None:
    assert weights(to_the_end(tmp_path, plan=replace(PLAN, seed=2)))[0] != weights(whole)[0]


def test_a_training_that_is_done_does_nothing_more(whole: Training) -> None:
    files = {path: path.stat().st_mtime_ns for path in whole.folder.iterdir()}
    again = to_the_end(whole.folder)
    assert again.is_done
    assert weights(again) == weights(whole)
    assert again.log == whole.log
    assert {path: path.stat().st_mtime_ns for path in whole.folder.iterdir()} == files


# --- Killed, and gone on with ---

_TRAIN = """
import json, signal, sys
from pathlib import Path
from steeple.arena.executor import InProcessExecutor
from steeple.learn.plan import Plan
from steeple.learn.training import Training
plan, moment = Plan(**json.loads(sys.argv[1])), tuple(json.loads(sys.argv[2]))

def tell(progress):
    if (progress.generation, progress.doing, progress.done) == moment:
        print("there", flush=True)
        signal.pause()

for generation in Training.open(plan, Path(sys.argv[3])).run(InProcessExecutor(), tell):
    pass
"""


def kill_at(moment: tuple[int, str, int], folder: Path) -> None:
    """Train in another process up to a moment, and kill it there."""
    process = subprocess.Popen(
        [sys.executable, "-c", _TRAIN, json.dumps(asdict(PLAN)), json.dumps(moment), str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env=dict(os.environ),
    )
    assert process.stdout is not None
    with process.stdout:
        assert process.stdout.readline() == "there\n"
        process.kill()
    assert process.wait() < 0


def test_a_training_that_was_killed_again_and_again_comes_to_the_same_weights(
    whole: Training, tmp_path: Path
) -> None:
    """When the games of a generation are complete, and in a trial."""
    for moment, files in (
        ((2, "learning", 0), ["games-001.npz", "games-002.npz", "plan.json", "state.pt"]),
        ((3, "on trial", 1), ["games-002.npz", "games-003.npz", "plan.json", "state.pt"]),
    ):
        kill_at(moment, tmp_path)
        assert sorted(path.name for path in tmp_path.iterdir()) == files
    resumed = to_the_end(tmp_path)
    assert weights(resumed) == weights(whole)
    assert resumed.log == whole.log


def test_files_that_a_kill_left_half_written_are_ignored(whole: Training, tmp_path: Path) -> None:
    for name in ("plan.json", "games-001.npz", "games-002.npz", "state.pt"):
        (tmp_path / f"{name}.part").write_bytes(b"PK\x03\x04 and no more")
    assert weights(to_the_end(tmp_path)) == weights(whole)


def test_a_file_that_is_written_whole_replaces_the_old_one_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.network"
    for content in (b"old", b"new"):
        write_whole(path, content)
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_another_training_in_the_same_folder_is_refused(whole: Training) -> None:
    with pytest.raises(BadSetup, match="name another folder") as refused:
        Training.open(replace(PLAN, games=16), whole.folder)
    assert refused.value.code == "other-training"


@pytest.mark.parametrize(("generations", "games"), [(0, 16), (2, 0), (2, -16)])
def test_a_plan_without_games_is_refused(generations: int, games: int) -> None:
    with pytest.raises(BadSetup) as refused:
        Plan(GAME.name, generations, games)
    assert refused.value.code == "bad-limit"


def test_steps_get_smaller_from_the_first_generation_on() -> None:
    steps = [PLAN.step_at(number) for number in (1, 2, 3)]
    assert steps[0] == PLAN.step
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] >= PLAN.step / 20


# --- Learning ---


def games_of_two(numbers: list[int]) -> Rows:
    """The games of some chunks, which the bot without a network plays."""
    plan = replace(PLAN, simulations=8)
    return Rows.joined([play_chunk(Chunk(plan, 1, number, None))[1] for number in numbers])


@pytest.fixture(scope="module")
def lessons() -> tuple[Rows, Rows]:
    """Rows to learn from, and others."""
    return games_of_two([0, 2, 4, 6, 8, 10]), games_of_two([12, 14])


@pytest.fixture
def beginner() -> tuple[Network, torch.optim.Optimizer]:
    """A network that has learned nothing, which is always the same one."""
    torch.manual_seed(3)
    model = Network(GAME.sight)
    return model, torch.optim.Adam(model.parameters(), 4e-3)


def losses(model: Network, rows: Rows, plan: Plan = PLAN) -> Losses:
    """How far a network is off, which learns nothing from this."""
    with torch.no_grad():
        shown = torch.from_numpy(rows.features)
        targets = torch.from_numpy(plan.result * rows.shares + (1 - plan.result) * rows.found)
        found = measure(
            model,
            shown,
            torch.from_numpy(rows.policies),
            targets,
            leads := torch.from_numpy(rows.leads),
            who_plays(leads),
        )
    return Losses(*found.tolist())


def test_what_is_learned_holds_for_other_games_too(
    lessons: tuple[Rows, Rows], beginner: tuple[Network, torch.optim.Optimizer]
) -> None:
    before = losses(beginner[0], lessons[1])
    fit(*beginner, lessons[0], replace(PLAN, epochs=8))
    after = losses(beginner[0], lessons[1])
    assert after.shares < 0.97 * before.shares
    assert after.leads < 0.97 * before.leads
    assert after.opinions < 0.97 * before.opinions


def test_losses_fall_as_epochs_pass(
    lessons: tuple[Rows, Rows], beginner: tuple[Network, torch.optim.Optimizer]
) -> None:
    found = [fit(*beginner, lessons[0], replace(PLAN, epochs=1)) for _ in range(4)]
    for name in ("shares", "leads", "opinions"):
        assert getattr(found[-1], name) < getattr(found[0], name)


def test_what_a_network_says_of_empty_seats_does_not_count(
    lessons: tuple[Rows, Rows], beginner: tuple[Network, torch.optim.Optimizer]
) -> None:
    model, rows = beginner[0], lessons[1]
    before = losses(model, rows)
    with torch.no_grad():
        model.third_to_output.bias[2:5] = 3.0  # of games of two, the shares of the others
        model.third_to_output.bias[7:] = 3.0
    assert losses(model, rows) == before


def test_what_a_network_says_of_impossible_actions_does_not_count(
    lessons: tuple[Rows, Rows], beginner: tuple[Network, torch.optim.Optimizer]
) -> None:
    model, kind, kinds = beginner[0], GAME.sight.kinds.index("build 3"), len(GAME.sight.kinds)
    rows = without_kind(lessons[1], kind, kinds)
    assert len(rows.features) > 20
    before = losses(model, rows)
    with torch.no_grad():
        model.third_to_kind.bias[kind] = 3.0
    assert losses(model, rows) == before


def without_kind(rows: Rows, kind: int, kinds: int) -> Rows:
    """The rows of decisions in which no action of a kind was legal."""
    chosen = (rows.policies[:, kind::kinds] < 0).all(axis=1)
    return Rows(
        rows.features[chosen],
        rows.policies[chosen],
        rows.shares[chosen],
        rows.leads[chosen],
        rows.found[chosen],
    )
