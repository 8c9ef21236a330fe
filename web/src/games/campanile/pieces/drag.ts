/** Dragging something to a place that has `data-drop`. Always optional: a tap does the same. */

import type { Attachment } from "svelte/attachments";

const THRESHOLD_PX = 6;

export interface Dragging {
  isOn: () => boolean;
  lift: () => void;
  /** Called with the `data-drop` of the place where it was let go; null: it has none. */
  drop: (place: string | null) => void;
}

export function draggable({ isOn, lift, drop }: Dragging): Attachment<HTMLElement> {
  return (node) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !isOn()) return;
      start = event;
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", end);
    }
    function move(event: PointerEvent): void {
      if (!start) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!ghost) {
        if (Math.hypot(x, y) < THRESHOLD_PX) return;
        ghost = copyOf(node);
        node.style.opacity = "0.35";
        lift();
      }
      ghost.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`;
    }
    function up(event: PointerEvent): void {
      const wasCarried = ghost !== null;
      end();
      if (!wasCarried) return;
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>("[data-drop]");
      drop(under?.dataset["drop"] ?? null);
    }
    function end(): void {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
      if (ghost) {
        node.style.opacity = "";
        ghost.remove();
        ghost = null;
        if (start) drop(null);
      }
      start = null;
    }

    node.addEventListener("pointerdown", down);
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function copyOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    zIndex: "50",
    pointerEvents: "none",
    margin: "0",
  });
  delete ghost.dataset["rove"];
  document.body.append(ghost); // where nothing clips it
  return ghost;
}
