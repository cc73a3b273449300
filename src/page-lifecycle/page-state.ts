import { useSyncExternalStore } from "react";

/** All page state kept between events; a tab shows one page, so there is one of it. */
interface PageState {
  /** Whether the first page is being shown, whose HTML came from the server. */
  isFirst: boolean;
  /** Path of the current page; the address is ahead of it while another page loads. */
  shownPath: string;
  /** Counts the requested pages: an earlier one that arrives late is not shown. */
  request: number;
  /** Whether the requested page takes so long that the visitor should be told. */
  isLate: boolean;
  /** Timer that sets `isLate`. */
  lateTimer: ReturnType<typeof setTimeout> | undefined;
}

/** The page's state; only {@link setIsLate} renders anything again. */
export const pageState: PageState = {
  isFirst: true,
  shownPath: "",
  request: 0,
  isLate: false,
  lateTimer: undefined,
};

const listeners = new Set<() => void>();

/** Sets whether the requested page is late, and notifies what shows it. */
export const setIsLate = (isLate: boolean): void => {
  if (pageState.isLate === isLate) return;
  pageState.isLate = isLate;
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Whether another page takes so long that the visitor should be told. */
export const useIsLate = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pageState.isLate,
    () => false,
  );
