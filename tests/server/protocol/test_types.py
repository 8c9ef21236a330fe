"""The types for clients: real views and actions match them exactly, and the TypeScript is up to date."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from steeple.games import GAMES
from steeple.games.schema import schema_of
from steeple.kernel.game import SPECTATOR
from support.games.random_games import SETUPS, Setup, legal_ids, sample
from support.paths import ROOT

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)

VIEWS: dict[str, TypeAdapter[Any]] = {name: TypeAdapter(schema_of(name).VIEW) for name in GAMES}
FIELDS: dict[str, TypeAdapter[Any]] = {name: TypeAdapter(schema_of(name).FIELDS) for name in GAMES}


@every_setup
def test_views_are_exactly_as_declared(setup: Setup) -> None:
    for s in sample(setup, 15):
        for viewer in (0, setup.players - 1, SPECTATOR):
            view = setup.game.view(s, viewer)
            assert json.loads(json.dumps(VIEWS[setup.name].validate_json(json.dumps(view)))) == view


@every_setup
def test_fields_are_exactly_as_declared(setup: Setup) -> None:
    adapter = FIELDS[setup.name]
    for s in sample(setup, 10):
        for action in legal_ids(setup.game, s)[::7]:
            fields = setup.game.fields(s, action)
            assert json.loads(json.dumps(adapter.validate_json(json.dumps(fields)))) == fields


@every_setup
def test_a_view_with_a_key_too_many_is_not_as_declared(setup: Setup) -> None:
    view = setup.game.view(setup.deal(1).state, 0)
    with pytest.raises(ValidationError):
        VIEWS[setup.name].validate_json(json.dumps({**view, "seed": "0000000000000001"}))


def test_the_typescript_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/typescript.py", "--check"], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_lock_files_of_node_name_no_registry() -> None:
    locked = json.loads((ROOT / "web/package-lock.json").read_text())
    assert [name for name, package in locked["packages"].items() if "resolved" in package] == []
