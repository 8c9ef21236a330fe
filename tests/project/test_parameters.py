"""Short lists of parameters, and names that a newcomer can guess."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.for_each import for_each
from support.paths import ROOT

SOURCES = ROOT / "src" / "steeple"
FOLDERS = (SOURCES, ROOT / "bench", ROOT / "scripts", ROOT / "examples")
FILES = sorted(path.relative_to(ROOT) for folder in FOLDERS for path in folder.rglob("*.py"))
every_file = for_each(FILES)

MOST_PARAMETERS = 7

FORBIDDEN_MODULES = {
    *("utils", "util", "common", "helpers", "managers", "misc"),  # they say nothing about what is inside
    *("known", "shelf", "parts", "warm", "here", "kept", "making", "wishes", "keeper", "glance"),  # riddles
}


def functions(source: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """The names of a function's parameters, without `self` and `cls`."""
    listed = function.args
    names = [argument.arg for argument in (*listed.posonlyargs, *listed.args, *listed.kwonlyargs)]
    return names[1:] if names[:1] in (["self"], ["cls"]) else names


def crowded(source: str) -> set[str]:
    """The functions with too many parameters."""
    return {function.name for function in functions(source) if len(parameters(function)) > MOST_PARAMETERS}


@every_file
def test_a_function_has_at_most_seven_parameters(file: Path) -> None:
    found = crowded((ROOT / file).read_text(encoding="utf-8"))
    assert not found, "group what belongs together: in a named tuple, a dataclass or a typed dictionary"


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("def f(a, b, /, c, *, d): ...", 4),
        ("class C:\n    def f(self, a): ...", 1),
        ("class C:\n    @classmethod\n    def f(cls, a, b=1): ...", 2),
        ("async def f(a, *rest, **named): ...", 1),
    ],
)
def test_all_kinds_of_parameters_are_counted(source: str, count: int) -> None:
    assert [len(parameters(function)) for function in functions(source)] == [count]


def test_a_function_with_eight_parameters_is_found() -> None:
    assert crowded("def f(a, b, c, d, e, f, g): ...") == set()
    assert crowded("def f(a, b, c, d, e, f, g, *, h): ...") == {"f"}


@every_file
def test_modules_have_names_that_say_what_is_inside(file: Path) -> None:
    assert not FORBIDDEN_MODULES & {file.stem, *file.parent.parts}


PLAIN_FRACTIONS = (0.0, 0.5, 1.0, 2.0)
"""The floating-point numbers that need no name."""


def nameless_numbers(source: str) -> set[float]:
    """The numbers that stand in compiled functions without a name: whole ones above 4, and fractions."""
    found: set[float] = set()
    for function in functions(source):
        if any(re.match(r"rule\b", ast.unparse(decorator)) for decorator in function.decorator_list):
            constants = [node.value for node in ast.walk(function) if isinstance(node, ast.Constant)]
            found |= {value for value in constants if isinstance(value, int) and abs(value) > 4}
            found |= {value for value in constants if isinstance(value, float)}.difference(PLAIN_FRACTIONS)
    return found


@every_file
def test_numbers_in_compiled_functions_have_names(file: Path) -> None:
    assert nameless_numbers((ROOT / file).read_text(encoding="utf-8")) == set()


def test_a_number_without_a_name_is_found() -> None:
    assert nameless_numbers("@rule\ndef f(s):\n    return 8 * s.points + HIGHEST") == {8}
    assert nameless_numbers("@rule(apart=True)\ndef f(s):\n    return s.points[2] - 1") == set()
    assert nameless_numbers("@rule\ndef f(s):\n    return 0.5 * s.height + 0.125 * s.place") == {0.125}
    assert nameless_numbers("def f(s):\n    return 8 * s.points") == set()


@every_file
def test_settings_have_names_not_numbers(file: Path) -> None:
    assert not re.search(r"(?<![.\w])settings\[\d", (ROOT / file).read_text(encoding="utf-8"))
