import { pageBehind } from "./page-behind";
import { isPlain } from "./watch-intent";

/** Opens the pages behind links in HTML that React never hydrated. React's own links have already called `preventDefault`. */
export const followLinks = (): void => {
  document.addEventListener("click", (event) => {
    const page = pageBehind(event.target);
    const link = event.target instanceof Element && event.target.closest("a");
    if (event.defaultPrevented || page === undefined || !link || !isPlain(event)) return;
    event.preventDefault();
    window.___navigate(page + link.hash);
  });
};
