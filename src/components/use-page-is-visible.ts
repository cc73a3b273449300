import { useSyncExternalStore } from "react";

/**
 * After `pagehide`, report nothing until the page is shown again: Firefox drops the message with which React would answer, and React,
 * restored by Back, would wait forever.
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
