import { pageState, setIsLate } from "./page-state";

/** How long a page may take before the visitor is told, in milliseconds: an indicator that only flashes is unsettling. */
export const BUSY_DELAY = 300;

/** Called when another page has been requested. */
export const startWaiting = (): void => {
  pageState.lateTimer ??= setTimeout(setIsLate, BUSY_DELAY, true);
};

/** Called when a page has arrived. */
export const stopWaiting = (): void => {
  clearTimeout(pageState.lateTimer);
  pageState.lateTimer = undefined;
  setIsLate(false);
};
