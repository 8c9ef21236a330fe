"""Names: nobody looks like somebody else, a bot or nobody at all, and trying names finds no accounts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from steeple.errors import Refused
from steeple.server.http.accounts import sign_in
from steeple.server.names import (
    LONGEST_NAME,
    casefold_name,
    check_account_name,
    check_person_name,
    clean_name,
    likenesses,
)
from steeple.server.store.store import Store
from steeple.words import LANGUAGES, say
from support.server.accounts import PASSWORD, account
from support.server.golden_databases import BEN
from support.server.serving import Person, Server, serving, two_people

pytestmark = pytest.mark.anyio

UNSEEN = {
    "nothing": "",
    "a space": " ",
    "a wide space": "\u3000",
    "controls": "a\nb\x07",
    "right to left": "\u202egnp",
    "an isolate": "Ada\u2066",
    "zero width": "A\u200bda",
    "a joiner": "A\u200dda",
    "a byte order mark": "\ufeffAda",
    "a soft hyphen": "A\u00adda",
    "a Hangul filler": "\u3164",
    "another filler": "Ada\u115f",
    "a half-width filler": "Ada\uffa0",
    "an empty Braille cell": "Ada\u2800",
    "a grapheme joiner": "A\u034fda",
    "a variation selector": "Ada\ufe0f",
    "tags": "Ada\U000e0041",
    "a mark on nothing": "\u0301da",
    "a heap of marks": "A" + "\u0301\u0317" * 4,
    "private use": "Ada\ue000",
    "too many letters": "x" * (LONGEST_NAME + 1),
    "one that grows": "\ufdfa" * 3,
    "a Cyrillic a": "Ad\u0430",
    "a Greek omicron": "B\u03bfb",
}
"""Names that nobody can read, or that look like another."""

BOTS = [
    say(language, "table.seat.bot", {"level": say(language, "bot.level:1", {})}) for language in LANGUAGES
]
BOTS += ["Ines Moreau", "inès moreau", "InesMoreau", "Ines Moreau!", "KOFI MENSAH"]
RESERVED = ["Bot", "bot", "BOT 2 (easy)", "ＢＯＴ", "Robot", "(Bot)", *BOTS]
RESERVED += ["somebody", "Somebody", "“somebody”", "jemand", "qualcuno", "quelqu’un", "quelqu'un"]


async def refusal(person: Person, path: str, body: Any) -> tuple[int, str]:
    status, said = await person.post(path, body)
    return status, said["code"]


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN)
def test_a_name_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(text)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Zoe\u0308   Q. ", "Zoë Q."),
        ("ｚoë", "zoë"),
        ("Иван Ivan", "Иван Ivan"),
        ("Nguyễn Thị Hương", "Nguyễn Thị Hương"),
        ("नमस्ते", "नमस्ते"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("Αθηνά 2", "Αθηνά 2"),
        ("李 明", "李 明"),
        ("Jean-Luc O’Neill", "Jean-Luc O’Neill"),
        ("🦉 Ada", "🦉 Ada"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("q\u0301\u0323\u0308" * LONGEST_NAME, "q\u0323\u0301\u0308" * LONGEST_NAME),
    ],
)
def test_names_of_all_peoples_are_kept_in_plain_forms(text: str, kept: str) -> None:
    assert clean_name(text) == kept


@given(st.text(max_size=50))
def test_a_name_that_is_kept_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused:
        return
    assert clean_name(name) == name
    assert casefold_name(casefold_name(name)) == casefold_name(name)
    assert all(likenesses(name))


@pytest.mark.parametrize("name", RESERVED)
def test_bots_and_people_who_have_left_keep_their_names(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_person_name(clean_name(name))
    assert refused.value.code == "name-reserved"


@pytest.mark.parametrize(
    "name", ["Botond", "Abbot", "Robotham", "Ada the Bot", "Jemanda", "Guest 12", "Ines"]
)
def test_names_that_only_begin_like_a_bots_are_free(name: str) -> None:
    check_person_name(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_account_is_called_like_a_new_guest(language: str) -> None:
    with pytest.raises(Refused) as refused:
        check_account_name(say(language, "lobby.guest", {"number": 12}))
    assert refused.value.code == "name-reserved"


# --- At the server ---


@pytest.fixture(scope="module")
async def renata(server: Server) -> Person:
    return await account(server, "Renata")


@pytest.mark.usefixtures("renata")
@pytest.mark.parametrize("name", ["Renata", "RENATA", "ｒenata", " Renata ", "Renata!", "_Renata_"])
async def test_a_guest_is_not_called_like_an_account(server: Server, name: str) -> None:
    assert await refusal(Person(server.address), "/api/me", {"name": name}) == (409, "name-taken")
    guest = await Person.named(server.address, "Somebody else")
    assert await refusal(guest, "/api/me/name", {"name": name}) == (409, "name-taken")


@pytest.mark.parametrize("name", ["Bot 2 (easy)", "jemand"])
async def test_neither_guests_nor_accounts_are_called_like_bots(server: Server, name: str) -> None:
    assert await refusal(Person(server.address), "/api/me", {"name": name}) == (409, "name-reserved")
    body = {"name": name, "password": PASSWORD}
    assert await refusal(Person(server.address), "/api/account", body) == (409, "name-reserved")


def around_one_screen(name: str, *more: str) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "here", "name": name}, *({"kind": kind} for kind in more)]
    return {**two_people("campos"), "players": len(seats), "seats": seats}


@pytest.mark.parametrize(
    ("name", "code"), [("A\u202eda", "bad-name"), ("A\u200bda", "bad-name"), ("Bot", "name-reserved")]
)
async def test_people_around_one_screen_have_names_like_everybody(
    server: Server, name: str, code: str
) -> None:
    host = await Person.named(server.address, "Host")
    status, said = await host.post("/api/tables", around_one_screen(name))
    assert (400 <= status < 500, said["code"]) == (True, code)
    table = (await host.do("/api/tables", around_one_screen(" Ada  B ")))["id"]
    seats = (await host.get(f"/api/tables/{table}"))[1]["snapshot"]["seats"]
    assert sorted(seat["name"] for seat in seats) == ["Ada B", "Host"]


async def test_an_accounts_name_at_a_host_s_screen_is_refused_where_strangers_sit_down(
    server: Server,
) -> None:
    await account(server, "Wanda")
    host = await Person.named(server.address, "Host")
    assert await refusal(host, "/api/tables", around_one_screen("Wanda", "open")) == (409, "name-taken")
    await host.do("/api/tables", around_one_screen("Wanda"))


async def test_old_names_keep_working(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "steeple.sqlite"))
    await store.add_person(BEN)
    name = "Bot\u2800 m\u0456xed"
    await store.update_person(
        "ben", name=name, account=casefold_name(name), password=PasswordHasher().hash(PASSWORD)
    )
    assert (await sign_in(store, name, PASSWORD)).name == name
    await store.close()


async def test_who_tries_many_names_has_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path / "steeple.sqlite") as server:
        guest = await Person.named(server.address, "Curious")
        tries = [await refusal_of(guest, f"Name {number}") for number in range(12)]
        assert tries[:10] == [None] * 10
        assert "too-fast" in tries


async def refusal_of(person: Person, name: str) -> str | None:
    status, said = await person.post("/api/me/name", {"name": name})
    return None if status == 200 else said["code"]
