"""People at a real server: guests, accounts, cookies, and being forgotten."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer
from starlette.responses import Response

from steeple.server.http.cookies import Cookies
from steeple.server.http.rate_limits import LIMITS
from steeple.server.names import casefold_name
from support.server.accounts import PASSWORD, account, name_of, signed_in
from support.server.serving import Person, Server, serving, two_people

pytestmark = pytest.mark.anyio


async def refusal(person: Person, path: str, body: Any) -> tuple[int, str]:
    status, said = await person.post(path, body)
    return status, said["code"]


# --- Guests ---


async def test_who_comes_without_a_cookie_is_nobody(server: Server) -> None:
    assert await name_of(Person(server.address)) is None


async def test_a_guest_is_known_again_by_the_cookie(server: Server) -> None:
    guest = await Person.named(server.address, "  Zoe\u0308   Q. ")
    assert await name_of(guest) == "Zoë Q."


async def test_a_guest_who_takes_another_name_stays_the_same_person(server: Server) -> None:
    guest = await Person.named(server.address, "One")
    table = (await guest.do("/api/tables", two_people()))["id"]
    await guest.do("/api/me", {"name": "Two"})
    assert [row["id"] for row in (await guest.get("/api/tables?mine"))[1]["tables"]] == [table]
    assert await name_of(guest) == "Two"


@pytest.mark.parametrize("name", ["", " ", "\u202egnp", "x" * 41, "x" * 161, "\u0000", "\ud800"])
async def test_a_name_that_cannot_be_read_or_is_too_long_is_refused(server: Server, name: str) -> None:
    assert await refusal(Person(server.address), "/api/me", {"name": name}) in (
        (400, "bad-name"),
        (422, "bad-message"),
    )


@pytest.mark.parametrize("other", ["ZOË", "zoe\u0308", "Zoë", "ｚoë"])
def test_accounts_are_told_apart_by_more_than_capitals_and_forms(other: str) -> None:
    assert casefold_name(other) == casefold_name("Zoë")


# --- Cookies ---


def test_a_cookie_is_kept_from_scripts_and_other_sites() -> None:
    response = Response()
    Cookies("secret", is_secure=False).give(response, "token")
    parts = response.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"} <= set(parts)
    assert "Secure" not in parts


def test_behind_tls_a_cookie_is_sent_over_https_only() -> None:
    response = Response()
    Cookies("secret", is_secure=True).give(response, "token")
    assert "Secure" in response.headers["set-cookie"].split("; ")


@pytest.mark.parametrize(
    "forge", [lambda kept: kept[:-2], lambda kept: "x" + kept, lambda _: "", lambda _: "a.b.c"]
)
async def test_a_cookie_that_was_changed_is_nobodys(server: Server, forge: Any) -> None:
    guest = await Person.named(server.address, "Ann")
    assert guest.cookie is not None
    name, _, kept = guest.cookie.partition("=")
    guest.cookie = f"{name}={forge(kept)}"
    assert await name_of(guest) is None


async def test_a_cookie_signed_with_another_secret_is_nobodys(server: Server) -> None:
    guest = await Person.named(server.address, "Ann")
    status, said = await guest.get("/api/me/export")
    assert status == 200
    signed = URLSafeTimedSerializer("guess", salt="steeple.person").dumps([said["person"]["id"], 0])
    guest.cookie = f"steeple={signed}"
    assert await name_of(guest) is None


# --- Accounts ---


async def test_a_guest_who_makes_an_account_keeps_their_games(server: Server) -> None:
    guest = await Person.named(server.address, "Keeper")
    table = (await guest.do("/api/tables", two_people()))["id"]
    assert (await guest.do("/api/account", {"name": "Keeper", "password": PASSWORD}))["is_account"]
    elsewhere = await signed_in(server, "keeper")
    assert [row["id"] for row in (await elsewhere.get("/api/tables?mine"))[1]["tables"]] == [table]


async def test_two_accounts_have_two_names(server: Server) -> None:
    await account(server, "Twin")
    body = {"name": "TWIN", "password": PASSWORD}
    assert await refusal(Person(server.address), "/api/account", body) == (409, "name-taken")


async def test_who_has_an_account_makes_no_second_one(server: Server) -> None:
    person = await account(server, "Single")
    assert await refusal(person, "/api/account", {"name": "Other", "password": PASSWORD}) == (
        409,
        "already-account",
    )


async def test_an_unknown_name_is_refused_like_a_wrong_password(server: Server) -> None:
    await account(server, "Known")
    wrong = await Person(server.address).post("/api/sign-in", {"name": "Known", "password": "not this one"})
    unknown = await Person(server.address).post(
        "/api/sign-in", {"name": "Unknown", "password": "not this one"}
    )
    assert wrong == unknown
    assert (wrong[0], wrong[1]["code"]) == (403, "wrong-password")


async def test_a_password_has_eight_letters_at_least(server: Server) -> None:
    body = {"name": "Short", "password": "1234567"}
    assert await refusal(Person(server.address), "/api/account", body) == (422, "bad-message")


async def test_an_account_that_takes_another_name_signs_in_with_it(server: Server) -> None:
    person = await account(server, "Before")
    await person.do("/api/me/name", {"name": "After"})
    assert await name_of(await signed_in(server, "after")) == "After"
    body = {"name": "Before", "password": PASSWORD}
    assert await refusal(Person(server.address), "/api/sign-in", body) == (403, "wrong-password")


async def test_an_account_does_not_take_the_name_of_another(server: Server) -> None:
    await account(server, "Owner")
    other = await account(server, "Envious")
    assert await refusal(other, "/api/me/name", {"name": "owner"}) == (409, "name-taken")
    assert await name_of(other) == "Envious"


async def test_a_new_password_counts_and_signs_out_all_other_browsers(server: Server) -> None:
    person = await account(server, "Careful")
    elsewhere = await signed_in(server, "Careful")
    await person.do("/api/me/password", {"old": PASSWORD, "new": "another horse"})
    assert await name_of(person) == "Careful"
    assert await name_of(elsewhere) is None
    assert await name_of(await signed_in(server, "Careful", "another horse")) == "Careful"


async def test_a_password_is_changed_only_by_who_knows_the_old_one(server: Server) -> None:
    person = await account(server, "Locked")
    body = {"old": "not this one", "new": "another horse"}
    assert await refusal(person, "/api/me/password", body) == (403, "wrong-password")


async def test_who_signs_out_is_nobody_in_this_browser_only(server: Server) -> None:
    person = await account(server, "Leaver")
    elsewhere = await signed_in(server, "Leaver")
    await person.do("/api/sign-out")
    assert (await name_of(person), await name_of(elsewhere)) == (None, "Leaver")


async def test_who_signs_out_everywhere_is_nobody_in_every_browser(server: Server) -> None:
    person = await account(server, "Everywhere")
    elsewhere = await signed_in(server, "Everywhere")
    kept = person.cookie
    await elsewhere.do("/api/sign-out-everywhere")
    person.cookie = kept
    assert await name_of(person) is None


@pytest.mark.parametrize(
    "path", ["/api/me/name", "/api/me/password", "/api/me/delete", "/api/sign-out-everywhere"]
)
async def test_nobody_cannot_change_anybody(server: Server, path: str) -> None:
    body = {"/api/me/name": {"name": "x"}, "/api/me/password": {"old": "x", "new": "12345678"}}.get(path, {})
    assert await refusal(Person(server.address), path, body) == (401, "not-signed-in")


# --- One's own data ---


async def test_my_data_are_my_name_my_tables_what_i_said_and_nothing_secret(server: Server) -> None:
    person = await account(server, "Curious")
    table = (await person.do("/api/tables", two_people()))["id"]
    await person.do(f"/api/tables/{table}/chat", {"text": "Is anybody here?"})
    status, said = await person.get("/api/me/export")
    assert status == 200
    assert said["person"]["name"] == "Curious"
    assert [(row["id"], row["seats"]) for row in said["tables"]] == [(table, [0])]
    assert [(chat["table"], chat["text"]) for chat in said["chats"]] == [(table, "Is anybody here?")]
    assert said.keys() == {"person", "sessions", "alerts", "tables", "chats", "records"}
    assert not {"password", "seed", "salt"} & {*said["person"], *said["tables"][0]}


async def test_who_is_forgotten_leaves_games_but_no_name_and_no_word(server: Server) -> None:
    person = await account(server, "Forgotten")
    table = (await person.do("/api/tables", two_people()))["id"]
    guest = await Person.named(server.address, "Stays")
    await guest.do(f"/api/tables/{table}/join")
    await person.do(f"/api/tables/{table}/chat", {"text": "Goodbye!"})
    kept = person.cookie
    await person.do("/api/me/delete", {"password": PASSWORD})
    person.cookie = kept
    assert await name_of(person) is None
    status, welcome = await guest.get(f"/api/tables/{table}")
    assert status == 200
    assert [seat["name"] for seat in welcome["snapshot"]["seats"]] == ["somebody", "Stays"]
    assert welcome["chats"] == []
    assert "Forgotten" not in str(welcome)


async def test_the_name_of_who_is_forgotten_is_free_again(server: Server) -> None:
    person = await account(server, "Phoenix")
    await person.do("/api/me/delete", {"password": PASSWORD})
    assert await name_of(await account(server, "Phoenix")) == "Phoenix"


async def test_an_account_is_deleted_only_with_its_password(server: Server) -> None:
    person = await account(server, "Safe")
    assert await refusal(person, "/api/me/delete", {}) == (403, "wrong-password")
    assert await refusal(person, "/api/me/delete", {"password": "not this one"}) == (403, "wrong-password")
    assert await name_of(person) == "Safe"


async def test_a_guest_is_deleted_without_a_password(server: Server) -> None:
    guest = await Person.named(server.address, "Light")
    await guest.do("/api/me/delete", {})
    assert await name_of(guest) is None


# --- Limits ---


async def test_who_tries_many_passwords_has_to_wait(tmp_path: Path) -> None:
    server = Server(tmp_path / "steeple.sqlite")
    server.start()
    try:
        await server.wait()
        body = {"name": "Ann", "password": "not this one"}
        # At once: a machine that takes long for them gives new tries meanwhile, one every six seconds.
        began = time.monotonic()
        tries = await asyncio.gather(
            *(refusal(Person(server.address), "/api/sign-in", body) for _ in range(30))
        )
        assert set(tries) == {(403, "wrong-password"), (429, "too-fast")}
        assert 10 <= tries.count((403, "wrong-password")) <= 10 + (time.monotonic() - began) / 6
    finally:
        server.kill()


async def test_all_that_is_known_about_somebody_is_not_asked_for_again_and_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.sqlite") as server:
        ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
        statuses = [(await ada.get("/api/me/export"))[0] for _ in range(LIMITS["export"].uses + 1)]
        assert statuses == [200] * LIMITS["export"].uses + [429]
        assert (await ben.get("/api/me/export"))[0] == 200
