/**
 * Adds what the browser's own controls, links and scrolling lack, before React and alongside it (ADR 36). Inlined in every page with the
 * starter.
 */
(() => {
  /* Scroll distance, in pixels, at which the header leaves the hero. */
  const SCROLL_THRESHOLD = 16;
  /* Milliseconds within which a browser starts to follow a link. */
  const GLIDE_WINDOW = 500;
  /* Milliseconds within which a second tap belongs to the first. */
  const DOUBLE_TAP = 500;

  const root = document.documentElement;

  /** The last press: a click outside a dialog has begun there, unlike selecting text beyond its edge. @type {MouseEvent | undefined} */
  let press;
  /**
   * Opens dialogs by command and closes them on a click outside, for Safari before 26.2 and other browsers of 2024.
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
      /* After the frame that shows the dialog: a slow phone takes 40 ms to build a film's controls. */
      film.controls = false;
      requestAnimationFrame(() =>
        setTimeout(() => {
          film.controls = true;
          /* Only now: browsers fetch a film's poster even while its dialog is closed. */
          film.poster = film.dataset.poster ?? "";
        }),
      );
    }
    const isClosing = button.getAttribute("command") === "close";
    /* The second tap may land on the backdrop: it must not close what the first tap opened. */
    if (!isClosing && dialog.matches("[closedby=any]")) {
      dialog.setAttribute("closedby", "closerequest");
      setTimeout(() => dialog.setAttribute("closedby", "any"), DOUBLE_TAP);
    }
    if ("commandForElement" in button) return;
    if (isClosing) dialog.close();
    else dialog.showModal();
  };
  /** A film would play on behind its closed dialog. @param {Event} event */
  const stopFilm = ({ target }) => target instanceof HTMLDialogElement && target.querySelector("video")?.pause();

  /** On the way back, show the page without the menu that led away. Once it is hydrated, `close-layers.ts` asks for this sooner. */
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
  /** A link to a place on this page scrolls there smoothly; no other scrolling is smooth (`GlobalStyle`). @param {MouseEvent} event */
  const glide = ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (!link || !link.hash || link.origin + link.pathname !== location.origin + location.pathname) return;
    root.dataset.gliding = "";
    setTimeout(() => delete root.dataset.gliding, GLIDE_WINDOW);
  };

  /** Gatsby decodes each fragment, and after the exception would show an empty page: `/faq#%E0%A4%A`, a mangled link. */
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
