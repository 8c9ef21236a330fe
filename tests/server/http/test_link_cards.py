"""What chats show of a link: game, host and picture, in the reader's language, and nothing more."""

from __future__ import annotations

import http.client
import re
from html import unescape

import pytest

from steeple.games import GAMES
from steeple.server.http.static_pages import FOLDER
from steeple.words import LANGUAGES, say
from support.server.serving import PATIENCE, Person, Server, one_with_bot, play_out, seat_two, two_people

pytestmark = pytest.mark.anyio


def card(server: Server, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    """The tags of a page, as a chat's program reads them."""
    text = fetch(server, path, {"Accept-Language": language, **headers})
    tags = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', text)
    return {name: unescape(value) for name, value in tags}


def fetch(server: Server, path: str, headers: dict[str, str]) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers=headers)
        return connection.getresponse().read().decode()
    finally:
        connection.close()


@pytest.mark.parametrize("game", GAMES)
async def test_an_invitation_shows_game_host_and_picture(server: Server, game: str) -> None:
    ada = await Person.named(server.address, "Ada")
    table = (await ada.do("/api/tables", two_people(game)))["id"]
    for language in LANGUAGES:
        found = card(server, f"/t/{table}", language)
        assert found["og:title"] == say(language, f"title.{game}", {})
        assert found["og:description"] == say(language, "link.invites", {"name": "Ada"})
        assert found["og:locale"].startswith(language)
        assert found["og:url"] == f"{server.address}/t/{table}"
        assert found["og:image"] == f"{server.address}/cards/{game}.png"
        assert (FOLDER / "cards" / f"{game}.png").is_file()
        assert found["twitter:card"] == "summary_large_image"


async def test_a_name_is_text_whatever_it_looks_like(server: Server) -> None:
    name = '"><script>alert(1)</script>&'
    eve = await Person.named(server.address, name)
    table = (await eve.do("/api/tables", two_people()))["id"]
    page = fetch(server, f"/t/{table}", {})
    assert "<script>alert" not in page
    assert card(server, f"/t/{table}")["og:description"] == say("en", "link.invites", {"name": name})


async def test_a_game_that_is_on_or_over_says_so_and_names_only_the_host(server: Server) -> None:
    table, ada, ben = await seat_two(server)
    found = card(server, f"/t/{table}")
    assert found["og:description"] == say("en", "link.plays", {"name": "Ada"})
    assert "Ben" not in str(found)
    await play_out(table, ada, ben)
    for path in (f"/t/{table}", f"/replay/{table}"):
        assert card(server, path)["og:description"] == say("en", "link.over", {"name": "Ada"})


async def test_a_host_without_a_seat_or_an_account_is_not_named(server: Server) -> None:
    host = await Person.named(server.address, "Quetzalcoatl")
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = (await host.do("/api/tables", {**two_people(), "seats": seats}))["id"]
    mine = (await host.do("/api/tables", one_with_bot()))["id"]
    assert card(server, f"/t/{table}")["og:description"] == say("en", "link.table", {})
    await host.do("/api/me/delete", {})
    assert card(server, f"/t/{mine}")["og:description"] == say("en", "link.table", {})


async def test_a_link_tells_nothing_secret(server: Server) -> None:
    table, ada, _ = await seat_two(server)
    _, seen = await ada.get(f"/api/tables/{table}")
    page = fetch(server, f"/t/{table}", {})
    assert seen["snapshot"]["view"]
    assert "snapshot" not in page
    assert set(card(server, f"/t/{table}")) == {
        "viewport",
        "description",
        *(f"og:{name}" for name in ("site_name", "type", "locale", "title", "description", "url", "image")),
        *(f"og:image:{name}" for name in ("alt", "width", "height")),
        "twitter:card",
    }


@pytest.mark.parametrize(
    ("liked", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("es, pt;q=0.9", "en"),
        ("en;q=0.5, it;q=0.7", "it"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=x", "de"),
        (";;q=,,", "en"),
    ],
)
async def test_a_link_speaks_the_reader_s_language(server: Server, liked: str, language: str) -> None:
    page = fetch(server, "/learn/campos", {"Accept-Language": liked})
    assert f'<html lang="{language}">' in page
    assert card(server, "/learn/campos", liked)["og:title"] == say(language, "title.campos", {})


async def test_a_host_header_that_is_none_does_no_harm(server: Server) -> None:
    assert card(server, "/", Host='evil"><b>')["og:url"] == "/"
