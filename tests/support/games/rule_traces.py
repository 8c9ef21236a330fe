"""What the rules do, to the last byte: `python -m support.games.rule_traces GAME` prints it for every setup.

Two processes that print the same play the same game; test_compiled.py runs one of them without the compiler.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator

import numpy as np

from steeple.kernel.playouts import playouts, simulate
from steeple.kernel.record import write_line
from steeple.kernel.rule import compiled_rules, interpret_for_now
from steeple.research.vector import Vector
from support.games.random_games import SETUPS, Setup, after, legal_ids, redrawn, walk
from support.games.sights import features
from support.long_tests import in_full

GAMES_PER_SETUP = in_full(1, 2)


def records(setup: Setup) -> list[str]:
    """Random games with the legal actions of each decision."""
    return [
        write_line(record)
        for record in simulate(setup.game, GAMES_PER_SETUP, setup.players, setup.chosen, 1, True)
    ]


def positions(setup: Setup) -> str:
    """Every byte of every position of a game, and of the results of some more."""
    match = walk(setup, 3)
    played = playouts(setup.game, in_full(1, 3), setup.players, setup.chosen, seed=6, cores=1)
    parts = [match.position(ply).tobytes() for ply in range(match.ply + 1)]
    return digest(
        *parts,
        played.scores.tobytes(),
        played.winners.tobytes(),
        played.ends.tobytes(),
        played.decisions.tobytes(),
    )


def secrets(setup: Setup) -> str:
    """Positions redrawn from every seat, and the generator's next numbers in them."""
    match = walk(setup, in_full(3, 4))
    some = [match.position(ply) for ply in range(0, match.ply + 1, 9)]
    return digest(
        *(redrawn(setup.game, s, seat, 77 + seat).tobytes() for s in some for seat in setup.viewers)
    )


def observations(setup: Setup) -> str:
    """What the seats observe along a game, and what is shown of games side by side."""
    match = walk(setup, in_full(3, 5))
    out = np.zeros((len(setup.viewers), setup.game.observation_size), np.float32)
    parts = []
    for ply in range(0, match.ply + 1, 7):
        for row, seat in zip(out, setup.viewers, strict=True):
            setup.game.observe(match.position(ply), seat, row)
        parts.append(out.tobytes())
    vector = Vector(setup.game, 2, setup.players, setup.chosen, seed=2, cores=1)
    vector.reset()
    for _ in range(20):
        vector.step(vector.sample())
    return digest(
        *parts, vector.states.tobytes(), vector.shown.masks.tobytes(), vector.shown.observations.tobytes()
    )


def sights(setup: Setup) -> str:
    """What a network is shown along a game, and where its opinions of the actions stand."""
    match = walk(setup, in_full(3, 5))
    parts = []
    for ply in range(0, match.ply, 7):
        s = match.position(ply)
        parts += [features(setup.game, s, seat).tobytes() for seat in range(setup.players)]
        parts.append(
            bytes(
                str([int(setup.game.sight.locate(s, action)) for action in legal_ids(setup.game, s)]), "ascii"
            )
        )
    return digest(*parts)


def answers(setup: Setup) -> str:
    """What the rules answer about the actions of a game."""
    match = walk(setup, in_full(3, 6))
    told = [bool(setup.game.reveals(match.position(ply), action)) for ply, action in enumerate(match.actions)]
    ends = after(setup.game, match.position(match.ply - 1), match.actions[-1])
    return json.dumps([told, match.scores, match.winners, ends.tobytes().hex()])


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"|".join(parts)).hexdigest()


TRACKS: dict[str, Callable[[Setup], str | list[str]]] = {
    "records": records,
    "positions": positions,
    "secrets": secrets,
    "observations": observations,
    "sights": sights,
    "answers": answers,
}


def tracks(game: str, most: int = len(SETUPS)) -> Iterator[tuple[str, str, str | list[str]]]:
    """What is done in the setups of a game, the first ones if `most` says so."""
    for setup in [setup for setup in SETUPS if setup.name == game][:most]:
        for kind, follow in TRACKS.items():
            yield str(setup), kind, follow(setup)


if __name__ == "__main__":
    if "waiting" in sys.argv:
        interpret_for_now()  # the functions are interpreted, so one setup is enough where time is short
        found = list(tracks(sys.argv[1], in_full(1, len(SETUPS))))
    else:
        found = list(tracks(sys.argv[1]))
    print(json.dumps({"tracks": found, "numba": "numba" in sys.modules, "compiled": compiled_rules()}))
