"""Tables begun under an earlier version of the rules continue under it, and its records stay as they are."""

from __future__ import annotations

import random
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from steeple.errors import IllegalAction
from steeple.server.store.rows import PersonRow, StepRow
from steeple.server.store.store import Store
from steeple.server.tables.rematch import next_table
from steeple.server.tables.state import TableState
from support.games.altered_records import without_legal
from support.games.campos_areas import removable, tiles_at
from support.games.golden_records import golden
from support.paths import GOLDEN as HOME
from support.server.serving import Person, Server, two_people
from support.server.table_states import row

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """The database of a release that knew version 1 of Campos only."""
    store = await Store.open(str(shutil.copyfile(HOME / "database-1.sqlite", tmp_path / "old.sqlite")))
    yield store
    await store.close()


def act(state: TableState, action: str) -> StepRow:
    match = state.playing()
    return StepRow(state.number + 1, state.at + 1, "act", match.player, action)


async def test_a_table_begun_under_version_1_goes_on_under_it_where_version_2_would_allow_more(
    store: Store,
) -> None:
    loaded = await store.load_table("campos running")
    assert loaded is not None
    state, chance, only_by_a_path = TableState.after(*loaded), random.Random(2), 0
    assert (state.data.rules, state.data.options, state.options) == (1, {}, {"slide": "straight"})
    while not (match := state.playing()).is_over:
        if match.view()["turn"]["phase"].startswith("remove"):
            tiles = tiles_at(match.state)
            straight, path = (removable(tiles, slide)[0] for slide in ("straight", "path"))
            assert {text for text in match.legal() if text[0] == "x"} == {f"x{q},{r}" for q, r in straight}
            for q, r in sorted(path - straight):
                with pytest.raises(IllegalAction, match="slide out"):
                    state.apply(act(state, f"x{q},{r}"))
                only_by_a_path += 1
        step = act(state, chance.choice(match.legal()))
        assert await store.append(state.data.id, step, None)
        state.apply(step)
        if state.status == "over":
            break
    assert only_by_a_path > 0
    again = await store.load_table("campos running")
    assert again is not None
    found = TableState.after(*again).match
    assert found is not None
    assert (found.record()["rules"], found.record()["options"], found.is_over) == (1, {}, True)


async def test_a_record_of_version_1_is_kept_and_given_back_as_it_was(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    record = without_legal(golden("campos", "cleared")[0])
    table = (await ada.do("/api/records", record))["id"]
    status, found = await ada.get(f"/api/tables/{table}/record")
    assert (status, {key: value for key, value in found.items() if key != "fair"}) == (200, record)
    assert (await ada.get(f"/api/tables/{table}/views"))[1]["views"][0]["options"] == {"slide": "straight"}


async def test_a_record_of_version_1_that_names_the_option_is_refused(server: Server) -> None:
    ada = await Person.named(server.address, "Ada")
    record = {**without_legal(golden("campos", "cleared")[0]), "options": {"slide": "straight"}}
    status, said = await ada.post("/api/records", record)
    assert (status, said["code"]) == (400, "bad-option")


@pytest.mark.parametrize(
    ("chosen", "shown"), [({}, {}), ({"slide": "straight"}, {"slide": "straight"}), ({"slide": "path"}, {})]
)
async def test_new_tables_begin_under_version_2(
    server: Server, chosen: dict[str, str], shown: dict[str, str]
) -> None:
    ada = await Person.named(server.address, "Ada")
    games = {game["name"]: game for game in (await ada.get("/api/games"))[1]["games"]}
    assert (games["campos"]["rules"], [option["name"] for option in games["campos"]["options"]]) == (
        2,
        ["slide"],
    )
    table = (await ada.do("/api/tables", two_people("campos", options=chosen)))["id"]
    async with ada.at(table) as place:
        assert place.welcome["options"] == shown


def test_another_game_after_one_of_version_1_is_played_as_that_one_was() -> None:
    state, ada = TableState(row("campos", rules=1)), PersonRow("ada", "Ada", None, None, 0, 0)
    data = next_table(state, "next", ada, "5eed" * 16)
    assert (data.rules, data.options) == (2, {"slide": "straight"})
    assert TableState(data).options == {"slide": "straight"}
