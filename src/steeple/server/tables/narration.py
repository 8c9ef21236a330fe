"""What happens at a table, and what is refused, as keys of the catalogues.

Each client says it in its language.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import orjson

from steeple.errors import IllegalAction, Refused, SteepleError
from steeple.kernel.arrays import Position
from steeple.kernel.game import Alike, Game, Json
from steeple.server.protocol.shapes import Problem, Words
from steeple.words import has

if TYPE_CHECKING:
    from steeple.server.store.rows import StepRow
    from steeple.server.tables.state import TableState


def entry_words(
    game: Game, before: Position | None, step: StepRow, action: int | None = None
) -> dict[str, Json]:
    """A step in words, as `shapes.Words` declares them.

    `before`: the position before the step; None: the game hadn't begun. `action`: the id of the action it
    played.
    """
    if action is not None and before is not None:
        fields = game.fields(before, action)
        return {"key": f"{game.family}.{fields['kind']}", "values": fields}
    return {"key": f"step.{step.kind}", "values": _step_values(step)}


def turning_points_by(state: TableState, step: StepRow, before: Position | None) -> list[str]:
    """What an action caused without anybody deciding it, such as a scoring."""
    if step.kind != "act" or before is None or state.match is None:
        return []
    return state.match.game.turning_points(before, state.match.state)


def _step_values(step: StepRow) -> dict[str, Json]:
    """What the words of any other step need. A person's id never leaves the server."""
    if step.kind == "sit":
        who = orjson.loads(step.text)
        kind = "invited" if who.get("is_invited") else who["kind"]
        return {"kind": kind, "name": who["name"], "bot": who["bot"], "seat": step.seat}
    if step.kind == "close":
        return {"who": step.text}
    if step.kind == "undo":
        return {"ply": int(step.text)}
    if step.kind == "ask":
        said = orjson.loads(step.text)
        return {"ply": said if isinstance(said, int) else said["ply"]}  # a number alone in release 0.1
    if step.kind in ("unseat", "decline"):
        return {"seat": step.seat}
    if step.kind == "leave":
        return {"why": step.text or "left"}
    if step.kind == "return":
        return {"when": step.text or "now"}
    return {"answer": step.text} if step.kind == "answer" else {}


def legal_fields(game: Game, s: Position, ids: Iterable[int]) -> list[dict[str, Json]]:
    """Legal actions with their fields, as `shapes.Legal` declares them; those that are alike together."""
    groups = game.alike(ids) if game.alike else [Alike(action) for action in ids]
    return [
        {
            "action": game.action_text(group.first),
            "fields": game.fields(s, group.first),
            "alike": {"text": group.text, "ways": group.ways} if group.ways else None,
        }
        for group in groups
    ]


def problem_of(error: SteepleError, game: Game | None = None) -> Problem:
    """A refusal as a message. `game`: whose rules refused an action."""
    words = None
    if (
        isinstance(error, IllegalAction)
        and game is not None
        and any(clause.code == error.code for clause in game.clauses)
    ):
        words = Words(key=f"clause.{game.family}.{error.code}", values=dict(error.values))
    elif has(f"refusal.{error.code}"):
        words = Words(
            key=f"refusal.{error.code}", values=dict(error.values) if isinstance(error, Refused) else {}
        )
    return Problem(code=error.code, sentence=error.sentence, rule=error.rule, words=words)
