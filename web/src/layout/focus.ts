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
