"""Addresses as limits see them: one household, one address."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


def read_address(host: str) -> Address | None:
    """An address; an IPv4 address that comes as an IPv6 one is itself. None: it isn't one."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def plain(host: str) -> str:
    """An address as people write it. IPv4 through an IPv6 socket (::ffff:1.2.3.4) is written as IPv4."""
    address = read_address(host)
    return host if address is None else str(address)


def home_of(host: str) -> str:
    """What limits count by: an IPv4 address, or the IPv6 block that a household usually gets (a /56)."""
    host = plain(host)
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 56), strict=False))
    except ValueError:
        return host


class Networks:
    """Addresses and networks that are named in the settings; `*` is all of them."""

    def __init__(self, names: Iterable[str]) -> None:
        networks = [network for name in names for network in _networks(name)]
        self._networks = tuple(networks)

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _networks(name: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    if name == "*":
        return [ipaddress.ip_network("0.0.0.0/0"), ipaddress.ip_network("::/0")]
    try:
        return [ipaddress.ip_network(name)]
    except ValueError:
        return []  # a name, which uvicorn compares as it stands; the addresses of connections are never names
