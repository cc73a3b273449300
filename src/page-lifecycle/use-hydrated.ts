import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in the static HTML and the first render, true after hydration: for anything that needs scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
