/** A line of a log that is pointed at, by the pointer or by the focus. */

import type { Entry } from "../server/messages";

/** Whoever marks on the board what is pointed at. */
export interface Pointed {
  pointed: readonly Entry[] | null;
}

/** While the pointer or the focus is there, these steps are marked on the board. */
export function pointing(steps: readonly Entry[], board: Pointed) {
  return (node: HTMLElement) => {
    const point = (): void => void (board.pointed = steps);
    const leave = (): void => void (board.pointed = null);
    const enter = (event: PointerEvent): void => void (event.pointerType === "mouse" && point());
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("focus", point);
    node.addEventListener("blur", leave);
    return leave;
  };
}
