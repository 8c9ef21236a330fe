/** The pages with the most code, each loaded when somebody goes there. */

export const tablePage = () => import("../table/TablePage.svelte");
export const replayPage = () => import("../replay/ReplayPage.svelte");

/** Fetch the code of the page at this address, if it's a large one, before anything else needs it. */
export function fetchAhead(path: string): void {
  const load = path.startsWith("/t/") ? tablePage : path.startsWith("/replay/") ? replayPage : null;
  load?.().catch(() => undefined); // the page asks again, and says what is wrong
}
