/** Where the focus goes when another page is shown: the link that led there is gone, and with it the focus. */

let isFirst = true;

/** Every page calls this once it is shown. The first page leaves the focus to the browser. */
export function focusMain(): void {
  if (isFirst) {
    isFirst = false;
    return;
  }
  const main = document.getElementById("main");
  if (!main || (document.activeElement !== document.body && document.activeElement !== null)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/**
 * Attach to what may lose the focus because the focused element goes away: a card that is played, a hint that is closed.
 * Then the focus goes to `home`, so that keys keep working.
 */
export function keepFocus(home: () => HTMLElement | null): (box: HTMLElement) => () => void {
  return (box) => {
    let focused: EventTarget | null = null;
    const note = ({ target }: FocusEvent): void => void (focused = target);
    const watcher = new MutationObserver(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && focused instanceof Element && !focused.isConnected)
        home()?.focus({ preventScroll: true });
    });
    box.addEventListener("focusin", note);
    watcher.observe(box, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener("focusin", note);
    };
  };
}
