import { useSyncExternalStore } from "react";

/** All that is remembered of the page from one event to the next: a tab shows one page, so there is one of it. */
interface PageState {
  /** Whether the page that is rendered is the first one, whose HTML is there before it is rendered in the browser. */
  isFirst: boolean;
  /** Path of the page that is shown; the address is ahead of it while a page is waited for. */
  shownPath: string;
  /** Counts the pages that were asked for: what comes for an earlier one is not shown any more. */
  request: number;
  /** Whether the page that was asked for has been waited for so long that it should show. */
  isLate: boolean;
  /** Makes it late. */
  patience: ReturnType<typeof setTimeout> | undefined;
}

/** The page's state; what is rendered changes with {@link setIsLate} alone. */
export const pageState: PageState = {
  isFirst: true,
  shownPath: "",
  request: 0,
  isLate: false,
  patience: undefined,
};

const listeners = new Set<() => void>();

/** Sets whether the page that was asked for is late, and tells what shows it. */
export const setIsLate = (isLate: boolean): void => {
  if (pageState.isLate === isLate) return;
  pageState.isLate = isLate;
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Whether another page has been waited for so long that it should show. */
export const useIsLate = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pageState.isLate,
    () => false,
  );
