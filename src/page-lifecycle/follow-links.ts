import { pageBehind } from "./page-behind";
import { isPlain } from "./watch-intent";

/**
 * Opens the pages behind links in HTML that React has never looked at. Its own links have answered for themselves by then, and stopped the
 * browser from following.
 */
export const followLinks = (): void => {
  document.addEventListener("click", (event) => {
    const page = pageBehind(event.target);
    const link = event.target instanceof Element && event.target.closest("a");
    if (event.defaultPrevented || page === undefined || !link || !isPlain(event)) return;
    event.preventDefault();
    window.___navigate(page + link.hash);
  });
};
