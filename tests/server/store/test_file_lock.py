"""Two servers on one SQLite file would show players different states: the second one refuses to start."""

from pathlib import Path

import pytest

from support.commands import steeple
from support.server.ports import free_port
from support.server.serving import Person, Server, one_with_bot, serving

pytestmark = pytest.mark.anyio


async def test_a_second_server_on_the_same_file_refuses_and_says_what_to_do(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite"
    async with serving(database) as first:
        done = steeple("serve", "--database", database, "--port", str(free_port()))
        assert (done.code, done.out) == (2, "")
        assert "another Steeple server is using" in done.err
        assert "give this one another --database" in done.err
        assert (await Person(first.address).get("/health"))[0] == 200


async def test_after_a_kill_the_next_server_starts_at_once_and_has_the_games(tmp_path: Path) -> None:
    first = Server(tmp_path / "club.sqlite")
    first.start()
    await first.wait()
    ada = await Person.named(first.address, "Ada")
    table = (await ada.do("/api/tables", one_with_bot()))["id"]
    first.kill()
    async with serving(tmp_path / "club.sqlite") as second:
        ada.address = second.address
        assert (await ada.get(f"/api/tables/{table}"))[0] == 200


async def test_backups_and_checks_work_beside_a_running_server(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite"
    async with serving(database) as server:
        await Person.named(server.address, "Ada")
        assert steeple("backup", "--database", database, "--out", tmp_path / "backup").code == 0
        assert steeple("check", database).out.endswith(": all in order\n")
        assert steeple("check", tmp_path / "backup").out.endswith(": all in order\n")
