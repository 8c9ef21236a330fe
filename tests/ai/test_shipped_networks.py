"""The networks that come with the games: they can be used, and their page says how they were made."""

from __future__ import annotations

import pytest

from steeple.ai.weights import MOST_BYTES, network_of, unpack
from steeple.games import GAMES
from steeple.kernel.game import Game
from support.paths import ROOT

PAGE = (ROOT / "docs" / "networks.md").read_text(encoding="utf-8")
SHIPPED = [game for game in GAMES.values() if game.network is not None]

every_shipped = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)


def lines_about(game: Game) -> list[str]:
    """The rows of the page's tables that begin with a game's name."""
    return [line for line in PAGE.splitlines() if line.startswith(f"| {game.name} |")]


def test_both_campaniles_have_a_network() -> None:
    assert {game.family for game in SHIPPED} == {"campanile"}
    assert len(SHIPPED) == 2


@every_shipped
def test_a_shipped_network_is_usable_and_small(game: Game) -> None:
    assert game.network is not None
    content = game.network.read_bytes()
    assert len(content) <= MOST_BYTES
    network, _ = unpack(game, content)
    used = network_of(game)
    assert used is not None
    assert used.tobytes() == network.tobytes()


@every_shipped
def test_the_page_says_how_a_network_was_made(game: Game) -> None:
    assert game.network is not None
    _, card = unpack(game, game.network.read_bytes())
    made, *_ = lines_about(game)
    assert f"`{card.made_by}`" in made
    for fact in ("games", "decisions"):
        assert f"| {card.facts[fact]:,} |" in made


def test_the_page_says_which_games_have_none() -> None:
    for game in GAMES.values():
        if game.network is None:
            assert f"{game.title} has no network" in PAGE.replace("\n", " ")
