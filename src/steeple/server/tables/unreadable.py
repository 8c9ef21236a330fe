"""Tables that can't be read: a step is broken or missing, or this release doesn't know the game or its rules.

Other tables aren't affected.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from steeple.errors import StoreError, UnreadableTable


@contextmanager
def reading() -> Iterator[None]:
    """Turn any error in reading a table's row and steps into UnreadableTable, except the database's own
    StoreError.
    """
    try:
        yield
    except (StoreError, UnreadableTable):
        raise
    except Exception as error:
        raise UnreadableTable from error
