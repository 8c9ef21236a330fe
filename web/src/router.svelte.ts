/** Where the reader is: the path and what follows it. The pages are drawn in the browser: the server sends the same file for every path. */

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

function look(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Go to another page. `replace`: this page doesn't stay in the history. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const moved = place.path !== location.pathname;
  look();
  if (moved) scrollTo(0, 0);
}

/** Change the query of the address, without a new entry in the history. */
export function note(search: Record<string, string | null>): void {
  const found = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(search)) {
    if (value === null) found.delete(name);
    else found.set(name, value);
  }
  const text = found.toString();
  go(location.pathname + (text ? `?${text}` : "") + location.hash, { replace: true });
}

/** The value of a name in the query of the address. */
export function asked(name: string): string | null {
  return new URLSearchParams(place.search).get(name);
}

/** Follow links within the pages without reloading: the `onclick` of the whole document. */
export function follow(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.download || link.origin !== location.origin) return;
  if (
    link.pathname.startsWith("/api/") ||
    link.pathname === "/docs" ||
    link.getAttribute("href")?.startsWith("#")
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
