"""The pages as `steeple serve` sends them: types, caching, compression, and nothing from other sites."""

from __future__ import annotations

import gzip
import http.client
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import brotli
import pytest

from steeple.games import GAMES
from steeple.server.http.client_pages import FIRST_PARTS
from steeple.server.http.static_pages import FOLDER
from steeple.server.packed import Packed
from steeple.words import LANGUAGES
from support.paths import ROOT
from support.server.serving import PATIENCE, Server

pytestmark = pytest.mark.anyio
FIRST_LOAD = 150 * 1024
"""Bytes that a first visit may cost, as they are sent to a browser that reads Brotli."""

CODINGS = [
    ("gzip", "gzip", gzip.decompress),
    ("br;q=0.5, gzip;q=0.8", "gzip", gzip.decompress),
    ("gzip, deflate, br, zstd", "br", brotli.decompress),
    ("*", "br", brotli.decompress),
]
"""What a reader accepts, what it gets and how to read that, the largest first."""

ELSEWHERE = re.compile(
    r"""(?:https?:|wss?:)?//(?!www\.w3\.org/|svelte\.dev/e/)[a-z0-9-]+(?:\.[a-z0-9-]+)+""", re.IGNORECASE
)
"""An address of another site. Nobody asks for SVG's namespace, and errors may say where they're explained."""


@pytest.fixture(scope="module", autouse=True)
def is_built() -> None:
    """Without the pages there's nothing to see here."""
    assert (FOLDER / "index.html").is_file(), "the pages have not been built: make client"


