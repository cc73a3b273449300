import { pageBehind } from "./page-behind";

/** How long a pointer or the focus must rest on a link to suggest intent, in milliseconds; a passing pointer leaves sooner. */
export const DWELL = 65;

/** Whether a click or press opens the link in this tab. */
export const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Calls back with the page (path and query) that a visitor is about to open: a pointer or the focus rests on its link, or a finger or mouse
 * button goes down on it. One listener of each kind serves all links, including later ones.
 */
export const watchIntent = (onIntent: (page: string) => void): void => {
  let considered: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const consider = (page: string | undefined): void => {
    if (page === considered) return;
    clearTimeout(timer);
    considered = page;
    if (page !== undefined) timer = setTimeout(onIntent, DWELL, page);
  };
  const leave = (): void => {
    consider(undefined);
  };

  document.addEventListener("pointerover", ({ target }) => {
    consider(pageBehind(target));
  });
  document.documentElement.addEventListener("pointerleave", leave);
  document.addEventListener("focusin", ({ target }) => {
    // Focus moved by a script or a click does not suggest intent.
    if (target instanceof Element && target.matches(":focus-visible")) consider(pageBehind(target));
  });
  document.addEventListener("focusout", leave);
  document.addEventListener("pointerdown", (event) => {
    const page = pageBehind(event.target);
    if (page !== undefined && isPlain(event)) onIntent(page);
  });
};
