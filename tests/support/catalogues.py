"""The catalogues as they're written: the messages of each file, what they leave open, all their forms."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, visitor

import steeple
from steeple.words import LANGUAGES

LOCALES = Path(steeple.__file__).parent / "locales"


def key_of(message: str) -> str:
    """The key of a message, see `message_id` in words.py."""
    key = message.replace("__", "\0").replace("_", ".").replace("\0", "_")
    return key.replace("bot.level-", "bot.level:")


@cache
def parts_of(language: str) -> dict[str, list[str]]:
    """The keys in each file of a catalogue, in their order there."""
    return {
        path.stem: [key_of(message.id.name) for message in _messages(path)]
        for path in sorted((LOCALES / language).glob("*.ftl"))
    }


@cache
def sentences(language: str) -> dict[str, ast.Pattern]:
    """Every sentence of a language by its key."""
    found = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for message in _messages(path):
            assert message.value is not None, f"{message.id.name} says nothing"
            found[key_of(message.id.name)] = message.value
    return found


def _messages(path: Path) -> Iterator[ast.Message]:
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            yield entry


class _Variables(visitor.Visitor):
    """What a sentence shows and what it's chosen by, and the kind of names it looks up."""

    def __init__(self) -> None:
        self.shown: dict[str, str | None] = {}
        self.choosing: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        self.choosing |= {one.id.name for one in _references(node.selector)}
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (Fluent's name)
        kind = None if node.id.name in ("LIST", "NUMBER", "DATETIME") else "name"
        for named in node.arguments.named:
            if named.name.name == "kind" and isinstance(named.value, ast.StringLiteral):
                kind = named.value.value
        for one in _references(node):
            self.shown[one.id.name] = kind

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.shown.setdefault(node.id.name, None)


def _references(node: ast.BaseNode) -> list[ast.VariableReference]:
    if isinstance(node, ast.VariableReference):
        return [node]
    arguments = node.arguments.positional if isinstance(node, ast.FunctionReference) else []
    return [one for one in arguments if isinstance(one, ast.VariableReference)]


def _looked_at(pattern: ast.Pattern) -> _Variables:
    looked = _Variables()
    looked.visit(pattern)
    return looked


def shown_in(pattern: ast.Pattern) -> dict[str, str | None]:
    """The values that a sentence shows; of those it looks up by name, the kind of names."""
    return _looked_at(pattern).shown


def open_in(pattern: ast.Pattern) -> set[str]:
    """The values that a sentence shows or is chosen by."""
    looked = _looked_at(pattern)
    return {*looked.shown} | looked.choosing


def forms(pattern: ast.Pattern) -> list[str]:
    """All forms of a sentence, with `{value}` where a value is filled in."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        else:
            parts.append(_forms_of(element.expression))
    return ["".join(chosen) for chosen in itertools.product(*parts)]


def _forms_of(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [form for variant in expression.variants for form in forms(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [expression.parse()["value"]]
    assert isinstance(expression, ast.VariableReference | ast.FunctionReference)
    return [f"{{{_references(expression)[0].id.name}}}"]


def choices(pattern: ast.Pattern) -> list[dict[str, str]]:
    """What a sentence chooses between: the first form of each case, by the case's name."""
    found: list[dict[str, str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            cases = element.expression.variants
            found.append({_case(variant): forms(variant.value)[0] for variant in cases})
            found += [choice for variant in cases for choice in choices(variant.value)]
    return found


def _case(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Each form of each sentence of a language, with its key."""
    return ((key, form) for key, pattern in sentences(language).items() for form in forms(pattern))


assert set(LANGUAGES) == {path.name for path in LOCALES.iterdir()}
