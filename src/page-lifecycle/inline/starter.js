/**
 * Starts a page's scripts at the first sign of use, or after a while: until then the page is plain HTML, and the processor is free to
 * render it. This script is inlined in every page; only Terser processes it.
 *
 * If a visitor clicks on a control of the app before React has hydrated it, the click is held, and replayed after hydration; meanwhile the
 * control is `aria-busy`. React marks each element that it has hydrated with a private property. When an element is clicked, React either
 * hydrates it at once or stops the click, which is then tried again. Clicks on controls outside the app's root are never held, and once
 * React has hydrated all controls, no click is.
 *
 * If scripts fail to load, throw before React is running, or keep a held click waiting too long, `data-scripts="failed"` is set on the
 * root. Held clicks are then dropped, and the next click requests the scripts that failed to load once more. `server-html.ts` sets the same
 * attribute on a section whose code could not be loaded; once React is running, `start.ts` clears it on the root.
 */
(() => {
  const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];
  /* Milliseconds from the page's load event until the scripts start without a sign of use. */
  const START_DELAY = 4000;
  /* How often a held click is tried, every 50 milliseconds: scripts and data that have not arrived after 20 seconds count as failed. */
  const TRIES = 400;
  /* Gatsby's root contains the app. Buttons that open a popover or a dialog need no script; buttons in a failed section have none. */
  const CONTROLS = "#___gatsby button:not([popovertarget], [commandfor], main [data-scripts] *)";

  const root = document.documentElement;

  /** @param {Element} element */
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));

  /** @returns {NodeListOf<HTMLElement>} */
  const controls = () => document.querySelectorAll(CONTROLS);

  /* Chooses the step or the subject that the address names, from the first paint on, unless the browser has restored another subject. */
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
   * A script that fails to load gets its address back, for another attempt. The new scripts go into the head, and the originals stay:
   * adding to the body, or removing from it, would make the browser restyle the whole page while a visitor waits for an answer.
   */
  const fetchScripts = () => {
    /** @type {NodeListOf<HTMLScriptElement>} */
    const lateScripts = document.querySelectorAll("script[data-late][src]");
    for (const late of lateScripts) {
      delete root.dataset.scripts;
      const script = document.createElement("script");
      /* Keep the address exactly as written: webpack compares it to recognise its chunks, and does not fetch them again. */
      const address = late.getAttribute("src") ?? "";
      script.setAttribute("src", address);
      late.removeAttribute("src");
      script.integrity = late.integrity;
      /* Keeps the scripts in order. */
      script.async = false;
      script.onerror = () => {
        script.remove();
        /*
         * While the script of a failed chunk exists, webpack waits for it; without it, webpack fetches the chunk itself and reports the
         * failure.
         */
        if (late.dataset.late === "code") return;
        late.setAttribute("src", address);
        fail();
      };
      document.head.append(script);
    }
  };

  let hasStarted = false;
  const start = () => {
    /* The timer after the load event also calls this. */
    if (hasStarted) return;
    hasStarted = true;
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    /** @type {HTMLTemplateElement | null} */
    const preloads = document.querySelector("template[data-late]");
    /* For a page with a query, Gatsby requests data at an address with that query, so the preload would be wasted. */
    if (preloads && !location.search) document.head.append(preloads.content);
    fetchScripts();
  };

  /**
   * Controls that were clicked too early, in order, with their HTML; a second click on one is ignored.
   * @type {Map<HTMLElement, string>}
   */
  const held = new Map();
  let tries = 0;
  /* Whether the current click is a replay. */
  let isReplaying = false;
  /**
   * Returns a function that tells whether the next click on a control has arrived: React stops clicks on what it has only partly hydrated.
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
   * The current element of a control, which React may have replaced; undefined if its section's code has failed.
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
      /* Reset it before the click, because the control's own handler may set it. */
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
   * If our scripts throw before React is running (`start.ts`), they will never start it. A rejected promise does not tell whose it is, so
   * it counts as ours.
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
