"""A contest of two: the same deals from every seat, between bots of ours, engines, or one of each.

With two players a deal is played twice, so that each side has each seat. With N > 2 players, the first side
sits among copies of the second, once in every seat: N games. The deal is what's counted, because its games
aren't independent.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from steeple.ai.decision import HINT_BOT
from steeple.ai.players import Glimpse, Player, check_bot, make_player
from steeple.ai.weights import read_network
from steeple.arena.engine_messages import Question, Thinking
from steeple.arena.engine_process import running
from steeple.arena.luck import REDRAWS, WEIGHT, Luck
from steeple.errors import BadSetup, SteepleError
from steeple.games import GAMES
from steeple.kernel.game import OptionValue
from steeple.kernel.match import Match
from steeple.kernel.rng import bot_seed
from steeple.kernel.rule import IS_COMPILED
from steeple.kernel.seed import game_seed, read_seed, seed_text
from steeple.kernel.victory import victory_shares

_BOT_SEEDS = np.uint64(0xB0752)
"""Sets the bots' seeds apart from the deal's, and from those of a tournament."""

_ENGINE, _NETWORK = "engine:", "network="


@dataclass(frozen=True)
class Side:
    """Who plays: a bot of ours, or an engine's."""

    name: str
    """As it was typed."""
    thinking: Thinking
    command: str | None = None
    """What starts the engine; None for a bot of ours."""
    network: Path | None = None
    """A network's file that a level uses instead of its game's."""

    @classmethod
    def read(cls, text: str, milliseconds: int | None = None, simulations: int | None = None) -> Side:
        """Read `level:4,simulations=200`, `engine:COMMAND`, or `level:4@engine:COMMAND`. Raises BadSetup.

        A level of ours can be given a network: `level:5,network=FILE`.

        The limits are for a side that names none.
        """
        bot, engine, command = text.partition(_ENGINE)
        if engine and (not command.strip() or not (bot == "" or bot.endswith("@"))):
            raise BadSetup(
                f"{text[:60]!r} isn't an engine; write engine:COMMAND or BOT@engine:COMMAND", code="bad-bot"
            )
        name, *given = bot.removesuffix("@").split(",")
        networks = [text.removeprefix(_NETWORK) for text in given if text.startswith(_NETWORK)]
        if len(networks) > 1 or (networks and (engine or not name.startswith("level:"))):
            raise BadSetup("network=FILE is for one of our own levels, and only once", code="bad-bot")
        limits = [text for text in given if not text.startswith(_NETWORK)]
        thinking = Thinking(name if name or not engine else HINT_BOT, **_read_limits(limits))
        if not limits:
            thinking = replace(thinking, milliseconds=milliseconds, simulations=simulations)
        _ = thinking.limit  # raises BadSetup if it's out of range
        if not engine:
            check_bot(name)
        network = Path(networks[0]) if networks else None
        return cls(text, thinking, command if engine else None, network)


