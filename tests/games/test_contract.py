"""What every game owes, with each number of players and choice of options, through `Game` alone.

A game that is added to the registry is tested here without writing a line. It must bring a golden record for
each of its end reasons, in tests/golden/<game>/<end>.jsonl.
"""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.errors import IllegalAction, IllFormed
from steeple.games import GAMES
from steeple.kernel.clause import GAME_OVER
from steeple.kernel.game import Game, copy
from steeple.kernel.match import Match
from steeple.kernel.verbs import legal_mask
from support.games.golden_records import ends_without_golden
from support.games.random_games import SETUPS, Setup, after, legal_ids, sample, steps, walk
from support.long_tests import in_full

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)

SOME = in_full(20, 40)
"""Positions of a setup that are looked at."""

MOST_IDS = in_full(150, 400)
"""Action ids looked at in one position; a game with more of them has some drawn."""


def some_ids(game: Game, legal: list[int], chance: random.Random) -> list[int]:
    """All action ids, or the legal ones and a good number of others."""
    if game.actions <= MOST_IDS:
        return list(range(game.actions))
    return sorted({*legal, *chance.sample(range(game.actions), MOST_IDS)})


# --- Golden records ---


@every_game
def test_a_game_has_a_golden_record_for_each_of_its_end_reasons(game: Game) -> None:
    assert ends_without_golden(game) == []


@every_game
def test_a_game_without_a_golden_record_for_an_end_reason_is_refused(game: Game) -> None:
    assert ends_without_golden(replace(game, ends=(*game.ends, "flood"))) == ["flood"]
    assert ends_without_golden(replace(game, name="a-new-game")) == list(game.ends)


# --- Conservation ---


@every_setup
def test_every_part_is_somewhere_after_every_action(setup: Setup) -> None:
    for number in range(3):
        match = walk(setup, number)
        for ply in range(match.ply + 1):
            setup.game.check(match.position(ply))


@every_setup
def test_every_part_is_somewhere_after_each_legal_action(setup: Setup) -> None:
    chance = random.Random(4)
    for s in sample(setup, 20):
        legal = legal_ids(setup.game, s)
        for action in chance.sample(legal, min(len(legal), 25)):
            setup.game.check(after(setup.game, s, action))


# --- Legal actions ---


@every_setup
def test_an_action_is_accepted_exactly_when_it_is_legal(setup: Setup) -> None:
    chance = random.Random(0)
    for s in sample(setup, SOME):
        match = Match.from_position(setup.game, s)
        legal = match.legal_ids()
        for action in some_ids(setup.game, legal, chance):
            assert (match.refusal(action) is None) == (action in legal), setup.game.action_text(action)


@every_setup
def test_the_clauses_refuse_exactly_what_is_not_legal(setup: Setup) -> None:
    chance = random.Random(1)
    for s in sample(setup, SOME)[:-1]:
        legal = legal_ids(setup.game, s)
        for action in some_ids(setup.game, legal, chance):
            assert (setup.game.refuse(s, action) is None) == (action in legal), setup.game.action_text(action)


@every_setup
def test_every_refusal_has_a_known_clause_a_whole_sentence_and_a_rule(setup: Setup) -> None:
    chance, known = random.Random(2), {clause.code for clause in setup.game.clauses}
    for s in sample(setup, SOME):
        match = Match.from_position(setup.game, s)
        codes = {GAME_OVER.code} if match.is_over else known
        for action in some_ids(setup.game, match.legal_ids(), chance):
            if (refusal := match.refusal(action)) is not None:
                assert refusal.clause.code in codes
                assert refusal.sentence.strip()
                assert not set("{}") & set(refusal.sentence)
                assert refusal.clause.rule


@every_setup
def test_a_refused_action_leaves_the_match_as_it_was(setup: Setup) -> None:
    chance = random.Random(3)
    for s in sample(setup, 15):
        match = Match.from_position(setup.game, s)
        legal = match.legal_ids()
        illegal = [action for action in some_ids(setup.game, legal, chance) if action not in legal]
        for action in illegal:
            with pytest.raises(IllegalAction):
                match.play_id(action)
        assert (match.state.tobytes(), match.actions) == (s.tobytes(), [])


@every_setup
def test_legal_actions_are_ids_listed_once(setup: Setup) -> None:
    for s in sample(setup, SOME):
        legal = legal_ids(setup.game, s)
        assert len(legal) == len(set(legal))
        assert set(legal) <= set(range(setup.game.actions))


@every_setup
def test_there_is_a_legal_action_exactly_until_the_game_is_over(setup: Setup) -> None:
    match = walk(setup, 0)
    assert all(legal_ids(setup.game, s) for s, _ in steps(match))
    assert legal_ids(setup.game, match.state) == []


