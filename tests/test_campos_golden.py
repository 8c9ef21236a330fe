"""Campos: what the golden records are kept for. That they replay, test_golden.py tells."""

from __future__ import annotations

from areas import GAME, removable, tiles_at
from goldens import golden
from steeple.games import GAMES
from steeple.kernel.record import replay
from walks import steps


def test_a_tie_is_a_shared_victory() -> None:
    for record in golden(GAME, "shared-victory"):
        scores = record["result"]["scores"]
        assert record["result"]["winners"] == [seat for seat, score in enumerate(scores) if score == max(scores)]
        assert len(record["result"]["winners"]) > 1


def test_a_game_in_which_sliding_out_was_waived() -> None:
    for record in golden(GAME, "waiver"):
        waived = []
        for s, action in steps(replay(record, GAMES)):
            if GAMES[GAME].phases[int(s.phase)].startswith("remove"):
                anchors, is_waived = removable(tiles_at(s))
                if is_waived:
                    waived.append(GAMES[GAME].action_text(action) in {f"x{q},{r}" for q, r in anchors})
        assert any(waived)


def test_in_every_record_what_was_legal_is_what_brute_force_allows() -> None:
    for name in ("cleared", "shared-victory", "waiver"):
        for record in golden(GAME, name):
            for ply, (s, _) in enumerate(steps(replay(record, GAMES))):
                if GAMES[GAME].phases[int(s.phase)].startswith("remove"):
                    allowed = {f"x{q},{r}" for q, r in removable(tiles_at(s))[0]}
                    assert {text for text in record["legal"][ply] if text.startswith("x")} == allowed
