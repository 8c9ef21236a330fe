"""Nobody acts, answers, leaves or sees cards for a seat that isn't theirs: each route × each stranger."""

from __future__ import annotations

import asyncio
import http.client
from typing import Any

import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus

from steeple.server.http.app import make_app
from steeple.server.http.routes import table_socket
from steeple.server.settings import Settings
from support.server.serving import PATIENCE, Person, Place, Server, two_people
from support.server.strangers import EVIL, STRANGERS, Forger, Scene, foreign_page, set_scene, with_another_ada

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def scene(server: Server) -> Scene:
    return await set_scene(server)


every_stranger = pytest.mark.parametrize("stranger", STRANGERS)

# --- The routes ---

OWN = "own"
"""About whoever asks; what they get says nothing of Ben, and nothing changes for him."""
OPEN = "open"
"""For everybody, and the same for everybody."""
BENS = "Ben's"
"""Refused to anybody but Ben."""
OPERATORS = "operators'"
"""Refused to anybody who isn't an operator, and Ben isn't one either."""
SEEN = "seen"
"""A table, as far as a stranger may see it."""

ROUTES: dict[tuple[str, str], tuple[str, str, Any]] = {
    ("GET", "/{path:path}"): (OPEN, "", None),
    ("GET", "/docs"): (OPEN, "", None),
    ("GET", "/openapi.json"): (OPEN, "", None),
    ("GET", "/health"): (OPEN, "", None),
    ("GET", "/api/games"): (OPEN, "", None),
    ("GET", "/api/games/{game}/rules"): (OPEN, "", None),
    ("GET", "/api/me"): (OWN, "", None),
    ("POST", "/api/me"): (OWN, "", {"name": "Ben?"}),
    ("POST", "/api/account"): (OWN, "", {"name": "Ben?", "password": "wrong horse"}),
    ("POST", "/api/sign-in"): (OWN, "", {"name": "Ben", "password": "wrong horse"}),
    ("POST", "/api/sign-out"): (OWN, "", {}),
    ("POST", "/api/sign-out-everywhere"): (OWN, "", {}),
    ("POST", "/api/me/name"): (OWN, "", {"name": "Ben?"}),
    ("POST", "/api/me/password"): (OWN, "", {"old": "", "new": "wrong horse"}),
    ("POST", "/api/me/delete"): (OWN, "", {}),
    ("GET", "/api/me/export"): (OWN, "", None),
    ("GET", "/api/me/sessions"): (OWN, "", None),
    ("POST", "/api/me/sessions/{id}/end"): (BENS, "session", {}),
    ("POST", "/api/tables"): (OWN, "", two_people()),
    ("GET", "/api/tables"): (OWN, "", None),
    ("POST", "/api/records"): (OWN, "", {}),
    ("GET", "/api/tables/{id}"): (SEEN, "playing", None),
    ("GET", "/api/tables/{id}/log"): (OPEN, "playing", None),
    ("GET", "/api/tables/{id}/actions"): (OPEN, "playing", None),
    ("GET", "/api/tables/{id}/chat"): (OPEN, "playing", None),
    ("POST", "/api/tables/{id}/chat"): (OWN, "playing", {"text": "I am Ben"}),
    ("POST", "/api/tables/{id}/join"): (BENS, "playing", {"seat": 1}),
    ("POST", "/api/tables/{id}/leave"): (BENS, "playing", {"seat": 1}),
    ("POST", "/api/tables/{id}/unseat"): (BENS, "waiting", {"seat": 0}),
    ("POST", "/api/tables/{id}/accept"): (BENS, "waiting", {}),
    ("POST", "/api/tables/{id}/decline"): (BENS, "waiting", {}),
    ("POST", "/api/tables/{id}/return"): (BENS, "playing", {"seat": 1}),
    ("POST", "/api/tables/{id}/act"): (BENS, "playing", "action"),
    ("POST", "/api/tables/{id}/undo"): (BENS, "playing", {"request": "a"}),
    ("POST", "/api/tables/{id}/answer"): (BENS, "playing", {"agrees": True}),
    ("POST", "/api/tables/{id}/close"): (BENS, "waiting", {}),
    ("POST", "/api/tables/{id}/terms"): (BENS, "waiting", {}),
    ("POST", "/api/tables/{id}/bot"): (BENS, "waiting", {"seat": 1, "bot": "level:1"}),
    ("DELETE", "/api/tables/{id}"): (BENS, "finished", None),
    ("POST", "/api/tables/{id}/rematch"): (BENS, "finished", {}),
    ("GET", "/api/tables/{id}/record"): (BENS, "playing", None),
    ("GET", "/api/tables/{id}/views"): (BENS, "playing", None),
    ("GET", "/api/alerts"): (OWN, "", None),
    ("POST", "/api/alerts/push"): (OWN, "", {"endpoint": "https://push.example/1", "key": "a", "auth": "a"}),
    ("POST", "/api/alerts/push/remove"): (OWN, "", {}),
    ("POST", "/api/alerts/quiet"): (OWN, "", {"since": 0, "until": 60, "zone": "UTC"}),
    ("POST", "/api/alerts/quiet/remove"): (OWN, "", {}),
    ("POST", "/api/alerts/webhook"): (OWN, "", {"kind": "json", "url": "https://hooks.example/1"}),
    ("POST", "/api/alerts/webhook/remove"): (OWN, "", {}),
    ("POST", "/api/alerts/webhook/test"): (OWN, "", {}),
    ("GET", "/api/alerts/tables/{id}"): (OWN, "playing", None),
    ("POST", "/api/alerts/tables/{id}"): (OWN, "playing", {"is_on": False}),
    ("GET", "/api/about"): (OPEN, "", None),
    ("POST", "/api/reset"): (OWN, "", {"token": "a guess", "password": "wrong horse"}),
    ("GET", "/api/admin/people"): (OPERATORS, "", None),
    ("GET", "/api/admin/tables"): (OPERATORS, "", None),
    ("GET", "/api/admin/bans"): (OPERATORS, "", None),
    ("GET", "/api/admin/log"): (OPERATORS, "", None),
    ("GET", "/api/admin/quotas"): (OPERATORS, "", None),
    ("POST", "/api/admin/people/{id}/ban"): (OPERATORS, "person", {"why": "I am Ben"}),
    ("POST", "/api/admin/people/{id}/unban"): (OPERATORS, "person", {}),
    ("POST", "/api/admin/people/{id}/mute"): (OPERATORS, "person", {"why": "I am Ben"}),
    ("POST", "/api/admin/people/{id}/unmute"): (OPERATORS, "person", {}),
    ("POST", "/api/admin/people/{id}/end-sessions"): (OPERATORS, "person", {}),
    ("POST", "/api/admin/people/{id}/reset-link"): (OPERATORS, "person", {}),
    ("POST", "/api/admin/addresses/ban"): (OPERATORS, "", {"network": "127.0.0.1", "why": "I am Ben"}),
    ("POST", "/api/admin/addresses/unban"): (OPERATORS, "", {"network": "127.0.0.1"}),
    ("POST", "/api/admin/tables/{id}/close"): (OPERATORS, "playing", {}),
    ("POST", "/api/admin/tables/{id}/unseat"): (OPERATORS, "playing", {"seat": 1}),
    ("POST", "/api/admin/tables/{id}/delete"): (OPERATORS, "finished", {}),
    ("WS", "/api/tables/{id}/live"): (SEEN, "playing", None),
}
"""What each route is to a stranger, the table it is tried with, and what is sent."""


