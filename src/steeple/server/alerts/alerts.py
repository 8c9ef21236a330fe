"""The alerts of a process: noticing that it's the turn of somebody who isn't looking, and telling them.

A turn is noted when it begins, and told a moment later, unless they have come to the table in any process by
then. It's told once, by whichever process takes it from the database first. In quiet hours it waits for their
end, and isn't told at all if it's over by then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from steeple.errors import Refused, StoreError, UnreadableTable
from steeple.server.alerts import choices, due
from steeple.server.alerts.choices import AlertSettings, Subscription, WebhookRow
from steeple.server.alerts.due import DueAlert
from steeple.server.alerts.outbound import NotDelivered, Outbound
from steeple.server.alerts.push import GONE, Push
from steeple.server.alerts.quiet import QuietHours
from steeple.server.alerts.sentences import Turn
from steeple.server.alerts.webhook import Webhooks
from steeple.server.http.rate_limits import Limits
from steeple.server.store.store import Store
from steeple.server.tables.live import LiveTable
from steeple.server.tables.registry import Tables
from steeple.server.tables.state import TableState
from steeple.server.wall_clock import now

_LOG = logging.getLogger(__name__)

ROUND_SECONDS = 1.0
"""How often we look for people who are to be told."""

GRACE = 5_000
"""Milliseconds that a turn has begun before it's told: who looks at the table needn't be."""

MOST_AT_ONCE = 50
MOST_FAILURES = 5
"""Alerts in a row that didn't arrive, after which a webhook is left alone until its owner saves it again."""

_REFRESH_SECONDS = 20.0
"""How often we ask who wants alerts, in case they said so in another process."""


@dataclass(frozen=True)
class Chosen:
    """How to reach somebody about a table."""

    settings: AlertSettings
    subscriptions: list[Subscription]
    is_on: bool

    @property
    def quiet(self) -> QuietHours | None:
        since, until, zone = self.settings.since, self.settings.until, self.settings.zone
        return None if since is None or until is None or zone is None else QuietHours(since, until, zone)


class Alerts:
    """Tells people that it's their turn."""

    def __init__(
        self, store: Store, secret: str, limits: Limits, outbound: Outbound, grace: int = GRACE
    ) -> None:
        """`secret`: what the server's key for Web Push is made from."""
        self.store = store
        self.push = Push(secret, outbound)
        self.webhooks = Webhooks(outbound)
        self._limits = limits
        self._outbound = outbound
        self._grace = grace
        self._people: set[str] = set()
        """Those who want to be told somewhere."""
        self._joined = 0
        """How many have said so here."""
        self._refresh_at = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    def add_person(self, person: str) -> None:
        """Somebody wants to be told from now on."""
        self._people.add(person)
        self._joined += 1

    # --- Noticing ---

    def on_change(self, table: LiveTable) -> None:
        """Something happened at a table: note whose turn it is, if they want to be told."""
        person = whose_turn(table.state)
        if person is None or person not in self._people:
            return
        if person in table.connected_people():
            self.on_arrival(table, person)
            return
        alert = DueAlert(person, table.id, table.state.ply, now() + self._grace)
        self._write(lambda connection: due.plan_alert(connection, alert))

    def on_arrival(self, table: LiveTable, person: str | None) -> None:
        """Somebody looks at a table: they needn't be told of this turn."""
        if person is not None and person in self._people:
            seen, ply = table.id, table.state.ply
            self._write(lambda connection: due.note_seen(connection, person, seen, ply))

    def _write(self, change: Callable[[sa.Connection], None]) -> None:
        self._begin(self._store_change(change))

    async def _store_change(self, change: Callable[[sa.Connection], None]) -> None:
        try:
            await self.store.change(change)
        except StoreError as error:  # an alert less: the page shows whose turn it is
            _LOG.warning("an alert couldn't be noted: %s", error)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _LOG.error("an alert failed", exc_info=error)

    # --- Telling ---

    async def go_round(self, tables: Tables) -> None:
        """Tell everybody whose alert is due. Raises StoreError."""
        if time.monotonic() >= self._refresh_at:
            joined, found = self._joined, await self.store.query(choices.people_with_alerts)
            if joined == self._joined:  # otherwise somebody may be missing
                self._people, self._refresh_at = found, time.monotonic() + _REFRESH_SECONDS
        if not self._people:
            return
        at = now()
        for alert in await self.store.query(lambda connection: due.due_alerts(connection, at, MOST_AT_ONCE)):
            await self._settle(alert, tables, at)

    async def _settle(self, alert: DueAlert, tables: Tables, at: int) -> None:
        chosen = await self.store.query(lambda connection: _chosen(connection, alert))
        if chosen.quiet is not None and (later := chosen.quiet.end(at)) is not None:
            await self.store.change(lambda connection: due.put_off(connection, alert, later))
            return
        if not await self.store.change(lambda connection: due.take_alert(connection, alert)):
            return
        if not chosen.is_on:
            return
        try:
            table = await tables.get(alert.table)
        except (Refused, UnreadableTable):  # it's gone, or nobody can play there
            return
        state = table.state
        is_still = whose_turn(state) == alert.person and state.ply == alert.ply
        if not is_still or alert.person in table.connected_people():
            return
        try:
            self._limits.check("alert", alert.person)
        except Refused:
            return
        turn = Turn(table.id, state.data.game, who_played(state))
        for subscription in chosen.subscriptions:
            if subscription.created <= state.at:
                self._begin(self._tell_browser(subscription, turn))
        webhook = chosen.settings.webhook
        if webhook is not None and webhook.failures < MOST_FAILURES and webhook.created <= state.at:
            self._begin(self._tell_webhook(alert.person, webhook, turn))

    async def _tell_browser(self, subscription: Subscription, turn: Turn) -> None:
        try:
            await self.push.send(subscription, turn)
        except NotDelivered as error:
            if error.status in GONE:
                await self._store_change(
                    lambda connection: choices.drop_subscription(connection, subscription.id)
                )

    async def _tell_webhook(self, person: str, webhook: WebhookRow, turn: Turn) -> None:
        try:
            await self.webhooks.send(webhook, turn)
        except (NotDelivered, Refused):
            await self._store_change(
                lambda connection: choices.count_failure(connection, person, webhook.url)
            )
        else:
            if webhook.failures:
                await self._store_change(
                    lambda connection: choices.clear_failures(connection, person, webhook.url)
                )

    async def settled(self) -> None:
        """Wait until everything that has begun is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        """Stop telling people."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._outbound.close()


def _chosen(connection: sa.Connection, alert: DueAlert) -> Chosen:
    return Chosen(
        choices.settings_of(connection, alert.person),
        choices.subscriptions_of(connection, alert.person),
        choices.table_choice(connection, alert.person, alert.table),
    )


def whose_turn(state: TableState) -> str | None:
    """The person whose turn begins: who is to act, and didn't act last. None: a bot, or nobody."""
    seat = state.to_act
    if seat is None or not state.seats[seat].is_person:
        return None
    person = state.seats[seat].person
    last = state.seats[state.actors[-1]] if state.actors else None
    return None if last is not None and last.is_person and last.person == person else person


def who_played(state: TableState) -> str | None:
    """The name of the person who acted last; None: a bot did, or nobody has."""
    if not state.actors or not state.seats[state.actors[-1]].is_person:
        return None
    return state.seats[state.actors[-1]].name
