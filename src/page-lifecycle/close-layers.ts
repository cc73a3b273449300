import { isPlain } from "./watch-intent";

/** Closes the open menu and the open dialog, to uncover the page. `inline/native-controls.js` does the work. */
export const closeLayers = (): void => {
  dispatchEvent(new Event("uncover"));
};

/** A link in a menu or dialog closes it, even if it leads to the current page, but not if it opens another tab. */
export const closeLayersOnFollow = (): void => {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (isPlain(event) && target instanceof Element && target.closest("dialog a:not([target]), [popover] a:not([target])")) closeLayers();
  });
};