@every_setup
def test_listing_legal_actions_stays_within_its_room_and_changes_nothing(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 20):
        before, out = s.tobytes(), np.full(game.most_legal + 64, -7, np.int32)
        count = game.legal(s, out)
        assert 0 <= count <= game.most_legal
        assert (out[game.most_legal :] == -7).all()
        assert s.tobytes() == before


@every_setup
def test_the_mask_says_what_the_list_says(setup: Setup) -> None:
    game, buffer = setup.game, np.empty(setup.game.most_legal, np.int32)
    for s in sample(setup, 20):
        mask = np.ones(game.actions, np.bool_)
        count = legal_mask(s, buffer, mask)
        assert np.flatnonzero(mask).tolist() == sorted(legal_ids(game, s))
        assert count == mask.sum()


# --- Text ---


@every_game
def test_an_action_is_its_text_and_its_text_is_the_action(game: Game) -> None:
    ids = (
        range(game.actions)
        if game.actions <= 50_000
        else random.Random(0).sample(range(game.actions), 50_000)
    )
    texts = [game.action_text(action) for action in ids]
    assert [game.read_action(text) for text in texts] == list(ids)
    assert len(set(texts)) == len(texts)


@every_game
@given(data=st.data())
def test_any_text_is_an_action_with_exactly_that_text_or_ill_formed(game: Game, data: st.DataObject) -> None:
    letters = sorted({*game.legend, *"４٣0 "})
    text = data.draw(st.one_of(st.text(), st.text(alphabet=letters, max_size=6)))
    try:
        action = game.read_action(text)
    except IllFormed:
        return
    assert 0 <= action < game.actions
    assert game.action_text(action) == text


@every_game
def test_an_action_is_one_word(game: Game) -> None:
    for action in range(min(game.actions, 50_000)):
        assert game.action_text(action).split() == [game.action_text(action)]


@every_setup
def test_a_position_read_back_from_its_text_looks_the_same_to_everybody(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 15):
        twin = game.read_position(game.position_text(s))
        assert game.position_text(twin) == game.position_text(s)
        assert [game.view(twin, seat) for seat in setup.viewers] == [
            game.view(s, seat) for seat in setup.viewers
        ]


@every_setup
def test_a_position_read_back_from_its_text_plays_on_to_the_same_result(setup: Setup) -> None:
    match = walk(setup, 1)
    ply = match.ply // 2
    twin = Match.from_position(
        setup.game, setup.game.read_position(setup.game.position_text(match.position(ply)))
    )
    for action in match.actions[ply:]:
        twin.play_id(action)
    assert twin.result() == match.result()


@every_setup
def test_every_legal_action_can_be_described(setup: Setup) -> None:
    for s in sample(setup, 15):
        for action in legal_ids(setup.game, s):
            assert setup.game.describe(s, action).strip()


# --- Kinds of actions, as reports count them ---


@every_game
def test_every_action_has_a_kind(game: Game) -> None:
    kinds = game.questions.kinds_of(game)
    assert len(kinds) == game.actions
    assert set(kinds.tolist()) <= set(range(len(game.questions.kinds)))


@every_game
def test_every_kind_is_that_of_an_action_in_some_edition(game: Game) -> None:
    editions = [other for other in GAMES.values() if other.family == game.family]
    found = {kind for edition in editions for kind in edition.questions.kinds_of(edition).tolist()}
    assert found == set(range(len(game.questions.kinds)))


@every_game
def test_every_phase_and_every_end_has_words_for_a_report(game: Game) -> None:
    assert {game.phases[number] for number in range(1, len(game.phases))} <= set(game.questions.phases)
    assert set(game.ends) <= set(game.questions.ends)


# --- Bytes ---


@every_game
def test_every_byte_of_a_record_belongs_to_a_field(game: Game) -> None:
    # A gap would be copied by some ways of copying and not by others, and equal positions would differ.
    named = np.zeros(game.state.itemsize, bool)
    for kind, first, *_ in (game.state.fields or {}).values():
        named[first : first + kind.itemsize] = True
    assert named.all()


@every_setup
def test_a_copy_has_the_same_bytes_and_goes_its_own_way(setup: Setup) -> None:
    for s in sample(setup, 10)[:-1]:
        before = s.tobytes()
        twin = copy(s)
        assert twin.tobytes() == before
        setup.game.apply(twin, legal_ids(setup.game, twin)[0])
        assert s.tobytes() == before != twin.tobytes()


@every_setup
def test_a_position_saved_as_bytes_plays_on_the_same(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 10)[:-1]:
        action = legal_ids(game, s)[-1]
        loaded = np.frombuffer(s.tobytes(), game.state)[0]
        assert after(game, loaded, action).tobytes() == after(game, s, action).tobytes()
