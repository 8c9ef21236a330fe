"""What a screen reader says during a game of each kind, compared with `transcripts/`.

If you meant the change, write the files again and read them from the first line to the last:

    STEEPLE_LONG=1 TRANSCRIPTS=write .venv/bin/pytest tests/browser/turns/test_transcripts.py

`! ` interrupts, two blanks wait their turn, `> ` has got the focus. `#` says what Ada, who listens, did.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from steeple.server.tables.seat import Seat
from support.browser.hands import BY_POINTING
from support.browser.table import Table, late_table
from support.browser.transcript import heard, listen
from support.browser.visitor import Visitor, Visitors
from support.long_tests import in_full
from support.server.serving import Server

pytestmark = pytest.mark.anyio
FILES = Path(__file__).parent / "transcripts"
IS_WRITING = os.environ.get("TRANSCRIPTS") == "write"
LAST = 24
"""How many actions are left, of all three together."""


async def act(person: Visitor, table: Table, chance: random.Random) -> None:
    """Somebody else decides, at another screen."""
    told = (await Table(person, table.id).look())["snapshot"]
    body = {
        "request": f"{person.device}-{told['ply']}",
        "ply": told["ply"],
        "action": chance.choice(told["legal"])["action"],
    }
    await person.post(f"/api/tables/{table.id}/act", body)
    await table.until(lambda now: now["ply"] > told["ply"])


async def player(visitors: Visitors, name: str) -> tuple[Visitor, Seat]:
    person = await visitors.come(name=name)
    me = (await person.get("/api/me/export"))["person"]
    return person, Seat("person", name, me["id"])


async def transcript_of(visitors: Visitors, server: Server, game: str) -> str:
    """Play the end of a game, the same each time, and write down what is said to the first player."""
    ada = await visitors.come(name="Ada")
    others = [await player(visitors, name) for name in ("Ben", "Cleo")]
    table = await late_table(ada, server, game, seats=[seat for _, seat in others], last=LAST)
    await table.open()
    await table.until(lambda now: now["status"] == "playing")
    await listen(ada)
    chance = random.Random(7)
    lines: list[str] = []
    while (snapshot := table.snapshot)["status"] == "playing":
        if snapshot["to_act"] == 0:
            legal = chance.choice((await table.until_turn())["legal"])
            await BY_POINTING[game](table, snapshot, legal)
            await table.until(lambda now, ply=snapshot["ply"]: now["ply"] > ply)  # type: ignore[misc]
            lines.append(f"# {legal['fields']['kind']}")
        else:
            await act(others[snapshot["to_act"] - 1][0], table, chance)
        await ada.settle()
        lines += await heard(ada)
    return "\n".join([*lines, ""])


@pytest.mark.long
@pytest.mark.parametrize("game", in_full(["campanile-2009", "campos"], ["campanile-1996", "five-towers"]))
async def test_a_game_is_told_once_and_briefly(visitors: Visitors, server: Server, game: str) -> None:
    """Finding 9: each action was spoken twice, and one's own turn came 80 seconds late."""
    said = await transcript_of(visitors, server, game)
    file = FILES / f"{game}.txt"
    if IS_WRITING:
        file.parent.mkdir(exist_ok=True)
        file.write_text(said, encoding="utf-8")
    assert said == file.read_text(encoding="utf-8")
    for line, after in zip(said.splitlines(), said.splitlines()[1:], strict=False):
        assert line != after, "said twice"
        assert line.startswith(("#", ">")) or len(line) <= 160, "too long to listen to"
