"""What the sentences of a family of games have to cover, found in its schema and in random games."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import get_args, get_type_hints

from steeple.games import GAMES
from steeple.games.schema import schema_of
from steeple.kernel.match import Match
from support.catalogues import sentences, shown_in
from support.games.random_games import SETUPS, Setup, steps, walk

FAMILIES = {game.family for game in GAMES.values()}
"""Games of one family share their files of sentences."""


def setups_of(family: str) -> list[Setup]:
    return [setup for setup in SETUPS if setup.game.family == family]


def games_of(family: str) -> list[Match]:
    """A random game of each setup."""
    return [walk(setup, 0) for setup in setups_of(family)]


@cache
def kinds(family: str) -> set[str]:
    """All kinds of actions that the games of a family declare."""
    found = set()
    for game in GAMES.values():
        if game.family == family:
            fields = schema_of(game.name).FIELDS
            for shape in get_args(fields) or (fields,):
                found |= set(get_args(get_type_hints(shape)["kind"]))
    return found


@cache
def turning_points(family: str) -> set[str]:
    """What changes a game of a family without a decision."""
    return {
        name
        for match in games_of(family)
        for before, after in itertools.pairwise(match.positions())
        for name in match.game.turning_points(before, after)
    }


@cache
def letters(family: str) -> set[str]:
    """The letters that stand for styles or colours where actions and refusals of a family are told."""
    return {letter for match in games_of(family) for letter in _letters_told(match)}


def _letters_told(match: Match) -> Iterator[str]:
    game, chance = match.game, random.Random(3)
    for s, action in steps(match):
        fields = game.fields(s, action)
        yield from _named(f"{game.family}.{fields['kind']}", fields)
        for tried in chance.choices(range(game.actions), k=10):
            if refusal := game.refuse(s, tried):
                yield from _named(f"clause.{game.family}.{refusal.clause.code}", refusal.codes)


def _named(key: str, values: Mapping[str, object]) -> Iterator[str]:
    """The letters for which a sentence with these values has a `name`; see words.py."""
    for place, kind in shown_in(sentences("en")[key]).items():
        if kind == "name" and place in values:
            value = values[place]
            for item in value if isinstance(value, list) else [value]:
                yield from _letters_in(str(item)) if item is not None else ()


def _letters_in(item: str) -> list[str]:
    """C12 is a C; a tile, BBR, is named letter by letter."""
    code = item.rstrip("0123456789")
    return list(code) if code.isupper() else [code]
