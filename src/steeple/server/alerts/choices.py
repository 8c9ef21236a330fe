"""What people have chosen about alerts, as the database has it: browsers to tell, webhooks, quiet hours."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from steeple.kernel.game import Json
from steeple.server.store.schema import alert_settings, push_subscriptions, sessions, table_alerts

MOST_BROWSERS = 10
"""Subscriptions that one person may have; the oldest go first."""


@dataclass(frozen=True)
class Subscription:
    """A browser that wants to be told. `key` and `auth` are what messages to it are encrypted with."""

    session: str
    person: str
    endpoint: str
    key: str
    auth: str
    language: str
    site: str
    """Where its owner finds this server, such as https://club.example."""
    created: int

    @property
    def id(self) -> str:
        """A name for it that tells nobody where it is."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


@dataclass(frozen=True)
class WebhookRow:
    """An address that gets a person's alerts. `failures`: how many in a row didn't arrive."""

    kind: str
    url: str
    language: str
    site: str
    created: int
    failures: int = 0


@dataclass(frozen=True)
class AlertSettings:
    """What somebody has chosen. `since` and `until` are minutes of the day."""

    webhook: WebhookRow | None = None
    since: int | None = None
    until: int | None = None
    zone: str | None = None


def add_subscription(connection: sa.Connection, added: Subscription) -> None:
    """Add a browser, in place of what it said before. The same browser never tells two people."""
    same = sa.or_(push_subscriptions.c.session == added.session, push_subscriptions.c.id == added.id)
    connection.execute(sa.delete(push_subscriptions).where(same))
    theirs = push_subscriptions.c.person == added.person
    latest = sa.select(push_subscriptions.c.id).where(theirs)
    latest = latest.order_by(push_subscriptions.c.created.desc(), push_subscriptions.c.id)
    kept = list(connection.execute(latest.limit(MOST_BROWSERS - 1)).scalars())
    connection.execute(sa.delete(push_subscriptions).where(theirs, push_subscriptions.c.id.not_in(kept)))
    connection.execute(sa.insert(push_subscriptions), {"id": added.id, **asdict(added)})


def language_in(connection: sa.Connection, session: str) -> str | None:
    """The language in which the browser of a session is told; None: it isn't told anything."""
    here = push_subscriptions.c.session == session
    found = connection.execute(sa.select(push_subscriptions.c.language).where(here)).scalar_one_or_none()
    return None if found is None else str(found)


def drop_subscription(connection: sa.Connection, id: str) -> None:
    """Forget a browser that doesn't want to be told any more."""
    connection.execute(sa.delete(push_subscriptions).where(push_subscriptions.c.id == id))


def drop_session(connection: sa.Connection, session: str) -> None:
    """Forget the browser of a session."""
    connection.execute(sa.delete(push_subscriptions).where(push_subscriptions.c.session == session))


def subscriptions_of(connection: sa.Connection, person: str) -> list[Subscription]:
    """The browsers where somebody wants to be told and is signed in, the latest first."""
    query = sa.select(push_subscriptions).where(push_subscriptions.c.person == person)
    rows = connection.execute(query.order_by(push_subscriptions.c.created.desc())).mappings()
    return [Subscription(**{name: value for name, value in row.items() if name != "id"}) for row in rows]


def browsers_of(connection: sa.Connection, person: str) -> list[tuple[str, str, int]]:
    """The same browsers: session, what kind of browser it is, and since when."""
    joined = push_subscriptions.join(sessions, sessions.c.id == push_subscriptions.c.session)
    columns = (sessions.c.id, sessions.c.browser, push_subscriptions.c.created)
    query = sa.select(*columns).select_from(joined).where(push_subscriptions.c.person == person)
    return [
        (row.id, row.browser, row.created)
        for row in connection.execute(query.order_by(push_subscriptions.c.created.desc()))
    ]


def settings_of(connection: sa.Connection, person: str) -> AlertSettings:
    """What somebody has chosen, if anything."""
    row = connection.execute(sa.select(alert_settings).where(alert_settings.c.person == person)).first()
    if row is None:
        return AlertSettings()
    webhook = (
        None
        if row.webhook is None
        else WebhookRow(row.kind, row.webhook, row.language, row.site, row.created, row.failures)
    )
    return AlertSettings(webhook, row.quiet_since, row.quiet_until, row.zone)


