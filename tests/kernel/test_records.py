"""Records: every alteration is rejected with place, code and rule, and always as a RecordFault."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.errors import RecordFault
from steeple.games import GAMES
from steeple.kernel.match import Match
from steeple.kernel.record import read_line, replay, write_line
from support.games.altered_records import (
    BOTH,
    G1996,
    G2009,
    Record,
    altered,
    by_hand,
    fault,
    place_and_code,
    put,
    without_legal,
)
from support.games.golden_records import golden

# --- The unaltered record ---


@BOTH
def test_the_record_itself_replays(record: Record) -> None:
    assert replay(record, GAMES).record() == without_legal(record)


@BOTH
def test_legal_lists_may_be_left_out(record: Record) -> None:
    assert replay(without_legal(record), GAMES).is_over


@BOTH
def test_an_unfinished_game_has_no_result_and_replays(record: Record) -> None:
    short = without_legal(record)
    del short["result"]
    short["actions"] = short["actions"][:7]
    assert replay(short, GAMES).ply == 7


@BOTH
def test_a_game_not_begun_replays(record: Record) -> None:
    short = {**without_legal(record), "actions": []}
    del short["result"]
    assert replay(short, GAMES).ply == 0


def test_no_record_is_kept_of_a_match_from_a_bare_position() -> None:
    match = Match.from_position(GAMES["campanile-2009"], Match(GAMES["campanile-2009"]).state)
    with pytest.raises(Exception, match="no deal to record"):
        match.record()


# --- Actions ---


@BOTH
@pytest.mark.parametrize("number", [0, 1, 10, -1])
def test_an_illegal_action_is_rejected_at_its_place_with_its_clause(record: Record, number: int) -> None:
    number %= len(record["actions"])
    legal = record["legal"][number]
    illegal = next(text for text in ("R1", "Y1", "B1", "N1", "E1", "-") if text not in legal)
    found = fault(altered(without_legal(record), put("actions", number, illegal)))
    assert (found.place, found.code in {"not-now", "not-in-hand"}) == (f"actions[{number}]", True)
    assert found.rule in ("Turn", "Turn 1, Build")


@BOTH
def test_an_ill_formed_action_is_rejected_at_its_place(record: Record) -> None:
    assert place_and_code(altered(record, put("actions", 4, "R9"))) == ("actions[4]", "ill-formed")


CHOICES = [
    (record, number)
    for record in (G2009, G1996)
    for number in range(0, 60, 4)
    if len(record["legal"][number]) > 1
]


@pytest.mark.parametrize(
    ("record", "number"), CHOICES, ids=[f"{record['game']}-{number}" for record, number in CHOICES]
)
def test_another_legal_action_leads_to_a_fault_further_on_or_in_the_result(
    record: Record, number: int
) -> None:
    other = next(text for text in record["legal"][number] if text != record["actions"][number])
    assert fault(altered(record, put("actions", number, other))).place.startswith(
        ("actions", "legal", "result")
    )


@BOTH
def test_an_action_too_many_is_rejected(record: Record) -> None:
    longer = altered(without_legal(record), lambda twin: twin["actions"].append("-"))
    assert place_and_code(longer) == (f"actions[{len(record['actions'])}]", "game-over")


@BOTH
def test_an_action_too_few_is_rejected(record: Record) -> None:
    shorter = altered(without_legal(record), lambda twin: twin["actions"].pop())
    found = fault(shorter)
    assert (found.place, found.code, found.rule) == ("result", "wrong-result", "End")


@BOTH
@pytest.mark.parametrize("value", [None, 3, True, ["R1"], {"R1": 1}, 1.5])
def test_an_action_is_a_text(record: Record, value: Any) -> None:
    assert place_and_code(altered(record, put("actions", 2, value))) == ("actions[2]", "not-a-record")


# --- The result ---


@BOTH
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_score_altered_is_rejected(record: Record, seat: int) -> None:
    found = fault(altered(record, put("result", "scores", seat, record["result"]["scores"][seat] + 1)))
    assert (found.place, found.code, found.rule) == ("result.scores", "wrong-result", "Scoring")


@BOTH
@pytest.mark.parametrize(
    "winners", [[], [1], [0, 1], [0, 0], [0.0], [False], [-3], [3], None, "0", 0, {"0": 0}]
)
def test_one_winner_altered_is_rejected(record: Record, winners: Any) -> None:
    assert record["result"]["winners"] == [0]
    found = fault(altered(record, put("result", "winners", winners)))
    assert (found.place, found.code, found.rule) == ("result.winners", "wrong-result", "Winner")


def test_winners_ascend() -> None:
    shared = golden("campanile-1996", "shared-victory")[0]
    assert place_and_code(altered(shared, put("result", "winners", [1, 0]))) == (
        "result.winners",
        "wrong-result",
    )


@BOTH
@pytest.mark.parametrize("end", ["", "pile-2", "Finito", "finito ", None, 1, ["finito"]])
def test_another_end_is_rejected(record: Record, end: Any) -> None:
    found = fault(altered(record, put("result", "end", end)))
    assert (found.place, found.code, found.rule) == ("result.end", "wrong-result", "End")


@BOTH
def test_scores_of_the_wrong_kind_are_rejected(record: Record) -> None:
    scores = record["result"]["scores"]
    wrongs: list[object] = [
        scores[:-1],
        [*scores, 0],
        [float(score) for score in scores],
        [str(score) for score in scores],
        None,
        {},
    ]
    for wrong in wrongs:
        assert place_and_code(altered(record, put("result", "scores", wrong))) == (
            "result.scores",
            "wrong-result",
        )


@BOTH
def test_no_result_though_the_game_is_over_is_rejected(record: Record) -> None:
    found = fault(altered(record, lambda twin: twin.pop("result")))
    assert (found.place, found.code, found.rule) == ("result", "wrong-result", "End")


@BOTH
def test_a_result_though_the_game_is_not_over_is_rejected(record: Record) -> None:
    found = fault(altered(without_legal(record), put("actions", record["actions"][:6])))
    assert (found.place, found.code, found.rule) == ("result", "wrong-result", "End")


@BOTH
@pytest.mark.parametrize("key", ["result", "legal"])
def test_a_key_that_says_null_is_not_a_key_left_out(record: Record, key: str) -> None:
    unfinished = {key: value for key, value in record.items() if key not in ("result", "legal")}
    assert fault({**unfinished, "actions": record["actions"][:6], key: None}).place == key


@BOTH
@pytest.mark.parametrize(
    "result", [[], "won", 1, True, {}, {"end": 1}, {"end": 1, "scores": 2, "winners": 3, "draws": 4}]
)
def test_a_result_has_end_scores_and_winners(record: Record, result: Any) -> None:
    assert place_and_code(altered(record, put("result", result))) == ("result", "not-a-record")


# --- Legal lists ---


@BOTH
def test_a_legal_list_altered_is_rejected_at_its_place(record: Record) -> None:
    for wrong in (
        record["legal"][5][:-1],
        [*record["legal"][5], "R1"],
        record["legal"][5][::-1],
        [],
        None,
        "R1",
        7,
    ):
        assert place_and_code(altered(record, put("legal", 5, wrong))) == ("legal[5]", "legal-lists")


@BOTH
def test_there_is_a_legal_list_for_each_action(record: Record) -> None:
    assert place_and_code(altered(record, lambda twin: twin["legal"].pop())) == ("legal", "legal-lists")
    assert place_and_code(altered(record, lambda twin: twin["legal"].append([]))) == ("legal", "legal-lists")


@BOTH
@pytest.mark.parametrize("legal", ["", 3, {}, True])
def test_legal_lists_are_a_list(record: Record, legal: Any) -> None:
    assert place_and_code(altered(record, put("legal", legal))) == ("legal", "not-a-record")


# --- Players, options, game, version ---


@BOTH
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 10**30])
def test_an_impossible_number_of_players_is_rejected(record: Record, players: int) -> None:
    assert place_and_code(altered(record, put("players", players))) == ("players", "bad-players")


@BOTH
def test_another_number_of_players_does_not_fit_the_deal(record: Record) -> None:
    place, code = place_and_code(altered(record, put("players", 4)))
    assert (place, code) == ("deal.hands", "wrong-deal")


@pytest.mark.parametrize(
    ("record", "options"),
    [
        (G2009, {"move_marker": False}),  # the default is not listed
        (G2009, {"move_marker": True}),  # only for 2 players
        (G2009, {"move_marker": 1}),
        (G2009, {"move_marker": 0}),
        (G2009, {"move_marker": None}),
        (G2009, {"move_marker": "true"}),
        (G2009, {"bet": "exact"}),
        (G2009, {"": ""}),
        (G1996, {"bet": "at-least"}),
        (G1996, {"target": "visible"}),
        (G1996, {"bet": "Exact"}),
        (G1996, {"bet": ["exact"]}),
        (G1996, {"bet": {}}),
        (G1996, {"move_marker": True}),
        (G1996, {"bet": "exact", "target": "visible"}),
    ],
    ids=range(15),
)
def test_options_list_only_what_differs_from_the_defaults_and_exists(record: Record, options: Record) -> None:
    assert place_and_code(altered(record, put("options", options))) == ("options", "bad-option")


def test_another_option_leads_to_other_legal_actions() -> None:
    place, code = place_and_code(altered(G1996, put("options", {"target": "just-built"})))
    assert (place, code) == ("legal[1]", "legal-lists")


@BOTH
def test_another_game_is_rejected(record: Record) -> None:
    other = next(name for name in GAMES if name != record["game"])
    assert place_and_code(altered(record, put("game", other)))[1] == "wrong-deal"
    assert place_and_code(altered(record, put("game", "chess"))) == ("game", "unknown-game")


@BOTH
@pytest.mark.parametrize("rules", [0, 2, -1, 10**40])
def test_rules_of_another_version_are_rejected(record: Record, rules: int) -> None:
    assert place_and_code(altered(record, put("rules", rules))) == ("rules", "unknown-rules")


# --- Shape ---


@BOTH
@pytest.mark.parametrize("key", ["game", "rules", "players", "options", "seed", "deal", "actions"])
def test_no_key_may_be_missing(record: Record, key: str) -> None:
    assert place_and_code(altered(record, lambda twin: twin.pop(key))) == (key, "not-a-record")


@BOTH
@pytest.mark.parametrize("wrong", [None, "steeple/2", "", 1, ["steeple/1"]])
def test_the_format_is_named(record: Record, wrong: Any) -> None:
    assert place_and_code(altered(record, put("format", wrong))) == ("format", "not-a-record")
    assert place_and_code(altered(record, lambda twin: twin.pop("format"))) == ("format", "not-a-record")


@BOTH
def test_an_unknown_key_is_rejected(record: Record) -> None:
    found = fault(altered(record, put("comment", "well played")))
    assert (found.code, "'comment'" in found.sentence) == ("not-a-record", True)


@BOTH
@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("game", [None, 3, ["campanile-2009"], {}]),
        ("rules", [None, True, "1", 1.0, [1]]),
        ("players", [None, True, "3", 3.0, [3]]),
        ("options", [None, [], "", 0]),
        ("seed", [7, True, [], {}]),
        ("deal", [None, [], "", 0]),
        ("actions", [None, "R1", {}, 0]),
    ],
)
def test_every_key_has_its_type(record: Record, key: str, values: list[Any]) -> None:
    for value in values:
        assert place_and_code(altered(record, put(key, value))) == (key, "not-a-record")


@pytest.mark.parametrize("value", ["\ud800", "\u0000", "\u202e", "x" * 100_000])
def test_a_fault_can_be_shown_whatever_the_record_holds(value: str) -> None:
    for path in (
        ("game",),
        ("result", "end"),
        ("actions", 0),
        ("seed",),
        ("legal", 0),
        ("options", "bet"),
        ("deal", "piles"),
    ):
        assert len(str(fault(altered(G1996, put(*path, value))))) < 500
    assert len(str(fault({**G1996, value: 1}))) < 500


# Anything that JSON can hold, anywhere in a record.
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
PATHS: list[tuple[Any, ...]] = [(key,) for key in (*G1996, "new")]
PATHS += [
    ("deal", "hands"),
    ("deal", "left_over"),
    ("deal", "piles"),
    ("actions", 0),
    ("legal", 0),
    ("result", "end"),
]


@given(path=st.sampled_from(PATHS), value=json_values)
def test_whatever_stands_in_a_record_only_a_record_fault_comes_out(path: tuple[Any, ...], value: Any) -> None:
    record = altered(G1996, put(*path, value))
    try:
        replay(read_line(write_line(record).encode("utf-8", "surrogatepass"), 1), GAMES)
    except RecordFault:
        return
    assert record in (G1996, by_hand(G1996))
