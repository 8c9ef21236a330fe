"""The engine: one answer per line, the decisions of our own bots, and a bad line is only a bad line."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from steeple.ai.players import BOTS, Glimpse, make_player
from steeple.ai.search import Limit
from steeple.arena.engine import Engine, serve
from steeple.arena.engine_messages import LONGEST_LINE, PROTOCOL
from steeple.games import GAMES
from steeple.kernel.match import Match

SEED = "0000000000000007"


def question(*actions: str, **more: Any) -> dict[str, Any]:
    asked = {"game": "campanile-2009", "players": 2, "seed": SEED, "actions": list(actions), "bot": "level:1"}
    asked.update(more)
    return {key: value for key, value in asked.items() if value is not None}


def ask(engine: Engine, asked: dict[str, Any]) -> dict[str, Any]:
    return engine.answer(json.dumps(asked).encode())


def refused(asked: dict[str, Any]) -> str:
    return str(ask(Engine(), asked)["error"]["code"])


def said(*lines: bytes) -> list[dict[str, Any]]:
    """What an engine answers to a whole input."""
    out = io.BytesIO()
    serve(Engine(), io.BytesIO(b"".join(line + b"\n" for line in lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


# --- What it says ---


def test_the_first_line_says_what_it_speaks_and_plays() -> None:
    (hello,) = said()
    assert hello["protocol"] == PROTOCOL
    assert hello["games"] == {name: GAMES[name].rules_version for name in GAMES}
    assert hello["bots"] == list(BOTS)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("bot", ["random", "level:3"])
def test_it_decides_as_the_bot_does_at_a_table(game: str, bot: str) -> None:
    match = Match(GAMES[game], 2, {}, SEED)
    player = make_player(bot, match.game, 5, Limit(simulations=1))
    own = player.decide(Glimpse.of(match, 5))
    answer = ask(Engine(), question(game=game, bot=bot, bot_seed=5, limit={"simulations": 1}))
    assert answer["action"] == match.game.action_text(own.action)
    assert [choice["action"] for choice in answer["choices"]] == [
        match.game.action_text(choice.action) for choice in own.choices
    ]
    assert answer["simulations"] == own.simulations


def test_what_was_never_tried_has_no_share() -> None:
    choice = ask(Engine(), question(bot="random"))["choices"][0]
    assert (choice["visits"], choice["share"], choice["error"], choice["points"]) == (0, None, None, None)


def test_a_deal_can_be_told_instead_of_a_seed() -> None:
    match = Match(GAMES["campanile-2009"], 2, {}, SEED)
    by_deal = ask(Engine(), question(seed=None, deal=match.record()["deal"]))
    assert {**by_deal, "seconds": 0} == {**ask(Engine(), question()), "seconds": 0}


@pytest.mark.parametrize("label", [7, "seven"])
def test_an_answer_has_the_id_of_its_question(label: int | str) -> None:
    assert ask(Engine(), question(id=label))["id"] == label
    assert ask(Engine(), question("ZZ", id=label))["id"] == label


# --- What it keeps ---


def whole_game(engine: Engine) -> list[str]:
    """A game in which the engine decides for both seats."""
    match = Match(GAMES["campanile-2009"], 2, {}, SEED)
    while not match.is_over and match.ply < 30:
        texts = [match.game.action_text(action) for action in match.actions]
        match.play(ask(engine, question(*texts, bot="level:3", limit={"simulations": 2}))["action"])
    return [match.game.action_text(action) for action in match.actions]


def test_only_new_actions_are_played_when_a_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    plain = Match.play

    def play(match: Match, text: str) -> None:
        played.append(text)
        plain(match, text)

    actions = whole_game(Engine())
    engine = Engine()
    monkeypatch.setattr(Match, "play", play)
    for count in (4, 7, 7, 10):
        ask(engine, question(*actions[:count]))
    assert played == actions[:10]


def test_a_game_that_goes_on_otherwise_begins_again() -> None:
    engine, actions = Engine(), whole_game(Engine())
    for asked in (question(*actions[:8]), question(*actions[:5]), question(players=3), question()):
        fresh, kept = ask(Engine(), asked), ask(engine, asked)
        assert {**fresh, "seconds": 0} == {**kept, "seconds": 0}


def test_a_turn_is_played_as_at_a_table_where_the_search_keeps_its_tree() -> None:
    match = Match(GAMES["campanile-2009"], 2, {}, SEED)
    players = [make_player("level:3", match.game, 0, Limit(simulations=2)) for _ in range(2)]
    while not match.is_over and match.ply < 30:
        match.play_id(players[match.player].decide(Glimpse.of(match, 0)).action)
    assert whole_game(Engine()) == [match.game.action_text(action) for action in match.actions]


# --- What it refuses ---


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"game": None}, "bad-question"),
        ({"game": "chess"}, "unknown-game"),
        ({"players": 9}, "bad-players"),
        ({"players": "2"}, "bad-question"),
        ({"options": {"no": 1}}, "bad-option"),
        ({"seed": "7"}, "bad-seed"),
        ({"seed": None}, "bad-question"),
        ({"deal": {}}, "bad-question"),
        ({"seed": None, "deal": {}}, "bad-deal"),
        ({"actions": [1]}, "bad-question"),
        ({"bot": "level:6"}, "bad-bot"),
        ({"bot_seed": -1}, "bad-question"),
        ({"limit": {"hours": 1}}, "bad-question"),
        ({"limit": {"milliseconds": 0}, "bot": "level:1"}, "bad-limit"),
        ({"colour": "blue"}, "bad-question"),
    ],
)
def test_a_bad_question_is_answered_with_a_code(more: dict[str, Any], code: str) -> None:
    assert refused(question(**more)) == code


def test_an_action_that_is_none_is_refused() -> None:
    assert refused(question("ZZ")) == "ill-formed"


def test_an_illegal_action_is_refused_by_its_clause() -> None:
    illegal = next(text for text in ("R3", "Y3", "B3", "N3", "E3") if refused_action(text))
    assert refused(question(illegal)) not in ("ill-formed", "bad-question")


def refused_action(text: str) -> bool:
    return text not in Match(GAMES["campanile-2009"], 2, {}, SEED).legal()


def test_a_game_that_is_over_has_nothing_to_decide() -> None:
    match = Match(GAMES["campanile-2009"], 2, {}, SEED)
    while not match.is_over:
        match.play(match.legal()[0])
    assert refused(question(*map(match.game.action_text, match.actions))) == "game-over"


def test_after_bad_lines_the_engine_goes_on() -> None:
    good = json.dumps(question()).encode()
    lines = [b"nonsense", b"\xff\xfe", b"[]", b"", b"[" * 100_000, b"x" * (3 * LONGEST_LINE), good]
    _, *answers = said(*lines)
    assert [answer.get("error", {}).get("code") for answer in answers] == ["bad-question"] * 5 + [None]


def test_after_an_action_that_fails_the_game_is_still_known() -> None:
    engine, (first, *_) = Engine(), whole_game(Engine())
    ask(engine, question(first, "ZZ"))
    fresh, kept = ask(Engine(), question(first)), ask(engine, question(first))
    assert {**fresh, "seconds": 0} == {**kept, "seconds": 0}
