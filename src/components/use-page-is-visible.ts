import { useSyncExternalStore } from "react";

const subscribeToVisibility = (notify: () => void) => {
  document.addEventListener("visibilitychange", notify);
  return () => {
    document.removeEventListener("visibilitychange", notify);
  };
};

/** Whether the browser's tab is shown; false before the page is hydrated. */
export const usePageIsVisible = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState !== "hidden",
    () => false,
  );
