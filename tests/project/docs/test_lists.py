"""Lists in the docs have everything that the code has: tasks, steps, arguments, folders."""

from __future__ import annotations

import inspect
import re

from steeple.research.gymnasium import AgentSettings, SteepleEnv, SteepleVectorEnv, VectorSettings
from steeple.server.tables import state
from support.paths import ROOT

PACKAGE = ROOT / "src" / "steeple"


def first_cells(page: str, heading: str) -> set[str]:
    """The names in the first column of the table under a heading, or under the words before it."""
    section = (ROOT / page).read_text(encoding="utf-8").partition(heading)[2].partition("\n## ")[0]
    lines = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return {name for line in lines for name in re.findall(r"`([^`]+)`", line)}


def test_the_tasks_that_health_tells_of_are_those_of_a_process() -> None:
    source = (PACKAGE / "server" / "process.py").read_text(encoding="utf-8")
    tasks = set(re.findall(r"tasks\.begin\(\s*\"([\w-]+)\"", source))
    assert tasks
    assert first_cells("docs/hosting.md", "## Health and metrics") == tasks


def test_every_kind_of_step_is_explained() -> None:
    assert first_cells("docs/server.md", "## What a table is") == set(state._CHANGES)


def test_every_argument_of_the_gymnasium_environments_is_explained() -> None:
    taken = {
        name
        for environment in (SteepleEnv, SteepleVectorEnv)
        for name in inspect.signature(environment.__init__).parameters
    }
    settings = AgentSettings.__annotations__.keys() | VectorSettings.__annotations__.keys()
    given_by_gymnasium = {"self", "settings", "game", "num_envs"}
    assert first_cells("docs/research.md", "## Gymnasium") == (taken | settings) - given_by_gymnasium


def test_every_part_of_the_package_is_in_the_list_of_folders() -> None:
    listed = first_cells("docs/architecture.md", "## The folders")
    parts = {f"{path.name}/" for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    modules = {path.name for path in PACKAGE.glob("*.py")} - {"__init__.py", "__main__.py"}
    assert (parts | modules | {"locales/"}) - listed == set()
