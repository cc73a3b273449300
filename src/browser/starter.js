/**
 * Starts the page's scripts at the first sign of use, or four seconds after the page has loaded: until then the page is plain HTML, and the
 * processor is free to render it. A press of one of React's buttons before React is there is held, and repeated once it is. The build
 * inlines this in every page, with the scripts' addresses (`src/node/inline-scripts.ts`).
 */
(() => {
  const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  /* Buttons that open a popover need no script, nor do those that open a dialog, except in older browsers (`support-dialogs.ts`). */
  const NATIVE = "commandForElement" in HTMLButtonElement.prototype ? "[popovertarget], [commandfor]" : "[popovertarget]";
  const BUTTONS = `#___gatsby button:not(${NATIVE})`;
  const addresses = document.currentScript?.dataset.scripts?.split(" ") ?? [];
  const buttons = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(BUTTONS)]);
  /**
   * Each with its position: React may replace an element that an extension has changed.
   * @type {Map<HTMLElement, number>}
   */
  const held = new Map();

  /** @param {boolean} isReady */
  const release = (isReady) => {
    removeEventListener("click", hold, true);
    const now = buttons();
    for (const [early, position] of held) {
      const button = early.isConnected ? early : now[position];
      button?.removeAttribute("aria-busy");
      if (isReady) button?.click();
    }
    held.clear();
    document.documentElement.dataset.scripts = isReady ? "ready" : "failed";
  };
  /* Whatever keeps React from starting: a script or a page's data that does not arrive, or our own exception. */
  const fail = (/** @type {Partial<ErrorEvent>} */ { filename = location.origin }) => {
    const isOurs = filename.startsWith(location.origin);
    if (isOurs && document.documentElement.dataset.scripts !== "ready") release(false);
  };
  /** @param {MouseEvent} event */
  const hold = (event) => {
    const all = buttons();
    const position = all.findIndex((button) => event.composedPath().includes(button));
    const button = all[position];
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute("aria-busy", "true");
    held.set(button, position);
  };
  const start = () => {
    for (const address of addresses.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src: address, onerror: () => release(false) }));
    }
  };
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, once: true });
  addEventListener("click", hold, true);
  addEventListener("hydrated", () => release(true));
  addEventListener("error", fail);
  addEventListener("unhandledrejection", () => fail({}));
  addEventListener("load", () => setTimeout(start, 4000));
})();
