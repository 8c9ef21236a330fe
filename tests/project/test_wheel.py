"""The wheel works without the repository: commands run, the server shows pages and rules, types are seen.

Nothing is fetched. The wheel is built with the pages that `make test` has built, and installed into an
environment that borrows all other packages from the tests' own.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from steeple import __version__
from steeple.games import GAMES
from steeple.words import LANGUAGES
from support.forked import INTERPRETED
from support.paths import ROOT
from support.server.serving import PATIENCE

CLIENT = """
from steeple import GAMES, Match
match = Match(GAMES["five-towers"], players=3)
match.play(match.legal()[0])
"""
WRONG_CLIENT = """
from steeple import GAMES, Chess, Match
match = Match(GAMES["five-towers"], players="three")
match.play(3)
"""


@dataclass(frozen=True)
class Installed:
    """An environment that has the wheel, and a folder outside the repository to work in."""

    bin: Path
    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """A user's environment, in which nothing points to the sources."""
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**inherited, **INTERPRETED, "XDG_DATA_HOME": str(self.folder / "data"), "NO_COLOR": "1"}

    def run(self, program: str, *arguments: str) -> str:
        """The output of a program of the environment, which must succeed."""
        done = subprocess.run(
            [self.bin / program, *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def ran(*command: str | Path, cwd: Path | None = None) -> None:
    """Run a command that must succeed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    ran(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, cwd=ROOT)
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("installed")
    home = folder / "environment"
    ran(sys.executable, "-m", "venv", "--without-pip", home)
    python = home / "bin" / "python"
    ran(
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        wheel,
    )
    # Only now, or pip would find the tests' own Steeple there. A line in a .pth file adds a folder to the
    # path, but the .pth files in that folder aren't read, so the sources of the editable install stay out.
    (site,) = (home / "lib").glob("python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return Installed(home / "bin", folder)


@contextmanager
def serving(installed: Installed) -> Iterator[str]:
    """`steeple serve`; its address, when it listens."""
    server = subprocess.Popen(
        [installed.bin / "steeple", "serve", "--port", "0", "--database", installed.folder / "club.sqlite"],
        cwd=installed.folder,
        env=installed.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1]  # Steeple is at http://127.0.0.1:…
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=PATIENCE)
        assert server.returncode == 0
    finally:
        server.kill()
        server.wait()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        assert answer.status == 200
        text: str = answer.read().decode()
    return text


def test_the_wheel_has_what_is_no_python_too_and_no_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for name in ("py.typed", "server/http/page/index.html", "locales/en/server.ftl"):
        assert f"steeple/{name}" in names
    rules = {f"steeple/rules/{language}/{game}.md" for language in LANGUAGES for game in GAMES}
    assert {name for name in names if name.startswith("steeple/rules/")} == rules
    assert {name.split("/")[0] for name in names} == {"steeple", f"steeple-{__version__}.dist-info"}


def test_the_package_comes_from_the_wheel(installed: Installed) -> None:
    for program in (
        "import steeple; print(steeple.__file__)",
        "from steeple import Match; print(Match.play.__code__.co_filename)",
    ):
        assert Path(installed.run("python", "-c", program).strip()).is_relative_to(installed.folder)


def test_games_are_listed(installed: Installed) -> None:
    assert "campanile-2009" in installed.run("steeple", "games")
    assert installed.run("python", "-m", "steeple", "--version") == f"steeple {__version__}\n"


def test_the_server_serves_its_pages_and_rules(installed: Installed) -> None:
    with serving(installed) as address:
        assert address.startswith("http://127.0.0.1:")
        assert json.loads(fetched(f"{address}/health"))
        page = fetched(address)
        scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
        assert scripts
        for script in scripts:
            assert fetched(address + script)
        assert fetched(f"{address}/api/games/five-towers/rules?language=fr").startswith("# ")


def test_a_client_of_three_lines_is_type_checked(installed: Installed) -> None:
    (installed.folder / "right.py").write_text(CLIENT, encoding="utf-8")
    (installed.folder / "wrong.py").write_text(WRONG_CLIENT, encoding="utf-8")
    options = ["--strict", "--cache-dir", "cache", "--python-executable", str(installed.bin / "python")]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "right.py", "wrong.py"],
        cwd=installed.folder,
        env=installed.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.findall(r"^(.*?):(\d+): error: .*\[(.*)\]$", done.stdout, re.MULTILINE)
    assert found == [
        ("wrong.py", "2", "attr-defined"),
        ("wrong.py", "3", "arg-type"),
        ("wrong.py", "4", "arg-type"),
    ], done.stdout + done.stderr
