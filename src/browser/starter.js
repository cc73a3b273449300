/**
 * Starts the page's scripts at the first sign of use, or four seconds after the page has loaded: until then it is plain HTML. A press of
 * one of React's buttons before React is there is held, and repeated once it is. The build inlines this in every page.
 */
(() => {
  const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  /* Buttons that open a menu or a dialog need no script, except in a browser that must be taught dialogs. */
  const NATIVE = "commandForElement" in HTMLButtonElement.prototype ? "[popovertarget], [commandfor]" : "[popovertarget]";
  const BUTTONS = `#___gatsby button:not(${NATIVE})`;
  const addresses = document.currentScript?.dataset.scripts?.split(" ") ?? [];
  const buttons = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(BUTTONS)]);
  /* Positions, because React may replace an element that an extension has changed. */
  const held = new Set();
  /** @param {boolean} isReady */
  const release = (isReady) => {
    removeEventListener("click", hold, true);
    for (const button of buttons().filter((_, position) => held.has(position))) {
      button.removeAttribute("aria-busy");
      if (isReady) button.click();
    }
    held.clear();
    document.documentElement.dataset.scripts = isReady ? "ready" : "failed";
  };
  /** @param {MouseEvent} event */
  const hold = (event) => {
    const all = buttons();
    const position = all.findIndex((button) => event.composedPath().includes(button));
    if (position === -1) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    all[position]?.setAttribute("aria-busy", "true");
    held.add(position);
  };
  const start = () => {
    /* Given up for now: their data may not come, or never. */
    if (addresses[0]) setTimeout(() => document.documentElement.dataset.scripts ?? release(false), 20_000);
    for (const address of addresses.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src: address, onerror: () => release(false) }));
    }
  };
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, once: true });
  addEventListener("click", hold, true);
  addEventListener("hydrated", () => release(true));
  addEventListener("load", () => setTimeout(start, 4000));
})();
