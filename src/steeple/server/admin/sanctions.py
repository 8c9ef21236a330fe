"""Bans and mutes, of people and of addresses or networks. Every request is checked against them."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Literal, TypeAlias

import sqlalchemy as sa

from steeple.errors import Refused
from steeple.server.http.addresses import read_address
from steeple.server.store.schema import sanctions

Kind: TypeAlias = Literal["ban", "mute", "network"]
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Sanction:
    """A ban or a mute. `subject`: a person's id or a network. `until`: None is forever.

    `why`: they are told.
    """

    kind: Kind
    subject: str
    until: int | None
    why: str
    created: int

    def holds(self, at: int) -> bool:
        return self.until is None or at < self.until


class Sanctions:
    """All bans and mutes that are in force."""

    def __init__(self) -> None:
        self._people: dict[tuple[Kind, str], Sanction] = {}
        self._networks: dict[int, dict[Network, Sanction]] = {}
        """By the length of the network's prefix."""

    def take(self, rows: Iterable[Sanction]) -> None:
        """Replace all bans and mutes with these."""
        self._people, self._networks = {}, {}
        for row in rows:
            if row.kind == "network":
                network = read_network(row.subject)
                self._networks.setdefault(network.prefixlen, {})[network] = row
            else:
                self._people[row.kind, row.subject] = row

    def check_person(self, person: str, at: int) -> None:
        """Raises Refused for somebody who's banned."""
        found = self._people.get(("ban", person))
        if found is not None and found.holds(at):
            raise _refusal("banned", "you're banned here", found)

    def check_chat(self, person: str, at: int) -> None:
        """Raises Refused for somebody who may not chat."""
        found = self._people.get(("mute", person))
        if found is not None and found.holds(at):
            raise _refusal("muted", "you can't chat here", found)

    def check_address(self, host: str, at: int) -> None:
        """Raises Refused for an address that's banned, by itself or with its network."""
        if not self._networks:
            return
        address = read_address(host)
        if address is None:
            return
        for length, networks in self._networks.items():
            if length <= address.max_prefixlen:
                found = networks.get(ipaddress.ip_network((address, length), strict=False))
                if found is not None and found.holds(at):
                    raise _refusal("banned-address", "your address is banned here", found)


def read_network(text: str) -> Network:
    """An address or a network such as 192.0.2.0/24. Raises Refused."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refused(
            f"{text!r} isn't an address or a network: write 192.0.2.7, 192.0.2.0/24 or 2001:db8::/64",
            code="bad-network",
        ) from None
    least = 8 if network.version == 4 else 16
    if network.prefixlen < least:
        raise Refused(
            f"/{network.prefixlen} has too many addresses: ban a /{least} at most", code="bad-network"
        )
    return network


def date_text(until: int | None) -> str | None:
    """The day until which something holds, in UTC: 2026-11-16. None: for good."""
    return None if until is None else datetime.fromtimestamp(until / 1000, UTC).date().isoformat()


def _refusal(code: str, sentence: str, sanction: Sanction) -> Refused:
    until = date_text(sanction.until)
    span = f" until {until}" if until else ""
    return Refused(
        f"{sentence}{span}: {sanction.why}", code=code, values={"until": until, "why": sanction.why}
    )


def list_sanctions(connection: sa.Connection, at: int) -> list[Sanction]:
    """All that hold at some time, the latest first."""
    holds = sa.or_(sanctions.c.until.is_(None), sanctions.c.until > at)
    query = sa.select(sanctions).where(holds).order_by(sanctions.c.created.desc(), sanctions.c.subject)
    return [Sanction(**row) for row in connection.execute(query).mappings()]


def impose(connection: sa.Connection, sanction: Sanction) -> None:
    """Write one down, in place of an earlier one of the same kind."""
    lift(connection, sanction.kind, sanction.subject)
    connection.execute(sa.insert(sanctions), asdict(sanction))


def lift(connection: sa.Connection, kind: Kind, subject: str) -> bool:
    """Take one back. False: there was none."""
    where = (sanctions.c.kind == kind, sanctions.c.subject == subject)
    return connection.execute(sa.delete(sanctions).where(*where)).rowcount > 0
