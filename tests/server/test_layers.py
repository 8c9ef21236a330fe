"""Imports within the server go one way, and no name means two things."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import steeple.server

ROOT = Path(steeple.server.__file__).parent
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in ROOT.rglob("*.py")
    if path.name != "__init__.py" and "migrations" not in path.parts
)

LAYERS = (
    (
        "logs",
        "metrics",
        "packed",
        "seeds",
        "tasks",
        "wall_clock",
        "http.addresses",
        "http.cookies",
        "http.rate_limits",
    ),
    ("protocol",),
    ("store",),
    ("settings", "names"),
    ("tables",),
    ("bots",),
    ("alerts",),
    ("admin",),
    ("process",),
    ("http",),
    ("run",),
)
"""From the ground up: a module imports only from its own layer and the layers before it."""


def layer_of(module: str) -> int:
    """The layer of a module: that of the longest name in LAYERS which it is, or which it lies in."""
    found = [
        (len(name), number)
        for number, names in enumerate(LAYERS)
        for name in names
        if module == name or module.startswith(f"{name}.")
    ]
    assert found, f"{module} is in no layer"
    return max(found)[1]


def tree_of(module: str) -> ast.Module:
    return ast.parse(ROOT.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8"))


def imports(module: str) -> set[str]:
    """The modules of the server that a module imports when it runs, not only for the type checker."""
    found: set[str] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("steeple.server"):
            source = (node.module or "").removeprefix("steeple.server").lstrip(".")
            for alias in node.names:
                whole = f"{source}.{alias.name}".lstrip(".")
                found.add(whole if whole in MODULES else source)
        for child in ast.iter_child_nodes(node):
            visit(child)

    visit(tree_of(module))
    return {name for name in found if name in MODULES}


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_one_way(module: str) -> None:
    above = {name for name in imports(module) if layer_of(name) > layer_of(module)}
    assert not above, f"{module} imports from layers above it"


def classes(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    }


def test_no_two_classes_share_a_name_nor_does_an_error_with_any() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for path in [*ROOT.rglob("*.py"), ROOT.parent / "errors.py"]:
        for name in classes(path):
            homes[name].append(str(path.relative_to(ROOT.parent)))
    assert not {name: paths for name, paths in homes.items() if len(paths) > 1}
