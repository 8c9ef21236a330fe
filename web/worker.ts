/** Works beside the pages, also when none is open: keeps the pages for when there is no network, and shows alerts.

It never keeps anything of `/api`, and never shows an old page while the server can be reached: pages are asked for
first, and what they load has names that change with its contents. Its types are those of workers: see tsconfig.worker.json. */

// Both are filled in when the pages are built; see offline-plugin.ts.
const VERSION = "%VERSION%";
const FILES = JSON.parse("%FILES%") as string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "steeple-";
const CACHE = PREFIX + VERSION;
const SHELL = "/";

interface Alert {
  title: string;
  body: string;
  path: string;
  tag: string;
  language: string;
}

// --- Keeping the pages ---

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));

/** Keep all files of this version. Those that haven't changed since the last one are copied from there. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (path) => {
      const kept = path.startsWith("/assets/") ? await caches.match(path, { ignoreVary: true }) : undefined;
      if (kept) await cache.put(path, kept);
      else
        await cache.add(new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" }));
    }),
  );
}

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A page tells the version that waits to take over. */
worker.addEventListener("message", (event) => {
  if (event.data === "take-over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!/^\/(api|docs|openapi\.json|health)\b/.test(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(kept(request));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(fresh(request));
  }
});

async function find(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path, { ignoreVary: true });
}

/** A page: the server's or, without a network, ours, which draws every page by itself. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await find(SHELL);
    if (shell) return shell;
    throw error;
  }
}

/** A file that never changes. */
async function kept(request: Request): Promise<Response> {
  return (await find(new URL(request.url).pathname)) ?? fetch(request);
}

/** A file that may change. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const old = await find(new URL(request.url).pathname);
    if (old) return old;
    throw error;
  }
}

// --- Alerts ---

worker.addEventListener("push", (event) => {
  const alert = event.data?.json() as Alert | undefined;
  if (alert) event.waitUntil(show(alert));
});

function show(alert: Alert): Promise<void> {
  return worker.registration.showNotification(alert.title, {
    body: alert.body,
    tag: alert.tag, // a newer one about the same table takes its place
    lang: alert.language,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge.png",
    data: alert.path,
  });
}

/** The browser's push service has ended a subscription, or made another: the server is told where to send from now on. */
worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.newSubscription));
});

async function renew(made: PushSubscription | null): Promise<void> {
  const answer = await fetch("/api/alerts");
  if (!answer.ok) return; // nobody is signed in here
  const { key } = (await answer.json()) as { key: string };
  const { pushManager } = worker.registration;
  const { endpoint, keys } = (
    made ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  ).toJSON();
  await fetch("/api/alerts/push", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, key: keys?.["p256dh"], auth: keys?.["auth"] }),
  });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  if (typeof path === "string" && path.startsWith("/t/")) event.waitUntil(open(path));
});

/** Show a table: in the tab that has it, or in a new one. */
async function open(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (found ? found.focus() : worker.clients.openWindow(path));
}
