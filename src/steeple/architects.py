"""The architects: the people that bots play as, five for each kind of bot.

A table gives each of its bots somebody else, and the same table always gives the same people. What they say
of themselves is in the catalogues, `architect.<id>.about` and `architect.<id>.greeting`; the browser draws
their faces. How a bot plays depends on its level alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass

_NAMES = {
    "level:1": ("Pia Lund", "Milo Santos", "Hana Vesely", "Bo Marsh", "Lila Okafor"),
    "level:2": ("Oscar Bell", "Noor Aziz", "Greta Falk", "Teo Marini", "Amara Diallo"),
    "level:3": ("Ines Moreau", "Jonas Weber", "Mei Tanaka", "Luca Ferro", "Zofia Nowak"),
    "level:4": ("Viktor Lange", "Selma Haddad", "Paolo Brandi", "Ruth Alder", "Kofi Mensah"),
    "level:5": ("Elena Castell", "Arvid Strand", "Yara Nasser", "Tomas Kral", "Sofia Almeida"),
    "greedy": ("Max Grube", "Carla Pozzi", "Hugo Brun", "Nina Sol", "Omar Kaya"),
    "random": ("Flip Jansen", "Dora Petit", "Rosa Wirth", "Momo Laine", "Gus Perry"),
}
"""As many for each bot as a table has seats, so that no two at a table are alike."""


@dataclass(frozen=True)
class Architect:
    """Somebody whom a bot plays as."""

    name: str
    bot: str

    @property
    def id(self) -> str:
        """Their name as keys and pictures spell it, such as `ines-moreau`."""
        return self.name.lower().replace(" ", "-")


ARCHITECTS = {name: Architect(name, bot) for bot, names in _NAMES.items() for name in names}
"""All of them, by name."""


def pick(bot: str, table: str, taken: Collection[str]) -> str:
    """The name that a bot gets at a table where these names are taken. A bot we don't know keeps its own."""
    names = _NAMES.get(bot, (bot,))
    first = int.from_bytes(hashlib.sha256(f"architects {table}".encode()).digest()[:4]) % len(names)
    free = [name for name in (*names[first:], *names[:first]) if name not in taken]
    return free[0] if free else names[first]


def names_at(table: str, seats: Sequence[tuple[str, str | None]]) -> list[str]:
    """What the people and bots in these seats are called; a seat is a name and a bot or None.

    Bots of earlier releases have no name but `level:3`: they get one here.
    """
    taken = {name for name, bot in seats if name != bot}
    shown = []
    for name, bot in seats:
        shown.append(pick(bot, table, taken) if bot is not None and name == bot else name)
        taken.add(shown[-1])
    return shown


def architect_of(name: str, bot: str | None) -> str | None:
    """The id of the architect in a seat; None: it's a person, or a bot that somebody else has named."""
    found = ARCHITECTS.get(name)
    return found.id if found is not None and found.bot == bot else None
