"""Who is told that it's their turn: those who aren't looking, once a turn, not in quiet hours."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa

from steeple.server.alerts import choices
from steeple.server.alerts.alerts import MOST_FAILURES
from steeple.server.store.erasure import erase_table
from steeple.server.store.schema import alert_settings, push_subscriptions, table_alerts
from steeple.server.tables import commands
from steeple.server.wall_clock import now
from steeple.words import say
from support.server.alert_services import Service, claims_of, listening
from support.server.alert_tables import SITE, AlertTables, Clock, Looker, alert_tables, nothing_heard
from support.server.postgres import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    async with listening(tmp_path) as running:
        yield running


@pytest.fixture
async def club(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[AlertTables]:
    """Ada and Ben, and a database of each kind."""
    async with alert_tables(url, monkeypatch) as process:
        await process.add_people("Ada", "Ben")
        yield process


@pytest.fixture
async def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[AlertTables]:
    """Ada and Ben, for what is the same on any database."""
    async with alert_tables(str(tmp_path / "steeple.sqlite"), monkeypatch) as process:
        await process.add_people("Ada", "Ben")
        yield process


# --- Telling ---


async def test_who_is_not_looking_is_told_once_a_turn(club: AlertTables, service: Service) -> None:
    browser = await club.subscribe("Ben", service.url("/ben"))
    table = await club.open("Ada", "Ben")
    await club.play_turn(table)
    await club.until_due()
    heard = await service.next()
    assert browser.read(heard) == {
        "title": say("en", "alert.turn", {"game": say("en", "title.campanile-2009", {})}),
        "body": "Ada has played.",
        "path": f"/t/{table.id}",
        "tag": table.id,
        "language": "en",
    }
    await club.until_due()
    await club.tables.get(table.id)
    club.alerts.on_change(table)  # as after a rebuild
    await club.until_due()
    assert nothing_heard(service)
    await club.play_turn(table)
    await club.play_turn(table)
    await club.until_due()
    assert browser.read(await service.next())["body"] == "Ada has played."
    assert nothing_heard(service)


async def test_a_message_is_signed_with_the_server_s_own_key(club: AlertTables, service: Service) -> None:
    await club.subscribe("Ben", service.url("/ben"))
    await club.play_turn(await club.open("Ada", "Ben"))
    await club.until_due()
    heard = await service.next()
    claims = claims_of(heard, club.alerts.push.public_key)
    assert (claims["aud"], claims["sub"]) == (service.url(""), SITE)
    assert now() / 1000 < claims["exp"] <= now() / 1000 + 24 * 3600 + 60
    assert int(heard.headers["TTL"]) > 0


async def test_a_message_has_no_cards_in_it(small: AlertTables, service: Service) -> None:
    browser = await small.subscribe("Ben", service.url("/ben"))
    await small.set_webhook("Ben", service.url("/hook"))
    table = await small.open("Ada", "Ben")
    await small.play_turn(table)
    await small.until_due()
    for heard in [await service.next(), await service.next()]:
        said = json.loads(heard.body) if heard.path == "/hook" else browser.read(heard)
        assert set(said) <= {"title", "body", "text", "path", "link", "tag", "language", "kind", "game", "by"}
        assert all(isinstance(value, str) and len(value) < 100 for value in said.values())


async def test_who_looks_at_the_table_is_not_told(club: AlertTables, service: Service) -> None:
    await club.subscribe("Ben", service.url("/ben"))
    table = await club.open("Ada", "Ben")
    looker = Looker("ben")
    table.listeners.append(looker)
    await club.play_turn(table)
    await club.until_due()
    table.listeners.remove(looker)
    club.alerts.on_change(table)
    await club.until_due()
    assert nothing_heard(service), "he has seen that it's his turn"


async def test_who_comes_in_time_is_not_told(club: AlertTables, service: Service) -> None:
    await club.subscribe("Ben", service.url("/ben"))
    table = await club.open("Ada", "Ben")
    await club.play_turn(table)
    await club.alerts.settled()
    club.alerts.on_arrival(table, "ben")
    await club.until_due()
    assert nothing_heard(service)


async def test_a_turn_that_is_over_is_not_told(club: AlertTables, service: Service) -> None:
    await club.subscribe("Ben", service.url("/ben"))
    table = await club.open("Ada", "Ben")
    await club.play_turn(table)
    await club.alerts.settled()
    await club.play_turn(table)
    await club.until_due()
    assert nothing_heard(service)


async def test_an_undo_does_not_make_the_same_turn_a_new_one(small: AlertTables, service: Service) -> None:
    await small.subscribe("Ben", service.url("/ben"))
    table = await small.open("Ada", "Ben")
    await small.play_turn(table)
    await small.until_due()
    await service.next()
    ply = table.state.ply
    await table.carry_out(commands.undo("ada"))
    if table.state.undo_request is not None:
        await table.carry_out(commands.answer("ben", True))
    await small.play_turn(table)
    assert table.state.ply == ply
    await small.until_due()
    assert nothing_heard(service)


async def test_a_bot_s_move_is_told_too(small: AlertTables, service: Service) -> None:
    browser = await small.subscribe("Ada", service.url("/ada"))
    table = await small.open("Ada", "Ben")
    await table.carry_out(commands.leave("ben", 1))
    await small.play_turn(table)
    while table.state.to_act == 1:
        await table.carry_out(commands.bot_act(table.state.number, table.state.playing().legal()[0]))
    await small.until_due()
    assert browser.read(await service.next())["body"] == "The game is waiting for you."


async def test_somebody_who_said_no_at_a_table_is_told_of_others_only(
    club: AlertTables, service: Service
) -> None:
    browser = await club.subscribe("Ben", service.url("/ben"))
    silent, other = await club.open("Ada", "Ben"), await club.open("Ada", "Ben")
    await club.store.change(lambda connection: choices.set_table_choice(connection, "ben", silent.id, False))
    await club.play_turn(silent)
    await club.play_turn(other)
    await club.until_due()
    assert browser.read(await service.next())["tag"] == other.id
    assert nothing_heard(service)


async def test_a_browser_that_came_later_is_not_told_of_what_was_before(
    small: AlertTables, service: Service
) -> None:
    table = await small.open("Ada", "Ben")
    await small.play_turn(table)
    browser = await small.subscribe("Ben", service.url("/ben"))
    later = sa.update(push_subscriptions).values(created=table.state.at + 1)
    await small.store.change(lambda connection: connection.execute(later))
    small.alerts.on_change(table)  # as when somebody opens the table again
    await small.until_due()
    assert nothing_heard(service)
    assert browser.endpoint


async def test_a_server_that_starts_again_tells_what_its_last_one_had_not(
    url: str, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with alert_tables(url, monkeypatch, clock) as first:
        await first.add_people("Ada", "Ben")
        browser = await first.subscribe("Ben", service.url("/ben"))
        table = await first.open("Ada", "Ben")
        await first.play_turn(table)
        await first.alerts.settled()
        key = first.alerts.push.public_key
    async with alert_tables(url, monkeypatch, clock) as second:
        await second.until_due()
        assert browser.read(await service.next())["tag"] == table.id
        assert second.alerts.push.public_key == key


async def test_of_two_processes_one_tells_and_one_that_is_looked_at_keeps_the_other_silent(
    postgres: Postgres, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, clock = postgres.fresh(), Clock()
    async with alert_tables(url, monkeypatch, clock) as one, alert_tables(url, monkeypatch, clock) as other:
        await one.add_people("Ada", "Ben")
        assert one.alerts.push.public_key == other.alerts.push.public_key
        browser = await one.subscribe("Ben", service.url("/ben"))
        other.alerts.add_person("ben")
        table = await one.open("Ada", "Ben")
        there = await other.tables.get(table.id)
        await one.play_turn(table)
        await there.catch_up()
        await one.alerts.settled()
        await other.until_due()
        await one.until_due()
        assert browser.read(await service.next())["tag"] == table.id
        assert nothing_heard(service)
        await one.play_turn(table)
        there.listeners.append(Looker("ben"))
        await one.play_turn(table)
        await one.alerts.settled()
        await there.catch_up()
        await other.alerts.settled()
        await one.until_due()
        assert nothing_heard(service)


# --- Quiet hours ---


async def test_in_quiet_hours_nothing_is_told_until_they_are_over(
    club: AlertTables, service: Service
) -> None:
    browser = await club.subscribe("Ben", service.url("/ben"))
    table = await club.open("Ada", "Ben")
    here = datetime.fromtimestamp(club.clock.now() / 1000, ZoneInfo("Asia/Tokyo"))
    minute = 60 * here.hour + here.minute
    since, until = (minute - 60) % 1440, (minute + 60) % 1440
    await club.store.change(
        lambda connection: choices.set_quiet_hours(connection, "ben", since, until, "Asia/Tokyo")
    )
    await club.play_turn(table)
    await club.until_due()
    assert nothing_heard(service)
    club.clock.ahead += 62 * 60_000
    await club.go_round()
    assert browser.read(await service.next())["tag"] == table.id


# --- Browsers that are gone ---


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_has_gone_is_forgotten(club: AlertTables, service: Service, status: int) -> None:
    service.answers["/ben"] = (status, {})
    await club.subscribe("Ben", service.url("/ben"))
    await club.play_turn(await club.open("Ada", "Ben"))
    await club.until_due()
    await service.next()
    assert await club.store.query(lambda connection: choices.subscriptions_of(connection, "ben")) == []


async def test_a_push_service_that_is_ill_keeps_its_browsers(small: AlertTables, service: Service) -> None:
    service.answers["/ben"] = (503, {})
    await small.subscribe("Ben", service.url("/ben"))
    await small.play_turn(await small.open("Ada", "Ben"))
    await small.until_due()
    await service.next()
    assert len(await small.store.query(lambda connection: choices.subscriptions_of(connection, "ben"))) == 1


async def test_who_signs_out_of_a_browser_is_not_told_there_any_more(
    club: AlertTables, service: Service
) -> None:
    await club.subscribe("Ben", service.url("/ben"))
    table = await club.open("Ada", "Ben")
    await club.store.end_session("ben", "Ben's")
    await club.play_turn(table)
    await club.until_due()
    assert nothing_heard(service)
    assert await club.store.query(choices.people_with_alerts) == set()


async def test_a_browser_tells_only_whoever_used_it_last(club: AlertTables, service: Service) -> None:
    await club.subscribe("Ben", service.url("/shared"))
    await club.subscribe("Ada", service.url("/shared"))
    assert await club.store.query(choices.people_with_alerts) == {"ada"}


async def test_a_person_has_at_most_ten_browsers(small: AlertTables, service: Service) -> None:
    from steeple.server.store.rows import SessionRow

    for number in range(choices.MOST_BROWSERS + 3):
        await small.store.add_session(SessionRow(f"session {number}", "ben", number, number + now(), ""))
        await small.subscribe("Ben", service.url(f"/{number}"), f"session {number}")
    found = await small.store.query(lambda connection: choices.subscriptions_of(connection, "ben"))
    assert len(found) == choices.MOST_BROWSERS


# --- Forgetting ---


async def test_who_is_forgotten_leaves_nothing_that_reaches_them(club: AlertTables, service: Service) -> None:
    await club.subscribe("Ben", service.url("/ben"))
    await club.set_webhook("Ben", service.url("/hook"))
    table = await club.open("Ada", "Ben")
    await club.play_turn(table)
    await club.alerts.settled()
    await club.store.erase_person("ben", now())

    def rows(connection: sa.Connection) -> int:
        return sum(
            len(connection.execute(sa.select(part).where(part.c.person == "ben")).all())
            for part in (push_subscriptions, alert_settings, table_alerts)
        )

    assert await club.store.query(rows) == 0
    await club.until_due()
    assert nothing_heard(service)


async def test_a_table_that_is_deleted_takes_its_alerts_along(club: AlertTables, service: Service) -> None:
    await club.subscribe("Ben", service.url("/ben"))
    table = await club.open("Ada", "Ben")
    await club.play_turn(table)
    await club.alerts.settled()
    assert await club.store.change(lambda connection: erase_table(connection, table.id))
    club.tables.forget(table.id)
    await club.until_due()
    assert nothing_heard(service)


# --- Webhooks ---


async def test_a_webhook_is_told_and_tried_again_a_few_times(club: AlertTables, service: Service) -> None:
    service.answers["/hook"] = (503, {})
    await club.set_webhook("Ben", service.url("/hook"))
    table = await club.open("Ada", "Ben")
    await club.play_turn(table)
    await club.until_due()
    assert [json.loads((await service.next()).body)["link"] for _ in range(3)] == 3 * [f"{SITE}/t/{table.id}"]
    assert nothing_heard(service)
    assert club.pauses == sorted(club.pauses)
    settings = await club.store.query(lambda connection: choices.settings_of(connection, "ben"))
    assert settings.webhook is not None
    assert settings.webhook.failures == 1


async def test_a_webhook_that_fails_again_and_again_is_left_alone(
    club: AlertTables, service: Service
) -> None:
    service.answers["/hook"] = (404, {})
    await club.set_webhook("Ben", service.url("/hook"))
    table = await club.open("Ada", "Ben")
    for _ in range(MOST_FAILURES + 2):
        await club.play_turn(table)
        await club.until_due()
        await club.play_turn(table)
    assert [(await service.next()).path for _ in range(MOST_FAILURES)] == MOST_FAILURES * ["/hook"]
    assert nothing_heard(service)


async def test_a_message_that_arrives_ends_the_count_of_failures(club: AlertTables, service: Service) -> None:
    await club.set_webhook("Ben", service.url("/hook"), failures=MOST_FAILURES - 1)
    await club.play_turn(await club.open("Ada", "Ben"))
    await club.until_due()
    await service.next()
    settings = await club.store.query(lambda connection: choices.settings_of(connection, "ben"))
    assert settings.webhook is not None
    assert settings.webhook.failures == 0


async def test_nobody_is_told_more_than_sixty_times_an_hour(small: AlertTables, service: Service) -> None:
    await small.set_webhook("Ben", service.url("/hook"))
    tables = [await small.open("Ada", "Ben") for _ in range(62)]
    for table in tables:
        await small.play_turn(table)
    await small.until_due()
    await small.go_round()
    assert service.heard.qsize() == 60