def routes() -> set[tuple[str, str]]:
    """All routes that the server has."""
    found = set()
    for route in make_app(Settings(database="nowhere.sqlite")).routes:
        assert isinstance(route, Route)
        found |= {(method, route.path) for method in set(route.methods or ()) - {"HEAD"}}
    return found | {("WS", table_socket.PATH)}  # served before the app


def test_for_every_route_it_is_said_what_a_stranger_may_do() -> None:
    assert routes() == set(ROUTES)


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    chosen = [route for route, (kind, _, _) in ROUTES.items() if kind in kinds and route[0] != "WS"]
    return pytest.mark.parametrize("route", chosen, ids=[" ".join(route) for route in chosen])


async def ask(scene: Scene, person: Person, route: tuple[str, str]) -> tuple[int, Any]:
    method, path = route
    _, table, body = ROUTES[route]
    path = path.replace("{path:path}", "").format(
        id=getattr(scene, table) if table else "", game="campanile-2009"
    )
    if method != "POST":
        return await asyncio.to_thread(person.request, method, path)
    return await person.post(
        path, {"request": "a", "ply": scene.ply, "action": scene.action} if body == "action" else body
    )


@every_stranger
@of_kind(BENS)
async def test_what_is_ben_s_to_do_is_refused(scene: Scene, route: tuple[str, str], stranger: str) -> None:
    before = await scene.seen_by_ben()
    status, said = await ask(scene, await STRANGERS[stranger](scene), route)
    assert (400 <= status < 500, set(said)) == (True, {"code", "sentence", "rule", "words"}), said
    assert await scene.seen_by_ben() == before


@pytest.mark.parametrize("stranger", [*STRANGERS, "Ben himself"])
async def test_what_operators_do_is_refused_to_everybody_else(scene: Scene, stranger: str) -> None:
    before = await scene.seen_by_ben()
    person = scene.ben if stranger == "Ben himself" else await STRANGERS[stranger](scene)
    for route, (kind, _, _) in ROUTES.items():
        if kind == OPERATORS:
            status, said = await ask(scene, person, route)
            assert status in (401, 403), route
            assert said["code"] in ("not-signed-in", "not-operator", "bad-origin"), route
    assert await scene.seen_by_ben() == before


