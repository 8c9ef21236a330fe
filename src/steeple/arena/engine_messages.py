"""What an engine and the one who asks say to each other: a JSON object per line; see docs/engine.md."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from typing import Any

from steeple import __version__
from steeple.ai.decision import HINT_BOT, Choice, Decision
from steeple.ai.players import BOTS
from steeple.ai.search import Limit
from steeple.errors import BadSetup, SteepleError
from steeple.games import GAMES
from steeple.kernel.game import Game, Json, OptionValue

PROTOCOL = "steeple-engine/1"

LONGEST_LINE = 2**20
"""In bytes. No game's question or answer comes near this length."""

_TYPES = {
    "id": (int, str),
    "game": (str,),
    "players": (int,),
    "options": (dict,),
    "seed": (str,),
    "deal": (dict,),
    "actions": (list,),
    "bot": (str,),
    "bot_seed": (int,),
    "limit": (dict,),
}
_NAMES = {int: "a whole number", str: "a text", dict: "an object", list: "a list"}
_REQUIRED = ("game", "players", "actions")
_LIMITS = ("milliseconds", "simulations")


@dataclass(frozen=True)
class Thinking:
    """Who thinks, for how long, and from which seed it draws its random choices."""

    bot: str = HINT_BOT
    milliseconds: int | None = None
    simulations: int | None = None
    seed: int = 0

    @property
    def limit(self) -> Limit | None:
        """The limit that replaces the bot's, if there is one. Raises BadSetup if it's out of range."""
        seconds = None if self.milliseconds is None else self.milliseconds / 1000
        if seconds is None and self.simulations is None:
            return None
        return Limit(simulations=self.simulations, seconds=seconds)

    def json(self) -> dict[str, Json]:
        limits = {"milliseconds": self.milliseconds, "simulations": self.simulations}
        limit = {name: value for name, value in limits.items() if value is not None}
        return {"bot": self.bot, "bot_seed": self.seed, "limit": limit}


@dataclass(frozen=True)
class Question:
    """A game as far as it has been played, and who is to decide what comes next."""

    game: str
    players: int
    options: dict[str, OptionValue]
    deal: str | dict[str, Json]
    """A seed, or the deal itself."""
    actions: tuple[str, ...]
    thinking: Thinking = field(default_factory=Thinking)

    def json(self) -> dict[str, Json]:
        deal = "seed" if isinstance(self.deal, str) else "deal"
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            deal: self.deal,
            "actions": list(self.actions),
            **self.thinking.json(),
        }


# --- Lines ---


def write_line(message: dict[str, Json]) -> bytes:
    """A message as a line."""
    return json.dumps(message, allow_nan=False).encode() + b"\n"


def read_object(line: bytes) -> dict[str, Json]:
    """A line as a JSON object. Raises BadSetup."""
    if len(line) > LONGEST_LINE:
        raise _bad(f"the line is longer than {LONGEST_LINE // 2**20} MB: ask about one game per line")
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:  # UnicodeDecodeError is a ValueError
        raise _bad(f"the line isn't JSON ({str(error)[:80]}); send one object per line") from None
    if not isinstance(found, dict):
        raise _bad("a question is a JSON object, in braces")
    return found


def _bad(sentence: str, place: str = "") -> BadSetup:
    return BadSetup(sentence, place=place, code="bad-question")


# --- Questions ---


def read_question(found: dict[str, Json]) -> Question:
    """The question in an object. Raises BadSetup."""
    _check_keys(found)
    actions = tuple(found["actions"])
    if any(type(action) is not str for action in actions):
        raise _bad("an action is a text, as the notation writes it", "actions")
    limit = found.get("limit", {})
    for name, value in limit.items():
        if name not in _LIMITS or type(value) is not int:
            raise _bad("a limit has whole numbers of milliseconds, of simulations, or of both", "limit")
    thinking = Thinking(found.get("bot", HINT_BOT), **limit, seed=_bot_seed(found.get("bot_seed", 0)))
    deal = found["seed"] if "seed" in found else found["deal"]
    return Question(found["game"], found["players"], found.get("options", {}), deal, actions, thinking)


def _check_keys(found: dict[str, Json]) -> None:
    for key in _REQUIRED:
        if key not in found:
            raise _bad(f"{key!r} is missing; docs/engine.md lists what a question has")
    for key, value in found.items():
        if key not in _TYPES:
            raise _bad(f"a question has no {key[:40]!r}; docs/engine.md lists what it has")
        if type(value) not in _TYPES[key]:
            raise _bad(f"this should be {' or '.join(_NAMES[kind] for kind in _TYPES[key])}", key)
    if ("seed" in found) == ("deal" in found):
        raise _bad("give a seed or a deal, and not both")


def _bot_seed(number: int) -> int:
    if not 0 <= number < 2**64:
        raise _bad("a bot's seed is a whole number from 0 to 2**64 - 1", "bot_seed")
    return number


# --- Answers ---


def hello() -> dict[str, Json]:
    """The first line of this engine: what it speaks, who it is, and what it plays."""
    return {
        "protocol": PROTOCOL,
        "name": "Steeple",
        "version": __version__,
        "games": {name: GAMES[name].rules_version for name in GAMES},
        "bots": list(BOTS),
    }


def decision_json(game: Game, decision: Decision, seconds: float) -> dict[str, Json]:
    """A decision as an answer. `seconds`: how long it took."""
    return {
        "action": game.action_text(decision.action),
        "choices": [_choice_json(game, choice) for choice in decision.choices],
        "simulations": decision.simulations,
        "seconds": round(seconds, 6),
    }


def _choice_json(game: Game, choice: Choice) -> dict[str, Json]:
    found = {"share": choice.share, "error": choice.error, "points": choice.points}
    return {
        "action": game.action_text(choice.action),
        "visits": choice.visits,
        **{name: None if math.isnan(value) else round(value, 6) for name, value in found.items()},
    }


def error_json(error: SteepleError) -> dict[str, Any]:
    """An error as an answer."""
    place = getattr(error, "place", "")
    return {
        "error": {
            "code": error.code,
            "sentence": error.sentence,
            **({"place": place} if place else {}),
        }
    }
