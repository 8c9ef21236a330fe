"""Webhooks: messages to an address that somebody has chosen, as Discord, Slack or ntfy want it, or JSON."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias
from urllib.parse import urlencode

from steeple.server.alerts.choices import WebhookRow
from steeple.server.alerts.outbound import NotDelivered, Outbound, check_url
from steeple.server.alerts.sentences import Turn

PAUSES = (1.0, 4.0)
"""Seconds before each new attempt."""

_MARKS = re.compile(r"([\\*_~`|>#\[\]()@:-])")
"""What Discord would read as formatting, a link or a mention."""

Pause: TypeAlias = Callable[[float], Awaitable[None]]


class Webhooks:
    """Sends messages to people's webhooks."""

    def __init__(self, outbound: Outbound, pause: Pause = asyncio.sleep) -> None:
        """`pause`: how to wait between attempts."""
        self._outbound = outbound
        self._pause = pause

    async def send(self, webhook: WebhookRow, turn: Turn) -> None:
        """Tell somebody that it's their turn, with a few attempts. Raises NotDelivered."""
        url, body, headers = request_of(webhook, turn)
        for pause in (*PAUSES, None):
            try:
                return await self._outbound.post(url, body, headers)
            except NotDelivered as error:
                if error.is_lasting or pause is None:
                    raise
                await self._pause(pause)
        raise AssertionError("the last attempt returns or raises")

    async def test(self, webhook: WebhookRow, title: str, text: str) -> None:
        """Send a message once, to see whether it arrives. Raises NotDelivered."""
        url, body, headers = _request(webhook, title, text, webhook.site, {"kind": "test"})
        await self._outbound.post(url, body, headers)


def request_of(webhook: WebhookRow, turn: Turn) -> tuple[str, bytes, dict[str, str]]:
    """Where to send what, with which headers."""
    language = webhook.language
    more = {"kind": "your-turn", "game": turn.game, "by": turn.by}
    link = f"{webhook.site}{turn.path}"
    return _request(webhook, turn.title(language), turn.text(language), link, more)


def _request(
    webhook: WebhookRow, title: str, text: str, link: str, more: dict[str, Any]
) -> tuple[str, bytes, dict[str, str]]:
    check_url(webhook.url)
    if webhook.kind == "ntfy":  # its headers can't hold all letters, but its query can
        joint = "&" if "?" in webhook.url else "?"
        url = f"{webhook.url}{joint}{urlencode({'title': title, 'click': link})}"
        return url, text.encode(), {"Content-Type": "text/plain; charset=utf-8"}
    said: dict[str, Any]
    match webhook.kind:
        case "discord":
            said = {
                "content": f"**{_escape_discord(title)}**\n{_escape_discord(text)}\n<{link}>",
                "allowed_mentions": {"parse": []},
            }
        case "slack":
            said = {"text": f"*{_escape_slack(title)}*\n{_escape_slack(text)}\n{link}"}
        case _:
            said = {"title": title, "text": text, "link": link, **more}
    return webhook.url, json.dumps(said).encode(), {"Content-Type": "application/json"}


def _escape_discord(text: str) -> str:
    return _MARKS.sub(r"\\\1", text)


def _escape_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
