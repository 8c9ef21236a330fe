/** The keys of a replay. */

export type KeyCommand = "back" | "on" | "turn-back" | "turn-on" | "first" | "last" | "toggle";

/** What a key does here; null: nothing, or it belongs to whatever has the focus. */
export function commandOf(event: KeyboardEvent): KeyCommand | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("select, textarea, [role=tablist], input:not([type=range])")) return null;
  switch (event.key) {
    case "ArrowLeft":
      return event.shiftKey ? "turn-back" : "back";
    case "ArrowRight":
      return event.shiftKey ? "turn-on" : "on";
    case "PageUp":
      return "turn-back";
    case "PageDown":
      return "turn-on";
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
      return at?.closest("button, a, summary") ? null : "toggle"; // there, Space presses what has the focus
    default:
      return null;
  }
}
