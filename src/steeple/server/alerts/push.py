"""Web Push: a message to a browser, through the push service that its maker runs.

The message is encrypted for the browser, and signed with this server's own key (VAPID), which is made when
the server first starts and is kept with its other secrets.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from urllib.parse import urlsplit

from steeple.errors import Refused
from steeple.server.alerts.choices import Subscription
from steeple.server.alerts.outbound import NotDelivered, Outbound, check_url
from steeple.server.alerts.sentences import Turn

PUSH_KEY = "vapid"
"""The name of the secret that the server's key is made from."""

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve P-256 has: a key is below that."""

_KEEP_SECONDS = 12 * 3600
"""How long a push service keeps a message for a browser that is switched off."""

_POINT, _AUTH = 65, 16
"""Bytes of a browser's key, and of what it shares with us."""

GONE = (404, 410)
"""What a push service answers when a browser doesn't want messages any more."""


class Push:
    """Sends messages to browsers. `secret`: this server's."""

    def __init__(self, secret: str, outbound: Outbound) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        number = int.from_bytes(hashlib.sha256(secret.encode()).digest(), "big") % (_ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._outbound = outbound

    @property
    def public_key(self) -> str:
        """What a browser subscribes with, so that nobody else can send to it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, subscription: Subscription, turn: Turn) -> None:
        """Tell a browser. Raises NotDelivered; with a status of `GONE`, it doesn't want to be told."""
        language = subscription.language
        said = {
            "title": turn.title(language),
            "body": turn.text(language),
            "path": turn.path,
            "tag": turn.table,
            "language": language,
        }
        await self.send_text(subscription, json.dumps(said))

    async def send_text(self, subscription: Subscription, text: str) -> None:
        """Send a text, encrypted and signed. Raises NotDelivered."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        url = subscription.endpoint
        try:
            check_url(url)
            keys = {"p256dh": subscription.key, "auth": subscription.auth}
            body = WebPusher({"endpoint": url, "keys": keys}).encode(text.encode())["body"]
        except Exception as error:  # whatever is wrong with these keys, it stays so
            raise NotDelivered("this subscription can't be used", 410, is_lasting=True) from error
        where = urlsplit(url)
        # The contact that push services ask for is the site itself.
        claims = {"aud": f"https://{where.netloc}", "sub": f"https://{urlsplit(subscription.site).netloc}"}
        headers = {
            **Vapid02(self._key).sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEEP_SECONDS),
            "Urgency": "high",
        }
        await self._outbound.post(url, body, headers)


def check_subscription(endpoint: str, key: str, auth: str) -> None:
    """Raises Refused for what no browser would say."""
    from cryptography.hazmat.primitives.asymmetric import ec

    check_url(endpoint)
    try:
        point = _unpack(key)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        is_right = len(point) == _POINT and len(_unpack(auth)) == _AUTH
    except (ValueError, binascii.Error):
        is_right = False
    if not is_right:
        raise Refused("these aren't a browser's keys", code="bad-message")


def _unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
