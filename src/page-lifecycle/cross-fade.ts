import { pageState } from "./page-state";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** A dialog stands over the header, which the transition would lift above it. */
const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

const canFade = (): boolean => "startViewTransition" in document && !prefersReducedMotion() && !isDialogOpen();

/**
 * Cross-fades to the next page, where the browser can and motion is welcome; `showArrival` must follow. Call it in the task that sets the
 * change off, and do not wait for it: the router renders in the next animation frame, in which the browser takes its picture of the old
 * page after that, and then draws nothing until the new page is there. Started any later, it would hold up that very frame.
 */
export const crossFade = (): void => {
  if (pageState.arrive || !canFade()) return;
  const arrival = new Promise<void>((resolve) => {
    pageState.arrive = resolve;
  });
  const own = pageState.arrive;
  const forget = (): void => {
    if (pageState.arrive === own) pageState.arrive = undefined;
  };
  // It rejects when the transition is skipped, as by a hidden tab: the page changes all the same.
  document.startViewTransition(() => arrival).ready.then(forget, forget);
};

/** The next page is in the document. */
export const showArrival = (): void => {
  pageState.arrive?.();
  pageState.arrive = undefined;
};
