/** The service worker of these pages: it's started once the page is drawn, and a new version of it is a new version of the pages. */

export const updates = $state({ isReady: false });

let waiting: ServiceWorker | null = null;

/** Start the service worker, where the browser has one. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = (): void => void register().catch(() => undefined); // without it, pages need the network
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 10_000 });
  else setTimeout(start, 3000);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/worker.js");
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      if (found.state === "installed") offer(registration.waiting);
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => undefined); // there is no network
  });
}

/** There is a new version. The very first one has nothing to replace. */
function offer(found: ServiceWorker | null): void {
  if (!found || !navigator.serviceWorker.controller) return;
  waiting = found;
  updates.isReady = true;
}

/** Go on with the new version. */
export function update(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take-over");
}
