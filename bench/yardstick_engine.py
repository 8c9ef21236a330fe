"""An engine for release 0.1.0, which had none: its bots, asked as docs/engine.md describes.

`scripts/yardstick` builds the environment that this runs in. It imports 0.1.0's `steeple`, not today's.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from steeple import GAMES, Match, __version__
from steeple.ai.players import BOTS, Glimpse, make_player
from steeple.ai.search import Limit
from steeple.errors import SteepleError


def decide(question: dict[str, Any], players: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question. Players are kept, so that searches use their trees again."""
    if "seed" not in question:
        raise SteepleError("this engine deals from seeds only", code="bad-question")
    game, limit = GAMES[question["game"]], question.get("limit", {})
    match = Match(game, question["players"], question.get("options", {}), question["seed"])
    for action in question["actions"]:
        match.play(action)
    if match.is_over:
        raise SteepleError("the game is over: no action is possible", code="game-over")
    bot, seed = question.get("bot", "level:5"), question.get("bot_seed", 0)
    key = json.dumps([game.name, question["seed"], match.player, bot, seed, limit])
    if key not in players:
        seconds = limit["milliseconds"] / 1000 if "milliseconds" in limit else None
        own = Limit(simulations=limit.get("simulations"), seconds=seconds) if limit else None
        if len(players) == 5:
            players.clear()
        players[key] = make_player(bot, game, seed, own, cores=1)
    started = time.perf_counter()
    decision = players[key].decide(Glimpse.of(match, seed))
    return {
        "action": game.action_text(decision.action),
        "simulations": decision.simulations,
        "seconds": round(time.perf_counter() - started, 6),
    }


def main() -> None:
    rules = {name: GAMES[name].rules_version for name in GAMES}
    hello = {"protocol": "steeple-engine/1", "name": "Steeple", "version": __version__, "games": rules}
    print(json.dumps({**hello, "bots": list(BOTS)}), flush=True)
    players: dict[str, Any] = {}
    for line in sys.stdin:
        try:
            answer = decide(json.loads(line), players)
        except SteepleError as error:
            answer = {"error": {"code": error.code, "sentence": str(error)}}
        except (KeyError, TypeError, ValueError) as error:
            answer = {"error": {"code": "bad-question", "sentence": f"not a question: {error!r}"}}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
