"""The games that can be played here, and their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from starlette.responses import PlainTextResponse

import steeple
from steeple.architects import ARCHITECTS
from steeple.errors import Refused
from steeple.games import GAMES
from steeple.kernel.game import Game
from steeple.server.http.routes.dependencies import part
from steeple.server.protocol.bodies import ArchitectInfo, GameInfo, GameList, OptionInfo

Language = Literal["en", "fr", "de", "it"]
"""The languages of the rules, which are those of the catalogues."""

router = part("/api/games", "games")


@router.get("")
def get_games() -> GameList:
    """All games, with their options and the bots."""
    architects = [ArchitectInfo(id=one.id, name=one.name, bot=one.bot) for one in ARCHITECTS.values()]
    return GameList(games=[game_info(GAMES[name]) for name in GAMES], architects=architects)


@router.get("/{game}/rules", response_class=PlainTextResponse)
def get_rules(game: str, language: Language = "en") -> PlainTextResponse:
    """A game's rules, as Markdown."""
    return PlainTextResponse(
        rules_text(GAMES[game].name, language), media_type="text/markdown; charset=utf-8"
    )


def rules_text(game: str, language: str) -> str:
    """The rules of a game in a language: as packaged or, in a checkout, from the docs. Raises Refused."""
    package = Path(steeple.__file__).parent
    for folder in (package / "rules", package.parent.parent / "docs" / "rules"):
        if (page := folder / language / f"{game}.md").is_file():
            return page.read_text(encoding="utf-8")
    raise Refused(f"the rules of {game} aren't in this package", code="no-such-page")


def game_info(game: Game) -> GameInfo:
    """A game, for whoever wants to open a table."""
    from steeple.ai.players import BOTS  # bots bring the compiler along, which a page does not wait for

    options = [
        OptionInfo(
            name=option.name,
            values=list(option.values),
            default=option.default,
            sentence=option.sentence,
            seats=list(option.seats) if option.seats is not None else None,
        )
        for option in game.options
    ]
    return GameInfo(
        name=game.name,
        title=game.title,
        family=game.family,
        rules=game.rules_version,
        seats=list(game.seats),
        options=options,
        bots=list(BOTS),
        legend=game.legend,
        has_memory=game.without_memory is not None,
    )
