"""Every command and every piece of Python in the README and the docs runs, in the order of the page."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from support.forked import INTERPRETED
from support.paths import ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

ON_RAY = " --on ray"
OF_THE_SERVER = ("serve", "backup", "check", "restore", "export")
"""Commands that play few actions or none, which plain Python does before compiled rules would be loaded."""


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def commands(page: Path) -> list[str]:
    """The commands of a page, except those on Ray, which test_cluster.py runs."""
    found: list[str] = re.findall(r"^\$ (.*)$", "".join(blocks(page, "console")), re.MULTILINE)
    return [command for command in found if not command.endswith(ON_RAY)]


def serve(command: str, folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Start a server, and stop it as soon as it answers."""
    started = subprocess.Popen(
        command.split(), cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    )
    assert started.stdout is not None
    first = started.stdout.readline()
    with urllib.request.urlopen(f"{first.split()[-1]}/health", timeout=300) as answer:
        assert answer.status == 200
    started.send_signal(signal.SIGINT)
    rest, _ = started.communicate(timeout=300)
    return subprocess.CompletedProcess(command, started.returncode, first + rest, "")


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "XDG_DATA_HOME": str(folder / "data"),
        "NO_COLOR": "1",
        "STEEPLE_PORT": "0",
    }
    if command.split()[1] in OF_THE_SERVER:
        environment |= INTERPRETED
    if command.startswith("steeple serve"):
        return serve(command, folder, environment)
    # Who starts a game from the README leaves it with `quit`; no other command asks for anything.
    return subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=environment,
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_commands_in_the_docs_run(page: Path, tmp_path: Path) -> None:
    for command in commands(page):
        done = run(command, tmp_path)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert done.stdout.strip(), f"{command} says nothing"


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_python_in_the_docs_runs(page: Path, tmp_path: Path) -> None:
    script = tmp_path / "page.py"
    script.write_text("".join(blocks(page, "python")), encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def test_the_readme_shows_commands_and_python() -> None:
    assert len(commands(ROOT / "README.md")) >= 5
    assert len(blocks(ROOT / "README.md", "python")) >= 3


def make_targets() -> set[str]:
    """The targets that any page names, in a block or in a sentence: `make test-quick`."""
    command = re.compile(r"(?:^    |`)make (?:-C \S+ )?([\w-]+)", re.MULTILINE)
    return {target for page in PAGES for target in command.findall(page.read_text(encoding="utf-8"))}


def test_targets_with_a_hyphen_are_looked_at_too() -> None:
    assert {"play", "test", "test-quick"} <= make_targets()


@pytest.mark.parametrize("target", sorted(make_targets()))
def test_make_targets_named_in_the_docs_exist(target: str) -> None:
    done = subprocess.run(["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link
