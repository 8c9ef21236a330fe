"""What alerts are sent to: a push service and webhooks on this machine, over TLS, with a browser that reads
what arrives.
"""

from __future__ import annotations

import asyncio
import base64
import datetime
import json
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from steeple.server.alerts.outbound import Outbound
from support.server.serving import PATIENCE

NAMES = ("push.test", "hooks.test")
"""Names that lead to this machine, if a test says so."""


@dataclass(frozen=True)
class Heard:
    """A request that arrived."""

    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: bytes


@dataclass
class Service:
    """Listens on this machine, and notes what arrives."""

    port: int
    answers: dict[str, tuple[int, dict[str, str]]] = field(default_factory=dict)
    """Status and headers by path; 201 for all others."""
    heard: asyncio.Queue[Heard] = field(default_factory=asyncio.Queue)

    def url(self, path: str, name: str = "push.test") -> str:
        return f"https://{name}:{self.port}{path}"

    async def next(self) -> Heard:
        async with asyncio.timeout(PATIENCE):
            return await self.heard.get()

    async def answer(self, request: web.Request) -> web.Response:
        said = Heard(request.path, dict(request.query), dict(request.headers), await request.read())
        self.heard.put_nowait(said)
        status, headers = self.answers.get(request.path, (201, {}))
        return web.Response(status=status, headers=headers, text="x" * 100_000)


class Names(AbstractResolver):
    """Leads every name to this machine, or elsewhere."""

    def __init__(self, to: str = "127.0.0.1") -> None:
        self.to = to

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        is_six = ":" in self.to
        found: ResolveResult = {
            "hostname": host,
            "host": self.to,
            "port": port,
            "family": socket.AF_INET6 if is_six else socket.AF_INET,
            "proto": 0,
            "flags": socket.AI_NUMERICHOST,
        }
        return [found]

    async def close(self) -> None:
        """There is nothing to close."""


def here() -> Outbound:
    """What reaches the services on this machine."""
    return Outbound(frozenset({"127.0.0.1"}), trust(), Names())


@cache
def certificate() -> tuple[bytes, bytes]:
    """A certificate for these names, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "tests")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(one) for one in NAMES]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return made.public_bytes(serialization.Encoding.PEM), private


def trust() -> ssl.SSLContext:
    """What believes our certificate, and no other."""
    return ssl.create_default_context(cadata=certificate()[0].decode())


@asynccontextmanager
async def listening(folder: Path) -> AsyncIterator[Service]:
    """A service that listens, and is gone afterwards."""
    public, private = certificate()
    (folder / "certificate.pem").write_bytes(public + private)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "certificate.pem")
    service = Service(0)
    app = web.Application()
    app.router.add_post("/{path:.*}", service.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context)
    await site.start()
    service.port = runner.addresses[0][1]
    try:
        yield service
    finally:
        await runner.cleanup()


class PushBrowser:
    """A browser that subscribes to push messages, and reads those that arrive."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"

    @property
    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"key": pack(point), "auth": pack(self._auth)}

    def read(self, heard: Heard) -> dict[str, Any]:
        """What a message says to this browser."""
        import http_ece

        assert heard.headers["Content-Encoding"] == "aes128gcm"
        text = http_ece.decrypt(
            heard.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        said: dict[str, Any] = json.loads(text)
        return said


def claims_of(heard: Heard, key: str) -> dict[str, Any]:
    """What the sender claims, if it has signed it with this key."""
    from py_vapid import Vapid02

    said = heard.headers["Authorization"]
    parts = dict(part.split("=", 1) for part in said.removeprefix("vapid ").split(","))
    assert parts["k"] == key
    assert Vapid02.verify(said)
    claims: dict[str, Any] = json.loads(unpack(parts["t"].split(".")[1]))
    return claims


def pack(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
