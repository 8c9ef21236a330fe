/** Which results the reader has seen counted already, in this browser: a result is counted once. */

const KEY = "steeple.counted";
const MOST = 50;

function known(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // no storage, or something else in it
  }
}

/** Whether the result of this page's game has been counted before. */
export function wasCounted(): boolean {
  return known().includes(location.pathname);
}

export function setCounted(): void {
  if (wasCounted()) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([location.pathname, ...known()].slice(0, MOST)));
  } catch {
    // without storage it's counted again next time
  }
}
