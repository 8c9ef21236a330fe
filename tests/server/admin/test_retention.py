"""Retention: guests who stay away and tables that nobody touches are deleted, and nothing else is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from steeple.errors import Refused, StoreError
from steeple.server.admin.audit import list_lines
from steeple.server.admin.operators import OperatorActions, use_reset
from steeple.server.admin.quotas import present_quotas
from steeple.server.admin.retention import find_old_guests, find_old_tables, retire
from steeple.server.http.accounts import begin_session
from steeple.server.settings import QUOTAS, Settings
from steeple.server.store.schema import audit, resets
from steeple.server.store.store import Store
from steeple.server.wall_clock import now
from support.paths import GOLDEN
from support.server.old_tables import DAY, add_person, add_table
from support.server.postgres import Postgres
from support.server.serving import PATIENCE, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["SQLite", "PostgreSQL"])
async def store(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> AsyncIterator[Store]:
    opened = await Store.open(
        str(tmp_path / "tables.sqlite") if request.param == "SQLite" else postgres.fresh()
    )
    yield opened
    await opened.close()


async def fill(store: Store) -> None:
    """People and tables on both sides of 90 days."""
    await add_person(store, "away", 91)
    await add_person(store, "here", 89)
    await add_person(store, "winner", 91)
    await add_person(store, "account", 400, account="account")
    await add_table(store, "abandoned", "away", 91, "open")
    await add_table(store, "stuck", "account", 91, "playing")
    await add_table(store, "shut", "account", 91, "closed")
    await add_table(store, "fresh", "here", 89, "playing")
    await add_table(store, "finished", "winner", 400, "over")
    await store.add_chat("abandoned", now(), "away", "anybody?")


async def test_what_is_too_old_is_deleted_and_the_rest_stays(store: Store) -> None:
    await fill(store)
    before = now() - 90 * DAY
    tables = await store.query(lambda connection: find_old_tables(connection, before))
    guests = await store.query(lambda connection: find_old_guests(connection, before))
    assert {table.id for table in tables} == {"abandoned", "stuck", "shut"}
    assert {guest.id for guest in guests} == {"away", "winner"}
    assert await retire(store, 90) == (3, 2)
    assert {
        id for id in ("abandoned", "stuck", "shut", "fresh", "finished") if await store.load_table(id)
    } == {
        "fresh",
        "finished",
    }
    assert await store.person("away") is None  # nothing needs the row any more
    winner = await store.person("winner")
    assert winner is not None
    assert (winner.name, winner.deleted is not None) == ("somebody", True)
    ((_, sat),) = await store.list_tables(["over"], None, False, None, 10)
    assert sat[0].name == "somebody"
    for id in ("here", "account"):
        assert await store.person(id) is not None
    assert await retire(store, 90) == (0, 0)
    lines = await store.query(lambda connection: list_lines(connection, None, 10, True))
    assert sorted(line.action for line in lines) == ["retire-guest"] * 2 + ["retire-table"] * 3
    assert {line.operator for line in lines} == {"server"}


async def test_a_guest_who_comes_back_in_time_stays(store: Store) -> None:
    await add_person(store, "away", 91)
    guest = await store.person("away")
    assert guest is not None
    await begin_session(store, guest, "")
    assert await retire(store, 90) == (0, 0)


async def test_more_than_a_batch_is_deleted(store: Store) -> None:
    for number in range(45):
        await add_person(store, f"guest {number}", 100 + number)
    assert await retire(store, 90) == (0, 45)


async def test_the_audit_log_cannot_be_changed(store: Store) -> None:
    await add_person(store, "away", 91)
    await retire(store, 90)
    for statement in (sa.delete(audit), sa.update(audit).values(why="nothing happened")):
        with pytest.raises(StoreError):
            await store.change(lambda connection, change=statement: connection.execute(change))  # type: ignore[misc]
    assert len(await store.query(lambda connection: list_lines(connection, None, 10, True))) == 1


async def test_a_guest_of_release_0_1_has_as_long_as_anybody_from_the_update_on(tmp_path: Path) -> None:
    golden = GOLDEN / "database-1.sqlite"
    copy = tmp_path / "old.sqlite"
    copy.write_bytes(golden.read_bytes())
    store = await Store.open(str(copy))
    try:
        assert await store.query(lambda connection: find_old_guests(connection, now() - 90 * DAY)) == []
        later = now() + DAY
        assert await store.query(lambda connection: find_old_guests(connection, later)) != []
    finally:
        await store.close()


async def test_a_running_server_does_it_by_itself(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    store = await Store.open(str(database))
    await fill(store)
    await store.close()
    async with serving(database, "--retention-days", "90"):
        reader = await Store.open(str(database))
        try:
            async with asyncio.timeout(PATIENCE):
                while await reader.person("away") or await reader.load_table("stuck"):
                    await asyncio.sleep(0.05)
            assert await reader.load_table("fresh") is not None
        finally:
            await reader.close()


def test_quotas_list_every_cap_and_every_rate() -> None:
    found = {quota.name: quota for quota in present_quotas(Settings(database="x", tables_per_person=7))}
    assert found["tables-per-person"].most == 7
    assert {name.replace("_", "-") for name in QUOTAS} <= set(found)
    assert (found["chat"].most, found["chat"].seconds) == (20, 60)
    assert present_quotas(replace(Settings(database="x"), limits=False)) == []


async def test_whoever_deletes_an_account_is_no_operator_and_their_link_sets_nothing(store: Store) -> None:
    await add_person(store, "oda", 0, account="oda")
    actions = OperatorActions(store, "root@club")
    await actions.grant(await actions.find("oda"), is_operator=True)
    token = await actions.make_reset(await actions.find("oda"))
    await store.erase_person("oda", now())
    gone = await store.person("oda")
    assert gone is not None
    assert (gone.is_operator, gone.account) == (False, None)
    with pytest.raises(Refused, match="used, or it's too old"):
        await use_reset(store, token, "another hash")


async def test_an_id_is_found_before_a_name_that_somebody_has_chosen(store: Store) -> None:
    await add_person(store, "oda", 0, account="rob")
    await add_person(store, "rob", 0, account="oda")
    actions = OperatorActions(store, "root@club")
    assert [(await actions.find(who)).id for who in ("oda", "rob", "ODA", " Rob ")] == [
        "oda",
        "rob",
        "rob",
        "oda",
    ]
    with pytest.raises(Refused, match="no account and no id 'eve'"):
        await actions.find("eve")


async def test_a_link_that_is_too_old_sets_nothing(store: Store) -> None:
    await add_person(store, "rob", 0, account="rob")
    actions = OperatorActions(store, "root@club")
    token = await actions.make_reset(await actions.find("rob"))
    old = sa.update(resets).values(until=now())
    await store.change(lambda connection: connection.execute(old))
    with pytest.raises(Refused, match="used, or it's too old"):
        await use_reset(store, token, "another hash")
    rob = await store.person("rob")
    assert rob is not None
    assert rob.password == "a hash"
