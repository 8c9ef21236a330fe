"""Campos: placements are sent in groups, which are exactly the legal ones, and a step stays small."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from steeple.server.protocol.messages import Step
from steeple.server.tables.encoding import encode_step
from steeple.server.tables.log import TableLog
from steeple.server.tables.narration import legal_fields
from steeple.server.tables.state import TableState
from steeple.server.tables.visibility import Snapshots
from support.server.legal import one_by_one
from support.server.table_states import Log, row

MOST_BYTES = 12_000
PEOPLE = ("ada", "ben", "eve", "dan")


def farthest(legal: list[str]) -> str:
    """The placement farthest from the middle: a long arm has the most places beside it."""

    def far(text: str) -> int:
        if "@" not in text:
            return -1
        q, r, _ = map(int, text.partition("@")[2].split(","))
        return abs(q) + abs(r) + abs(q + r)

    return max(legal, key=far)


def at_random(legal: list[str]) -> str:
    return random.Random(str(legal)).choice(legal)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("choose", [farthest, at_random], ids=lambda choose: choose.__name__)
def test_every_step_of_a_game_lists_what_is_legal_in_12_kilobytes(
    choose: Callable[[list[str]], str], players: int
) -> None:
    """The findings' "a Campos step carries 86 KB of legal actions"."""
    log = Log(row("campos", players), *PEOPLE[:players])
    state, written = TableState(log.data), TableLog()
    done = 0
    while not log.state.playing().is_over:
        log.act(choose(log.state.playing().legal()))
        entry = b""
        for step in log.steps[done:]:
            before = state.match.state if state.match else None
            state.apply(step)
            entry = written.add(state, step, before)
        done = len(log.steps)
        assert state.match is not None
        if state.to_act is None:
            break
        text = encode_step(entry, Snapshots(state, set(PEOPLE), 0).of(PEOPLE[state.to_act]))
        assert len(text.encode()) <= MOST_BYTES
        listed = one_by_one(Step.model_validate_json(text).model_dump()["snapshot"]["legal"])
        assert sorted(one["action"] for one in listed) == sorted(state.match.legal())
        for one in listed:
            full = state.match.game.fields(state.match.state, state.match.game.read_action(one["action"]))
            assert {**one["fields"], "cells": full.get("cells")} == {**full, "cells": full.get("cells")}


def test_placements_that_are_not_all_possible_are_not_grouped_as_if_they_were() -> None:
    """Take some of the legal placements away: the groups still list the others, and no more."""
    log = Log(row("campos", 2), *PEOPLE[:2])
    for _ in range(4):
        log.act()
    match = log.state.playing()
    chance = random.Random(1)
    some = [action for action in match.legal_ids() if chance.random() < 0.7]
    listed = one_by_one(legal_fields(match.game, match.state, some))
    texts = [match.game.action_text(action) for action in some]
    assert sorted(one["action"] for one in listed) == sorted(texts)