@every_stranger
@of_kind(OWN, OPEN)
async def test_what_everybody_may_do_changes_nothing_for_ben_and_tells_nothing_of_him(
    scene: Scene, route: tuple[str, str], stranger: str
) -> None:
    if stranger == "the player of another seat" and route[1].startswith(
        ("/api/me", "/api/sign-out", "/api/account")
    ):
        scene = await with_another_ada(scene)  # who is somebody else afterwards, or gone
    before = await scene.seen_by_ben()
    status, said = await ask(scene, await STRANGERS[stranger](scene), route)
    assert status < 500
    if stranger != "another site's page":  # Ben's own browser, which does not let that page read it
        assert not {scene.finished, scene.waiting} & set(str(said).split("'"))
    # Where Ada deletes her account, a substitute soon sits at the table where they play: see test_departure.
    first = int(stranger == "the player of another seat" and route[1] == "/api/me/delete")
    assert (await scene.seen_by_ben())[first:] == before[first:]


@every_stranger
async def test_a_stranger_sees_what_a_spectator_sees_and_no_legal_actions(
    scene: Scene, stranger: str
) -> None:
    spectators, adas = await scene.views()
    person = await STRANGERS[stranger](scene)
    status, said = await person.get(f"/api/tables/{scene.playing}")
    if stranger == "another site's page":  # which the browser does not let read what only Ben may see
        assert status in (200, 403)
        return
    snapshot = said["snapshot"]
    assert (status, snapshot["legal"]) == (200, [])
    assert snapshot["view"] == (adas if stranger == "the player of another seat" else spectators)


@every_stranger
async def test_no_page_of_another_site_may_read_an_answer(scene: Scene, stranger: str) -> None:
    person = Forger(scene.server.address, (await STRANGERS[stranger](scene)).cookie, EVIL)
    assert "access-control-allow-origin" not in await headers_of(person, f"/api/tables/{scene.playing}")


async def headers_of(person: Person, path: str) -> set[str]:
    def ask() -> set[str]:
        connection = http.client.HTTPConnection(person.address.removeprefix("http://"), timeout=PATIENCE)
        connection.request("GET", path, headers=person.headers)
        found = {name.lower() for name, _ in connection.getresponse().getheaders()}
        connection.close()
        return found

    return await asyncio.to_thread(ask)


# --- The socket ---


def commands(scene: Scene) -> list[dict[str, Any]]:
    return [
        {"type": "act", "ply": scene.ply, "action": scene.action},
        {"type": "undo"},
        {"type": "answer", "agrees": True},
        {"type": "leave", "seat": 1},
        {"type": "return", "seat": 1},
        {"type": "unseat", "seat": 1},
        {"type": "accept"},
        {"type": "decline"},
        {"type": "hint"},
    ]


@pytest.mark.parametrize("stranger", [name for name in STRANGERS if name != "another site's page"])
async def test_over_the_socket_a_stranger_sees_as_little_and_does_nothing(
    scene: Scene, stranger: str
) -> None:
    spectators, adas = await scene.views()
    before = await scene.seen_by_ben()
    person = await STRANGERS[stranger](scene)
    async with person.at(scene.playing) as place:
        assert place.snapshot["legal"] == []
        assert place.snapshot["view"] == (adas if stranger == "the player of another seat" else spectators)
        for command in commands(scene):
            assert (await place.ask(**command))["type"] == "refused"
    assert await scene.seen_by_ben() == before


async def test_a_page_of_another_site_gets_no_socket(scene: Scene) -> None:
    person = await foreign_page(scene)
    with pytest.raises(InvalidStatus) as refused:
        async with person.connect(scene.playing):
            pass
    assert refused.value.response.status_code == 403


async def test_who_signs_out_everywhere_is_signed_out_of_open_sockets_too(server: Server) -> None:
    scene = await set_scene(server)
    async with scene.ben.at(scene.playing) as place:
        await Forger(server.address, scene.ben.cookie).do("/api/sign-out-everywhere")
        assert await last_word(place, scene) in ("refused", "closed")
    assert (await scene.ada.get(f"/api/tables/{scene.playing}"))[1]["snapshot"]["ply"] == scene.ply


async def last_word(place: Place, scene: Scene) -> str:
    """Whether an action was done, refused, or the connection closed."""
    try:
        await place.send({"type": "act", "request": "late", "ply": scene.ply, "action": scene.action})
        return str((await place.until("done", "refused"))["type"])
    except ConnectionClosed:
        return "closed"
