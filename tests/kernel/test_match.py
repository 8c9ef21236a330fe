"""Match: checked play, undo, views, and where a match may begin."""

from __future__ import annotations

import re

import pytest

from steeple.errors import BadSetup, IllegalAction, IllFormed, UndoRefused
from steeple.games import GAMES
from steeple.kernel.game import SPECTATOR
from steeple.kernel.match import Match
from support.games.positions import lines, match_at, play
from support.games.random_games import CAMPANILES, players_of

SEED = "00000000000000ff"
every_game = pytest.mark.parametrize("game", list(GAMES))

BUILD_2009 = """
    players: 2
    turn: 0 build
    towers: R0 Y0 B0 N0 E0
    hands: RRB YNE
    known: R -
    display: BNN
    deck: YE...
"""
BUILD_1996 = """
    players: 2
    turn: 0 build
    towers: R0 Y0 B0 N0 E0
    hands: RRB YNE
    known: R -
    piles: BY... N... E...
"""


# --- Seeds ---


@every_game
def test_the_same_seed_gives_the_same_deal(game: str) -> None:
    one, two = (Match(GAMES[game], players_of(game, 3), seed=SEED) for _ in range(2))
    assert one.state.tobytes() == two.state.tobytes()


@every_game
def test_another_seed_gives_another_deal(game: str) -> None:
    deals = {
        str(Match(GAMES[game], players_of(game, 3), seed=f"{number:016x}").record()["deal"])
        for number in range(50)
    }
    assert len(deals) == 50


@every_game
def test_without_a_seed_one_is_drawn_and_kept(game: str) -> None:
    one, two = Match(GAMES[game]), Match(GAMES[game])
    assert one.seed is not None
    assert re.fullmatch("[0-9a-f]{64}", one.seed)
    assert one.seed != two.seed
    assert Match(GAMES[game], seed=one.seed).record() == one.record()


@every_game
@pytest.mark.parametrize(
    "seed",
    [
        *("", "7", "0x00000000000000", "FFFFFFFFFFFFFFFF", "00000000000000ff\n", "g" * 16),
        *(
            "0" * 15,
            "0" * 17,
            "0" * 32,
            "0" * 63,
            "0" * 65,
            "F" * 64,
            "g" * 64,
            "0" * 64 + "\n",
            "0x" + "0" * 62,
        ),
    ],
)
def test_a_seed_is_16_or_64_lower_case_hexadecimal_digits(game: str, seed: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Match(GAMES[game], seed=seed)
    assert refused.value.code == "bad-seed"
    assert "16 or 64 digits" in refused.value.sentence


@every_game
@pytest.mark.parametrize("seed", ["0" * 16, "f" * 16, "8" + "0" * 15, "0" * 64, "f" * 64])
def test_every_seed_can_be_dealt(game: str, seed: str) -> None:
    GAMES[game].check(Match(GAMES[game], GAMES[game].seats[-1], seed=seed).state)


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].options])
def test_the_deal_does_not_depend_on_the_options(game: str) -> None:
    deals = [
        Match(GAMES[game], 2, options, SEED).record()["deal"]
        for players, options in GAMES[game].setups()
        if players == 2
    ]
    assert all(deal == deals[0] for deal in deals)
    assert len(deals) > 1


# --- Setup errors ---


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in GAMES for players in (-2, 0, 1, 6, 100) if players not in GAMES[game].seats],
)
def test_a_wrong_number_of_players_is_refused(game: str, players: int) -> None:
    with pytest.raises(BadSetup) as refused:
        Match(GAMES[game], players)
    assert refused.value.code == "bad-players"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("campanile-2009", {"bet": "exact"}),
        ("campanile-2009", {"move_marker": "true"}),
        ("campanile-2009", {"move_marker": 1}),
        ("campanile-1996", {"bet": "low"}),
        ("campanile-1996", {"target": True}),
        ("campanile-1996", {"": ""}),
    ],
)
def test_an_option_that_is_not_offered_is_refused(game: str, options: dict[str, str]) -> None:
    with pytest.raises(BadSetup) as refused:
        Match(GAMES[game], 2, options)
    assert refused.value.code == "bad-option"


