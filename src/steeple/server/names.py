"""Names: what people may be called here, so that nobody is taken for somebody else, or for a bot."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from steeple.architects import ARCHITECTS
from steeple.errors import Refused
from steeple.server.store.store import Store
from steeple.words import LANGUAGES, say

LONGEST_NAME = 40
"""Letters as people count them: marks on top of one don't count."""

_MOST_MARKS = 3
"""Accents and vowel signs that one letter may carry."""

_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""What Unicode counts among letters, marks and symbols, and nobody sees."""

_ALPHABETS = ("LATIN", "GREEK", "CYRILLIC")
"""Alphabets with letters that look alike. A word may use only one of them."""

_LETTERS = re.compile(r"[^\W\d_]+")
_ENDS = re.compile(r"^[\W_]+|[\W_]+$")


def clean_name(text: str) -> str:
    """A name as we keep it: in plain forms of its letters, without needless spaces. Raises Refused."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    letters = [letter for letter in name if not _is_mark(letter)]
    if not 1 <= len(letters) <= LONGEST_NAME:
        raise Refused(f"choose a name of 1 to {LONGEST_NAME} letters", code="bad-name")
    if not name.isprintable() or _BLANK.search(name) or _has_loose_marks(name):
        raise Refused("choose a name without characters that nobody can see or read", code="bad-name")
    if any(len(_alphabets(word)) > 1 for word in _LETTERS.findall(name)):
        raise Refused(
            "choose a name whose words don't mix Latin, Greek and Cyrillic letters", code="bad-name"
        )
    return name


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _has_loose_marks(name: str) -> bool:
    """Whether a mark stands on nothing, or too many stand on one letter."""
    row = _MOST_MARKS
    for letter in name:
        row = row + 1 if _is_mark(letter) else 0
        if row > _MOST_MARKS:
            return True
    return False


def _alphabets(word: str) -> set[str]:
    """Those of the alphabets with letters that look alike that a word is written in."""
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in word} & set(_ALPHABETS)


def casefold_name(name: str) -> str:
    """A name in the form that tells accounts apart: capitals and look-alike letters make no difference."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def likenesses(name: str) -> set[str]:
    """The casefolded names of accounts that a guest could be mistaken for: `Ada!` for `Ada`."""
    return {casefold_name(name), casefold_name(_ENDS.sub("", name))} - {""}


def check_person_name(name: str) -> None:
    """Raises Refused for a name that belongs to bots, or to people who are gone."""
    first, _, _ = casefold_name(name).partition(" ")
    bare = casefold_name(_ENDS.sub("", name)).replace("\u2019", "'")
    if _ENDS.sub("", first) in _bot_words() or bare in _gone_names() or _letters_of(name) in _architects():
        raise Refused(
            "that name is reserved for bots and people who have left: choose another", code="name-reserved"
        )


def check_account_name(name: str) -> None:
    """Raises Refused for a name that no account may have: new guests are given names like these."""
    check_person_name(name)
    if any(re.fullmatch(guest, casefold_name(name)) for guest in _guest_names()):
        raise Refused(
            "that name is reserved for guests: choose another for your account", code="name-reserved"
        )


def _letters_of(name: str) -> str:
    """A name's letters without accents, spaces and anything else that a quick look passes over."""
    plain = unicodedata.normalize("NFKD", casefold_name(name))
    return "".join(letter for letter in plain if letter.isalpha())


@cache
def _architects() -> set[str]:
    """The names that bots play under, as `_letters_of` them."""
    return {_letters_of(name) for name in ARCHITECTS}


@cache
def _bot_words() -> set[str]:
    """The first word of a bot's name in each language."""
    said = (casefold_name(say(language, "table.seat.bot", {"level": ""})) for language in LANGUAGES)
    return {_ENDS.sub("", words.split()[0]) for words in said}


@cache
def _gone_names() -> set[str]:
    """What somebody is called who has deleted their account, in each language."""
    said = (say(language, "people.gone", {}) for language in LANGUAGES)
    return {casefold_name(name).replace("\u2019", "'") for name in said}


@cache
def _guest_names() -> list[str]:
    """What a guest is called who hasn't chosen a name, in each language, as patterns."""
    return [
        re.escape(casefold_name(say(language, "lobby.guest", {"number": "#"}))).replace(r"\#", r"\d+")
        for language in LANGUAGES
    ]


async def guest_name(store: Store, text: str) -> str:
    """A name that somebody without an account may have. Raises Refused."""
    name = clean_name(text)
    check_person_name(name)
    for account in sorted(likenesses(name)):
        if await store.person_by_account(account) is not None:
            raise name_taken(name)
    return name


def name_taken(name: str) -> Refused:
    """The refusal of a name that belongs to somebody else."""
    return Refused(
        f"somebody here has an account under {name}, or a name like it: choose another", code="name-taken"
    )
