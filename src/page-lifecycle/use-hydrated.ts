import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False in the static HTML and in the first render that takes it over, true from then on: for what only scripts can offer. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
