"""What a training does: how many games, how long it thinks, and how fast it learns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from steeple.errors import BadSetup
from steeple.kernel.game import Game, OptionValue

CHUNK = 16
"""Games that a worker plays at a time."""


@dataclass(frozen=True)
class Plan:
    """Everything that decides what weights come out."""

    game: str
    generations: int = 4
    """The first one's games are played by the bot without a network."""
    games: int = 24000
    """In each generation."""
    simulations: int = 32
    """For most decisions of a game; see `DEEPER` in `self_play.py`."""
    window: int = 5
    """A network learns from the games of this many generations."""
    epochs: int = 2
    """How often it sees each of them in a generation."""
    batch: int = 1024
    step: float = 4e-3
    """How far it moves at first. In the end that's about a twentieth."""
    opinion: float = 0.5
    """How much the policy counts beside the result."""
    result: float = 0.5
    """How much the true result counts as a target, beside what the search expected."""
    trial_deals: int = 200
    """Deals that a new network plays against the last one, with two players."""
    trial_simulations: int = 64
    seed: int = 1

    def __post_init__(self) -> None:
        if self.generations < 1 or self.games < CHUNK or self.games % CHUNK:
            raise BadSetup(
                f"a training needs at least one generation, and {CHUNK} games in each, "
                f"or a multiple of {CHUNK}",
                code="bad-limit",
            )

    @property
    def chunks(self) -> int:
        """Pieces of work in a generation."""
        return self.games // CHUNK

    def step_at(self, generation: int) -> float:
        """How far the network moves in a generation: less and less, in a straight line."""
        left = 1 - (generation - 1) / max(1, self.generations - 1)
        return self.step * (0.05 + 0.95 * left)


def setups(game: Game) -> list[tuple[int, dict[str, OptionValue]]]:
    """Which games to learn from, in turn: half with the fewest players and no options, the rest all kinds."""
    usual = (game.seats[0], dict[str, OptionValue]())
    return list(_alternating(usual, [setup for setup in game.setups() if setup != usual]))


def _alternating(
    usual: tuple[int, dict[str, OptionValue]], others: list[tuple[int, dict[str, OptionValue]]]
) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    yield usual
    for other in others:
        yield other
        yield usual
