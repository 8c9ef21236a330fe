"""What is said about alerts: where somebody wants to be told that it's their turn, and when not."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from steeple.server.protocol.shapes import Message

WebhookKind: TypeAlias = Literal["discord", "slack", "ntfy", "json"]
AlertAddress = Annotated[str, Field(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]
BrowserKey = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[\w=-]+$")]
AlertLanguage = Annotated[str, Field(min_length=2, max_length=10, pattern=r"^[A-Za-z-]+$")]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]


class PushBody(Message):
    """A browser that wants to be told, as its PushSubscription says."""

    endpoint: AlertAddress
    key: BrowserKey
    auth: BrowserKey
    language: AlertLanguage | None = None
    """By default the one that this browser was told in before, or else the one that it asks for pages in."""


class QuietBody(Message):
    """Minutes of the day between which nothing is sent, past midnight if `until` comes first."""

    since: Minute
    until: Minute
    zone: Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[\w+/-]+$")]
    """The time zone that they are meant in, such as Europe/Rome."""


class WebhookBody(Message):
    """An address that gets alerts, and how it wants them."""

    kind: WebhookKind
    url: AlertAddress
    language: AlertLanguage = "en"


class ChoiceBody(Message):
    """Whether you want to be told of your turns at a table."""

    is_on: bool


class AlertBrowser(Message):
    """A browser in which you're told."""

    browser: str
    """Such as `Firefox, Android`; empty: not known."""
    created: int
    is_this: bool


class WebhookView(Message):
    """Where your alerts go. `is_off`: too many in a row didn't arrive; save the address to try again."""

    kind: WebhookKind
    url: str
    is_off: bool


class AlertsView(Message):
    """How you're told that it's your turn. `key`: what a browser subscribes with."""

    key: str
    browsers: list[AlertBrowser]
    quiet: QuietBody | None
    webhook: WebhookView | None


class TableAlerts(Message):
    """Whether you're told of your turns at a table. `is_possible`: whether you're told of any."""

    is_on: bool
    is_possible: bool
