"""How strong the bots are: 400 games for each pair, every deal from every seat.

    python bench/strength.py                    # all games, some hours
    python bench/strength.py --game campos --games 40 --out campos.json

Tournaments keep their games in this directory, so after Ctrl-C the same command goes on. Level 5 has less
time here than at a table, as games.json says; the other bots think as always. Needs `steeple[arena]`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from about_games import level_5_flags
from figures import Result, Row, arguments, keep, measured, number
from grids import show
from steeple.games import GAMES

SUBJECT = "strength"
SEED = "7"
LADDER = ("level:4", "level:3", "level:2", "level:1", "greedy", "random")
LADDER_PAIRS = [
    ("level:4", "level:3"),
    ("level:3", "level:2"),
    ("level:2", "level:1"),
    ("level:4", "greedy"),
    ("greedy", "random"),
]
OPENSPIEL = {
    "OpenSpiel's IS-MCTS, 30 simulations each": ("--simulations", "30"),
    "OpenSpiel's IS-MCTS, 15 ms each": ("--milliseconds", "15"),
}


def measure(game: str, games: int) -> list[Row]:
    """All pairs of one game."""
    against_bots, against_level_4, against_three = level_5_flags(game)
    found = tournament(game, games, LADDER, LADDER_PAIRS)
    about = ("--about", "level:5")
    pairs = [("level:5", "greedy"), ("level:5", "random")]
    found += tournament(game, games, ("level:5", "greedy", "random"), pairs, *about, *against_bots)
    found += tournament(game, games, ("level:5", "level:4"), [("level:5", "level:4")], *against_level_4)
    flags = ("--players", "4", *about, *against_three)
    found += tournament(game, 2 * games, ("level:5", "greedy"), pairs[:1], *flags)
    return found + [match(game, games, name) for name in OPENSPIEL]


def tournament(
    game: str, games: int, bots: tuple[str, ...], pairs: list[tuple[str, str]], *flags: str
) -> list[Row]:
    """The pairs that are asked for, of one tournament."""
    command = [sys.executable, "-m", "steeple", "tournament", "--game", game, "--bots", ",".join(bots)]
    command += ["--games", str(games), "--seed", SEED, "--json", "-", *flags]
    said = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    by_pair = {(pair["bot"], pair["against"]): pair for pair in said["pairs"]}
    return [
        {
            "game": game,
            "players": said["players"],
            "bot": first,
            "against": second,
            "games": by_pair[first, second]["games"],
            "share": round(by_pair[first, second]["win_rate"], 4),
            "low": round(by_pair[first, second]["interval"][0], 4),
            "high": round(by_pair[first, second]["interval"][1], 4),
        }
        for first, second in pairs
    ]


def match(game: str, games: int, name: str) -> Row:
    """Level 5 against OpenSpiel's search."""
    script = str(Path(__file__).with_name("openspiel_match.py"))
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "match.json")
        flags = ("--game", game, "--games", str(games), *OPENSPIEL[name], "--out", str(out))
        subprocess.run([sys.executable, script, *flags], check=True, stdout=subprocess.DEVNULL)
        row = Result.read(out).figures[0]
    shares = {part: number(row, part) for part in ("games", "share", "low", "high")}
    return {"game": game, "players": 2, "bot": "level:5", "against": name, **shares}


def main() -> None:
    parser = arguments(__doc__, SUBJECT)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="a game (all); may be repeated")
    parser.add_argument("--games", type=int, default=400, help="games for each pair (400)")
    asked = parser.parse_args()
    rows = [row for game in asked.game or GAMES for row in measure(game, asked.games)]
    result = measured(SUBJECT, rows)
    keep(result, asked.out, is_whole=asked.game is None and asked.games == 400)
    show(result)


if __name__ == "__main__":
    main()
