"""What each kind of webhook is sent: as it wants it, and no name becomes anything but text."""

from __future__ import annotations

import json
from urllib.parse import parse_qs, urlsplit

import pytest

from steeple.errors import Refused
from steeple.server.alerts.choices import WebhookRow
from steeple.server.alerts.sentences import Turn
from steeple.server.alerts.webhook import request_of

SITE = "https://club.example"
URL = "https://hooks.example/a/b"
LINK = f"{SITE}/t/table"


def sent(kind: str, name: str | None = "Ada", url: str = URL, language: str = "en") -> tuple[str, bytes]:
    webhook = WebhookRow(kind, url, language, SITE, 0)
    where, body, _ = request_of(webhook, Turn("table", "campos", name))
    return where, body


def test_plain_json_has_everything_apart() -> None:
    where, body = sent("json")
    assert where == URL
    assert json.loads(body) == {
        "kind": "your-turn",
        "game": "campos",
        "by": "Ada",
        "title": "Your turn in Campos",
        "text": "Ada has played.",
        "link": LINK,
    }


def test_it_speaks_the_language_that_its_owner_chose() -> None:
    assert json.loads(sent("json", language="de")[1])["text"] == "Ada hat gespielt."


def test_discord_mentions_nobody_and_formats_nothing() -> None:
    said = json.loads(sent("discord", "@everyone **x** [a](https://evil.example)")[1])
    assert said["allowed_mentions"] == {"parse": []}
    assert r"\@everyone \*\*x\*\* \[a\]\(https\://evil.example\)" in said["content"]
    assert f"<{LINK}>" in said["content"]


def test_slack_mentions_nobody() -> None:
    text = json.loads(sent("slack", "<!channel> & co")[1])["text"]
    assert "&lt;!channel&gt; &amp; co" in text
    assert LINK in text


def test_ntfy_gets_title_and_link_in_its_query_in_any_script() -> None:
    where, body = sent("ntfy", "Žofie", "https://ntfy.example/mine?priority=high")
    query = parse_qs(urlsplit(where).query)
    assert query == {"priority": ["high"], "title": ["Your turn in Campos"], "click": [LINK]}
    assert body.decode() == "Žofie has played."


@pytest.mark.parametrize("kind", ["json", "discord", "slack", "ntfy"])
def test_an_address_is_looked_at_again_when_it_is_used(kind: str) -> None:
    with pytest.raises(Refused):
        sent(kind, url="https://127.0.0.1/a")
