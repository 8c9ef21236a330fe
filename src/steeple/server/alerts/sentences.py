"""What an alert says: the game, who has played, where the table is. No cards, and nothing from the board."""

from __future__ import annotations

from dataclasses import dataclass

from steeple.words import LANGUAGES, say


@dataclass(frozen=True)
class Turn:
    """It's somebody's turn at a table. `by`: who has played; None: a bot, or the game has just begun."""

    table: str
    game: str
    by: str | None

    @property
    def path(self) -> str:
        """Where the table is on this server."""
        return f"/t/{self.table}"

    def title(self, language: str) -> str:
        """In a few words."""
        return say(known(language), "alert.turn", {"game": title_of(language, self.game)})

    def text(self, language: str) -> str:
        """In a sentence."""
        if self.by is None:
            return say(known(language), "alert.turn.more", {})
        return say(known(language), "alert.turn.by", {"name": self.by})


def title_of(language: str, game: str) -> str:
    """What a game is called."""
    return say(known(language), f"title.{game}", {})


def known(language: str) -> str:
    """A language that we speak."""
    return language if language in LANGUAGES else LANGUAGES[0]
