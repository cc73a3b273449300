import { useSyncExternalStore } from "react";

const subscribe = (notify: () => void) => {
  window.addEventListener("resize", notify);
  return () => {
    window.removeEventListener("resize", notify);
  };
};

/** The window's width in CSS pixels, kept up to date; 0 on the server and during hydration. */
export const useWindowWidth = (): number =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => 0,
  );
