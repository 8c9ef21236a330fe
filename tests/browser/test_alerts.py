"""Choosing how to be told that it's one's turn, and a phone that stays awake and buzzes."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from steeple.words import say
from support.browser.hands import BY_POINTING, play_on
from support.browser.table import new_table
from support.browser.visitor import Visitor, Visitors

pytestmark = pytest.mark.anyio
GAME = "campanile-2009"

PUSH = """
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = () => Promise.resolve("granted");
    let made = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(made);
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        const curve = { name: "ECDH", namedCurve: "P-256" };
        const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
        const point = await crypto.subtle.exportKey("raw", pair.publicKey);
        const keys = { p256dh: point, auth: new ArrayBuffer(16) };
        const text = applicationServerKey.replaceAll("-", "+").replaceAll("_", "/");
        made = {
            endpoint: "https://push.example/subscription",
            options: { applicationServerKey: Uint8Array.from(atob(text), (a) => a.charCodeAt(0)).buffer },
            getKey: (name) => keys[name],
            unsubscribe: async () => ((made = null), true),
        };
        return made;
    };
"""
"""A browser whose maker runs a push service: the one for tests has none."""

RENEWED = """async () => {
    const curve = { name: "ECDH", namedCurve: "P-256" };
    const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
    const point = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
    const packed = (bytes) => btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    PushManager.prototype.subscribe = async () => ({ toJSON: () => ({
        endpoint: "https://push.example/renewed",
        keys: { p256dh: packed(point), auth: packed(new Uint8Array(16)) },
    }) });
    const event = new ExtendableEvent("pushsubscriptionchange");
    const waits = [];
    event.waitUntil = (promise) => waits.push(promise);
    self.dispatchEvent(event);
    await Promise.all(waits);
}"""
"""The push service ends this browser's subscription while no page is open."""

AWAKE = """
    window.locks = [];
    Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
        const lock = { released: false, release: async () => { lock.released = true; } };
        window.locks.push(lock);
        return lock;
    } } });
    window.buzzes = 0;
    navigator.vibrate = () => ((window.buzzes += 1), true);
"""
"""Chromium without a window has no screen to keep on, so this writes down what it's asked to do."""

HELD = "locks.filter((lock) => !lock.released).length"


async def subscribed(visitors: Visitors) -> tuple[Visitor, Locator]:
    """Somebody whose browser is told about their turns, and the switch for that."""
    ada = await visitors.come(name="Ada", keeps_pages=True)
    await ada.page.add_init_script(PUSH)
    await ada.go("/me")
    push = ada.page.get_by_role("switch", name=say("en", "alerts.push", {}), exact=True)
    await push.click()
    await expect(push).to_be_checked()
    return ada, push


async def test_a_browser_is_told_and_not_told_any_more(visitors: Visitors) -> None:
    ada, push = await subscribed(visitors)
    assert [one["is_this"] for one in (await ada.get("/api/alerts"))["browsers"]] == [True]
    await push.click()
    await expect(push).not_to_be_checked()
    assert (await ada.get("/api/alerts"))["browsers"] == []


async def test_a_subscription_that_the_push_service_ends_is_renewed(visitors: Visitors) -> None:
    ada, _ = await subscribed(visitors)
    (worker,) = ada.page.context.service_workers
    await worker.evaluate(RENEWED)
    (kept,) = (await ada.get("/api/me/export"))["alerts"]["browsers"]
    assert (kept["endpoint"], kept["language"]) == ("https://push.example/renewed", "en")


