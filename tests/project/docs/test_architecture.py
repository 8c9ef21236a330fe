"""docs/architecture.md and the README point at files and functions: every one of them exists."""

from __future__ import annotations

import ast
import re

import pytest

from support.paths import ROOT

PAGE = ROOT / "docs" / "architecture.md"
POINTER = re.compile(r"`([\w./\-]+\.(?:py|ts|svelte|json))` · `([\w.\-]+)`")
"""A file and what to look for in it: `` `src/steeple/kernel/match.py` · `Match.refusal` ``."""

HEADING = "## One move, from click to picture"


def pointers(text: str) -> list[tuple[str, str]]:
    return POINTER.findall(text)


def steps() -> list[str]:
    """The numbered list that follows one move."""
    section = PAGE.read_text(encoding="utf-8").split(HEADING)[1].split("\n## ")[0]
    return re.findall(r"^\d+\. (.*(?:\n   .*)*)", section, re.MULTILINE)


def names_in(source: str) -> set[str]:
    """The functions, classes, methods (`Class.method`) and constants that a Python module defines."""
    found = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            functions = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{function.name}" for function in functions}
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def has(path: str, name: str) -> bool:
    """Whether a file defines a name; of `Class.method`, in TypeScript, both."""
    file = ROOT / path
    if not file.is_file():
        return False
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return name in names_in(text)
    if file.suffix == ".json":
        return f'"{name}":' in text
    define = r"(?:function|class|const|let|get|async|private|readonly)?\s*{}\b\s*[(<={{:]"
    return all(
        re.search(define.format(re.escape(part)), text) or f"class {part}" in text for part in name.split(".")
    )


def test_a_move_is_followed_step_by_step() -> None:
    assert len(steps()) >= 10
    for step in steps():
        assert pointers(step), f"no file and function in: {step}"


@pytest.mark.parametrize("page", ["docs/architecture.md", "README.md"])
def test_every_file_and_function_that_is_pointed_at_exists(page: str) -> None:
    found = pointers((ROOT / page).read_text(encoding="utf-8"))
    assert found
    assert [pointer for pointer in found if not has(*pointer)] == []


def test_what_has_disappeared_is_noticed() -> None:
    assert has("src/steeple/kernel/match.py", "Match.refusal")
    assert not has("src/steeple/kernel/match.py", "Match.refuse_everything")
    assert not has("src/steeple/kernel/matches.py", "Match")
    assert not has("web/src/main.ts", "neverDefined")
