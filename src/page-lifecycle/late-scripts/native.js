/**
 * What the browser's own controls, links and scrolling lack, with React and before it (ADR 36). It is inlined in every page together with
 * the starter.
 */
(() => {
  /* Pixels from which on the header lies on the page and not on its opening. */
  const STUCK = 16;
  /* Milliseconds in which a browser has begun to follow a link. */
  const FOLLOWED = 500;
  /* Milliseconds in which a second tap belongs to the first. */
  const DOUBLE_TAP = 500;

  const root = document.documentElement;

  /**
   * Dialogs by command and the click beside them, in Safari before 26.2 and in others of 2024.
   * @param {MouseEvent} event
   */
  const standIn = (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLDialogElement && !("closedBy" in target) && target.getAttribute("closedby") === "any") {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const { clientX, clientY } = event;
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
    }
    const button = target.closest("[commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    /* Only now: browsers fetch the poster of a film even when its dialog is closed. */
    const film = dialog.querySelector("video");
    if (film) film.poster = film.dataset.poster ?? "";
    const isClosing = button?.getAttribute("command") === "close";
    /* The second tap may meet the page behind: it shall not close what the first has opened. */
    if (!isClosing && dialog.getAttribute("closedby") === "any") {
      dialog.setAttribute("closedby", "closerequest");
      setTimeout(() => dialog.setAttribute("closedby", "any"), DOUBLE_TAP);
    }
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    if (isClosing) dialog.close();
    else dialog.showModal();
  };
  /** A film would go on behind its closed dialog. @param {Event} event */
  const stopFilm = ({ target }) => target instanceof HTMLDialogElement && target.querySelector("video")?.pause();

  const noteScroll = () => {
    root.toggleAttribute("data-scrolled", scrollY > STUCK);
  };
  /** A link to a place on this page moves there smoothly; nothing else that scrolls shall (`GlobalStyle`). @param {MouseEvent} event */
  const glide = ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (!link || !link.hash || link.origin + link.pathname !== location.origin + location.pathname) return;
    root.dataset.gliding = "";
    setTimeout(() => delete root.dataset.gliding, FOLLOWED);
  };

  addEventListener("click", standIn, true);
  addEventListener("close", stopFilm, true);
  addEventListener("click", glide, true);
  addEventListener("scroll", noteScroll, { passive: true });
  addEventListener("load", noteScroll);
})();
