"""Alerts: where you want to be told that it's your turn, when not, and at which tables."""

from __future__ import annotations

import sqlalchemy as sa
from fastapi import Request

from steeple.errors import Refused
from steeple.server.alerts import choices
from steeple.server.alerts.alerts import MOST_FAILURES
from steeple.server.alerts.choices import AlertSettings, Subscription, WebhookRow
from steeple.server.alerts.outbound import NotDelivered, check_url
from steeple.server.alerts.push import check_subscription
from steeple.server.alerts.quiet import find_zone
from steeple.server.alerts.sentences import known
from steeple.server.http.accounts import Calling, SignedIn
from steeple.server.http.link_cards import language_of
from steeple.server.http.routes.dependencies import AtTable, CurrentProcess, part
from steeple.server.http.site import site_of
from steeple.server.process import Process
from steeple.server.protocol.alert_bodies import (
    AlertBrowser,
    AlertsView,
    ChoiceBody,
    PushBody,
    QuietBody,
    TableAlerts,
    WebhookBody,
    WebhookView,
)
from steeple.server.store.rows import PersonRow
from steeple.server.wall_clock import now
from steeple.words import say

router = part("/api/alerts", "alerts")


@router.get("")
async def get_alerts(person: SignedIn, caller: Calling, process: CurrentProcess) -> AlertsView:
    """How you're told that it's your turn."""
    here = caller.session if caller else None

    def look(connection: sa.Connection) -> tuple[AlertSettings, list[tuple[str, str, int]]]:
        return choices.settings_of(connection, person.id), choices.browsers_of(connection, person.id)

    settings, browsers = await process.store.query(look)
    return AlertsView(
        key=process.alerts.push.public_key,
        browsers=[
            AlertBrowser(browser=browser, created=created, is_this=session == here)
            for session, browser, created in browsers
        ],
        quiet=_quiet(settings),
        webhook=_webhook(settings.webhook),
    )


def _quiet(settings: AlertSettings) -> QuietBody | None:
    if settings.since is None or settings.until is None or settings.zone is None:
        return None
    return QuietBody(since=settings.since, until=settings.until, zone=settings.zone)


def _webhook(webhook: WebhookRow | None) -> WebhookView | None:
    if webhook is None:
        return None
    is_off = webhook.failures >= MOST_FAILURES
    return WebhookView.model_validate({"kind": webhook.kind, "url": webhook.url, "is_off": is_off})


@router.post("/push")
async def post_push(
    body: PushBody, request: Request, person: SignedIn, caller: Calling, process: CurrentProcess
) -> AlertsView:
    """Be told in this browser."""
    if caller is None or caller.session is None:  # a cookie of release 0.1 that /api/me would exchange
        raise Refused("load this page again, then choose it once more", code="not-signed-in")
    session = caller.session
    check_subscription(body.endpoint, body.key, body.auth)
    language = body.language or await process.store.query(
        lambda connection: choices.language_in(connection, session)
    )
    added = Subscription(
        session=session,
        person=person.id,
        endpoint=body.endpoint,
        key=body.key,
        auth=body.auth,
        language=known(language or language_of(request)),
        site=site_of(request),
        created=now(),
    )
    await process.store.change(lambda connection: choices.add_subscription(connection, added))
    process.alerts.add_person(person.id)
    return await get_alerts(person, caller, process)


@router.post("/push/remove")
async def post_push_remove(person: SignedIn, caller: Calling, process: CurrentProcess) -> AlertsView:
    """Don't be told in this browser any more."""
    session = caller.session if caller else None
    if session is not None:
        await process.store.change(lambda connection: choices.drop_session(connection, session))
    return await get_alerts(person, caller, process)


@router.post("/quiet")
async def post_quiet(
    body: QuietBody, person: SignedIn, caller: Calling, process: CurrentProcess
) -> AlertsView:
    """Choose your quiet hours."""
    find_zone(body.zone)
    await process.store.change(
        lambda connection: choices.set_quiet_hours(connection, person.id, body.since, body.until, body.zone)
    )
    return await get_alerts(person, caller, process)


@router.post("/quiet/remove")
async def post_quiet_remove(person: SignedIn, caller: Calling, process: CurrentProcess) -> AlertsView:
    """Have no quiet hours."""
    await process.store.change(
        lambda connection: choices.set_quiet_hours(connection, person.id, None, None, None)
    )
    return await get_alerts(person, caller, process)


@router.post("/webhook")
async def post_webhook(
    body: WebhookBody, request: Request, person: SignedIn, caller: Calling, process: CurrentProcess
) -> AlertsView:
    """Choose an address that gets your alerts."""
    check_url(body.url)
    webhook = WebhookRow(body.kind, body.url, known(body.language), site_of(request), now())
    await process.store.change(lambda connection: choices.set_webhook(connection, person.id, webhook))
    process.alerts.add_person(person.id)
    return await get_alerts(person, caller, process)


@router.post("/webhook/remove")
async def post_webhook_remove(person: SignedIn, caller: Calling, process: CurrentProcess) -> AlertsView:
    """Have no webhook."""
    await process.store.change(lambda connection: choices.set_webhook(connection, person.id, None))
    return await get_alerts(person, caller, process)


@router.post("/webhook/test")
async def post_webhook_test(person: SignedIn, caller: Calling, process: CurrentProcess) -> AlertsView:
    """Send a message to your webhook, to see whether it arrives."""
    process.limits.check("alert-test", person.id)
    settings = await process.store.query(lambda connection: choices.settings_of(connection, person.id))
    webhook = settings.webhook
    if webhook is None:
        raise Refused("you have no webhook: save its address first", code="no-webhook")
    await _test(process, person, webhook)
    return await get_alerts(person, caller, process)


async def _test(process: Process, person: PersonRow, webhook: WebhookRow) -> None:
    """Send a test. If it arrives, the webhook is used again. Raises Refused."""
    language = webhook.language
    title, text = say(language, "alert.test", {}), say(language, "alert.test.more", {})
    try:
        await process.alerts.webhooks.test(webhook, title, text)
    except NotDelivered as error:
        raise Refused(f"the message didn't arrive: {error}", code="webhook-failed") from error
    await process.store.change(lambda connection: choices.clear_failures(connection, person.id, webhook.url))


@router.get("/tables/{id}")
async def get_table_alerts(table: AtTable, person: SignedIn, process: CurrentProcess) -> TableAlerts:
    """Whether you're told of your turns at a table."""

    def look(connection: sa.Connection) -> TableAlerts:
        is_possible = person.id in choices.people_with_alerts(connection, person.id)
        return TableAlerts(
            is_on=choices.table_choice(connection, person.id, table.id), is_possible=is_possible
        )

    return await process.store.query(look)


@router.post("/tables/{id}")
async def post_table_alerts(
    body: ChoiceBody, table: AtTable, person: SignedIn, process: CurrentProcess
) -> TableAlerts:
    """Choose whether you're told of your turns at a table where you sit."""
    if not table.state.seats_of(person.id):
        raise Refused("you don't sit at this table", code="not-your-seat")
    await process.store.change(
        lambda connection: choices.set_table_choice(connection, person.id, table.id, body.is_on)
    )
    return await get_table_alerts(table, person, process)
