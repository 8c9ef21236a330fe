"""One test for many things, such as files: a test for each of them would take longer than looking at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def for_each(things: Iterable[T]) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """Make a test of one thing a test of all of them, which lists those that fail."""

    def make(test: Callable[[T], None]) -> Callable[[], None]:
        def look_at_all() -> None:
            failed: dict[str, str] = {}
            for thing in things:
                try:
                    test(thing)
                except Exception as error:  # whatever is wrong with one, the others are looked at
                    failed[str(thing)] = str(error) or repr(error)
            assert not failed, "\n".join(f"{thing}: {error}" for thing, error in failed.items())

        look_at_all.__name__ = test.__name__
        look_at_all.__doc__ = test.__doc__
        return look_at_all

    return make
