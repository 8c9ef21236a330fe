"""The fields of actions, and the catalogues that describe them in four languages."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast, parse

from steeple.ai.players import BOTS
from steeple.errors import STATUS, IllegalAction, Refused
from steeple.games import GAMES
from steeple.games.campanile import material as campanile
from steeple.kernel.game import Game
from steeple.kernel.match import Match
from steeple.server.protocol.shapes import Legal, Words
from steeple.server.store.rows import StepRow
from steeple.server.tables.narration import entry_words, legal_fields, problem_of
from steeple.words import LANGUAGES, catalogue, message_id, say
from support import sentences_used
from support.catalogues import forms, open_in, parts_of, sentences, shown_in, texts
from support.games.random_games import SETUPS, Setup, legal_ids, redrawn, sample
from support.games.spoken import FAMILIES, kinds, letters, setups_of, turning_points

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)

# --- Fields ---


def found_fields(setup: Setup) -> list[list[dict[str, object]]]:
    """The fields of the legal actions in some positions."""
    return [[setup.game.fields(s, action) for action in legal_ids(setup.game, s)] for s in sample(setup, 25)]


@every_setup
def test_every_legal_action_is_of_a_known_kind(setup: Setup) -> None:
    found = {fields["kind"] for alike in found_fields(setup) for fields in alike}
    assert found <= kinds(setup.game.family)


@every_game
def test_every_kind_of_action_comes_up_in_some_game_of_its_family(game: Game) -> None:
    found = [alike for setup in setups_of(game.family) for alike in found_fields(setup)]
    assert {fields["kind"] for alike in found for fields in alike} == kinds(game.family)


@every_setup
def test_two_legal_actions_are_never_made_of_the_same(setup: Setup) -> None:
    for alike in found_fields(setup):
        assert len({json.dumps(fields, sort_keys=True) for fields in alike}) == len(alike)


@every_setup
def test_fields_are_plain_json(setup: Setup) -> None:
    for alike in found_fields(setup):
        assert json.loads(json.dumps(alike)) == alike


@every_setup
def test_fields_say_nothing_that_the_seat_to_act_does_not_know(setup: Setup) -> None:
    chance = random.Random(1)
    for s in sample(setup, 10)[:-1]:
        other = redrawn(setup.game, s, int(s.player), chance.getrandbits(60))
        for action in legal_ids(setup.game, s):
            assert setup.game.fields(s, action) == setup.game.fields(other, action)


# --- Catalogues ---

every_language = pytest.mark.parametrize("language", LANGUAGES)

STEPS = {
    "sit",
    "lot",
    "no-memory",
    "hints",
    "agree",
    "start",
    "undo",
    "ask",
    "answer",
    "leave",
    "flag",
    "return",
    "unseat",
    "accept",
    "decline",
    "close",
}
"""What happens at a table apart from actions."""

RULES_CODES = {
    *(
        "game-over",
        "ill-formed",
        "unknown-game",
        "bad-players",
        "bad-option",
        "bad-seat",
        "bad-bot",
        "bad-seed",
        "bad-deal",
    ),
    *(
        "not-json",
        "not-a-record",
        "unknown-rules",
        "wrong-deal",
        "wrong-result",
        "legal-lists",
        "wrong-commitment",
    ),
}
"""Refusals by rules and records that a person at a server can get."""


@cache
def expected_keys() -> set[str]:
    """Exactly the keys that the server uses."""
    games = list(GAMES.values())
    return {
        *(f"{family}.{kind}" for family in FAMILIES for kind in kinds(family)),
        *(f"step.{kind}" for kind in STEPS),
        *(f"turning.{family}.{name}" for family in FAMILIES for name in turning_points(family)),
        *(f"name.{letter}" for family in FAMILIES for letter in letters(family)),
        *(f"phase.{phase}" for game in games for phase in game.phases.values()),
        *(f"end.{game.family}.{end}" for game in games for end in game.ends),
        *(f"option.{game.family}.{option.name}" for game in games for option in game.options),
        *(f"clause.{game.family}.{clause.code}" for game in games for clause in game.clauses),
        *(f"refusal.{code}" for code in {*STATUS, *RULES_CODES}),
        *(f"bot.{bot}" for bot in BOTS),
        *(f"alert.{alert}" for alert in ("turn", "turn.by", "turn.more", "test", "test.more")),
        *(f"link.{card}" for card in ("invites", "plays", "over", "table")),
    }


SHARED = ("name.", "phase.", "table.option.", "table.chip.")
"""The prefixes of keys that name no game, though most of their sentences are about one."""

ON_PAGES = re.compile(r"(about|learn|lobby|table|title)\.|[a-z-]+\.ui\.")
"""The prefixes of a game's keys that only pages use, not the server."""


