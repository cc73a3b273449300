/**
 * Starts a page's scripts at the first sign of use, or after a while: until then the page is HTML, and the processor is free to render it.
 * It is inlined in every page, processed by Terser alone.
 *
 * A click on a control of the app that React has not hydrated yet is held until it has, and then replayed; meanwhile the control is
 * `aria-busy`. React marks each element that it has hydrated with a private property. It hydrates what is clicked at once, or else stops
 * the click, which is then tried again. Controls outside the app's root are not held, and once React has hydrated all controls nothing is
 * held. Scripts that fail to load, throw before React has the page, or keep a held click waiting too long, set `data-scripts="failed"` on
 * the root: nothing waits for them then, and the next click requests again those that failed to load. `server-html.ts` sets it on a section
 * whose code could not be loaded; once React has the page, `start.ts` clears it on the root.
 */
(() => {
  const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];
  /* Milliseconds after the page has loaded. */
  const START_DELAY = 4000;
  /* How often a held click is tried, every 50 milliseconds: scripts and data that have not come after 20 seconds have failed. */
  const TRIES = 400;
  /* Gatsby's root holds the app. Buttons that open a popover or a dialog need no script, and a section that failed has none. */
  const CONTROLS = "#___gatsby button:not([popovertarget], [commandfor], main [data-scripts] *)";

  const root = document.documentElement;

  /** @param {Element} element */
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));

  /** @returns {NodeListOf<HTMLElement>} */
  const controls = () => document.querySelectorAll(CONTROLS);

  /* The step or the subject named in the address is chosen from the first paint on, unless the browser has restored another subject. */
  const named = [location.hash.slice(1), new URLSearchParams(location.search).get("subject")];
  /** @type {NodeListOf<HTMLInputElement & HTMLOptionElement & { parentNode: Partial<HTMLSelectElement> }>} */
  const choices = document.querySelectorAll("[value^=step-], option");
  for (const choice of choices) {
    if (named.includes(choice.value) && !choice.parentNode.selectedIndex) choice.checked = choice.selected = true;
  }

  const fail = () => {
    root.dataset.scripts = "failed";
  };
  const hasFailed = () => root.dataset.scripts === "failed";

  /*
   * A script that failed to load gets its address back. Adding to the body, or removing from it, makes a browser restyle the whole page,
   * just when a visitor is waiting for an answer: so scripts go into the head, and their originals stay.
   */
  const fetchScripts = () => {
    /** @type {NodeListOf<HTMLScriptElement>} */
    const lateScripts = document.querySelectorAll("script[data-late][src]");
    for (const late of lateScripts) {
      delete root.dataset.scripts;
      const script = document.createElement("script");
      /* Exactly as written: webpack recognises its chunks by it, and does not fetch them again. */
      const address = late.getAttribute("src") ?? "";
      script.setAttribute("src", address);
      late.removeAttribute("src");
      script.integrity = late.integrity;
      /* Keep their order. */
      script.async = false;
      script.onerror = () => {
        script.remove();
        /* webpack would wait for a failed chunk; without its script it fetches the chunk itself, and reports the failure. */
        if (late.dataset.late === "code") return;
        late.setAttribute("src", address);
        fail();
      };
      document.head.append(script);
    }
  };

  let hasStarted = false;
  const start = () => {
    /* The load timer also calls this. */
    if (hasStarted) return;
    hasStarted = true;
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    /** @type {HTMLTemplateElement | null} */
    const preloads = document.querySelector("template[data-late]");
    /* Gatsby includes the query in its request for the page's data. */
    if (preloads && !location.search) document.head.append(preloads.content);
    fetchScripts();
  };

  /**
   * Controls clicked too early, in order, with their HTML; a second click is ignored.
   * @type {Map<HTMLElement, string>}
   */
  const held = new Map();
  let tries = 0;
  /* Whether the current click is a replay. */
  let isReplaying = false;
  /**
   * Tells whether the next click on a control arrives: React stops clicks on what it has only partly hydrated.
   * @param {HTMLElement} control
   */
  const watch = (control) => {
    let hasArrived = false;
    const arrive = () => {
      hasArrived = true;
    };
    control.addEventListener("click", arrive, { capture: true, once: true });
    return () => hasArrived;
  };
  /** @param {HTMLElement} control */
  const click = (control) => {
    isReplaying = true;
    control.click();
    isReplaying = false;
  };
  /**
   * The control as it is now: React may have replaced it, or its section's code may have failed.
   * @param {HTMLElement} early @param {string} html
   * @returns {HTMLElement | undefined}
   */
  const currentControl = (early, html) => (early.matches(CONTROLS) ? early : [...controls()].find(({ outerHTML }) => outerHTML === html));
  /** @param {HTMLElement} early */
  const release = (early) => {
    early.ariaBusy = null;
    held.delete(early);
  };
  const replay = () => {
    if (hasFailed()) for (const [early] of held) release(early);
    const [next] = held;
    if (!next) return;
    const [early] = next;
    const control = currentControl(...next);
    if (control && !control.matches(":disabled")) {
      const hasArrived = watch(control);
      /* The handler may set it itself. */
      early.ariaBusy = null;
      if (isHydrated(control)) click(control);
      if (!hasArrived()) {
        early.ariaBusy = "true";
        if (++tries > TRIES) giveUp({});
        setTimeout(replay, 50);
        return;
      }
    }
    held.delete(early);
    replay();
  };
  /** @param {HTMLElement} control */
  const holdControl = (control) => {
    if (held.has(control)) return;
    held.set(control, control.outerHTML);
    tries = 0;
    if (held.size === 1) replay();
    else control.ariaBusy = "true";
  };
  /** @param {MouseEvent} event */
  const hold = (event) => {
    if ([...controls()].every(isHydrated)) removeEventListener("click", hold, true);
    const target = /** @type {Partial<Element>} */ (event.target);
    const control = /** @type {HTMLElement | null | undefined} */ (target.closest?.(CONTROLS));
    if (isReplaying || !control) return;
    if (hasFailed()) fetchScripts();
    if (hasFailed()) return;
    if (isHydrated(control)) {
      const hasArrived = watch(control);
      setTimeout(() => hasArrived() || holdControl(control));
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    holdControl(control);
  };

  /**
   * If our scripts throw before React has the page (`start.ts`), they will never start it. A rejected promise does not say whose it is.
   * @param {Partial<Event> & { filename?: string }} event
   */
  const giveUp = ({ filename = location.origin }) => {
    if (filename.startsWith(location.origin) && root.dataset.scripts !== "started") fail();
  };

  for (const sign of SIGNS) addEventListener(sign, start, true);
  addEventListener("click", hold, true);
  addEventListener("error", giveUp);
  addEventListener("unhandledrejection", giveUp);
  addEventListener("load", () => setTimeout(start, START_DELAY));
})();
