import { useSyncExternalStore } from "react";

/** State that several modules share. A tab shows one page, so there is one such object. */
interface PageState {
  /** True until the first page, whose HTML came from the server, has been hydrated. */
  isFirst: boolean;
  /** Path of the page that is shown; while another page loads, the address is ahead of it. */
  shownPath: string;
  /** Number of pages requested so far: a page that arrives after a newer request is not shown. */
  request: number;
  /** Whether the requested page takes so long that the visitor should be told. */
  isLate: boolean;
  /** Timer that sets `isLate`. */
  lateTimer: ReturnType<typeof setTimeout> | undefined;
}

/** The page's state. Nothing re-renders when it changes, except through {@link setIsLate}. */
export const pageState: PageState = {
  isFirst: true,
  shownPath: "",
  request: 0,
  isLate: false,
  lateTimer: undefined,
};

const listeners = new Set<() => void>();

/** Sets whether the requested page is late, and re-renders the components that show it. */
export const setIsLate = (isLate: boolean): void => {
  if (pageState.isLate === isLate) return;
  pageState.isLate = isLate;
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Whether the next page takes so long that the visitor should be told. */
export const useIsLate = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pageState.isLate,
    () => false,
  );
