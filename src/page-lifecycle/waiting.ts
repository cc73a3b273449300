import { pageState, setIsLate } from "./page-state";

/** How long a page may take before the visitor is told that it is on its way, in milliseconds: a sign that flashes by only unsettles. */
export const PATIENCE = 300;

/** Another page is waited for. */
export const startWaiting = (): void => {
  pageState.patience ??= setTimeout(setIsLate, PATIENCE, true);
};

/** A page has come. */
export const stopWaiting = (): void => {
  clearTimeout(pageState.patience);
  pageState.patience = undefined;
  setIsLate(false);
};
