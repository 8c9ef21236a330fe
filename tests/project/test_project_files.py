"""Changelog, citation, hooks and templates agree with each other and with the rest of the project."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from steeple import __version__
from support.paths import ROOT

RELEASES = re.findall(
    r"^## \[(.+?)\] - (\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE
)
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
"""The headings that Keep a Changelog knows."""
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))
    return found


# --- Releases ---


def test_the_changelog_begins_with_this_version() -> None:
    assert RELEASES[0][0] == __version__


def test_the_changelog_has_every_release_since_the_first_the_newest_first() -> None:
    versions = [tuple(map(int, version.split("."))) for version, _ in RELEASES]
    assert versions == sorted(set(versions), reverse=True)
    assert versions[-1] == (0, 1, 0)


def test_the_changelog_sorts_its_lines_under_the_usual_headings() -> None:
    headings = re.findall(r"^### (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings
    assert set(headings) <= KINDS


def test_the_citation_is_of_the_newest_release() -> None:
    citation = read("CITATION.cff")
    assert (citation["version"], str(citation["date-released"])) == RELEASES[0]


# --- Before a commit ---


def test_hooks_fetch_nothing_and_run_what_the_makefile_runs() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (source,) = read(".pre-commit-config.yaml")["repos"]
    assert source["repo"] == "local"
    for hook in source["hooks"]:
        assert hook["language"] == "system"
        program, *_ = hook["entry"].split()
        assert program in makefile or (ROOT / program).is_file(), program


def test_an_editor_and_ruff_agree_on_the_length_of_a_line() -> None:
    longest = re.search(r"max_line_length = (\d+)", (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    ruff = re.search(
        r"^line-length = (\d+)", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert longest is not None
    assert ruff is not None
    assert longest[1] == ruff[1]


# --- Issues ---


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_asks_something(form: Path) -> None:
    asked = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= set(asked)
    ids = [part["id"] for part in asked["body"] if part["type"] != "markdown"]
    assert ids
    assert len(ids) == len(set(ids))