def family_of(key: str) -> str | None:
    """The family that a key is about, found by the name of a game or a family in it."""
    words = key.split(".")
    named = {game.family for game in GAMES.values() if {game.name, game.family} & set(words)}
    assert len(named) < 2, key
    return named.pop() if named else None


@every_language
def test_the_server_s_catalogue_has_every_key_and_no_other(language: str) -> None:
    parts = parts_of(language)
    of_games = {key for family in FAMILIES for key in parts[family] if not ON_PAGES.match(key)}
    assert {*parts["server"], *of_games} == expected_keys()


@every_language
def test_what_is_said_of_a_game_is_in_its_own_file(language: str) -> None:
    for part, keys in parts_of(language).items():
        families = {family_of(key) for key in keys if not key.startswith(SHARED)}
        assert families == {part if part in FAMILIES else None}, part


@every_game
def test_phases_that_only_one_family_has_are_in_its_own_file(game: Game) -> None:
    others = {
        phase for other in GAMES.values() if other.family != game.family for phase in other.phases.values()
    }
    own = {f"phase.{phase}" for phase in {*game.phases.values()} - others}
    assert own <= set(parts_of("en")[game.family])


def test_letters_that_only_one_family_has_are_in_its_own_file() -> None:
    shared = [key for key in parts_of("en")["server"] if key.startswith("name.")]
    assert all(sum(key[-1] in letters(family) for family in FAMILIES) > 1 for key in shared)


@every_language
def test_options_figures_and_flags_are_in_the_file_of_their_game(language: str) -> None:
    about = ("table.option.", "table.chip.")
    parts = parts_of(language)
    assert [key for part in {*parts} - FAMILIES for key in parts[part] if key.startswith(about)] == []
    for game in GAMES.values():
        family = {
            option.name for other in GAMES.values() if other.family == game.family for option in other.options
        }
        named = {key.split(".")[2] for key in parts[game.family] if key.startswith(about[:2])}
        assert named <= family


@every_language
def test_a_catalogue_has_the_same_files_with_the_same_keys_in_every_language(language: str) -> None:
    assert {name: set(keys) for name, keys in parts_of(language).items()} == {
        name: set(keys) for name, keys in parts_of("en").items()
    }


