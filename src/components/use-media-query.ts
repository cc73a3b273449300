import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether a media query matches, kept up to date. While the page is rendered on the server and hydrated it is `onServer`,
 * so that the first render in the browser equals the static HTML.
 */
export const useMediaQuery = (query: string, onServer = false): boolean => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => {
        list.removeEventListener("change", notify);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
};

/** Whether the visitor asked for less motion; true until the browser has said otherwise, so that nothing moves too early. */
export const useReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)", true);
