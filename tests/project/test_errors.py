"""The tree of errors at the top of errors.py is complete: every error and every code that is raised."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

import steeple
from steeple import errors

PACKAGE = Path(steeple.__file__).parent
TREE = re.split(r"[\s,:;`]+", errors.__doc__ or "")
"""The words of the tree."""
KINDS = {
    name: kind
    for name, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, errors.SteepleError)
}


def raised_codes() -> set[tuple[str, str]]:
    """The name of an error and a code that it's raised with, wherever the sources name both."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS:
                codes = [word.value for word in node.keywords if word.arg == "code"]
                found |= {(node.func.id, str(code.value)) for code in codes if isinstance(code, ast.Constant)}
    return found


@pytest.mark.parametrize("name", sorted(KINDS))
def test_the_tree_draws_every_error_under_its_base(name: str) -> None:
    lines = (errors.__doc__ or "").splitlines()
    drawn = [number for number, line in enumerate(lines) if name in re.split(r"[^A-Za-z]+", line)]
    base = KINDS[name].__bases__[0].__name__
    assert drawn
    assert base == "Exception" or any(base in line for line in lines[: drawn[0]])


@pytest.mark.parametrize(("name", "code"), sorted(raised_codes()))
def test_the_tree_lists_every_code_that_is_raised(name: str, code: str) -> None:
    if issubclass(KINDS[name], errors.Refused):
        assert code in errors.STATUS
    else:
        assert code in TREE


@pytest.mark.parametrize("name", sorted(set(KINDS) - {"SteepleError", "IllegalAction"}))
def test_the_tree_lists_the_code_that_each_error_has_by_default(name: str) -> None:
    default = vars(KINDS[name]).get("code")
    assert default is None or default in TREE
