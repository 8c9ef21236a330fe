"""Records: games as JSON, one per line. Reading a record checks everything in it against the rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO

from steeple.errors import BadSetup, RecordFault, SteepleError, UnknownGame
from steeple.kernel.deal import first_difference, first_stranger
from steeple.kernel.game import Game, Json
from steeple.kernel.match import FORMAT, Match
from steeple.kernel.seed import commit

LONGEST_LINE = 16 * 2**20
"""In bytes. No game's record comes near this length, so a longer line isn't a record."""

DEEPEST = 8
"""No record is nested more deeply."""

_KEYS = {"format", "game", "rules", "players", "options", "seed", "deal", "actions"}
_MAY_KEYS = {"result", "legal", "fair", "seats"}
_RESULT_KEYS = {"end", "scores", "winners"}
_FAIR_KEYS = {"salt", "commitment"}
_LONGEST_NAME = 160
"""Of a player, in a record's `seats`."""


def write_line(record: dict[str, Json]) -> str:
    """A record as one line of text, with its newline."""
    return json.dumps(record, ensure_ascii=False) + "\n"


def read_file(path: Path) -> Iterator[tuple[int, dict[str, Json], int]]:
    """The records of a file: line number, record, bytes read so far. Raises RecordFault, OSError."""
    with path.open("rb") as file:
        done = 0
        for number, line in raw_lines(file):
            done += len(line)
            yield number, read_line(line, number), done


