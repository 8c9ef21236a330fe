"""Fair deals: the seed committed to before a game is the one dealt from, and altered records are found."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steeple.games import GAMES
from steeple.kernel.record import replay
from steeple.kernel.seed import commit, new_salt
from steeple.words import say
from support.commands import steeple
from support.games.altered_records import Record, altered, place_and_code, put, without_legal
from support.games.golden_records import golden

ENDS = [
    ("campanile-1996", "pile-1"),
    ("campanile-2009", "finito"),
    ("campos", "cleared"),
    ("five-towers", "second-pile"),
]
SALT = "00112233445566778899aabbccddeeff"


def fair(game: str, end: str) -> Record:
    """A golden record as a server publishes it."""
    record = without_legal(next(record for record in golden(game, end) if record["seed"] is not None))
    return {**record, "fair": {"salt": SALT, "commitment": commit(record["seed"], SALT)}}


FAIR = fair("campanile-2009", "finito")
OTHER_SEED = "ffffffffffffffff"


def written(path: Path, *records: Record) -> Path:
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


# --- Commitments ---


def test_a_commitment_is_the_sha_256_of_seed_and_salt() -> None:
    assert commit("9f2c000000000001", "abc") == hashlib.sha256(b"9f2c000000000001:abc").hexdigest()


@given(st.text(), st.text())
def test_any_text_can_be_committed_to(seed: str, salt: str) -> None:
    assert len(commit(seed, salt)) == 64


def test_a_salt_is_a_new_secret_every_time() -> None:
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert {len(salt) for salt in salts} == {32}


# --- Records ---


@pytest.mark.parametrize(("game", "end"), ENDS)
def test_a_record_with_its_commitment_holds(game: str, end: str) -> None:
    assert replay(fair(game, end), GAMES).is_over


FAULTS = {
    "salt": (put("fair", "salt", SALT[::-1]), "fair.commitment", "wrong-commitment"),
    "commitment": (put("fair", "commitment", "0" * 64), "fair.commitment", "wrong-commitment"),
    "seed": (put("seed", OTHER_SEED), "fair.commitment", "wrong-commitment"),
    "seed, hidden": (put("seed", None), "fair", "wrong-commitment"),
    "salt, no text": (put("fair", "salt", 5), "fair.salt", "not-a-record"),
    "salt, missing": (put("fair", {"commitment": "0" * 64}), "fair", "not-a-record"),
    "something more": (put("fair", "by", "me"), "fair", "not-a-record"),
    "fair, no object": (put("fair", [SALT]), "fair", "not-a-record"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_an_altered_commitment_is_found_with_its_place(name: str) -> None:
    alter, place, code = FAULTS[name]
    assert place_and_code(altered(FAIR, alter)) == (place, code)


# --- steeple verify ---


@pytest.mark.parametrize(("game", "end"), ENDS)
def test_verify_says_in_words_what_it_has_checked(game: str, end: str, tmp_path: Path) -> None:
    record = fair(game, end)
    done = steeple("verify", written(tmp_path / "game.jsonl", record), COLUMNS="200")
    scores = " to ".join(map(str, record["result"]["scores"]))
    why = say("en", f"end.{GAMES[game].family}.{end}", {})
    assert done.out.splitlines() == [
        f"commitment  {record['fair']['commitment']}, the SHA-256 of seed and salt",
        f"deal        follows from the seed {record['seed']}",
        f"actions     {len(record['actions'])}, all legal by rules {record['rules']} of {game}",
        f"result      the game ended {scores}: {why}",
    ]
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("game", list(GAMES))
def test_verify_holds_for_a_seed_of_64_digits_and_finds_one_that_was_altered(
    game: str, tmp_path: Path
) -> None:
    record = fair(game, "wide-seed")
    seed = f"{int(record['seed'], 16) ^ 1:064x}"
    other = {**record, "seed": seed, "fair": {"salt": SALT, "commitment": commit(seed, SALT)}}
    done = steeple("verify", written(tmp_path / "game.jsonl", record, other), COLUMNS="200")
    assert f"deal        follows from the seed {record['seed']}" in done.out
    assert (done.code, done.out.count("all legal"), "[wrong-deal]" in done.err) == (1, 1, True)


def test_verify_checks_the_commitment_that_was_shown_before_the_game(tmp_path: Path) -> None:
    done = steeple(
        "verify", written(tmp_path / "game.jsonl", FAIR), "--commitment", FAIR["fair"]["commitment"].upper()
    )
    assert done.code == 0
    assert "the one you were shown" in " ".join(done.out.split())


def chosen_afterwards() -> Record:
    """A record that holds in itself, with a salt that nobody committed to before."""
    return {**FAIR, "fair": {"salt": "another", "commitment": commit(FAIR["seed"], "another")}}


ALTERED = {
    "salt": (altered(FAIR, put("fair", "salt", "another")), "fair.commitment", "wrong-commitment"),
    "seed": (altered(FAIR, put("seed", OTHER_SEED)), "fair.commitment", "wrong-commitment"),
    "seed and salt": (chosen_afterwards(), "fair.commitment", "wrong-commitment"),
    "deal": (altered(FAIR, put("deal", "hands", 0, "RRR")), "deal.hands[0]", "wrong-deal"),
    "action": (altered(FAIR, put("actions", 0, "=R")), "actions[0]", "not-now"),
    "result": (altered(FAIR, put("result", "winners", [0, 1, 2])), "result.winners", "wrong-result"),
    "nothing committed": (altered(FAIR, lambda record: record.pop("fair")), "fair", "no-commitment"),
}


@pytest.mark.parametrize("name", ALTERED)
def test_verify_finds_what_was_altered_and_says_where(name: str, tmp_path: Path) -> None:
    record, place, code = ALTERED[name]
    done = steeple(
        "verify", written(tmp_path / "game.jsonl", record), "--commitment", FAIR["fair"]["commitment"]
    )
    assert (done.code, done.out) == (1, "")
    said = " ".join(done.err.split())
    assert f"line 1, {place}" in said
    assert f"[{code}]" in said


def test_verify_goes_on_after_a_record_that_fails(tmp_path: Path) -> None:
    done = steeple("verify", written(tmp_path / "game.jsonl", ALTERED["seed"][0], FAIR))
    assert done.code == 1
    assert "all legal" in done.out


def test_verify_of_a_file_that_is_not_there_cannot_be_done(tmp_path: Path) -> None:
    assert steeple("verify", tmp_path / "nothing.jsonl").code == 2
