"""Tables that can't be read: a step is broken or missing, or the game or its rules aren't known here. No other table minds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from steeple.errors import StoreError, UnreadableTable


@contextmanager
def reading() -> Iterator[None]:
    """Turn whatever a table's row and steps can't be read for into UnreadableTable; a StoreError is no fault of theirs."""
    try:
        yield
    except (StoreError, UnreadableTable):
        raise
    except Exception as error:
        raise UnreadableTable from error