@every_language
def test_no_key_stands_twice(language: str) -> None:
    counted = Counter(key for keys in parts_of(language).values() for key in keys)
    assert [key for key, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("part", sorted(set(parts_of("en")) - {"server", "page", *FAMILIES}))
def test_the_keys_of_a_part_begin_with_its_name(part: str) -> None:
    assert [key for key in parts_of("en")[part] if not key.startswith(f"{part}.")] == []


# --- What the pages say ---


def page_keys() -> set[str]:
    """The keys that only the pages use."""
    return set(sentences("en")) - expected_keys()


def test_every_key_in_the_pages_sources_is_in_the_catalogue() -> None:
    beginnings = {key.split(".")[0] for key in sentences("en")}
    within = " ".join(f".{key}." for key in sentences("en"))  # a text that isn't a key may be part of one
    found = {
        key: place for key, place in sentences_used.literals().items() if key.split(".")[0] in beginnings
    }
    assert {key: place for key, place in found.items() if f".{key}." not in within} == {}


def test_every_sentence_that_the_pages_say_is_in_the_catalogue() -> None:
    assert {call.key: call.place for call in sentences_used.calls() if call.key not in sentences("en")} == {}


def test_every_key_that_is_put_together_can_be_one_of_the_catalogue() -> None:
    keys = list(sentences("en"))
    assert {
        one.pattern: place
        for one, place in sentences_used.patterns().items()
        if not any(map(one.fullmatch, keys))
    } == {}


def test_no_key_of_the_pages_is_unused() -> None:
    whole, made = sentences_used.literals(), list(sentences_used.patterns())
    unused = {key for key in page_keys() if key not in whole and not any(one.fullmatch(key) for one in made)}
    assert unused == set()


def test_the_pages_give_every_value_that_a_sentence_leaves_open() -> None:
    missing = {
        (call.place, call.key): needed - call.values
        for call in sentences_used.calls()
        if call.values is not None and (needed := open_in(sentences("en")[call.key])) - call.values
    }
    assert missing == {}


# --- Sentences ---


@every_language
def test_a_sentence_shows_the_same_values_in_every_language(language: str) -> None:
    english = {key: set(shown_in(sentence)) for key, sentence in sentences("en").items()}
    assert {key: set(shown_in(sentence)) for key, sentence in sentences(language).items()} == english


@every_language
def test_a_sentence_is_chosen_only_by_values_that_some_language_shows_or_is_chosen_by_in_english(
    language: str,
) -> None:
    english = {key: open_in(sentence) for key, sentence in sentences("en").items()}
    assert {
        key: unknown
        for key, sentence in sentences(language).items()
        if (unknown := open_in(sentence) - english[key])
    } == {}


@every_language
def test_no_form_of_a_sentence_is_blank(language: str) -> None:
    assert [key for key, text in texts(language) if text != text.strip() or not text] == []


@every_setup
@every_language
def test_every_legal_action_is_said_in_every_language(setup: Setup, language: str) -> None:
    for alike in found_fields(setup):
        for fields in alike[:50]:
            said = say(language, f"{setup.game.family}.{fields['kind']}", {"name": "Ada", **fields})
            assert said.startswith("Ada ")
            assert "None" not in said


@every_setup
def test_english_says_an_action_as_the_game_describes_it(setup: Setup) -> None:
    game = setup.game
    for s in sample(setup, 10):
        for action in legal_ids(game, s)[:50]:
            fields = game.fields(s, action)
            assert (
                say("en", f"{game.family}.{fields['kind']}", {"name": "Ada", **fields})
                == f"Ada {game.describe(s, action)}"
            )


@every_game
def test_a_clause_leaves_the_same_open_in_the_rules_and_in_the_catalogue(game: Game) -> None:
    for clause in game.clauses:
        sentence = sentences("en")[f"clause.{game.family}.{clause.code}"]
        assert open_in(sentence) <= set(re.findall(r"\{(\w+)\}", clause.sentence))
        if len(said := forms(sentence)) == 1:
            assert said == [clause.sentence]


@every_setup
@every_language
def test_every_refusal_is_said_in_every_language(setup: Setup, language: str) -> None:
    game, chance = setup.game, random.Random(3)
    for s in sample(setup, 10)[:-1]:
        for action in chance.choices(range(game.actions), k=100):
            refusal = game.refuse(s, action)
            if refusal is not None:
                json.dumps(refusal.codes)
                assert say(language, f"clause.{game.family}.{refusal.clause.code}", refusal.codes)


@every_game
def test_english_says_an_option_as_the_game_does(game: Game) -> None:
    for option in game.options:
        assert say("en", f"option.{game.family}.{option.name}", {}) == option.sentence


# --- The reader ---


def test_a_sentence_is_chosen_by_its_value() -> None:
    values = {"name": "Ada", "style": "R", "height": 4}
    assert (
        say("fr", "campanile.build", {**values, "floors": 1})
        == "Ada élève la tour rouge d’un étage, 4 en tout"
    )
    assert (
        say("fr", "campanile.build", {**values, "floors": 2})
        == "Ada élève la tour rouge de 2 étages, 4 en tout"
    )


def test_null_chooses_a_sentence() -> None:
    assert say("de", "campanile.pass-bet", {"name": "Ada", "pile": None}) == "Ada setzt nicht"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_parsed_by_itself_is_the_one_in_its_file(language: str) -> None:
    """Fluent has messages that refer to others, which ours don't, because each is parsed when it is said."""
    for key, pattern in sentences(language).items():
        name = message_id(key)
        (message,) = parse(f"{name} ={catalogue(language).sources[name]}").body
        assert isinstance(message, ast.Message)
        assert message.value is not None
        assert message.value.equals(pattern), key
        assert not {"MessageReference", "TermReference"} & set(
            re.findall(r"\w+Reference", str(pattern.to_json()))
        )


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match=r"table\.over\.one"):
        say("en", "table.over.one", {})


