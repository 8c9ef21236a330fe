"""The golden databases and backups: files of each release, which every later one must open and replay.

`python tests/support/server/golden_databases.py` makes those of a new release: for each game a finished
table and one whose game is still going on, and some of everything else that a database holds. Existing files
never change.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from steeple import __version__
from steeple.games import GAMES
from steeple.kernel.game import Game
from steeple.kernel.match import Match
from steeple.kernel.seed import commit
from steeple.server.admin.operators import OperatorActions
from steeple.server.alerts import choices
from steeple.server.http.accounts import add_account, begin_session
from steeple.server.store.backup import back_up
from steeple.server.store.rows import Change, PersonRow, SeatRow, StepRow, TableData
from steeple.server.store.sessions import session_id
from steeple.server.store.store import Store

sys.path.append(str(Path(__file__).parents[2]))  # where it is run as a program

from support.paths import GOLDEN

PASSWORD = "a golden password"
BEN = PersonRow("ben", "Ben", None, None, 0, 1)
RUNNING_PLIES = 15
SALT = "5a17" * 8


def seed_of(number: int) -> str:
    return f"{number:064x}"


def script(match: Match, players: int, is_finished: bool) -> Iterator[tuple[str, int | None, str]]:
    """What happens at a table: kind, seat and text of each step. Plays the match along."""
    people = [
        {"kind": "person", "person": f"person {seat}", "name": f"Player {seat}", "bot": None}
        for seat in range(2)
    ]
    bots = [{"kind": "bot", "person": None, "name": "greedy", "bot": "greedy"} for _ in range(players - 2)]
    for seat, sitting in enumerate([*people, *bots]):
        yield "sit", seat, json.dumps(sitting)
    yield "lot", None, ""
    yield "start", None, json.dumps({"order": [*range(1, players), 0]})
    chance, is_taken_back = random.Random(1), False
    while not match.is_over and (is_finished or match.ply < RUNNING_PLIES):
        seat, action = match.player, chance.choice(sorted(match.legal_ids()))
        match.play_id(action)
        yield "act", seat, match.game.action_text(action)
        if match.ply == 7 and not is_taken_back:
            yield "ask", seat, "6"
            yield "answer", 1 - min(seat, 1), "yes"
            yield "undo", seat, "6"
            match.undo(anyway=True)
            is_taken_back = True
        if match.ply == 9:
            yield from (("leave", 0, ""), ("return", 0, ""))


async def add_table(store: Store, game: Game, number: int, host: str, is_finished: bool) -> None:
    """Play a table through and write its steps one by one, as a server does."""
    players, seed, at = game.seats[number % len(game.seats)], seed_of(number), itertools.count(1_000 * number)
    match = Match(game, players, None, seed)
    steps = [
        StepRow(
            index,
            next(at),
            kind,
            seat,
            text.replace('"person 0"', f'"{host}"').replace('"person 1"', '"ben"'),
        )
        for index, (kind, seat, text) in enumerate(script(match, players, is_finished), 1)
    ]
    sitting = [
        SeatRow(0, "ben", None, "Player 1"),
        *[SeatRow(seat, None, "greedy", "greedy") for seat in range(1, players - 1)],
    ]
    sitting.append(SeatRow(players - 1, host, None, "Player 0"))
    data = TableData(
        id=f"{game.name} {'finished' if is_finished else 'running'}",
        game=game.name,
        rules=game.rules_version,
        players=players,
        options={},
        clock={"kind": "live", "seconds": 600, "increment": 5},
        substitute="level:1",
        is_listed=True,
        host=host,
        seed=seed,
        salt=SALT,
        deal=None,
        commitment=commit(seed, SALT),
        created=1_000 * number,
        status="playing",
        changed=1_000 * number,
    )
    await store.create_table(data, sitting, steps[: players + 2])
    for step in steps[players + 2 :]:
        change = Change(status="over", result=match.result()) if match.is_over and step is steps[-1] else None
        assert await store.append(data.id, step, change)
    await store.add_chat(data.id, next(at), "ben", "Well played! – Gut gespielt, ça va?")


async def add_alerts(store: Store, session: str) -> None:
    """Have Ben told in a browser and through a webhook, not at night, and not at one table."""
    browser = choices.Subscription(
        session, "ben", "https://push.example/1", "key", "auth", "en", "https://x.example", 5
    )
    webhook = choices.WebhookRow("json", "https://hooks.example/1", "de", "https://club.example", 5)

    def add(connection: sa.Connection) -> None:
        choices.add_subscription(connection, browser)
        choices.set_webhook(connection, "ben", webhook)
        choices.set_quiet_hours(connection, "ben", 1320, 420, "Europe/Rome")
        choices.set_table_choice(connection, "ben", "campos running", False)

    await store.change(add)


async def fill(store: Store) -> None:
    """Two people, two tables of each game, a session, alerts, an operator and what that operator did."""
    await store.add_person(BEN)
    ann = await add_account(store, None, "Ann", PASSWORD, 1)
    number = itertools.count(1)
    for game in GAMES.values():
        for is_finished in (True, False):
            await add_table(store, game, next(number), ann.id, is_finished)
    await store.secret("cookies")
    await store.beat("process", 5_000_000)
    await add_alerts(store, session_id(await begin_session(store, BEN, "Firefox, Android")))
    actions = OperatorActions(store, "golden")
    await actions.grant(ann, is_operator=True)
    await actions.mute(BEN, None, "a golden silence")
    await actions.ban_address("192.0.2.0/24", None, "a golden wall")
    await actions.make_reset(ann)


async def make(database: Path, backup: Path) -> None:
    """Write the database and the backup of this release, neither of which may exist."""
    if found := [path for path in (database, backup) if path.exists()]:
        sys.exit(f"{found[0]} exists, and golden files never change")
    with tempfile.TemporaryDirectory() as folder:
        working = Path(folder) / "golden.sqlite"
        store = await Store.open(str(working))
        await fill(store)
        await store.close()
        await back_up(str(working), backup)
        with closing(sqlite3.connect(working)) as connection:
            connection.execute("VACUUM INTO ?", (str(database),))


if __name__ == "__main__":
    asyncio.run(make(GOLDEN / f"database-{__version__}.sqlite", GOLDEN / f"backup-{__version__}.jsonl"))
