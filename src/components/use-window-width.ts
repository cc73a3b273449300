import { useSyncExternalStore } from "react";

const subscribe = (notify: () => void) => {
  window.addEventListener("resize", notify);
  return () => {
    window.removeEventListener("resize", notify);
  };
};

/** Width of the window in CSS pixels, kept up to date; `onServer` while the page is rendered on the server and hydrated. */
export const useWindowWidth = (onServer: number): number =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => onServer,
  );