def test_a_list_of_cards_is_said_by_their_names() -> None:
    said = say("it", "clause.five-towers.tear-needed", {"bid": 3, "most": 2, "tops": ["C12", "D0"]})
    assert said.endswith("demolisci dolci 12 o sabbia 0")


@pytest.mark.parametrize(
    ("language", "day"),
    [("en", "8 March 2026"), ("fr", "8 mars 2026"), ("de", "8. März 2026"), ("it", "8 marzo 2026")],
)
def test_a_day_is_written_as_in_the_language(language: str, day: str) -> None:
    assert day in say(language, "refusal.banned", {"until": "2026-03-08", "why": "spam"})


def test_english_lists_are_british_as_its_spelling_is() -> None:
    said = say("en", "alerts.browsers", {"browsers": ["Chrome", "Firefox", "Safari"]})
    assert "Chrome, Firefox and Safari" in said


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(KeyError):
        say("../en", "step.start", {})


# --- The server's words ---


def illegal_action() -> IllegalAction:
    """How the rules refuse to build without the card."""
    match = Match(GAMES["campanile-2009"], seed="0000000000000001")
    missing = next(style for style in campanile.STYLES if f"{style}1" not in match.legal())
    with pytest.raises(IllegalAction) as refused:
        match.play(f"{missing}1")
    return refused.value


def test_an_illegal_action_is_refused_in_the_words_of_its_clause() -> None:
    problem = problem_of(illegal_action(), GAMES["campanile-2009"])
    assert problem.words is not None
    assert problem.words.key == "clause.campanile.not-in-hand"
    assert say("en", problem.words.key, problem.words.values) == problem.sentence


def test_a_refusal_of_the_server_has_words() -> None:
    assert problem_of(Refused("look again", code="stale")).words == Words(key="refusal.stale")


def test_an_action_s_words_are_its_fields() -> None:
    match = Match(GAMES["campos"], seed="0000000000000001")
    action = match.legal()[0]
    words = entry_words(
        match.game, match.state, StepRow(3, 0, "act", 0, action), match.game.read_action(action)
    )
    assert words == {
        "key": "campos.place",
        "values": match.game.fields(match.state, match.game.read_action(action)),
    }


def test_the_words_of_a_seat_do_not_tell_which_person_has_it() -> None:
    who = {"kind": "person", "person": "p-secret", "name": "Ada", "bot": None}
    words = entry_words(GAMES["campos"], None, StepRow(1, 0, "sit", 0, json.dumps(who)))
    assert words == {"key": "step.sit", "values": {"kind": "person", "name": "Ada", "bot": None, "seat": 0}}


@pytest.mark.parametrize(
    ("kind", "text", "values"),
    [
        ("undo", "4", {"ply": 4}),
        ("ask", "4", {"ply": 4}),
        ("ask", '{"ply": 4, "of": [1]}', {"ply": 4}),
        ("return", "", {"when": "now"}),
        ("return", "after-turn", {"when": "after-turn"}),
        ("answer", "no", {"answer": "no"}),
        ("start", '{"order": [1, 0]}', {}),
    ],
)
def test_the_words_of_a_step_hold_what_it_speaks_of(kind: str, text: str, values: dict[str, object]) -> None:
    words = entry_words(GAMES["campos"], None, StepRow(3, 0, kind, 0, text))
    assert words == {"key": f"step.{kind}", "values": values}


def test_legal_actions_carry_their_texts_and_fields() -> None:
    match = Match(GAMES["five-towers"], seed="0000000000000001")
    legal = legal_fields(match.game, match.state, match.legal_ids())
    assert sorted(one["action"] for one in legal) == match.legal()
    assert legal[0]["fields"] == match.game.fields(match.state, match.game.read_action(legal[0]["action"]))


def test_legal_actions_have_the_shape_that_is_declared() -> None:
    match = Match(GAMES["campos"], seed="0000000000000001")
    for one in legal_fields(match.game, match.state, match.legal_ids()):
        assert Legal.model_validate(one).model_dump() == one
