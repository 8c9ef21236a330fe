"""Failed sign-ins: operators see them without names or passwords, and nobody learns who has an account."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from steeple.errors import Refused
from steeple.server.http import passwords
from steeple.server.http.accounts import add_account, sign_in
from steeple.server.store.store import Store
from support.server.cheap_passwords import REAL
from support.server.ports import free_port
from support.server.serving import Person, Server, serving

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"
WRONG = "not this horse"


@pytest.fixture(scope="module")
async def alone(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose log and figures are only ours."""
    figures = ("--metrics-port", str(free_port()))
    async with serving(
        tmp_path_factory.mktemp("alone") / "steeple.sqlite", "--no-limits", *figures
    ) as server:
        yield server


async def try_password(server: Server, name: str) -> int:
    return (await Person(server.address).post("/api/sign-in", {"name": name, "password": WRONG}))[0]


def failures(server: Server) -> list[str]:
    return [line for line in server.log.splitlines() if "sign-in from" in line]


async def test_a_failed_sign_in_is_logged_with_its_address_and_without_name_or_password(
    alone: Server,
) -> None:
    person = Person(alone.address)
    await person.do("/api/account", {"name": "Wilhelmina", "password": PASSWORD})
    id = (await person.get("/api/me/export"))[1]["person"]["id"]
    before = len(failures(alone))
    assert [await try_password(alone, name) for name in ("wilhelmina", "Nobody by this name")] == [403, 403]
    known, unknown = failures(alone)[before:]
    assert "127.0.0.1" in known
    assert "127.0.0.1" in unknown
    assert id in known
    assert "a name that nobody has" in unknown
    assert not re.search(f"wilhelmina|nobody by this|{WRONG}", known + unknown, re.IGNORECASE)


async def test_a_wrong_password_for_a_change_is_logged_too(alone: Server) -> None:
    person = Person(alone.address)
    await person.do("/api/account", {"name": "Careless", "password": PASSWORD})
    before = len(failures(alone))
    await person.post("/api/me/password", {"old": WRONG, "new": PASSWORD})
    await person.post("/api/me/delete", {"password": WRONG})
    assert len(failures(alone)) == before + 2


class Counting:
    """A hasher that counts how often passwords are compared."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.compared: list[str] = []

    def verify(self, kept: str, password: str) -> bool:
        self.compared.append(kept)
        return bool(self.real.verify(kept, password))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


@pytest.mark.parametrize("name", ["Known", "Unknown", "un\u0000readable"])
async def test_a_name_that_nobody_has_costs_as_much_as_a_wrong_password(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(str(tmp_path / "steeple.sqlite"))
    hasher = Counting(REAL)
    monkeypatch.setattr(passwords, "_HASHER", hasher)
    await add_account(store, None, "Known", PASSWORD, 1)
    with pytest.raises(Refused):
        await sign_in(store, name, WRONG)
    await store.close()
    [kept] = hasher.compared
    assert not hasher.real.check_needs_rehash(kept), "with the same memory, rounds and threads as a real one"


async def test_failed_sign_ins_are_counted(alone: Server) -> None:
    await Person(alone.address).do("/api/account", {"name": "Counted", "password": PASSWORD})
    before = await counted(alone)
    for name in ("Counted", "Counted", "Uncounted"):
        assert await try_password(alone, name) == 403
    assert [after - one for one, after in zip(before, await counted(alone), strict=True)] == [2, 1]


async def counted(server: Server) -> list[float]:
    """The failed sign-ins that the server has counted: wrong passwords, and names that nobody has."""
    text = (await Person(f"http://127.0.0.1:{server.flags[-1]}").get("/metrics"))[1]
    found = [
        re.search(rf'steeple_failed_sign_ins_total{{wrong="{wrong}"}} (\S+)', text)
        for wrong in ("password", "name")
    ]
    return [float(one[1]) if one else 0.0 for one in found]