@dataclass(frozen=True)
class Answer:
    """What the server says to a request; header names in small letters."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def kind(self) -> str:
        return self.headers["content-type"].partition(";")[0]


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        connection.request(
            method, path, headers={name.replace("_", "-"): value for name, value in headers.items()}
        )
        answer = connection.getresponse()
        return Answer(
            answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        )
    finally:
        connection.close()


def built() -> list[Path]:
    return sorted(path for path in FOLDER.rglob("*") if path.is_file())


def assets(suffix: str) -> Iterator[str]:
    """Addresses of files of a kind."""
    yield from (f"/{path.relative_to(FOLDER).as_posix()}" for path in built() if path.suffix == suffix)


# --- What is handed out ---


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/games",
        "/games/finished",
        "/new/campos?how=bots",
        "/learn",
        "/learn/five-towers",
        "/me",
        "/reset",
        "/admin",
        "/admin/people",
    ],
)
async def test_every_path_of_the_pages_gets_the_front_page(server: Server, path: str) -> None:
    answer = ask(server, path)
    assert (answer.status, answer.kind) == (200, "text/html")
    assert entries(answer.body) == entries((FOLDER / "index.html").read_bytes())


def entries(page: bytes) -> list[bytes]:
    """The scripts and styles that a page loads."""
    return sorted(re.findall(rb'(?:src|href)="(/assets/[^"]+)"', page))


@pytest.mark.parametrize(
    "path",
    [
        "/no/such/page",
        "/nothing",
        "/new",
        "/new/chess",
        "/learn/chess",
        "/t",
        "/t/0123456789",
        "/t/%00",
        "/replay/0123456789",
        "/t/1/2",
        "/wp-login.php",
        "/a.png",
    ],
)
async def test_an_unknown_path_is_a_404_with_a_page_for_people(server: Server, path: str) -> None:
    answer = ask(server, path)
    assert (answer.status, answer.kind) == (404, "text/html")
    assert answer.body == (FOLDER / "index.html").read_bytes(), (
        "it says in the reader's language what is wrong"
    )
    assert answer.headers["x-robots-tag"] == "noindex"


def test_the_server_knows_exactly_the_pages_that_the_browser_draws() -> None:
    app = (ROOT / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    assert set(re.findall(r'first === "(\w+)"', app)) == FIRST_PARTS


@pytest.mark.parametrize(
    ("path", "is_listed"),
    [("/", True), ("/learn/campos", True), ("/new/campos", False), ("/me", False), ("/admin", False)],
)
async def test_search_engines_list_no_tables_and_no_people(
    server: Server, path: str, is_listed: bool
) -> None:
    assert ask(server, path).headers.get("x-robots-tag") == (None if is_listed else "noindex")


@pytest.mark.parametrize(
    ("path", "kind", "begins"),
    [
        ("/favicon.ico", "image/vnd.microsoft.icon", b"\0\0\1\0"),
        ("/robots.txt", "text/plain", b"#"),
        ("/manifest.webmanifest", "application/manifest+json", b"{"),
        ("/icons/apple-touch-icon.png", "image/png", b"\x89PNG"),
    ],
)
async def test_files_that_browsers_ask_for_by_themselves_are_there(
    server: Server, path: str, kind: str, begins: bytes
) -> None:
    answer = ask(server, path)
    assert (answer.status, answer.kind) == (200, kind)
    assert answer.body.startswith(begins)


# --- An app on a phone ---


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_the_manifest_makes_the_pages_installable() -> None:
    manifest = json.loads((FOLDER / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["name"] == manifest["short_name"] == "Steeple"
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    purposes = set()
    for icon in manifest["icons"]:
        body = (FOLDER / icon["src"][1:]).read_bytes()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*size_of(body)) == icon["sizes"]
            assert len(body) < 12 * 1024
            purposes.add((icon["sizes"], icon.get("purpose", "any")))
    assert purposes == {(size, use) for size in ("192x192", "512x512") for use in ("any", "maskable")}


def test_the_app_s_colours_are_those_of_the_pages() -> None:
    tokens = (ROOT / "web" / "src" / "css" / "tokens.css").read_text(encoding="utf-8")
    (bar,) = re.findall(r"--sheet: light-dark\((#\w+), (#\w+)\)", tokens)
    (paper,) = re.findall(r"--paper: light-dark\((#\w+), #\w+\)", tokens)
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert tuple(re.findall(r'name="theme-color" content="(#\w+)"', page)) == bar
    manifest = json.loads((FOLDER / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["theme_color"], manifest["background_color"]) == (bar[0], paper)


def test_the_service_worker_keeps_everything_that_is_built_and_nothing_else() -> None:
    worker = (FOLDER / "worker.js").read_text(encoding="utf-8")
    (files,) = re.findall(r"JSON\.parse\((\"(?:[^\"\\]|\\.)*\")\)", worker)
    kept = set(json.loads(json.loads(files)))
    assert {path for path in kept if path.startswith("/assets/")} == {
        f"/assets/{path.name}" for path in built() if path.parent.name == "assets"
    }
    alone = {path for path in kept if not path.startswith("/assets/")} - {"/"}
    assert alone >= {"/manifest.webmanifest", "/favicon.svg"}
    assert all((FOLDER / path[1:]).is_file() for path in alone)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_for_shared_links(game: str) -> None:
    picture = (FOLDER / "cards" / f"{game}.png").read_bytes()
    assert size_of(picture) == (1200, 630)
    assert len(picture) <= 60 * 1024


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/", "/api/tables/1/2/3", "/assets/nothing-12345678.js"]
)
async def test_what_is_not_there_for_programs_is_a_404_in_json(server: Server, path: str) -> None:
    answer = ask(server, path)
    assert (answer.status, answer.kind) == (404, "application/json")
    assert json.loads(answer.body)["code"] == "no-such-page"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/assets/../../app.py", "/%2e%2e/app.py", "/assets/%2e%2e/%2e%2e/app.py"]
)
async def test_no_path_leads_out_of_the_pages(server: Server, path: str) -> None:
    answer = ask(server, path)
    assert answer.status == 404


@pytest.mark.parametrize(
    ("suffix", "kind"),
    [(".js", "text/javascript"), (".css", "text/css"), (".svg", "image/svg+xml"), (".html", "text/html")],
)
async def test_files_say_what_they_are(server: Server, suffix: str, kind: str) -> None:
    found = list(assets(suffix))
    assert found
    for path in found:
        answer = ask(server, path)
        assert (answer.status, answer.kind) == (200, kind)


async def test_a_head_request_is_answered_without_the_body(server: Server) -> None:
    answer = ask(server, "/", "HEAD")
    assert (answer.status, answer.kind, answer.body) == (200, "text/html", b"")


# --- Caching and compression ---


async def test_files_whose_names_change_with_them_are_kept_for_ever(server: Server) -> None:
    for suffix in (".js", ".css"):
        for path in set(assets(suffix)) - {"/worker.js"}:
            assert path.startswith("/assets/")
            assert ask(server, path).headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/", "/learn/campos", "/favicon.svg", "/worker.js"])
async def test_files_with_lasting_names_are_asked_for_again_each_time(server: Server, path: str) -> None:
    assert ask(server, path).headers["cache-control"] == "no-cache"


async def test_who_has_a_file_already_is_not_sent_it_again(server: Server) -> None:
    first = ask(server, "/")
    again = ask(server, "/", If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert ask(server, "/", If_None_Match='W/"another"').status == 200


async def test_files_are_compressed_for_whoever_can_read_that(server: Server) -> None:
    path = max(assets(".js"), key=lambda path: (FOLDER / path[1:]).stat().st_size)
    plain = ask(server, path)
    assert "content-encoding" not in plain.headers
    sizes = [len(plain.body)]
    for accepted, coding, unpack in CODINGS:
        packed = ask(server, path, Accept_Encoding=accepted)
        assert packed.headers["content-encoding"] == coding
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
        assert unpack(packed.body) == plain.body
        sizes.append(len(packed.body))
    assert sizes == sorted(sizes, reverse=True), "Brotli makes it smallest"


async def test_pictures_and_typefaces_are_not_compressed_twice(server: Server) -> None:
    assert "content-encoding" not in ask(server, "/favicon.ico", Accept_Encoding="br, gzip").headers


@pytest.mark.parametrize(
    "accepted", ["identity", "gzip;q=0", "br;q=0, gzip; q=0.0", "br;q=oops", "identity, br;q=0.5", "*;q=0"]
)
async def test_files_are_not_compressed_for_whoever_does_not_want_it(server: Server, accepted: str) -> None:
    assert "content-encoding" not in ask(server, "/", Accept_Encoding=accepted).headers


# --- Nothing from elsewhere ---


async def test_the_policy_lets_no_script_run_that_is_not_a_file_of_ours(server: Server) -> None:
    policy = ask(server, "/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "worker-src 'self'" in policy
    assert "script-src" not in policy


def test_the_front_page_has_no_script_in_it() -> None:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script\b[^>]*>(.*?)</script>", page, re.DOTALL)
    assert scripts
    assert "".join(scripts).strip() == ""
    assert re.findall(r"\son\w+=", page) == []
    assert all(source.startswith("/") for source in re.findall(r'(?:src|href)="([^"]*)"', page))


def test_no_file_names_another_site() -> None:
    shown = [path for path in built() if path.parent.name != "licences"]  # which nothing loads
    texts = [path for path in shown if path.suffix not in (".png", ".ico", ".woff2")]
    named = {path.name: ELSEWHERE.findall(path.read_text(encoding="utf-8")) for path in texts}
    assert {name: found for name, found in named.items() if found} == {}


# --- How much ---


def first_load(language: str) -> set[Path]:
    """What a first visit loads: the front page, the scripts and styles it names, and one language's words."""
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    named = [FOLDER / source[1:] for source in re.findall(r'(?:src|href)="([^"]*)"', page)]
    lobby = [path for path in built() if re.match(rf"({language}|LobbyPage)-", path.name)]
    assert lobby
    return {
        FOLDER / "index.html",
        *named,
        *lobby,
        *(path for one in [*named, *lobby] for path in imported(one)),
    }


def imported(path: Path) -> set[Path]:
    """The files that a script imports before it runs, and those that they import."""
    found: set[Path] = set()
    left = [path] if path.suffix == ".js" else []
    while left:
        one = left.pop()
        text = one.read_text(encoding="utf-8")
        names = re.findall(r"""(?:import|from)\s*["']\./([\w.-]+\.js)["']""", text)
        fresh = {one.parent / name for name in names} - found
        found |= fresh
        left += fresh
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_costs_at_most_150_kb(language: str) -> None:
    loaded = {path.name: len(Packed.of(path.read_bytes()).br) for path in first_load(language)}
    assert sum(loaded.values()) <= FIRST_LOAD, loaded
