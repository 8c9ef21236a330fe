"""The store, on both databases: what it acknowledges is there, once and in order, whoever else writes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from steeple.errors import StoreError
from steeple.server.store.migrations import HEAD
from steeple.server.store.processes import OUTAGE_AFTER
from steeple.server.store.rows import Change, PersonRow, SeatRow, StepRow, TableData
from steeple.server.store.schema import METADATA
from steeple.server.store.store import Store
from support.server.databases import Execute
from support.server.postgres import Postgres

pytestmark = pytest.mark.anyio
DEADLINE = 120

ANN = PersonRow("ann", "Ann", None, None, 0, 1)
BEN = PersonRow("ben", "Ben", "ben", "hash", 0, 1)
TABLE = TableData(
    id="table",
    game="campos",
    rules=1,
    players=2,
    options={"variant": "short"},
    clock={"kind": "none"},
    substitute="level:3",
    is_listed=True,
    host="ann",
    seed="5eed",
    salt="5a17",
    deal=None,
    commitment="c0",
    created=1,
    status="open",
    changed=1,
)
SITTING = [SeatRow(0, "ann", None, "Ann"), SeatRow(1, None, "level:2", "level 2")]
SIT = StepRow(1, 1, "sit", 0, '{"kind": "person", "person": "ann", "name": "Ann", "bot": null}')

Open = Callable[[], Awaitable[Store]]


@pytest.fixture
async def open_store(url: str) -> AsyncIterator[Open]:
    stores: list[Store] = []

    async def open_one() -> Store:
        stores.append(await Store.open(url))
        return stores[-1]

    yield open_one
    for store in stores:
        await store.close()


@pytest.fixture
async def store(open_store: Open) -> Store:
    """A store with two people and a table."""
    store = await open_store()
    await store.add_person(ANN)
    await store.add_person(BEN)
    await store.create_table(TABLE, SITTING, [SIT])
    return store


def act(number: int, text: str = "a") -> StepRow:
    return StepRow(number, 1000 + number, "act", 0, text, f"ann:{number}")


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(DEADLINE):
        while not is_so():
            await asyncio.sleep(0.01)


# --- Opening ---


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    assert await store.load_table("table") == (TABLE, [SIT])


async def test_there_is_no_table_that_nobody_made(store: Store) -> None:
    assert await store.load_table("other") is None


async def test_processes_that_open_a_new_database_together_all_succeed(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    assert [await store.tables_with_people(0) for store in stores] == [[]] * 4
    for store in stores:
        await store.close()


async def test_a_database_of_a_later_release_is_refused(open_store: Open, execute: Execute) -> None:
    await open_store()
    execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="later release") as refusal:
        await open_store()
    assert refusal.value.code == "store-newer"


async def test_the_tables_of_another_program_are_left_alone(open_store: Open, execute: Execute) -> None:
    execute("CREATE TABLE cakes (id integer)")
    with pytest.raises(StoreError, match="another program"):
        await open_store()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, this is a letter and no database.\n" * 50)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(str(path))


async def test_an_address_that_is_no_database_is_refused_without_its_password() -> None:
    with pytest.raises(StoreError, match="isn't a database") as refusal:
        await Store.open("mysql://ann:secret@host/name")
    assert "secret" not in str(refusal.value)


async def test_nobody_else_on_the_machine_may_read_a_database_file(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "steeple.sqlite"
    await (await Store.open(f"sqlite:///{path}")).close()
    assert path.stat().st_mode & 0o077 == 0


def test_the_migrations_lead_to_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    path = tmp_path / "steeple.sqlite"
    asyncio.run(_open_and_close(str(path)))
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == HEAD
    engine.dispose()


async def _open_and_close(url: str) -> None:
    await (await Store.open(url)).close()


# --- Steps ---


async def test_of_two_processes_with_the_same_number_exactly_one_wins(store: Store, open_store: Open) -> None:
    other = await open_store()
    for number in range(2, 42):
        won = await asyncio.gather(
            store.append("table", act(number, "here")), other.append("table", act(number, "there"))
        )
        assert sorted(won) == [False, True]
        assert (await other.steps_after("table", number - 1))[0].text == ("here" if won[0] else "there")


async def test_of_clicks_with_the_same_number_exactly_one_wins(store: Store) -> None:
    won = await asyncio.gather(*(store.append("table", act(2, str(click))) for click in range(20)))
    assert won.count(True) == 1
    assert [step.text for step in await store.steps_after("table", 1)] == [str(won.index(True))]


async def test_many_appends_from_many_tasks_are_all_there_in_order(store: Store, open_store: Open) -> None:
    for table in range(50):
        await store.create_table(replace(TABLE, id=f"t{table}"), SITTING, [SIT])

    async def play(table: str) -> None:
        for number in range(2, 42):
            assert await store.append(table, act(number, f"{table} {number}"))

    await asyncio.gather(*(play(f"t{table}") for table in range(50)))
    await store.close()
    again = await open_store()
    for table in range(50):
        steps = await again.steps_after(f"t{table}", 1)
        assert [(step.number, step.text) for step in steps] == [
            (number, f"t{table} {number}") for number in range(2, 42)
        ]


async def test_a_cancelled_waiter_loses_nothing_and_hinders_nobody(store: Store) -> None:
    first = asyncio.create_task(store.append("table", act(2)))
    second = asyncio.create_task(store.append("table", act(3)))
    await asyncio.sleep(0)
    first.cancel()
    assert await second
    with pytest.raises(asyncio.CancelledError):
        await first
    assert [step.number for step in await store.steps_after("table", 1)] == [2, 3]


async def test_a_step_that_the_database_does_not_take_spoils_it_for_nobody_else(store: Store) -> None:
    results = await asyncio.gather(
        store.append("table", act(2)),
        store.append("no table", act(2)),
        store.append("table", act(3)),
        return_exceptions=True,
    )
    assert isinstance(results[1], StoreError)
    assert (results[0], results[2]) == (True, True)


@pytest.mark.parametrize("text", ["\ud800", "\0"], ids=["half a letter", "nul"])
async def test_a_text_that_the_database_cannot_hold_spoils_it_for_nobody_else(
    store: Store, text: str
) -> None:
    appends = (store.append("table", act(number, "a" if number != 3 else text)) for number in range(2, 5))
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert (results[0], results[2]) == (True, True)
    assert results[1] is True or isinstance(results[1], StoreError)


async def test_what_waits_when_the_store_is_closed_is_written(store: Store, open_store: Open) -> None:
    appends = [asyncio.create_task(store.append("table", act(number))) for number in range(2, 12)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*appends))
    assert len(await (await open_store()).steps_after("table", 1)) == 10


async def test_a_closed_store_refuses(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreError):
        await store.append("table", act(2))


async def test_a_step_changes_what_is_listed_only_if_it_got_in(store: Store) -> None:
    seats = (SeatRow(0, "ben", None, "Ben"), SeatRow(1, "ann", None, "Ann"))
    assert await store.append("table", act(2), Change(status="over", result={"winners": [1]}, seats=seats))
    assert not await store.append("table", act(2), Change(status="closed", seats=()))
    [(data, sitting)] = await store.list_tables(["over", "closed"], None, False, None, 10)
    assert (data.status, data.result, data.changed, tuple(sitting)) == ("over", {"winners": [1]}, 1002, seats)


async def test_a_database_that_dies_answers_everybody_and_comes_back(postgres: Postgres) -> None:
    store = await Store.open(postgres.fresh())
    await store.add_person(ANN)
    await store.create_table(TABLE, SITTING, [SIT])
    await asyncio.to_thread(postgres.stop)
    async with asyncio.timeout(DEADLINE):
        results = await asyncio.gather(
            *(store.append("table", act(number)) for number in range(2, 12)), return_exceptions=True
        )
        assert all(isinstance(result, StoreError) for result in results)
        with pytest.raises(StoreError):
            await store.load_table("table")
    await asyncio.to_thread(postgres.start)
    assert await store.append("table", act(2))
    await store.close()


# --- Lists ---


async def test_lists_go_on_where_they_stopped(store: Store) -> None:
    for number in range(2, 7):
        await store.create_table(replace(TABLE, id=f"t{number}", changed=number // 2), SITTING, [])
    pages, before = [], None
    while page := await store.list_tables(["open"], None, True, before, 2):
        pages.append([data.id for data, _ in page])
        before = page[-1][0].changed
    assert pages == [["t6", "t4", "t5"], ["t2", "t3", "table"]]


@pytest.mark.parametrize(
    ("person", "listed", "ids"),
    [("ann", False, ["a", "table"]), ("ben", False, ["b"]), (None, True, ["table"])],
)
async def test_lists_hold_what_was_asked_for(
    store: Store, person: str | None, listed: bool, ids: list[str]
) -> None:
    await store.create_table(replace(TABLE, id="a", is_listed=False, changed=3), [], [])
    await store.create_table(
        replace(TABLE, id="b", is_listed=False, host="ben", changed=2), [SeatRow(0, "ben", None, "Ben")], []
    )
    assert [data.id for data, _ in await store.list_tables(["open"], person, listed, None, 10)] == ids


async def test_the_sweep_finds_tables_that_people_play_at_and_that_nobody_holds(store: Store) -> None:
    await store.create_table(replace(TABLE, id="held", status="playing"), SITTING, [])
    await store.create_table(replace(TABLE, id="free", status="playing"), SITTING, [])
    await store.create_table(replace(TABLE, id="only bots", status="playing"), SITTING[1:], [])
    await store.take_lease("held", "one", 0, 100)
    assert await store.tables_with_people(99) == ["free"]
    assert sorted(await store.tables_with_people(100)) == ["free", "held"]


# --- Chat and people ---


async def test_chats_keep_the_name_that_the_speaker_had_then(store: Store) -> None:
    first = await store.add_chat("table", 5, "ann", "hello")
    await store.update_person("ann", name="Ben")
    second = await store.add_chat("table", 6, "ann", "good day")
    assert first < second
    assert [(chat.name, chat.text) for chat in await store.chats("table")] == [
        ("Ann", "hello"),
        ("Ben", "good day"),
    ]
    assert [chat.id for chat in await store.chats("table", after=first)] == [second]
    assert [chat.id for chat in await store.chats("table", most=1)] == [second]


async def test_who_has_been_changed_is_not_known_as_before(store: Store) -> None:
    await asyncio.gather(store.person("ann"), store.update_person("ann", name="Anna"), store.person("ann"))
    assert await store.person("ann") == replace(ANN, name="Anna")
    epoch = await store.sign_out_everywhere("ann")
    assert await store.person("ann") == replace(ANN, name="Anna", epoch=epoch)


async def test_a_change_whose_caller_is_gone_is_seen_all_the_same(store: Store) -> None:
    changing = asyncio.create_task(store.update_person("ann", name="Anna"))
    await asyncio.sleep(0)
    changing.cancel()
    await store.person("ann")
    async with asyncio.timeout(DEADLINE):
        while await store.person("ann") != replace(ANN, name="Anna"):
            await asyncio.sleep(0.01)


async def test_a_change_that_is_refused_does_not_spoil_those_written_with_it(store: Store) -> None:
    people = [
        replace(BEN, id=f"p{number}", account="ben" if number == 3 else f"p{number}") for number in range(6)
    ]
    assert await asyncio.gather(*map(store.add_person, people)) == [True, True, True, False, True, True]
    assert [await store.person(person.id) for person in people] == [*people[:3], None, *people[4:]]


async def test_all_that_waits_shares_one_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """On SQLite other changes join the steps; PostgreSQL writes those side by side."""
    database = store._database
    write, commits = database.write, 0

    async def count(change: Any) -> Any:
        nonlocal commits
        commits += 1
        return await write(change)

    monkeypatch.setattr(database, "write", count)
    people = [replace(BEN, id=f"p{number}", account=f"p{number}") for number in range(3)]
    appends = [store.append("table", act(number)) for number in (2, 3, 3, 4)]
    results = await asyncio.gather(*appends, *map(store.add_person, people))
    assert results == [True, True, False, True, True, True, True]
    assert commits == (4 if database.is_postgres else 1)


async def test_an_account_name_belongs_to_one_person(store: Store) -> None:
    assert not await store.add_person(replace(BEN, id="other"))
    assert not await store.update_person("ann", account="ben")
    assert await store.person("ann") == ANN
    assert await store.person_by_account("ben") == BEN


async def test_who_deletes_their_account_is_somebody_and_said_nothing(store: Store) -> None:
    await store.add_chat("table", 5, "ann", "hello")
    await store.append(
        "table", StepRow(2, 2, "sit", 1, '{"kind": "person", "person": "ben", "name": "Ben", "bot": null}')
    )
    await store.erase_person("ann", 7)
    assert await store.person("ann") == PersonRow("ann", "somebody", None, None, 1, 1, 7)
    assert await store.chats("table") == []
    [(_, sitting)] = await store.list_tables(["open"], None, False, None, 10)
    assert [seat.name for seat in sitting] == ["somebody", "level 2"]
    texts = [step.text for step in await store.steps_after("table", 0)]
    assert "Ann" not in texts[0]
    assert "somebody" in texts[0]
    assert "Ben" in texts[1]


async def test_who_sits_down_while_their_account_is_being_deleted_is_somebody_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = store._read

    async def look_and_sit(looking: Callable[[sa.Connection], list[str]]) -> list[str]:
        found = await look(looking)
        assert await store.append("table", replace(SIT, number=2, at=8, seat=1))
        return found

    monkeypatch.setattr(store, "_read", look_and_sit)
    await store.erase_person("ann", 7)
    monkeypatch.undo()
    assert ["Ann" in step.text for step in await store.steps_after("table", 0)] == [False, False]


async def test_processes_share_a_secret_that_stays(store: Store, open_store: Open) -> None:
    other = await open_store()
    one, two = await asyncio.gather(store.secret("cookie"), other.secret("cookie"))
    assert one == two == await store.secret("cookie")
    assert len(one) >= 32
    assert one != await store.secret("another")


async def test_each_sign_out_everywhere_begins_a_new_epoch(store: Store) -> None:
    assert sorted(await asyncio.gather(*(store.sign_out_everywhere("ann") for _ in range(3)))) == [1, 2, 3]
    assert await store.epochs(["ann", "ben", "nobody"]) == {"ann": 3, "ben": 0}


# --- Processes ---


async def test_a_lease_is_won_by_one_process_only(store: Store, open_store: Open) -> None:
    stores = [store, *[await open_store() for _ in range(3)]]
    for now in range(0, 200, 10):
        takes = (
            one.take_lease("table", f"process {number}", now, now + 10) for number, one in enumerate(stores)
        )
        assert (await asyncio.gather(*takes)).count(True) == 1


async def test_a_lease_is_renewed_by_its_holder_and_lost_when_it_runs_out_or_is_dropped(store: Store) -> None:
    assert await store.take_lease("table", "one", 0, 10)
    assert await store.take_lease("table", "one", 5, 15)
    assert not await store.take_lease("table", "two", 14, 30)
    assert await store.take_lease("table", "two", 15, 30)
    await store.drop_leases("two")
    assert await store.take_leases(["table"], "one", 16, 30) == {"table"}


async def test_the_time_when_no_process_lived_is_noted_once(store: Store) -> None:
    await store.note_outage(1_000)
    await store.beat("one", 2_000)
    await store.beat("one", 4_000)
    back = 4_000 + OUTAGE_AFTER + 1
    await store.note_outage(back)
    await store.note_outage(back + 5)
    assert await store.outages() == [(4_000, back)]


async def test_a_process_that_starts_beside_another_notes_no_outage(store: Store) -> None:
    await store.beat("one", 2_000)
    await store.note_outage(2_000 + OUTAGE_AFTER)
    assert await store.outages() == []


# --- News ---


async def test_news_of_steps_and_chats_reach_the_other_process_in_order(postgres: Postgres) -> None:
    url = postgres.fresh()
    store, other = await Store.open(url), await Store.open(url)
    await store.add_person(ANN)
    await store.create_table(TABLE, SITTING, [SIT])
    heard: list[tuple[str, int]] = []
    said: list[tuple[str, int]] = []
    await other.listen(
        lambda table, number: heard.append((table, number)),
        lambda table, number: said.append((table, number)),
    )
    for number in range(2, 30):
        await store.append("table", act(number))
    chat = await store.add_chat("table", 5, "ann", "hello")
    await until(lambda: len(said) == 1 and len(heard) == 28)
    assert heard == [("table", number) for number in range(2, 30)]
    assert said == [("table", chat)]
    await store.close()
    await other.close()


async def test_a_listener_that_is_cut_off_says_so_and_listens_again(postgres: Postgres) -> None:
    url = postgres.fresh()
    store = await Store.open(url)
    await store.add_person(ANN)
    await store.create_table(TABLE, SITTING, [SIT])
    heard: list[int] = []
    gaps: list[None] = []
    await store.listen(lambda _, number: heard.append(number), lambda *_: None, lambda: gaps.append(None))
    listening = "query LIKE 'LISTEN%' AND datname = current_database()"
    postgres.execute(url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}")
    await until(lambda: len(gaps) == 1)
    assert await store.append("table", act(2))
    await until(lambda: heard == [2])
    await store.close()
