/** This browser's subscription to push messages. The server is told of it, and sends them when it's the reader's turn. */

import { ApiProblem, post } from "../../server/api";
import type { AlertsView, Problem, PushBody } from "../../server/messages";
import { settings } from "../settings.svelte";

const FAILED: Problem = {
  code: "push-failed",
  sentence: "the browser's push service doesn't answer",
  rule: null,
  words: { key: "alerts.push.failed", values: {} },
};

/** Whether this browser can be told while its pages are closed. */
export const canPush =
  import.meta.env.PROD && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const isDenied = (): boolean => canPush && Notification.permission === "denied";

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/worker.js"); // it may not have been started yet
  return navigator.serviceWorker.ready;
}

/** Be told in this browser. Browsers ask the reader first; null: they said no. */
export async function subscribe(key: string): Promise<AlertsView | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const made = await subscribed(key).catch(() => null);
  if (!made) throw new ApiProblem(FAILED, 0);
  return tell(made);
}

async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await registration();
  const old = await pushManager.getSubscription();
  if (old && !hasKey(old, key)) await old.unsubscribe(); // the server has another key now
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Don't be told in this browser any more. */
export async function unsubscribe(): Promise<AlertsView> {
  await forget();
  return post<AlertsView>("/api/alerts/push/remove");
}

/** End the subscription in the browser alone: the reader has signed out, and the server has forgotten it. */
export async function forget(): Promise<void> {
  if (!canPush) return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  await found?.unsubscribe();
}

/** Tell the server again of a subscription that this browser has: a new session doesn't know of it. */
export async function renew(view: AlertsView): Promise<AlertsView> {
  if (!canPush || view.browsers.some((one) => one.is_this)) return view;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return found && hasKey(found, view.key) ? tell(found) : view;
}

function tell(subscription: PushSubscription): Promise<AlertsView> {
  const body: PushBody = {
    endpoint: subscription.endpoint,
    key: packed(subscription.getKey("p256dh")),
    auth: packed(subscription.getKey("auth")),
    language: settings.language,
  };
  return post<AlertsView>("/api/alerts/push", body);
}

function hasKey(subscription: PushSubscription, key: string): boolean {
  return packed(subscription.options.applicationServerKey) === key;
}

/** Bytes as text, in the alphabet of URLs. */
function packed(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
