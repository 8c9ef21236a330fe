"""A test for many things fails if one of them does, and names it."""

import pytest

from support.for_each import for_each


def is_even(number: int) -> None:
    """Whether a number is even."""
    assert number % 2 == 0, "it is odd"


def test_all_that_fail_are_named() -> None:
    with pytest.raises(AssertionError) as failed:
        for_each([2, 3, 4, 5])(is_even)()
    assert [line.split("\n")[0] for line in str(failed.value).splitlines() if "odd" in line] == [
        "3: it is odd",
        "5: it is odd",
    ]


def test_it_keeps_its_name_and_passes_if_all_do() -> None:
    test = for_each([2, 4])(is_even)
    test()
    assert (test.__name__, test.__doc__) == ("is_even", "Whether a number is even.")
