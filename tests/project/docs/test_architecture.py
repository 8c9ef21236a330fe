"""docs/architecture.md and the README point at files and functions: every one of them exists."""

from __future__ import annotations

import ast
import re
from textwrap import dedent

import pytest

from support.paths import ROOT

PAGE = ROOT / "docs" / "architecture.md"
POINTER = re.compile(r"`([\w./\-]+\.(?:py|ts|svelte|json))` · `([\w.\-]+)`")
"""A file and what to look for in it: `` `src/steeple/kernel/match.py` · `Match.refusal` ``."""

PATH = re.compile(r"`((?:src|web|tests|docs|bench|scripts)/[\w./\-]*)`")
"""A file or a folder, with or without something to look for in it."""

HEADING = "## One move, from click to picture"
CONNECTION = "web/src/table/live/connection.svelte.ts"

every_page = pytest.mark.parametrize("page", ["docs/architecture.md", "README.md"])


def pointers(text: str) -> list[tuple[str, str]]:
    return POINTER.findall(text)


def steps() -> list[str]:
    """The numbered list that follows one move."""
    section = PAGE.read_text(encoding="utf-8").split(HEADING)[1].split("\n## ")[0]
    return re.findall(r"^\d+\. (.*(?:\n   .*)*)", section, re.MULTILINE)


# --- What a source defines ---


def names_in(source: str) -> set[str]:
    """The functions, classes, methods (`Class.method`) and constants that a Python module defines."""
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{name}" for name in members_of(node)}
        if isinstance(node, ast.Assign | ast.AnnAssign):
            found |= targets_of(node)
    return found


def members_of(node: ast.ClassDef) -> set[str]:
    """The methods and fields of a class."""
    found = set()
    for one in node.body:
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(one.name)
        elif isinstance(one, ast.Assign | ast.AnnAssign):
            found |= targets_of(one)
    return found


def targets_of(node: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def is_in_script(source: str, name: str) -> bool:
    """Whether TypeScript defines a name at its top level, or `Class.method` in the class.

    It counts where it begins a line and has a body or a value. A call, a property that a component is given,
    and a method that an interface only declares don't count. Prettier keeps the layout that this relies on.
    """
    class_name, _, member = name.rpartition(".")
    if class_name:
        source, name = indented_after(rf"^(?:export )?class {class_name}\b[^\n;]*\{{$", source), member
    word = r"(?:(?:export|async|function|class|const|let|private|static|readonly|get|set) )*"
    if re.search(rf"^{word}{name}\b[^\n=(]* = ?|^(?:export )?class {name}\b", source, re.MULTILINE):
        return True
    starts = re.finditer(rf"^{word}{name}(?:<[^\n]*>)?\(", source, re.MULTILINE)
    return any(has_body(source, start.end()) for start in starts)


def indented_after(first: str, source: str) -> str:
    """The indented lines after the first one that matches; nothing if none does."""
    found = re.search(rf"{first}\n((?:(?:  .*)?\n)*)", source, re.MULTILINE)
    return "" if found is None else dedent(found[1])


def has_body(source: str, at: int) -> bool:
    """Whether the parameters that begin at `at` are followed by a body: `(…): type {` to the line's end."""
    depth = 1
    while depth and at < len(source):
        depth += {"(": 1, ")": -1}.get(source[at], 0)
        at += 1
    return re.match(r"(?:: [^\n]+)? \{\}?$", source[at:], re.MULTILINE) is not None


def defines(path: str, source: str, name: str) -> bool:
    """Whether the text of a file defines a name."""
    if path.endswith(".py"):
        return name in names_in(source)
    if path.endswith(".json"):
        return f'"{name}":' in source
    if path.endswith(".svelte"):
        source = indented_after(r"^<script.*>$", source)
    return is_in_script(source, name)


def has(path: str, name: str) -> bool:
    """Whether there is such a file, and it defines a name."""
    file = ROOT / path
    return file.is_file() and defines(path, file.read_text(encoding="utf-8"), name)


# --- The pages ---


def test_a_move_is_followed_step_by_step() -> None:
    assert len(steps()) >= 10
    for step in steps():
        assert pointers(step) or PATH.findall(step), f"no file in: {step}"


@every_page
def test_every_file_and_function_that_is_pointed_at_exists(page: str) -> None:
    found = pointers((ROOT / page).read_text(encoding="utf-8"))
    assert found
    assert [pointer for pointer in found if not has(*pointer)] == []


@every_page
def test_every_file_and_folder_that_is_named_exists(page: str) -> None:
    found = PATH.findall((ROOT / page).read_text(encoding="utf-8"))
    assert found
    assert [path for path in found if not (ROOT / path).exists()] == []


# --- What is noticed ---


def test_what_has_disappeared_is_noticed() -> None:
    assert has("src/steeple/kernel/match.py", "Match.refusal")
    assert not has("src/steeple/kernel/match.py", "Match.refuse_everything")
    assert not has("src/steeple/kernel/matches.py", "Match")
    assert not has("web/src/main.ts", "neverDefined")


def test_a_call_is_no_definition() -> None:
    source = (ROOT / CONNECTION).read_text(encoding="utf-8")
    without = re.sub(r"^  send\(.*?^  \}\n", "", source, count=1, flags=re.MULTILINE | re.DOTALL)
    assert "socket.send(" in without
    assert defines(CONNECTION, source, "Connection.send")
    assert not defines(CONNECTION, without, "Connection.send")


@pytest.mark.parametrize("name", ["Connection", "Connection.greet", "Connection.giveUp", "SOONEST"])
def test_what_typescript_defines_is_found(name: str) -> None:
    assert has(CONNECTION, name)


@pytest.mark.parametrize("name", ["Listener.hear", "Connection.stringify", "socket", "command", "hear"])
def test_what_typescript_declares_calls_or_is_given_is_not(name: str) -> None:
    assert not has(CONNECTION, name)


def test_a_property_of_a_component_is_no_definition() -> None:
    assert has("web/src/games/campanile/pieces/Skyline.svelte", "sentence")
    assert not has("web/src/games/campanile/Board.svelte", "play")
