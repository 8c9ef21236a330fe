/* What is wrong with the page as it is drawn now, as sentences. `layout.py` says what it looks for. */
({ names, scrollers, sideways }) => {
  const found = new Set();
  const SLACK = 2;
  const HIDDEN = "script, style, noscript, select, option, title, desc, .vh, .skip, .pic svg, .hero svg";
  /* Text mustn't leave these to either side, even where nothing cuts it off. */
  const HOLDERS = "button, label, th, td, [role=tab], .btn, .chip, .tag, .panel, .prompt, .coin";
  /* What is dragged and zoomed, so that parts of it are outside. */
  const PANNED = ".field > svg";
  const modal = document.querySelector("dialog:modal");

  const nameOf = (element) => {
    const one = (it) =>
      it.localName +
      (typeof it.className === "string" && it.className
        ? "." +
          it.className
            .replace(/ ?svelte-\w+/g, "")
            .trim()
            .replace(/\s+/g, ".")
        : "");
    const around = element.parentElement;
    return around && around !== document.body ? `${one(around)} > ${one(element)}` : one(element);
  };
  const short = (text) => (text.length > 48 ? `${text.slice(0, 46)}…` : text);
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const isOneOf = (element, selectors) => selectors.some((selector) => element.matches(selector));
  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
  const rolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+%?/g) ?? [];
    return colour === "transparent" ? 0 : parts.length < 4 ? 1 : parseFloat(parts.at(-1));
  };

  // --- Scrollbars ---

  const root = document.scrollingElement;
  const isOneScreen = document.querySelector(".game > .table, .page[data-tab]") !== null;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const mayPageScroll = !isOneScreen || innerWidth <= 21 * rem || innerHeight <= 20 * rem;
  if (root.scrollWidth > innerWidth)
    found.add(`the page is ${root.scrollWidth - innerWidth} px wider than the window`);
  const higher = root.scrollHeight - innerHeight;
  if (!mayPageScroll && higher > 0 && !cuts(styleOf(document.body).overflowY))
    found.add(`the page is ${higher} px higher than the window`);
  for (const element of document.body.querySelectorAll("*")) {
    const style = styleOf(element);
    if (!rolls(style.overflowX) && !rolls(style.overflowY)) continue;
    if (
      !element.checkVisibility() ||
      element.clientWidth === 0 ||
      element.localName === "textarea" ||
      element.localName === "input"
    )
      continue;
    if (
      rolls(style.overflowY) &&
      element.scrollHeight > element.clientHeight + 1 &&
      !isOneOf(element, scrollers)
    )
      found.add(`${nameOf(element)} scrolls ${element.scrollHeight - element.clientHeight} px up and down`);
    if (
      rolls(style.overflowX) &&
      element.scrollWidth > element.clientWidth + 1 &&
      !isOneOf(element, sideways)
    )
      found.add(`${nameOf(element)} scrolls ${element.scrollWidth - element.clientWidth} px sideways`);
    const isScrolling =
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (
      isScrolling &&
      element.tabIndex < 0 &&
      !element.querySelector("a[href], button, input, [tabindex='0']")
    )
      found.add(`${nameOf(element)} scrolls, but keys don't reach it`);
  }

  // --- Texts, line by line ---

  const lines = [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Text || node.matches(".drawn[data-text]")
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = (node instanceof Text ? node.textContent : node.dataset.text).trim(); // of art/Drawn.svelte
    const parent = node.parentElement;
    if (!text || !parent || parent.closest(HIDDEN) || (modal && !modal.contains(parent))) continue;
    if (
      !parent.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      })
    )
      continue;
    const isDrawn = parent.closest("svg") !== null;
    const style = styleOf(parent);
    const size = parseFloat(style.fontSize) * (isDrawn ? (parent.getScreenCTM?.()?.d ?? 1) : 1);
    const range = document.createRange();
    range.selectNode(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (rects.length === 0) continue;
    const isName = names.some((name) => text.startsWith(name) || (name.length > 20 && text.includes(name)));
    const mayShorten = isName && style.textOverflow === "ellipsis";
    const spare = parent.closest("[data-spare]"); // shown if there is room for all of it
    if (spare && isHiddenIn(spare.parentElement, spare)) continue;
    for (const rect of rects) {
      const middle = (rect.top + rect.bottom) / 2;
      const box = {
        left: rect.left,
        right: rect.right,
        top: middle - 0.32 * size,
        bottom: middle + 0.32 * size,
      };
      const line = { node, parent, text, box, isDrawn };
      if (place(line, mayShorten)) lines.push(line);
    }
    if (!isDrawn) look(node, parent, text, rects, size, style, isName);
  }

  /* Whether nothing of something can be seen in what cuts it off. */
  function isHiddenIn(around, element) {
    const room = around.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return cuts(styleOf(around).overflowX) && (box.left >= room.right - 1 || box.top >= room.bottom - 1);
  }

  /* Says where a line is lost; returns whether any of it can be seen now. Narrows its box to what can be seen. */
  function place(line, mayShorten) {
    const { parent, text, box } = line;
    let canScroll = false;
    let canSlide = false;
    let isSaid = false; // by the innermost element that cuts it off
    const say = (what) => {
      if (!isSaid) found.add(`“${short(text)}” ${what}`);
      isSaid = true;
    };
    const full = { ...box };
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      const style = styleOf(around);
      if (around.localName !== "svg" && around instanceof SVGElement) continue;
      const room = around.getBoundingClientRect();
      if (room.width <= 2) return false;
      const isLeft = full.left < room.left - SLACK || full.right > room.right + SLACK;
      const isAbove = full.top < room.top - SLACK || full.bottom > room.bottom + SLACK;
      const x = style.overflowX;
      const y = style.overflowY;
      canSlide ||= isOneOf(around, sideways) || around.matches(PANNED);
      canScroll ||= around.matches(PANNED);
      if (isLeft && !canSlide && (cuts(x) || rolls(x) || around.matches(HOLDERS)) && !mayShorten)
        say(`is cut off at the side of ${nameOf(around)}`);
      if (isAbove && !canScroll && cuts(y) && !mayShorten)
        say(`is cut off above or below in ${nameOf(around)}`);
      if (
        isAbove &&
        !canScroll &&
        !mayShorten &&
        !rolls(y) &&
        !cuts(y) &&
        around.matches("button, .btn, .chip, .coin, .prompt, [role=tab]") &&
        !parent.closest("[data-mark]") // it sticks out, so that it leaves what it marks readable
      )
        say(`is higher than ${nameOf(around)}`);
      if (rolls(y) || cuts(y)) {
        box.top = Math.max(box.top, room.top);
        box.bottom = Math.min(box.bottom, room.bottom);
      }
      if (rolls(x) || cuts(x)) {
        box.left = Math.max(box.left, room.left);
        box.right = Math.min(box.right, room.right);
      }
      if (rolls(y)) canScroll = true;
      if (style.position === "fixed") break;
    }
    const isOutside = full.left < -1 || full.right > innerWidth + 1;
    if (isOutside && !canScroll && !canSlide && !mayShorten) say(`is outside the window`);
    const isLost =
      full.bottom > innerHeight + SLACK &&
      !canScroll &&
      (!mayPageScroll || cuts(styleOf(document.body).overflowY));
    if (isLost || (full.bottom < -scrollY - SLACK && !canScroll)) say(`is below or above the window`);
    return box.bottom - box.top > 2 && box.right - box.left > 1;
  }

  /* Says whether words are broken or squeezed. */
  function look(node, parent, text, rects, size, style, isName) {
    if (rects.length < 2) return;
    const isClamped = style.webkitLineClamp !== "none";
    if (rects.length > 3 && !isClamped && text.length / rects.length < 3.5)
      found.add(`“${short(text)}” is squeezed in ${nameOf(parent)}`);
    if (style.hyphens === "auto" || !(node instanceof Text)) return;
    const range = document.createRange();
    for (const word of node.textContent.matchAll(/[\p{L}\p{N}()’]+/gu)) {
      if (word[0].length > 20 || (isName && word[0].length > 6)) continue;
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = [...range.getClientRects()].filter((rect) => rect.width > 0.5).map((rect) => rect.top);
      if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > size * 0.6)
        found.add(`the word “${word[0]}” is broken in ${nameOf(parent)}`);
    }
  }

  // --- Lines over each other, or under something ---

  /* Whether something opaque lies between the top of the pile at a point and what holds a line. */
  function isCovered(line, x, y) {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === line.parent || above.contains(line.parent) || line.parent.contains(above)) return null;
      let opacity = 1;
      for (let it = above; it && !it.contains(line.parent); it = it.parentElement)
        opacity *= parseFloat(styleOf(it).opacity);
      const colour = above instanceof SVGElement ? "transparent" : styleOf(above).backgroundColor;
      if (opacity * alpha(colour) > 0.5) return above;
    }
    return null;
  }
  /* What stays while the page scrolls below it, and what is announced or counted in front of it. */
  function mayCover(above) {
    if (above.closest(".notices, .coach, .bell")) return true;
    for (let it = above; it && it !== document.body; it = it.parentElement)
      if (mayPageScroll && ["fixed", "sticky"].includes(styleOf(it).position)) return true;
    return false;
  }
  for (const line of lines) {
    if (line.isDrawn || styleOf(line.parent).pointerEvents === "none") continue; // no pointer finds it
    const { left, right, top, bottom } = line.box;
    for (const [x, y] of [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ])
      if (x > 0 && y > 0 && x < innerWidth && y < innerHeight) line.cover ??= isCovered(line, x, y);
    if (line.cover && !mayCover(line.cover))
      found.add(`“${short(line.text)}” is under ${nameOf(line.cover)}`);
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.node === other.node || one.cover || other.cover) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > SLACK && height > SLACK && !(one.isDrawn !== other.isDrawn && isPainted(one, other)))
        found.add(`“${short(one.text)}” and “${short(other.text)}” overlap`);
    }
  }

  /* Whether one of two lines that meet has a ground of its own that hides the other. */
  function isPainted(one, other) {
    const ground = one.isDrawn ? other : one;
    for (let it = ground.parent; it && !it.querySelector("svg text"); it = it.parentElement)
      if (alpha(styleOf(it).backgroundColor) > 0.8) return true;
    return false;
  }
  return [...found];
};
