/** Work that is put off, one piece to a task: between two of them the page can answer and be painted. */

const waiting = new Set<() => void>();
let isUnderWay = false;

function next(): void {
  const [work] = waiting;
  isUnderWay = work !== undefined;
  if (!work) return;
  setTimeout(next);
  waiting.delete(work);
  work();
}

/** Do it after everything that was put off before. Returns how to take that back. */
export function inTurn(work: () => void): () => void {
  waiting.add(work);
  if (!isUnderWay) setTimeout(next);
  isUnderWay = true;
  return () => waiting.delete(work);
}