async def test_a_browser_without_a_push_service_says_so(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada", keeps_pages=True)
    none = "PushManager.prototype.subscribe = () => Promise.reject(new Error());"
    await ada.page.add_init_script(PUSH + none)
    await ada.go("/me")
    await ada.page.get_by_role("switch", name=say("en", "alerts.push", {}), exact=True).click()
    await expect(ada.page.get_by_text(say("en", "alerts.push.failed", {}))).to_be_visible()


async def test_quiet_hours_are_chosen_in_the_reader_s_own_time(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go("/me")
    await ada.page.get_by_role("switch", name=say("en", "alerts.quiet", {}), exact=True).click()
    since = ada.page.get_by_label(say("en", "alerts.quiet.since", {}), exact=True)
    await expect(since).to_have_value("22:00")
    await since.fill("23:30")
    await since.blur()
    await expect(ada.page.get_by_text(say("en", "alerts.saved", {}))).to_be_visible()
    zone = await ada.page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert (await ada.get("/api/alerts"))["quiet"] == {"since": 23 * 60 + 30, "until": 7 * 60, "zone": zone}


async def test_a_webhook_is_saved_refused_tested_and_removed(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.go("/me")
    address = ada.page.get_by_label(say("en", "alerts.webhook.url", {}), exact=True)
    save = ada.page.get_by_role("button", name=say("en", "alerts.webhook.save", {}), exact=True)
    await ada.page.get_by_label("Slack").check()
    await address.fill("https://127.0.0.1/hook")
    await save.click()
    refusal = say("en", "refusal.bad-alert-address", {})
    await expect(ada.page.get_by_text(refusal[1:])).to_be_visible()
    await address.fill("https://hooks.invalid/1")
    await save.click()
    await expect(ada.page.get_by_text(say("en", "alerts.webhook.done", {}))).to_be_visible()
    assert (await ada.get("/api/alerts"))["webhook"]["kind"] == "slack"
    await ada.page.get_by_role("button", name=say("en", "alerts.webhook.test", {}), exact=True).click()
    await expect(ada.page.get_by_text(say("en", "refusal.webhook-failed", {})[1:])).to_be_visible()
    await ada.page.get_by_role("button", name=say("en", "alerts.webhook.remove", {}), exact=True).click()
    await expect(ada.page.get_by_text(say("en", "alerts.webhook.removed", {}))).to_be_visible()
    assert (await ada.get("/api/alerts"))["webhook"] is None


async def test_a_table_is_silenced_in_its_menu_by_whoever_is_told_of_turns(visitors: Visitors) -> None:
    ada = await visitors.come(name="Ada")
    await ada.post("/api/alerts/webhook", {"kind": "json", "url": "https://hooks.invalid/1"})
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    await ada.page.get_by_role("button", name=say("en", "table.menu", {}), exact=True).first.click()
    alerts = ada.page.get_by_label(say("en", "alerts.table", {}))
    await expect(alerts).to_be_checked()
    async with ada.page.expect_response("**/api/alerts/tables/*"):
        await alerts.uncheck()
    assert (await ada.get(f"/api/alerts/tables/{table.id}"))["is_on"] is False


async def test_a_phone_stays_awake_and_buzzes_when_it_is_the_reader_s_turn(visitors: Visitors) -> None:
    ada = await visitors.come("phone", name="Ada", vibrate=True)
    await ada.page.add_init_script(AWAKE)
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    await ada.page.wait_for_function(f"{HELD} === 1")
    assert await ada.page.evaluate("buzzes") == 0, "what was there on arrival is no news"
    await play_on(table, BY_POINTING[GAME], most=3)
    await table.until_turn()
    await ada.page.wait_for_function("buzzes === 1")
    await ada.page.wait_for_function(f"{HELD} === 1")
    await ada.page.get_by_role("link", name="Steeple").first.click()
    await ada.page.wait_for_function(f"{HELD} === 0")


async def test_nothing_buzzes_by_default(visitors: Visitors) -> None:
    ada = await visitors.come("phone", name="Ada")
    await ada.page.add_init_script(AWAKE)
    table = await (await new_table(ada, GAME)).open()
    await table.until_turn()
    await play_on(table, BY_POINTING[GAME], most=3)
    await table.until_turn()
    assert await ada.page.evaluate("buzzes") == 0