def test_an_option_at_its_default_is_no_option_in_the_record() -> None:
    assert Match(GAMES["campanile-1996"], 2, {"bet": "at-least", "target": "just-built"}).record()[
        "options"
    ] == {"target": "just-built"}
    assert Match(GAMES["campanile-2009"], 4, {"move_marker": False}).record()["options"] == {}


# --- Errors leave the match untouched ---


@pytest.mark.parametrize(
    ("game", "position"), [("campanile-2009", BUILD_2009), ("campanile-1996", BUILD_1996)]
)
def test_an_error_leaves_the_match_as_it_was(game: str, position: str) -> None:
    match = play(match_at(game, position), "R1")
    before = (match.state.tobytes(), list(match.actions), match.ply, match.undo_limit)
    for text, error in (("Y1", IllegalAction), ("R4", IllFormed), ("", IllFormed)):
        with pytest.raises(error):
            match.play(text)
        assert (match.state.tobytes(), list(match.actions), match.ply, match.undo_limit) == before


@every_game
def test_looking_at_a_match_does_not_change_it(game: str) -> None:
    match = Match(GAMES[game], players_of(game, 3), seed=SEED)
    before = match.state.tobytes()
    for seat in (SPECTATOR, *range(match.players)):
        match.view(seat)
    match.legal(), match.scores, match.winners, match.result(), match.record(), match.undo_limit
    for action in range(0, GAMES[game].actions, 1 + GAMES[game].actions // 200):
        match.refusal(action)
    assert match.state.tobytes() == before


@every_game
def test_earlier_positions_stay_as_they_were(game: str) -> None:
    match = Match(GAMES[game], players_of(game, 3), seed=SEED)
    seen = [match.state.tobytes()]
    for _ in range(12):
        match.play(match.legal()[-1])
        seen.append(match.state.tobytes())
    assert [match.position(ply).tobytes() for ply in range(13)] == seen
    assert len(set(seen)) == 13


@every_game
@pytest.mark.parametrize("ply", [-1, 1, 100])
def test_there_is_no_position_before_the_first_or_after_the_last(game: str, ply: int) -> None:
    with pytest.raises(IndexError):
        Match(GAMES[game]).position(ply)


# --- Play ---


@every_game
def test_legal_actions_are_texts_sorted_by_code_point(game: str) -> None:
    match = Match(GAMES[game], 2, seed=SEED)
    while match.ply < 20 and not match.is_over:
        assert match.legal() == sorted(match.legal())
        assert sorted(map(GAMES[game].read_action, match.legal())) == sorted(match.legal_ids())
        match.play(match.legal()[0])


@every_game
def test_a_match_counts_its_actions_and_knows_whose_decision_it_is(game: str) -> None:
    match = Match(GAMES[game], 2, seed=SEED)
    assert (match.ply, match.player, match.players, match.is_over, match.winners, match.result()) == (
        0,
        0,
        2,
        False,
        [],
        None,
    )
    match.play(match.legal()[0])
    assert (match.ply, match.player, len(match.actions)) == (1, int(match.state.player), 1)


@every_game
def test_a_record_tells_the_match(game: str) -> None:
    match = Match(GAMES[game], 2, seed=SEED)
    texts = []
    for _ in range(9):
        texts.append(match.legal()[0])
        match.play(texts[-1])
    record = match.record()
    assert (record["seed"], record["actions"], record["players"], "result" in record) == (
        SEED,
        texts,
        2,
        False,
    )
    assert list(record) == ["format", "game", "rules", "players", "options", "seed", "deal", "actions"]


# --- Beginnings ---


@every_game
def test_a_match_from_a_deal_has_that_deal_and_no_seed(game: str) -> None:
    players = players_of(game, 4)
    dealt = Match(GAMES[game], players, seed=SEED)
    match = Match.from_deal(GAMES[game], players, dealt.record()["deal"])
    assert (match.seed, match.record()["deal"]) == (None, dealt.record()["deal"])
    assert match.view(players // 2) == dealt.view(players // 2)


@pytest.mark.parametrize("game", CAMPANILES)  # where chance decides nothing after the deal
def test_a_match_from_a_deal_plays_as_the_dealt_one(game: str) -> None:
    dealt = Match(GAMES[game], 4, seed=SEED)
    while not dealt.is_over:
        dealt.play(dealt.legal()[len(dealt.actions) % len(dealt.legal())])
    match = Match.from_deal(GAMES[game], 4, dealt.record()["deal"])
    for action in dealt.actions:
        match.play_id(action)
    assert match.result() == dealt.result()


@every_game
def test_a_match_from_a_position_has_no_record(game: str) -> None:
    match = Match.from_position(GAMES[game], Match(GAMES[game]).state)
    with pytest.raises(BadSetup) as refused:
        match.record()
    assert refused.value.code == "bad-deal"


@every_game
def test_a_match_from_a_position_leaves_that_position_alone(game: str) -> None:
    s = Match(GAMES[game], seed=SEED).state
    before = s.tobytes()
    match = Match.from_position(GAMES[game], s)
    match.play(match.legal()[0])
    assert (s.tobytes(), match.position(0).tobytes()) == (before, before)


@every_game
def test_a_match_from_a_position_cannot_be_undone_beyond_it(game: str) -> None:
    with pytest.raises(UndoRefused) as refused:
        Match.from_position(GAMES[game], Match(GAMES[game]).state).undo()
    assert refused.value.code == "nothing-to-undo"


# --- Views ---


@every_game
def test_a_view_is_the_spectator_s_unless_a_seat_is_named(game: str) -> None:
    match = Match(GAMES[game], players_of(game, 3), seed=SEED)
    assert match.view() == match.view(SPECTATOR) == GAMES[game].view(match.state, SPECTATOR)
    assert match.view()["seat"] is None
    assert match.view(match.players - 1)["seat"] == match.players - 1


@every_game
@pytest.mark.parametrize("beyond", [-2, 0, 96])
def test_there_is_no_view_from_a_seat_that_is_not_there(game: str, beyond: int) -> None:
    match = Match(GAMES[game], players_of(game, 3))
    with pytest.raises(BadSetup) as refused:
        match.view(beyond if beyond < 0 else match.players + beyond)
    assert refused.value.code == "bad-seat"


@every_game
def test_a_number_that_is_no_action_is_ill_formed(game: str) -> None:
    match = Match(GAMES[game], seed=SEED)
    for action in (-1, GAMES[game].actions, 10**9):
        with pytest.raises(IllFormed):
            match.play_id(action)
        with pytest.raises(IllFormed):
            match.refusal(action)


# --- Undo ---


def undoable(match: Match, action: str) -> bool:
    """Whether an action can be taken back. If it can't, the attempt must leave the match unchanged."""
    match.play(action)
    after, ply = match.state.tobytes(), match.ply
    if match.undo_limit < ply:
        match.undo()
        assert match.ply == ply - 1
        return True
    with pytest.raises(UndoRefused, match=re.escape(action)) as refused:
        match.undo()
    assert (refused.value.code, match.state.tobytes(), match.ply) == ("undo-boundary", after, ply)
    return False


@pytest.mark.parametrize(
    ("game", "position"), [("campanile-2009", BUILD_2009), ("campanile-1996", BUILD_1996)]
)
@pytest.mark.parametrize(("action", "expected"), [("R1", True), ("R3", True), ("B1", False)])
def test_a_build_can_be_taken_back_if_everybody_knew_the_card(
    game: str, position: str, action: str, expected: bool
) -> None:
    assert undoable(match_at(game, position), action) is expected


def test_a_second_card_of_the_style_shown_first_is_hidden_again() -> None:
    match = play(match_at("campanile-2009", BUILD_2009), "R1 - =B Y1 - =N")
    assert not undoable(match, "R1")


@pytest.mark.parametrize("action", ["+B", "+N", "-"])
def test_a_bet_can_be_taken_back(action: str) -> None:
    assert undoable(play(match_at("campanile-2009", BUILD_2009), "R1"), action)


def test_a_move_can_be_taken_back() -> None:
    text = BUILD_2009 + "options: move_marker=true\nstakes: E 0:2"
    assert undoable(play(match_at("campanile-2009", text), "R2"), "E>B")


def test_a_take_cannot_be_taken_back_because_a_card_was_turned_up() -> None:
    assert not undoable(play(match_at("campanile-2009", BUILD_2009), "R1 -"), "=B")


@pytest.mark.parametrize("action", ["+B1", "-"])
def test_a_bet_of_1996_cannot_be_taken_back_because_the_draw_turned_up_a_card(action: str) -> None:
    assert not undoable(play(match_at("campanile-1996", BUILD_1996), "R1"), action)


def test_the_last_draw_of_1996_can_be_taken_back_because_it_turned_up_nothing() -> None:
    match = match_at(
        "campanile-1996",
        """
        players: 2
        turn: 0 bet R1
        towers: R9/3 Y7/3 B5/3 N3/2 E2/2
        hands: RB YNE
        piles: B N... E...
        """,
    )
    match.play("-")
    assert match.is_over
    match.undo()
    assert (match.is_over, lines(match)["turn"]) == (False, "0 bet R1")


def test_undo_goes_back_to_the_limit_and_no_further() -> None:
    match = play(match_at("campanile-2009", BUILD_2009 + "stakes: E 1:1"), "B1 - =B")
    play(match, "N1 +Y")
    assert match.undo_limit == 4  # N1 showed a hidden card
    match.undo()
    with pytest.raises(UndoRefused):
        match.undo()
    assert match.ply == 4


def test_undo_anyway_takes_back_also_what_brought_something_out() -> None:
    match = match_at("campanile-2009", BUILD_2009)
    before = match.state.tobytes()
    play(match, "B1 - =B")
    for _ in range(3):
        match.undo(anyway=True)
    assert (match.state.tobytes(), match.ply, match.undo_limit) == (before, 0, 0)


def test_undo_anyway_cannot_take_back_what_was_not_played() -> None:
    with pytest.raises(UndoRefused) as refused:
        match_at("campanile-2009", BUILD_2009).undo(anyway=True)
    assert refused.value.code == "nothing-to-undo"


def test_the_limit_moves_back_when_a_revealing_action_is_taken_back_anyway() -> None:
    match = play(match_at("campanile-2009", BUILD_2009), "R1 - =B")
    assert match.undo_limit == 3
    match.undo(anyway=True)
    assert match.undo_limit == 0


def test_an_undone_action_is_not_in_the_record() -> None:
    match = Match(GAMES["campanile-2009"], seed=SEED)
    build = match.legal()[0]
    play(match, f"{build} -")
    match.undo()
    assert match.record()["actions"] == [build]


def test_asking_where_one_action_leads_does_not_affect_another() -> None:
    match = Match(GAMES["campanile-2009"], seed="0000000000000001")
    first, second, *_ = match.legal_ids()
    before, asked = match.state.tobytes(), match.following(first).tobytes()
    assert match.state.tobytes() == before
    match.play_id(second)
    assert match.state.tobytes() != asked
    match.undo(anyway=True)
    assert match.legal_ids()[:2] == [first, second]
    match.play_id(first)
    assert match.state.tobytes() == asked
