"""Numbers with their nouns, for sentences that exist only in English. Catalogues have their own plurals."""

from __future__ import annotations


def count_of(number: int, noun: str, plural: str | None = None) -> str:
    """A number and its noun: 1 game, 2,000 games. `plural` is for nouns that don't take an -s."""
    return f"{number:,} {noun if number == 1 else plural or f'{noun}s'}"
