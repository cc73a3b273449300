import { useSyncExternalStore } from "react";

/**
 * Reports nothing between `pagehide` and the page's return: Firefox drops the message with which React schedules its update, and React,
 * restored by Back, would wait for it forever.
 */
const subscribeToVisibility = (notify: () => void) => {
  let isLeft = false;
  const listen = ({ type }: Event) => {
    if (type !== "visibilitychange") isLeft = type === "pagehide";
    if (!isLeft) notify();
  };
  const events = [
    [document, "visibilitychange"],
    [window, "pagehide"],
    [window, "pageshow"],
  ] as const;
  for (const [target, type] of events) target.addEventListener(type, listen);
  return () => {
    for (const [target, type] of events) target.removeEventListener(type, listen);
  };
};

/** Whether the browser's tab is visible; false before hydration. */
export const usePageIsVisible = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState !== "hidden",
    () => false,
  );