def raw_lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines of a file of records that aren't blank, with their numbers, for `read_line`.

    Raises RecordFault, and reads no further, when a line is too long to be a record, or when there were no
    lines.
    """
    number, is_empty = 0, True
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            raise RecordFault(
                f"longer than {LONGEST_LINE // 2**20} MB: a file of records has one per line",
                line=number,
                code="not-json",
            )
        if line.strip():
            is_empty = False
            yield number, line
    if is_empty:
        raise RecordFault("the file holds no record", code="empty-file")


def read_line(line: bytes, number: int) -> dict[str, Json]:
    """One line as a JSON object. Raises RecordFault."""
    try:
        record = json.loads(line.decode("utf-8"), parse_constant=_no_constant, object_pairs_hook=_no_twins)
    except UnicodeDecodeError as error:
        raise RecordFault(
            "not text in UTF-8: is this a binary file?", line=number, code="not-json"
        ) from error
    except (ValueError, RecursionError) as error:
        cut = "" if line.endswith(b"\n") else "; the file may have been cut off here"
        raise RecordFault(f"not a JSON object ({error}){cut}", line=number, code="not-json") from error
    if not isinstance(record, dict):
        raise RecordFault("a record is a JSON object, in braces", line=number, code="not-json")
    if _is_deeper(record, DEEPEST):
        raise RecordFault(
            f"nested too deeply: a record has at most {DEEPEST} levels", line=number, code="not-json"
        )
    return record


def _is_deeper(value: Json, depth: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    parts = value.values() if isinstance(value, dict) else value
    return depth == 0 or any(_is_deeper(part, depth - 1) for part in parts)


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} isn't valid JSON")


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = dict(pairs)
    if len(keys) < len(pairs):
        raise ValueError("the same key twice")
    return keys


def replay(record: dict[str, Json], games: Mapping[str, Game]) -> Match:
    """Replay a record, and check its deal, commitment, actions, legal lists, result. Raises RecordFault."""
    match = deal_of(record, games)
    _expect_type(record["actions"], list, "actions")
    has_lists = "legal" in record
    if has_lists:
        _expect_type(record["legal"], list, "legal")
        _expect_equal(len(record["legal"]), len(record["actions"]), "legal", "legal-lists", "how many lists")
    for number, text in enumerate(record["actions"]):
        try:
            if has_lists:
                _expect_equal(
                    record["legal"][number],
                    match.legal(),
                    f"legal[{number}]",
                    "legal-lists",
                    "the legal actions",
                )
            play_recorded(match, text, number)
        except RecordFault:
            # If chance came out differently earlier, that's the first fault; this one only follows from it.
            _check_late_deal(record, match, to_the_end=False)
            raise
    _check_late_deal(record, match, to_the_end=True)
    _check_result(record, match)
    return match


def deal_of(record: dict[str, Json], games: Mapping[str, Game]) -> Match:
    """The match as a record begins it, before any action. Raises RecordFault."""
    _check_shape(record)
    try:
        game = games[record["game"]]
    except UnknownGame as error:
        raise RecordFault(error.sentence, place="game", code=error.code) from error
    return _dealt(record, game)


def _dealt(record: dict[str, Json], game: Game) -> Match:
    rules, players, options, seed, deal = (
        record[key] for key in ("rules", "players", "options", "seed", "deal")
    )
    try:
        game.options_under(rules, options)
        if game.checked_options(players, options) != options:
            raise BadSetup("options lists only what differs from the defaults", code="bad-option")
        if seed is None:
            return Match.from_deal(game, players, deal, options, rules)
        match = Match(game, players, options, seed, rules)
    except BadSetup as error:
        places = {
            "unknown-rules": "rules",
            "bad-players": "players",
            "bad-option": "options",
            "bad-seed": "seed",
        }
        place = f"deal.{error.place}" if error.place else places.get(error.code, "deal")
        raise RecordFault(error.sentence, place=place, code=error.code, rule=error.rule) from error
    for key, expected in match.record()["deal"].items():
        _expect_same(deal.get(key), expected, f"deal.{key}")
    return match


def _check_shape(record: dict[str, Json]) -> None:
    if record.get("format") != FORMAT:
        raise RecordFault(
            f"this isn't a record: its format should be {FORMAT!r}", place="format", code="not-a-record"
        )
    missing, unknown = _KEYS - record.keys(), record.keys() - _KEYS - _MAY_KEYS
    if missing or unknown:
        key = min(missing or unknown)
        sentence = f"{key!r} is missing" if missing else f"a record has no {key[:40]!r}"
        raise RecordFault(sentence, place=key if missing else "", code="not-a-record")
    for key, kind in (("game", str), ("rules", int), ("players", int), ("options", dict), ("deal", dict)):
        _expect_type(record[key], kind, key)
    if record["seed"] is not None:
        _expect_type(record["seed"], str, "seed")
    if "fair" in record:
        _check_fair(record["fair"], record["seed"])
    if "seats" in record:
        _check_seats(record["seats"], record["players"])


def _check_seats(seats: Json, players: int) -> None:
    """Check who sat where: for each seat a name, and for a bot which one it was."""
    _expect_type(seats, list, "seats")
    _expect_equal(len(seats), players, "seats", "not-a-record", "how many seats")
    for number, seat in enumerate(seats):
        place = f"seats[{number}]"
        _expect_type(seat, dict, place)
        if not {"name"} <= set(seat) <= {"name", "bot"}:
            raise RecordFault("a seat has a name, and a bot its kind", place=place, code="not-a-record")
        for key, value in seat.items():
            _expect_type(value, str, f"{place}.{key}")
            if not 0 < len(value) <= _LONGEST_NAME or not value.isprintable():
                raise RecordFault(
                    f"a {key} has 1 to {_LONGEST_NAME} letters, none of them invisible",
                    place=f"{place}.{key}",
                    code="not-a-record",
                )


def _check_fair(fair: Json, seed: str | None) -> None:
    """Check that the seed is the one that was committed to before the game."""
    _expect_type(fair, dict, "fair")
    if set(fair) != _FAIR_KEYS:
        raise RecordFault(
            "fair has a salt and a commitment, no more and no less", place="fair", code="not-a-record"
        )
    for key in sorted(_FAIR_KEYS):
        _expect_type(fair[key], str, f"fair.{key}")
    if seed is None:
        raise RecordFault(
            "a deal entered by hand has no seed to commit to", place="fair", code="wrong-commitment"
        )
    if commit(seed, fair["salt"]) != fair["commitment"]:
        raise RecordFault(
            "the commitment isn't the one of this seed and this salt: one of the three was changed",
            place="fair.commitment",
            code="wrong-commitment",
        )


def play_recorded(match: Match, text: Json, number: int) -> None:
    """Play an action of a record; `number`: its place there. Raises RecordFault."""
    place = f"actions[{number}]"
    _expect_type(text, str, place)
    try:
        match.play(text)
    except SteepleError as error:
        raise RecordFault(
            f"{text[:40]!r}: {error.sentence}", place=place, code=error.code, rule=error.rule
        ) from error


def _check_late_deal(record: dict[str, Json], match: Match, to_the_end: bool) -> None:
    """Check what chance decided during play. At the end of the game, the deal has nothing else."""
    first, last = match.game.deal_json(match.position(0), match.position(0)), match.record()["deal"]
    keys = last.keys() | record["deal"].keys() if to_the_end else last.keys()
    for key in sorted(keys - first.keys()):
        found, expected = record["deal"].get(key), last.get(key)
        if record["seed"] is None:
            _expect_no_stranger(found, expected, f"deal.{key}")
        _expect_same(found, expected, f"deal.{key}")


def _expect_no_stranger(found: Json, expected: Json, place: str) -> None:
    """Check the contents of a list. Without a seed, the rules don't know its order."""
    index = first_stranger(found, expected)
    if index is not None:
        sentence = f"{_short(found[index])} in the record, but by the rules there are fewer, or none"
        raise RecordFault(f"the deal: {sentence}", place=f"{place}[{index}]", code="wrong-deal", rule="Setup")
    if isinstance(found, list) and isinstance(expected, list):
        missing = sorted((Counter(expected) - Counter(found)).elements())
        if missing:
            raise RecordFault(
                f"the deal: {_short(missing)} should be in it too",
                place=place,
                code="wrong-deal",
                rule="Setup",
            )


