import { useCallback, useSyncExternalStore } from "react";

/** A subscription to an event of the window, for `useSyncExternalStore`. */
export const onWindow = (type: string) => (notify: () => void) => {
  window.addEventListener(type, notify);
  return () => window.removeEventListener(type, notify);
};

/**
 * Whether a media query matches, kept up to date. On the server and during hydration it is `onServer`, so that the first render equals the
 * static HTML.
 */
export const useMediaQuery = (query: string, onServer = false): boolean => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
};

/** Whether the visitor asks for less motion; true until the browser reports otherwise, so that nothing moves too early. */
export const useReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)", true);
