/**
 * Starts a page's scripts at the first sign that somebody uses it, or when it has been open for a while: until then the page is HTML, and
 * the processor is free to draw it. It is inlined in every page, processed by Terser alone.
 *
 * A click on a control of the app that React has not taken over yet waits for that, and is then done: React marks each element that it has
 * taken over with a property of its own, and hydrates at once what is clicked, or else stops the click, which is then tried again. Controls
 * outside the app's root are not ours to hold, and once React has all controls nothing is held any more.
 */
(() => {
  /* Pointer, touch, key, focus and scroll, from wherever they come. */
  const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll", "wheel"];
  /* Milliseconds after the page has loaded. */
  const PATIENCE = 4000;
  /* Gatsby's root holds the app. What opens a popover or a dialog is the browser's own and answers by itself. */
  const CONTROLS = "#___gatsby button:not([popovertarget], [commandfor])";

  /** @param {Element} element */
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));

  /** @returns {NodeListOf<HTMLElement>} */
  const controls = () => document.querySelectorAll(CONTROLS);

  const start = () => {
    for (const sign of SIGNS) removeEventListener(sign, start, true);
    /** @type {HTMLTemplateElement | null} */
    const preloads = document.querySelector("template[data-late]");
    /* Gatsby asks for a page's data with the page's query. */
    if (preloads && !location.search) document.head.append(preloads.content);
    /* The patience of a page in use ends too, by which time another page may be shown. */
    preloads?.remove();
    /** @type {NodeListOf<HTMLScriptElement>} */
    const lateScripts = document.querySelectorAll("script[data-late]");
    for (const late of lateScripts) {
      const script = document.createElement("script");
      /* As it is written: by that webpack knows the code of its chunks, and does not ask for it again. */
      script.setAttribute("src", late.getAttribute("src") ?? "");
      script.integrity = late.integrity;
      /* They run in their order. */
      script.async = false;
      script.onerror = () => {
        /* webpack would wait for a chunk's; without it, it tries for itself, and says what failed. */
        script.remove();
        /* What waits for Gatsby's own stops waiting. */
        if (late.dataset.late !== "code") document.documentElement.dataset.scripts = "failed";
      };
      late.replaceWith(script);
    }
  };

  const hasFailed = () => document.documentElement.dataset.scripts === "failed";
  /**
   * Controls that were clicked too early, in that order, each once: an impatient second press does not count.
   * @type {Set<HTMLElement>}
   */
  const held = new Set();
  /* Whether the click under way is one of ours. */
  let isReplaying = false;
  /**
   * Notes whether the next click on a control gets there: React stops those on what it has not quite taken over.
   * @param {HTMLElement} control
   */
  const watch = (control) => {
    let hasArrived = false;
    const arrive = () => {
      hasArrived = true;
    };
    control.addEventListener("click", arrive, true);
    return () => {
      control.removeEventListener("click", arrive, true);
      return hasArrived;
    };
  };
  /** @param {HTMLElement} control */
  const click = (control) => {
    isReplaying = true;
    /* Some controls answer to the press itself. */
    control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
    control.click();
    isReplaying = false;
  };
  /** React may have replaced it. @param {HTMLElement} early @returns {HTMLElement | undefined} */
  const today = (early) => (early.isConnected ? early : [...controls()].find(({ outerHTML }) => outerHTML === early.outerHTML));
  const replay = () => {
    if (hasFailed()) held.clear();
    const [early] = held;
    if (!early) return;
    const control = today(early);
    if (control && !control.matches(":disabled")) {
      const hasArrived = watch(control);
      if (isTaken(control)) click(control);
      if (!hasArrived()) {
        setTimeout(replay, 50);
        return;
      }
    }
    held.delete(early);
    replay();
  };
  /** @param {HTMLElement} control */
  const keep = (control) => {
    held.add(control);
    if (held.size === 1) replay();
  };
  /** @param {MouseEvent} event */
  const hold = (event) => {
    if ([...controls()].every(isTaken)) removeEventListener("click", hold, true);
    const control = event.target instanceof Element && event.target.closest(CONTROLS);
    if (isReplaying || !(control instanceof HTMLElement) || hasFailed()) return;
    if (isTaken(control)) {
      const hasArrived = watch(control);
      setTimeout(() => hasArrived() || keep(control));
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(control);
  };

  /**
   * What the browser's own controls lack (ADR 36): dialogs by command and the click beside them, in Safari before 26.2 and in others of 2024.
   * @param {MouseEvent} event
   */
  const standIn = (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLDialogElement && !("closedBy" in target)) target.close();
    const button = target.closest("[commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    /* Only now: browsers fetch the poster of a film even when its dialog is closed. */
    const film = dialog.querySelector("video");
    if (film) film.poster = film.dataset.poster ?? "";
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else dialog.showModal();
  };
  /** A film would go on behind its closed dialog. @param {Event} event */
  const stopFilm = ({ target }) => target instanceof HTMLDialogElement && target.querySelector("video")?.pause();

  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener("click", standIn, true);
  addEventListener("close", stopFilm, true);
  addEventListener("load", () => setTimeout(start, PATIENCE));
})();
