/**
 * Adds what the browser's own controls, links and scrolling lack, before React runs and alongside it (ADR 36). Inlined in every page
 * together with the starter.
 */
(() => {
  /* Scroll distance, in pixels, at which the header leaves the hero. */
  const SCROLL_THRESHOLD = 16;
  /* Milliseconds that a browser may take to follow a link. */
  const GLIDE_WINDOW = 500;
  /* Milliseconds within which a second tap counts as a double tap. */
  const DOUBLE_TAP = 500;

  const root = document.documentElement;

  /**
   * The last press: only a click that began outside a dialog closes it, not one that ends there after selecting text.
   * @type {MouseEvent | undefined}
   */
  let press;
  /**
   * Opens and closes dialogs by command, and closes them on a click outside, in Safari before 26.2 and other browsers of 2024.
   * @param {MouseEvent} event
   */
  const standIn = (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLDialogElement && !("closedBy" in target) && target.matches("[closedby=any]")) {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const { clientX, clientY } = press ?? event;
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
    }
    const button = target.closest("[commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    const film = dialog.querySelector("video");
    if (film) {
      /* Add the controls after the frame that shows the dialog: a slow phone takes 40 ms to build them. */
      film.controls = false;
      requestAnimationFrame(() =>
        setTimeout(() => {
          film.controls = true;
          /* Set it only now: browsers fetch a film's poster even while its dialog is closed. */
          film.poster = film.dataset.poster ?? "";
        }),
      );
    }
    const isClosing = button.getAttribute("command") === "close";
    /* The second tap of a double tap may land on the backdrop: it must not close what the first tap opened. */
    if (!isClosing && dialog.matches("[closedby=any]")) {
      dialog.setAttribute("closedby", "closerequest");
      setTimeout(() => dialog.setAttribute("closedby", "any"), DOUBLE_TAP);
    }
    if ("commandForElement" in button) return;
    if (isClosing) dialog.close();
    else dialog.showModal();
  };
  /**
   * Otherwise a film would play on after its dialog closes.
   * @param {Event} event
   */
  const stopFilm = ({ target }) => target instanceof HTMLDialogElement && target.querySelector("video")?.pause();

  /**
   * Closes open layers, so that a visitor who comes back sees the page, not the menu that they left by. After hydration, `close-layers.ts`
   * asks for this sooner.
   */
  const closeLayers = () => {
    /** @type {NodeListOf<Element & { close?: () => void, hidePopover?: () => void }>} */
    const layers = document.querySelectorAll("[popover], dialog[open]");
    for (const layer of layers) {
      if (layer.close) layer.close();
      else layer.hidePopover?.();
    }
  };

  const noteScroll = () => {
    root.toggleAttribute("data-scrolled", scrollY > SCROLL_THRESHOLD);
  };
  /**
   * Makes a link to a place on this page scroll there smoothly; no other scrolling is smooth (`GlobalStyle`).
   * @param {MouseEvent} event
   */
  const glide = ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (!link || !link.hash || link.origin + link.pathname !== location.origin + location.pathname) return;
    root.dataset.gliding = "";
    setTimeout(() => delete root.dataset.gliding, GLIDE_WINDOW);
  };

  /** Gatsby decodes every fragment. A mangled one, as in `/faq#%E0%A4%A`, makes it throw and show an empty page. */
  const dropUndecodableHash = () => {
    try {
      decodeURIComponent(location.hash);
    } catch {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
  };
  dropUndecodableHash();

  addEventListener("popstate", dropUndecodableHash);
  addEventListener("pointerdown", (event) => (press = event));
  addEventListener("click", standIn, true);
  addEventListener("close", stopFilm, true);
  addEventListener("click", glide, true);
  addEventListener("pagehide", closeLayers);
  addEventListener("uncover", closeLayers);
  addEventListener("scroll", noteScroll);
  addEventListener("load", noteScroll);
})();
