import { useSyncExternalStore } from "react";

const subscribeToVisibility = (notify: () => void) => {
  document.addEventListener("visibilitychange", notify);
  return () => {
    document.removeEventListener("visibilitychange", notify);
  };
};

/** Whether the browser's tab is visible; false before hydration. */
export const usePageIsVisible = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState !== "hidden",
    () => false,
  );