def _read_limits(texts: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in ("milliseconds", "simulations") or name in found or not value.isdecimal():
            raise BadSetup(
                f"{text[:40]!r} isn't a limit; write milliseconds=N, simulations=N or network=FILE",
                code="bad-limit",
            )
        found[name] = int(value)
    return found


@dataclass(frozen=True)
class Settings:
    """Everything that decides how the games go, except how many there are."""

    game: str
    players: int
    options: dict[str, OptionValue]
    sides: tuple[Side, Side]
    """The one that the result is about, and its opponents."""
    seed: int
    patience: float
    """Seconds that an engine may take for an answer before it's given up."""
    redraws: int = REDRAWS
    """How many redraws a draw is compared with; 0 leaves the luck in the result."""

    def deals(self, count: int) -> Iterator[Deal]:
        """The deals to play, in order."""
        for number in range(count):
            yield Deal(self, number, game_seed(self.seed, number))


@dataclass(frozen=True)
class Deal:
    """A deal to be played from every seat."""

    settings: Settings
    number: int
    seed: str


@dataclass(frozen=True)
class Played:
    """How a game went for the first side. `decisions` and `seconds` have an item for each side."""

    share: float
    """Its share of the victory."""
    luck: float
    """How much of that came off the deck; see `arena/luck.py`."""
    decisions: tuple[int, int]
    seconds: tuple[float, float]


@dataclass(frozen=True)
class DealResult:
    """How a deal went, with one game for each seat of the first side."""

    number: int
    seed: str
    games: tuple[Played, ...]

    @property
    def share(self) -> float:
        """The first side's share of victory, over all seats."""
        return sum(game.share for game in self.games) / len(self.games)

    @property
    def luck(self) -> float:
        """The mean luck of its games."""
        return sum(game.luck for game in self.games) / len(self.games)

    @property
    def corrected(self) -> float:
        """The share without the luck."""
        return self.share - WEIGHT * self.luck

    def json(self) -> dict[str, Any]:
        return {
            "deal": self.number,
            "seed": self.seed,
            "shares": [game.share for game in self.games],
            "luck": [round(game.luck, 6) for game in self.games],
        }


# --- Games ---


class Decider(Protocol):
    """Somebody who plays a seat."""

    def play(self, match: Match) -> None:
        """Play the next action of a match. Raises EngineFault."""
        ...


@dataclass(frozen=True)
class BotDecider:
    """A bot of ours, which sees only a glimpse."""

    player: Player
    seed: int

    def play(self, match: Match) -> None:
        match.play_id(self.player.decide(Glimpse.of(match, self.seed)).action)


@dataclass(frozen=True)
class EngineDecider:
    """An engine's bot. The deal tells it everything, so it's trusted not to look."""

    settings: Settings
    """With the options as the engine has them."""
    command: str
    thinking: Thinking

    def play(self, match: Match) -> None:
        settings, deal = self.settings, match.seed
        assert deal is not None
        actions = tuple(map(match.game.action_text, match.actions))
        question = Question(settings.game, settings.players, settings.options, deal, actions, self.thinking)
        engine = running(self.command, settings.patience)
        answer = engine.ask(question)
        try:
            match.play(answer.action)
        except SteepleError as error:
            raise engine.refuse(answer, question, error) from None


def make_decider(settings: Settings, side: Side, seed: int) -> Decider:
    """Somebody who plays a seat for a side; the seed is for random choices. Raises EngineFault."""
    thinking = replace(side.thinking, seed=seed)
    if side.command is not None:
        engine = running(side.command, settings.patience)
        options = engine.translate(settings.game, settings.options)
        return EngineDecider(replace(settings, options=options), side.command, thinking)
    game = GAMES[settings.game]
    network = None if side.network is None else read_network(game, side.network)
    player = make_player(thinking.bot, game, seed, thinking.limit, cores=1, network=network)
    return BotDecider(player, seed)


def play_deal(deal: Deal) -> DealResult:
    """Play a deal from every seat. Raises EngineFault.

    If simulations limit the bots, everything but the seconds follows from the deal.
    """
    games = tuple(play_game(deal.settings, deal.seed, seat) for seat in range(deal.settings.players))
    return DealResult(deal.number, deal.seed, games)


def play_game(settings: Settings, deal: str, first: int) -> Played:
    """Play a game in which the first side has the seat `first`. Raises EngineFault."""
    game = GAMES[settings.game]
    match = Match(game, settings.players, settings.options, deal)
    sides = [0 if seat == first else 1 for seat in range(settings.players)]
    deciders = [
        make_decider(settings, settings.sides[side], int(bot_seed(read_seed(deal), _BOT_SEEDS, seat)))
        for seat, side in enumerate(sides)
    ]
    luck = Luck(game, read_seed(deal), settings.redraws)
    decisions, seconds = [0, 0], [0.0, 0.0]
    while not match.is_over:
        seat, before, started = match.player, match.state, time.perf_counter()
        deciders[seat].play(match)
        seconds[sides[seat]] += time.perf_counter() - started
        decisions[sides[seat]] += 1
        luck.note(before, match.actions[-1], match.ply)
    share = victory_shares(match.winners, settings.players)[first]
    return Played(share, float(luck.shares[first]), (decisions[0], decisions[1]), (seconds[0], seconds[1]))


def prepare(settings: Settings) -> None:
    """Start the engines, and compile what the bots need: each side plays a game, almost without thinking.

    Raises EngineFault.
    """
    for side in settings.sides:
        if side.command is not None:
            running(side.command, settings.patience).translate(settings.game, settings.options)
    if IS_COMPILED:
        first, second = map(_hasty, settings.sides)
        play_game(replace(settings, sides=(first, second)), seed_text(0), 0)


def _hasty(side: Side) -> Side:
    return replace(side, thinking=replace(side.thinking, milliseconds=None, simulations=1))