def set_webhook(connection: sa.Connection, person: str, webhook: WebhookRow | None) -> None:
    """Change where somebody's alerts go, apart from their browsers."""
    values: dict[str, object]
    if webhook is None:
        values = {**dict.fromkeys(("kind", "webhook", "language", "site", "created")), "failures": 0}
    else:
        values = asdict(webhook)
        values["webhook"] = values.pop("url")
    _change_settings(connection, person, values)


def set_quiet_hours(
    connection: sa.Connection, person: str, since: int | None, until: int | None, zone: str | None
) -> None:
    """Change when somebody doesn't want to be told anything."""
    _change_settings(connection, person, {"quiet_since": since, "quiet_until": until, "zone": zone})


def _change_settings(connection: sa.Connection, person: str, values: Mapping[str, object]) -> None:
    first = {"person": person, "failures": 0, **values}
    upsert = upsert_into(connection, alert_settings).values(first)
    connection.execute(upsert.on_conflict_do_update(index_elements=["person"], set_=values))


def count_failure(connection: sa.Connection, person: str, url: str) -> None:
    """Note that an alert didn't arrive at somebody's webhook, if it's still the same one."""
    here = (alert_settings.c.person == person, alert_settings.c.webhook == url)
    more = sa.update(alert_settings).where(*here).values(failures=alert_settings.c.failures + 1)
    connection.execute(more)


def clear_failures(connection: sa.Connection, person: str, url: str) -> None:
    """Note that an alert has arrived at somebody's webhook."""
    here = (alert_settings.c.person == person, alert_settings.c.webhook == url)
    connection.execute(sa.update(alert_settings).where(*here).values(failures=0))


def set_table_choice(connection: sa.Connection, person: str, table: str, is_on: bool) -> None:
    """Choose whether somebody is told of their turns at a table."""
    first = {"person": person, "table": table, "ply": -1, "due": None, "is_on": is_on}
    upsert = upsert_into(connection, table_alerts).values(first)
    change: dict[str, object] = {"is_on": is_on}
    connection.execute(upsert.on_conflict_do_update(index_elements=["person", "table"], set_=change))


def table_choice(connection: sa.Connection, person: str, table: str) -> bool:
    """Whether somebody wants to be told of their turns at a table; they do unless they said no."""
    here = (table_alerts.c.person == person, table_alerts.c.table == table)
    found = connection.execute(sa.select(table_alerts.c.is_on).where(*here)).scalar_one_or_none()
    return found is None or bool(found)


def silent_tables(connection: sa.Connection, person: str) -> list[str]:
    """The tables of which somebody doesn't want to be told."""
    wanted = (table_alerts.c.person == person, table_alerts.c.is_on.is_(False))
    return sorted(connection.execute(sa.select(table_alerts.c.table).where(*wanted)).scalars())


def people_with_alerts(connection: sa.Connection, person: str | None = None) -> set[str]:
    """Everybody who wants to be told somewhere; `person`: only this one, if they do."""
    browsers = sa.select(push_subscriptions.c.person)
    webhooks = sa.select(alert_settings.c.person).where(alert_settings.c.webhook.is_not(None))
    if person is not None:
        browsers = browsers.where(push_subscriptions.c.person == person)
        webhooks = webhooks.where(alert_settings.c.person == person)
    return set(connection.execute(sa.union(browsers, webhooks)).scalars())


def everything_of(connection: sa.Connection, person: str) -> Json:
    """All that is kept about somebody's alerts, for themselves."""
    settings = settings_of(connection, person)
    return {
        "browsers": [
            {"endpoint": one.endpoint, "language": one.language, "created": one.created}
            for one in subscriptions_of(connection, person)
        ],
        "webhook": settings.webhook and {"kind": settings.webhook.kind, "url": settings.webhook.url},
        "quiet": {"since": settings.since, "until": settings.until, "zone": settings.zone},
        "silent_tables": silent_tables(connection, person),
    }


def upsert_into(connection: sa.Connection, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what happens if the row is there already."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
