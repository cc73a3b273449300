import { useSyncExternalStore } from "react";

/**
 * Of a page that is being left nothing is told until it is shown again: Firefox drops the message with which React answers after
 * `pagehide`, and React, restored by Back, would wait for it for ever.
 */
const subscribeToVisibility = (notify: () => void) => {
  let isLeft = false;
  const listen = ({ type }: Event) => {
    if (type !== "visibilitychange") isLeft = type === "pagehide";
    if (!isLeft) notify();
  };
  const stopped = new AbortController();
  document.addEventListener("visibilitychange", listen, stopped);
  for (const type of ["pagehide", "pageshow"]) window.addEventListener(type, listen, stopped);
  return () => {
    stopped.abort();
  };
};

/** Whether the browser's tab is visible; false before hydration. */
export const usePageIsVisible = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState !== "hidden",
    () => false,
  );
