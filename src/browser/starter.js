/**
 * Starts the page's scripts at the first sign of use, or four seconds after the page has loaded: until then the processor is free to render
 * it. A press on one of React's buttons or choices before React is ready is held, and repeated once it is. The build inlines this in every
 * page.
 */
(() => {
  const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  /* Buttons that open a menu or a dialog need no script, unless the browser needs the polyfill for them. */
  const NATIVE = "commandForElement" in HTMLButtonElement.prototype ? "[popovertarget], [commandfor]" : "[popovertarget]";
  const BUTTONS = `#___gatsby :is([role="radiogroup"] [type="radio"], button:not(${NATIVE}))`;
  const addresses = document.currentScript?.dataset.scripts?.split(" ") ?? [];
  const buttons = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(BUTTONS)]);
  /** Each with its position: React may replace an element that an extension has changed. @type {Map<HTMLElement, number>} */
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
  /** @param {MouseEvent} event */
  const hold = (event) => {
    const button = buttons().find((control) => event.composedPath().includes(control));
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute("aria-busy", "true");
    /* If two tabs are pressed, the last one counts. */
    held.delete(button);
    held.set(button, buttons().indexOf(button));
  };
  const start = () => {
    /* Give up waiting: the page's data may come late, or never. */
    if (addresses[0]) setTimeout(() => document.documentElement.dataset.scripts ?? release(false), 20_000);
    for (const src of addresses.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src, onerror: () => release(false) }));
    }
  };
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, once: true });
  addEventListener("click", hold, true);
  addEventListener("hydrated", () => release(true));
  addEventListener("load", () => setTimeout(start, 4000));
})();
