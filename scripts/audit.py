"""scripts/audit: check everything we depend on. Exit code: 0 nothing found, 1 something has to be done.

Two things are always checked: every package is pinned with a hash, and the installed packages fit together.
Known vulnerabilities come from the advisories of PyPI and npm; where those can't be reached, the output says
so. A clean answer is good for a day, or until a pin changes.

With --report (`make test`), known vulnerabilities are listed without changing the exit code: they depend on
the day, not on the commit.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from client import CannotBuild, need_node

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
NODE_LOCK = ROOT / "web" / "package-lock.json"
STAMP = ROOT / ".venv" / ".audited"
PIN_ONLY = {"learn.txt"}
"""Files without hashes; each says why."""

DAY = 24 * 3600
_PIN = re.compile(r"^[A-Za-z0-9._-]+==[^ ]+( ;[^\\]*)?( \\)?$")


def faulty_pins(path: Path) -> Iterator[str]:
    """What is wrong with the pins in a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        place = f"{path.relative_to(ROOT)}:{number}"
        if "://" in line:
            yield f"{place}: a lock file names no address"
        if not line or line.startswith(("#", " ")):
            continue
        if not _PIN.match(line):
            yield f"{place}: {line.split()[0]} isn't pinned to one version"
        elif path.name not in PIN_ONLY and not (
            number < len(lines) and lines[number].lstrip().startswith("--hash=sha256:")
        ):
            yield f"{place}: {line.split('==')[0]} has no hash"


def faulty_packages() -> Iterator[str]:
    """What is wrong with the pages' lock file."""
    for path, package in json.loads(NODE_LOCK.read_text(encoding="utf-8"))["packages"].items():
        if path and not str(package.get("integrity", "")).startswith("sha512-"):
            yield f"web/package-lock.json: {path} has no hash"
        if "resolved" in package:
            yield f"web/package-lock.json: {path}: a lock file names no address"


def misfits() -> Iterator[str]:
    """Packages in .venv that don't fit together."""
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    if done.returncode:
        yield from done.stdout.splitlines()


def python_advisories(path: Path) -> list[str] | None:
    """Known vulnerabilities of the packages in a file; None if the advisories can't be reached."""
    command = [
        sys.executable,
        "-m",
        "pip_audit",
        "--no-deps",
        "--disable-pip",
        "--progress-spinner",
        "off",
        "--format",
        "json",
    ]
    done = subprocess.run([*command, "-r", str(path)], capture_output=True, text=True, check=False)
    return python_findings(done.stdout)


def python_findings(said: str) -> list[str] | None:
    """What pip-audit found, from its JSON."""
    try:
        packages = json.loads(said)["dependencies"]
    except ValueError:
        return None
    asked = [package for package in packages if "skip_reason" not in package]
    if not asked:
        return None
    return [
        f"{package['name']} {package['version']}: {found['id']}"
        for package in asked
        for found in package["vulns"]
    ]


def node_advisories() -> list[str] | None:
    """Known vulnerabilities of the packages that build the pages; None if the advisories can't be reached."""
    node = need_node()
    done = subprocess.run(
        [*node.npm, "audit", "--package-lock-only", "--json", "--fetch-retries=0"],
        cwd=NODE_LOCK.parent,
        env=node.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return node_findings(done.stdout)


def node_findings(said: str) -> list[str] | None:
    """What npm found, from its JSON."""
    try:
        found = json.loads(said).get("vulnerabilities")
    except ValueError:
        return None
    return (
        None
        if found is None
        else [f"{name}: {about['severity']}, {about['range']}" for name, about in found.items()]
    )


def lock_files() -> list[Path]:
    """All files with pins."""
    return sorted(REQUIREMENTS.glob("*.txt"))


def digest() -> str:
    """A hash that changes with any pin, and with this script."""
    found = hashlib.sha256()
    for path in (*lock_files(), NODE_LOCK, Path(__file__)):
        found.update(path.read_bytes())
    return found.hexdigest()


def advisories() -> tuple[list[str], list[str]]:
    """Known vulnerabilities of everything pinned, and a line for each file that couldn't be looked up."""
    with ThreadPoolExecutor() as pool:
        asked = [(path.name, pool.submit(python_advisories, path)) for path in lock_files()]
        asked.append((NODE_LOCK.name, pool.submit(node_advisories)))
    said = [(name, found.result()) for name, found in asked]
    unknown = [
        f"audit: {name}: vulnerabilities weren't looked up, its advisories can't be reached"
        for name, found in said
        if found is None
    ]
    return [f"{name}: {line}" for name, found in said for line in found or ()], unknown


def lately_unknown() -> list[str] | None:
    """What couldn't be looked up when these pins were found clean in the last day; None if they weren't."""
    if not STAMP.is_file() or time.time() - STAMP.stat().st_mtime > DAY:
        return None
    stamped, *unknown = STAMP.read_text(encoding="utf-8").splitlines()
    return unknown if stamped == digest() else None


def known_vulnerabilities() -> tuple[list[str], list[str]]:
    """The answer of `advisories`, or a clean one about the same pins if it's less than a day old."""
    lately = lately_unknown()
    if lately is not None:
        return [], lately
    found, unknown = advisories()
    if not found:
        STAMP.write_text("\n".join([digest(), *unknown]), encoding="utf-8")
    return found, unknown


def main(arguments: list[str]) -> None:
    """Run the audit."""
    parser = argparse.ArgumentParser(prog="scripts/audit", description="Check everything we depend on.")
    parser.add_argument(
        "--report", action="store_true", help="list known vulnerabilities, but don't fail because of them"
    )
    only_reports: bool = parser.parse_args(arguments).report
    faults = [fault for path in lock_files() for fault in faulty_pins(path)]
    faults += [*faulty_packages(), *misfits()]
    found, unknown = known_vulnerabilities()
    for line in unknown:
        print(line)
    for fault in (*faults, *found):
        print(fault, file=sys.stderr)
    if faults or (found and not only_reports):
        sys.exit(f"audit: {len(faults) + len(found)} found: pin fixed versions with scripts/lock")
    if found:
        print(
            f"audit: {len(found)} found; `make lint` fails until fixed versions are pinned with scripts/lock"
        )


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CannotBuild as problem:
        sys.exit(str(problem))
