"""Tables in this process whose people want alerts: no server, a real database, a clock that can be set."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from steeple.server.alerts import alerts as alerts_module
from steeple.server.alerts import choices
from steeple.server.alerts.alerts import GRACE, Alerts
from steeple.server.alerts.choices import Subscription, WebhookRow
from steeple.server.alerts.push import PUSH_KEY
from steeple.server.http.rate_limits import Limits
from steeple.server.metrics import Metrics
from steeple.server.protocol.bodies import NewTable
from steeple.server.protocol.shapes import SeatChoice
from steeple.server.seeds import SeedSource
from steeple.server.store.heartbeat import Heartbeat
from steeple.server.store.rows import PersonRow, SessionRow
from steeple.server.store.store import Store
from steeple.server.tables import commands
from steeple.server.tables.live import LiveTable
from steeple.server.tables.opening import Opening, open_table
from steeple.server.tables.registry import Tables
from steeple.server.wall_clock import now
from support.server.alert_services import PushBrowser, Service, here

SITE = "https://club.example"


@dataclass
class Looker:
    """Somebody who looks at a table."""

    person: str | None
    address: str = "192.0.2.1"
    heard: list[str] = field(default_factory=list)

    def send(self, text: str) -> None:
        self.heard.append(text)


@dataclass
class Clock:
    """What the alerts take for the present: later than it is by `ahead` milliseconds."""

    ahead: int = 0

    def now(self) -> int:
        return now() + self.ahead


class AlertTables:
    """A process as far as alerts are concerned."""

    def __init__(self, store: Store, secret: str, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.alerts = Alerts(store, secret, Limits(), here())
        self.alerts.webhooks._pause = self._no_pause
        self.pauses: list[float] = []
        heartbeat = Heartbeat("here", store, lambda: None)
        self.tables = Tables(store, Metrics(), heartbeat, self.alerts.on_change)
        self.opening = Opening(store, self.tables, SeedSource("tests"), None)

    async def _no_pause(self, seconds: float) -> None:
        self.pauses.append(seconds)

    async def add_people(self, *names: str) -> None:
        """Guests, each with a session of the same name."""
        for name in names:
            await self.store.add_person(PersonRow(name.lower(), name, None, None, 0, now()))
            await self.store.add_session(SessionRow(f"{name}'s", name.lower(), now(), now(), "Firefox"))

    async def open(self, *people: str, game: str = "campanile-2009") -> LiveTable:
        """A table where these people play, the first as its host."""
        host = await self.store.person(people[0].lower())
        assert host is not None
        wanted = NewTable(
            game=game,
            players=len(people),
            seats=[SeatChoice(kind="me"), *(SeatChoice(kind="open") for _ in people[1:])],
            order="given",
        )
        table = await self.tables.get(await open_table(self.opening, host, wanted))
        for name in people[1:]:
            await table.carry_out(commands.join(name.lower(), name, None))
        return table

    async def subscribe(self, name: str, endpoint: str, session: str = "") -> PushBrowser:
        """Have somebody told in a browser."""
        browser = PushBrowser(endpoint)
        added = Subscription(
            session or f"{name}'s",
            name.lower(),
            endpoint,
            **browser.keys,
            language="en",
            site=SITE,
            created=0,
        )
        await self.store.change(lambda connection: choices.add_subscription(connection, added))
        self.alerts.add_person(name.lower())
        return browser

    async def set_webhook(self, name: str, url: str, kind: str = "json", failures: int = 0) -> None:
        """Have somebody told through a webhook."""
        row = WebhookRow(kind, url, "en", SITE, 0, failures)
        await self.store.change(lambda connection: choices.set_webhook(connection, name.lower(), row))
        self.alerts.add_person(name.lower())

    async def play_turn(self, table: LiveTable) -> str:
        """Play for whoever is to act until somebody else is; the id of who played."""
        seat = table.state.to_act
        assert seat is not None
        person = table.state.seats[seat].person
        assert person is not None
        while table.state.to_act == seat:
            action = table.state.playing().legal()[0]
            await table.carry_out(commands.act(person, table.state.ply, action))
        return person

    async def until_due(self) -> None:
        """Let the grace pass, and tell whoever is to be told."""
        await self.alerts.settled()
        self.clock.ahead += GRACE + 1
        await self.go_round()

    async def go_round(self) -> None:
        """Tell whoever is to be told now."""
        await self.alerts.go_round(self.tables)
        await self.alerts.settled()


@asynccontextmanager
async def alert_tables(
    url: str, monkeypatch: pytest.MonkeyPatch, clock: Clock | None = None
) -> AsyncIterator[AlertTables]:
    """A process on a database."""
    store = await Store.open(url)
    process = AlertTables(store, await store.secret(PUSH_KEY), clock or Clock())
    monkeypatch.setattr(alerts_module, "now", process.clock.now)
    try:
        yield process
    finally:
        await process.alerts.close()
        await store.close()


def nothing_heard(service: Service) -> bool:
    """Whether nothing has arrived that a test hasn't looked at."""
    return service.heard.empty()