def _check_result(record: dict[str, Json], match: Match) -> None:
    expected = match.result()
    if (expected is None) != ("result" not in record):
        sentence = (
            "the game isn't over, but has a result"
            if expected is None
            else "the game is over, but has no result"
        )
        raise RecordFault(sentence, place="result", code="wrong-result", rule="End")
    if expected is None:
        return
    found = record["result"]
    _expect_type(found, dict, "result")
    if set(found) != _RESULT_KEYS:
        raise RecordFault("a result has end, scores and winners", place="result", code="not-a-record")
    for key, rule in (("end", "End"), ("scores", "Scoring"), ("winners", "Winner")):
        _expect_equal(found[key], expected[key], f"result.{key}", "wrong-result", key, rule)


def _expect_type(value: Json, kind: type, place: str) -> None:
    if type(value) is not kind:
        names = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}
        raise RecordFault(f"this should be {names[kind]}", place=place, code="not-a-record")


def _expect_equal(
    found: Json, expected: Json, place: str, code: str, what: str, rule: str | None = None
) -> None:
    if found != expected or json.dumps(found) != json.dumps(expected):
        raise RecordFault(
            f"{what}: {_short(found)} in the record, {_short(expected)} by the rules",
            place=place,
            code=code,
            rule=rule,
        )


def _expect_same(found: Json, expected: Json, place: str) -> None:
    """Compare two parts of a deal, and name the first place where they differ."""
    if found != expected:
        place, found, expected = first_difference(found, expected, place)
    _expect_equal(found, expected, place, "wrong-deal", "the deal", "Setup")


def _short(value: Json) -> str:
    # In ASCII: a stranger may have written anything, and this goes to terminals and logs.
    text = json.dumps(value)
    return text if len(text) <= 80 else text[:77] + "…"
