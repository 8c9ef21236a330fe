"""A table may be opened without the help of remembering open cards: then nobody is told who took which."""

import pytest

from steeple.games import GAMES
from support.server.serving import Person, Server, one_with_bot, seat_two, two_people

pytestmark = pytest.mark.anyio

WITH_MEMORY = ["campanile-1996", "campanile-2009"]
"""The Campaniles, where cards are taken from an open display or pile."""


async def known_after_a_turn(server: Server, game: str, **more: bool) -> tuple[list[str], list[str]]:
    """What the other player and a spectator know of the hands after Ada has taken a card."""
    ada, ben = await Person.named(server.address, "Ada"), await Person.named(server.address, "Ben")
    table = (await ada.do("/api/tables", two_people(game, **more)))["id"]
    await ben.do(f"/api/tables/{table}/join")
    async with ada.at(table) as place:
        while place.snapshot["to_act"] == 0:
            number = (await place.act())["number"]
            await place.until_number(number)
    seen = [(await who.get(f"/api/tables/{table}"))[1] for who in (ben, Person(server.address))]
    assert [welcome["has_memory"] for welcome in seen] == [more.get("has_memory", True)] * 2
    return tuple([hand["known"] for hand in welcome["snapshot"]["view"]["hands"]] for welcome in seen)  # type: ignore[return-value]


@pytest.mark.parametrize("game", WITH_MEMORY)
async def test_open_cards_are_remembered_by_default(server: Server, game: str) -> None:
    for known in await known_after_a_turn(server, game):
        assert len(known[0]) == 1


@pytest.mark.parametrize("game", WITH_MEMORY)
async def test_without_memory_no_view_says_which_cards_were_taken(server: Server, game: str) -> None:
    for known in await known_after_a_turn(server, game, has_memory=False):
        assert known == ["", ""]


async def test_the_log_says_what_was_taken_with_memory_or_without(server: Server) -> None:
    for has_memory in (True, False):
        table, ada, ben = await seat_two(server, has_memory=has_memory)
        async with ada.at(table) as place:
            while place.snapshot["to_act"] == 0:
                await place.until_number((await place.act())["number"])
        entries = (await ben.get(f"/api/tables/{table}/actions"))[1]["entries"]
        (taken,) = (entry for entry in entries if entry["action"].startswith("="))
        assert taken["words"]["key"] == "campanile.take"


@pytest.mark.parametrize("game", [game.name for game in GAMES.values() if game.without_memory is None])
async def test_where_there_is_nothing_to_remember_it_cannot_be_turned_off(server: Server, game: str) -> None:
    ada = await Person.named(server.address, "Ada")
    status, said = await ada.post("/api/tables", one_with_bot(game=game, has_memory=False))
    assert (status, said["code"]) == (400, "bad-option")


async def test_the_games_say_whether_there_is_something_to_remember(server: Server) -> None:
    _, said = await Person(server.address).get("/api/games")
    found = {game["name"]: game["has_memory"] for game in said["games"]}
    assert found == {game.name: game.without_memory is not None for game in GAMES.values()}
    assert [name for name in WITH_MEMORY if not found[name]] == []
    assert [name for name in ("campos", "five-towers") if found[name]] == []
