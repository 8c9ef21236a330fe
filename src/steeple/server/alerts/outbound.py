"""Requests to other machines: over https, to public addresses, without redirects, and not for long.

People choose where their alerts go, so somebody may try to have this server ask something that only it can
reach: its own ports, the machines beside it, a cloud's metadata. The address is therefore checked when the
connection is opened: whatever a name meant when it was saved, or means to whoever asks again, what counts is
where the socket goes.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from steeple.errors import Refused

if TYPE_CHECKING:
    import aiohttp  # it takes a while to import, and most servers never need it
    from aiohttp.abc import AbstractResolver

LONGEST_URL = 1000

_SECONDS = 5.0
"""From looking up the name to the answer."""

_LOWEST_PORT = 1024
"""Besides 443: what listens below isn't for alerts."""

_NOT_PUBLIC = tuple(
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")
)
"""What Python counts as global though it isn't everywhere: addresses for special purposes, and IPv6 addresses
that lead to the IPv4 address inside them.
"""

_PUBLIC_IPV6 = ipaddress.ip_network("2000::/3")


class NotDelivered(Exception):
    """Something couldn't be sent. `status`: what the other side answered; None: nothing.

    `is_lasting`: trying again won't help.
    """

    def __init__(self, sentence: str, status: int | None = None, *, is_lasting: bool = False) -> None:
        super().__init__(sentence)
        self.status = status
        self.is_lasting = is_lasting


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found not in _PUBLIC_IPV6:
            return False
    if any(found in network for network in _NOT_PUBLIC if network.version == found.version):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def check_url(url: str) -> None:
    """Raises Refused for an address that alerts are never sent to, whatever its name may lead to."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise _bad_address() from None
    host = parts.hostname or ""
    is_literal = _is_literal(host)
    if (
        len(url) > LONGEST_URL
        or not url.isprintable()
        or not url.isascii()
        or " " in url
        or parts.scheme != "https"
        or not host
        or parts.username is not None
        or parts.password is not None
        or (port is not None and port != 443 and port < _LOWEST_PORT)
        or (is_literal and not is_public(host))
        or (not is_literal and ("." not in host.strip(".") or host.endswith((".local", ".internal"))))
    ):
        raise _bad_address()


def _bad_address() -> Refused:
    return Refused(
        "alerts go to a public https:// address: copy it from the service that should get them",
        code="bad-alert-address",
    )


def _is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


class Outbound:
    """Sends to other machines, over connections of its own."""

    def __init__(
        self,
        also: frozenset[str] = frozenset(),
        trust: ssl.SSLContext | None = None,
        resolver: AbstractResolver | None = None,
    ) -> None:
        """For tests, `also`: addresses that may be reached too; `trust`: whose certificates are believed;
        `resolver`: what names lead to.
        """
        self._also = also
        self._resolver = resolver
        self._trust = trust
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send something; the answer's text isn't read. Raises NotDelivered."""
        import aiohttp

        try:
            async with self._open().post(url, data=body, headers=headers, allow_redirects=False) as answer:
                status = answer.status
                answer.close()
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            raise NotDelivered(f"nothing answers there ({type(error).__name__})") from error
        if not 200 <= status < 300:
            is_lasting = status < 500 and status not in (408, 425, 429)
            raise NotDelivered(f"it answers {status}", status, is_lasting=is_lasting)

    def _open(self) -> aiohttp.ClientSession:
        import aiohttp

        if self._session is None:
            connector = aiohttp.TCPConnector(
                limit=20,
                limit_per_host=4,
                force_close=True,
                use_dns_cache=False,
                ssl=self._trust or True,
                socket_factory=self._socket_to,
                resolver=self._resolver,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                trust_env=False,
                auto_decompress=False,
                headers={"User-Agent": "Steeple"},
                read_bufsize=4096,
                timeout=aiohttp.ClientTimeout(total=_SECONDS),
            )
        return self._session

    def _socket_to(self, info: aiohttp.AddrInfoType) -> socket.socket:
        """A socket for a connection that may be opened. Raises OSError for any other."""
        family, kind, protocol, _, address = info
        host = str(address[0])
        if host not in self._also and not is_public(host):
            raise OSError("alerts aren't sent to private addresses")
        return socket.socket(family, kind, protocol)

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()
            self._session = None
            await asyncio.sleep(0)  # connections are closed one round later
