"""A damaged backup is refused, with the place, and leaves no trace; backups of earlier releases restore."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from steeple import __version__
from steeple.errors import StoreError
from steeple.server.admin.check import check
from steeple.server.store.backup import back_up, restore
from steeple.server.store.backup_lines import read_lines
from support.commands import steeple
from support.paths import GOLDEN as HOME

pytestmark = pytest.mark.anyio
GOLDEN = HOME / "database-1.sqlite"
EARLIER = sorted(HOME.glob("backup-*.jsonl"))
FLIPS = 400
"""Single bits turned over, one at a time, at places spread evenly over the file."""


@pytest.fixture(scope="module")
def whole_backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of this release."""
    place = tmp_path_factory.mktemp("whole")

    async def make() -> None:
        await restore(GOLDEN, str(place / "club.sqlite"))
        await back_up(str(place / "club.sqlite"), place / "backup")

    asyncio.run(make())
    return place / "backup"


@pytest.fixture
def backup(whole_backup: Path, tmp_path: Path) -> Path:
    """A copy of it, to be damaged."""
    return Path(shutil.copyfile(whole_backup, tmp_path / "backup"))


def read_through(path: Path) -> int:
    with path.open("rb") as file:
        return sum(1 for _ in read_lines(file))


def test_no_single_bit_can_be_turned_over_unnoticed(backup: Path, tmp_path: Path) -> None:
    whole, broken = backup.read_bytes(), tmp_path / "broken"
    assert read_through(backup) > 600
    places = {*range(0, len(whole), max(1, len(whole) // FLIPS)), len(whole) - 1}
    for place in sorted(places):
        changed = bytearray(whole)
        changed[place] ^= 1 << place % 8
        broken.write_bytes(changed)
        with pytest.raises(StoreError) as refusal:
            read_through(broken)
        assert refusal.value.code == "not-a-backup", place


Damage = Callable[[list[bytes]], list[bytes]]


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (lambda lines: [*lines[:9], lines[9].replace(b'"row"', b'"raw"'), *lines[10:]], "line 10 is damaged"),
        (lambda lines: [*lines[:9], *lines[10:]], "some were lost"),
        (lambda lines: [*lines[:9], lines[9], *lines[9:]], "should have"),
        (lambda lines: [*lines[:9], lines[10], lines[9], *lines[11:]], "moved or exchanged"),
        (lambda lines: lines[:50], "cut off after line 50"),
        (lambda lines: [*lines[:50], lines[50][:-9]], "line 51 is damaged"),
        (lambda lines: [*lines, lines[-1]], "something follows"),
        (lambda lines: lines[1:], "doesn't begin like a backup"),
    ],
    ids=["changed", "lost", "doubled", "exchanged", "cut-off", "cut-inside-a-line", "longer", "headless"],
)
async def test_damage_is_refused_with_its_place_and_leaves_no_trace(
    backup: Path, tmp_path: Path, damage: Damage, place: str
) -> None:
    backup.write_bytes(b"".join(damage(backup.read_bytes().splitlines(keepends=True))))
    with pytest.raises(StoreError, match=place) as refusal:
        await restore(backup, str(tmp_path / "new.sqlite"))
    assert refusal.value.code == "not-a-backup"
    assert not (tmp_path / "new.sqlite").exists()


def test_the_command_says_which_line_is_damaged(backup: Path, tmp_path: Path) -> None:
    backup.write_bytes(backup.read_bytes().replace(b"Well played", b"Badly played", 1))
    done = steeple("restore", backup, "--database", tmp_path / "new.sqlite")
    assert done.code == 2
    assert "is damaged: its checksum doesn't match" in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize("place", [20, 100, 4096, 8192])
async def test_a_sqlite_file_that_sqlite_finds_damaged_is_refused(tmp_path: Path, place: int) -> None:
    broken = Path(shutil.copyfile(GOLDEN, tmp_path / "broken.sqlite"))
    data = bytearray(broken.read_bytes())
    data[place : place + 16] = b"\xff" * 16
    broken.write_bytes(data)
    with pytest.raises(StoreError) as refusal:
        await restore(broken, str(tmp_path / "new.sqlite"))
    assert refusal.value.code == "damaged"


# --- Earlier releases ---


def test_every_format_so_far_and_this_release_have_a_golden_backup() -> None:
    assert [path.name for path in EARLIER] == [
        f"backup-{__version__}.jsonl",
        "backup-1.jsonl",
        "backup-2.jsonl",
    ]


@pytest.mark.parametrize("earlier", EARLIER, ids=lambda path: path.stem)
async def test_a_backup_of_an_earlier_release_restores_whole(earlier: Path, tmp_path: Path) -> None:
    await restore(earlier, str(tmp_path / "from-backup.sqlite"))
    found = await check(str(tmp_path / "from-backup.sqlite"), lambda *_: None)
    steps = earlier.read_bytes().count(b'{"table": "steps"')
    assert steps > 600
    assert (found.people, found.tables, found.steps, found.faults) == (2, 8, steps, [])


async def test_a_database_of_an_earlier_release_can_be_backed_up_before_it_is_brought_up(
    tmp_path: Path,
) -> None:
    old = Path(shutil.copyfile(GOLDEN, tmp_path / "old.sqlite"))
    await back_up(str(old), tmp_path / "backup")
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    await restore(tmp_path / "backup", str(tmp_path / "new.sqlite"))
    assert (await check(str(tmp_path / "new.sqlite"), lambda *_: None)).faults == []
