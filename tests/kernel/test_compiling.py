"""What Numba makes of the rules: no more than is needed."""

from __future__ import annotations

from typing import Any

import pytest

from steeple.kernel import rule as compiling
from steeple.kernel.rule import rule

Rules = tuple[Any, Any, Any]


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    """An inlined rule, another that calls it, and a rule that calls both; always compiled, never loaded."""
    monkeypatch.setattr(compiling, "cache_directory", lambda: None)

    @rule
    def add(number: int, more: int) -> int:
        return number + more

    @rule
    def add_two(number: int) -> int:
        return add(number, 2)

    @rule(apart=True)
    def add_five(number: int) -> int:
        return add(add_two(number), 3)

    assert add_five(1) == 6
    return add, add_two, add_five


def calls_others(made: Any) -> bool:
    """Whether other rules are still called in a rule, as long as nobody has put them in its place."""
    (made_of,) = made.inspect_llvm().values()
    return " call " in made_of.split("define")[1]  # what follows are wrappers for calls from Python


def test_a_rule_is_compiled_once_for_all_numbers_that_its_callers_write_out(rules: Rules) -> None:
    add, _, _ = rules
    assert len(add.signatures) == 1


def test_a_rule_that_is_inlined_is_optimised_only_where_it_ends_up(rules: Rules) -> None:
    _, add_two, add_five = rules
    assert (calls_others(add_two), calls_others(add_five)) == (True, False)


def test_called_by_itself_it_says_the_same(rules: Rules) -> None:
    _, add_two, _ = rules
    assert add_two(40) == 42
