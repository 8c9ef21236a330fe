"""The API as its own description says it: whatever is asked, no answer is an error of the server's own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error

from steeple.server.http.app import make_app
from steeple.server.settings import Settings
from support.long_tests import in_full
from support.server.postgres import Postgres
from support.server.serving import Person, Server, started, two_people

EXAMPLES = in_full(3, 30)
"""A route, person and kind; the same ones in every run."""
DESCRIPTION: dict[str, Any] = make_app(Settings(database="nowhere.sqlite")).openapi()
OPERATIONS = [(path, method) for path, methods in DESCRIPTION["paths"].items() for method in methods]
TAKES = {
    (path, method): "requestBody" in DESCRIPTION["paths"][path][method]
    or any(
        parameter["in"] == "query" for parameter in DESCRIPTION["paths"][path][method].get("parameters", [])
    )
    for path, method in OPERATIONS
}
"""Whether something is sent that could be wrong."""
ALONE = {**two_people(), "seats": [{"kind": "me"}, {"kind": "here"}]}


@pytest.fixture(scope="module")
def server_on_postgres(postgres: Postgres) -> Iterator[Server]:
    with started(postgres.fresh(), "--no-limits") as server:
        yield server


@pytest.fixture(scope="module")
def description(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/openapi.json")


async def player_at_table(server: Server) -> tuple[Person, str]:
    """Somebody new in mid-game, who may be gone when the requests have been made."""
    player = await Person.named(server.address, "Ada")
    return player, str((await player.do("/api/tables", ALONE))["id"])


def test_a_server_describes_itself_as_this_release_does(description: Any) -> None:
    assert description.raw_schema == DESCRIPTION


def ask_often(server: Server, operation: Any, mode: GenerationMode, is_player: bool) -> None:
    """Ask in many ways for the same. An answer with a status from 500 on fails."""
    player, table = asyncio.run(player_at_table(server))
    headers = player.headers if is_player else {"Origin": server.address}

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def ask(case: Case[Any]) -> None:
        if "id" in case.path_parameters:
            case.path_parameters["id"] = table
        case.call_and_validate(headers=headers, checks=[not_a_server_error])

    ask()


@pytest.mark.long
@pytest.mark.parametrize("is_player", [False, True], ids=["nobody", "a player"])
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_no_request_as_described_leads_to_an_error_of_the_server_s_own(
    server: Server, description: Any, path: str, method: str, is_player: bool
) -> None:
    ask_often(server, description[path][method], GenerationMode.POSITIVE, is_player)


@pytest.mark.long
@pytest.mark.parametrize("is_player", [False, True], ids=["nobody", "a player"])
@pytest.mark.parametrize(("path", "method"), [operation for operation, takes in TAKES.items() if takes])
def test_no_other_request_leads_to_an_error_of_the_server_s_own(
    server: Server, description: Any, path: str, method: str, is_player: bool
) -> None:
    ask_often(server, description[path][method], GenerationMode.NEGATIVE, is_player)


@pytest.mark.parametrize("path", sorted({path for path, _ in OPERATIONS if "{id}" in path}))
def test_a_table_that_there_is_not_is_no_error_of_the_server_s_own(
    server_on_postgres: Server, path: str
) -> None:
    async def ask() -> None:
        player, _ = await player_at_table(server_on_postgres)
        for name in ("x", "%00", "%ff", "..%2f", "a" * 2000):
            assert 300 <= (await player.get(path.format(id=name)))[0] < 500

    asyncio.run(ask())
