"""Campos: what the golden records are kept for. That they replay, test_golden.py tells."""

from __future__ import annotations

import pytest

from steeple.errors import RecordFault
from steeple.games import GAMES
from steeple.kernel.arrays import Position
from steeple.kernel.game import SPECTATOR
from steeple.kernel.record import replay
from support.games.campos_areas import GAME, removable, tiles_at
from support.games.golden_records import golden
from support.games.random_games import steps


def slide_of(s: Position) -> str:
    return str(GAMES[GAME].view(s, SPECTATOR)["options"].get("slide", "path"))


def test_a_tie_is_a_shared_victory() -> None:
    for record in golden(GAME, "shared-victory"):
        scores = record["result"]["scores"]
        assert record["result"]["winners"] == [
            seat for seat, score in enumerate(scores) if score == max(scores)
        ]
        assert len(record["result"]["winners"]) > 1


def test_a_game_in_which_sliding_out_was_waived() -> None:
    for record in (*golden(GAME, "waiver"), *golden(GAME, "waiver-path")):
        waived = []
        for s, action in steps(replay(record, GAMES)):
            if GAMES[GAME].phases[int(s.phase)].startswith("remove"):
                anchors, is_waived = removable(tiles_at(s), slide_of(s))
                if is_waived:
                    waived.append(GAMES[GAME].action_text(action) in {f"x{q},{r}" for q, r in anchors})
        assert any(waived)


def test_in_every_record_what_was_legal_is_what_brute_force_allows() -> None:
    for name in ("cleared", "path", "shared-victory", "straight", "waiver", "waiver-path"):
        for record in golden(GAME, name):
            for ply, (s, _) in enumerate(steps(replay(record, GAMES))):
                if GAMES[GAME].phases[int(s.phase)].startswith("remove"):
                    allowed = {f"x{q},{r}" for q, r in removable(tiles_at(s), slide_of(s))[0]}
                    assert {text for text in record["legal"][ply] if text.startswith("x")} == allowed


def test_games_of_both_versions_of_the_rules_are_kept() -> None:
    found = {
        (record["rules"], str(record["options"]))
        for name in ("cleared", "path", "straight")
        for record in golden(GAME, name)
    }
    assert found == {(1, "{}"), (2, "{}"), (2, "{'slide': 'straight'}")}


def test_tiles_were_removed_along_a_bent_path_that_version_1_refuses() -> None:
    for record in golden(GAME, "path"):
        with pytest.raises(RecordFault) as fault:
            replay({**record, "rules": 1}, GAMES)
        assert fault.value.code == "legal-lists"
        played = {key: value for key, value in record.items() if key != "legal"}
        with pytest.raises(RecordFault) as fault:
            replay({**played, "rules": 1}, GAMES)
        assert fault.value.code == "does-not-slide"
