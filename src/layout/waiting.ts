import { useSyncExternalStore } from "react";

/** How long a page may take before the visitor is told that it is on its way, in milliseconds: a sign that flashes by only unsettles. */
export const PATIENCE = 300;

let isLong = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (value: boolean): void => {
  isLong = value;
  listeners.forEach((notify) => {
    notify();
  });
};

/** Another page is waited for. */
export const startWaiting = (): void => {
  timer ??= setTimeout(set, PATIENCE, true);
};

/** A page has come. */
export const stopWaiting = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (isLong) set(false);
};

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Whether another page has been waited for so long that it should show. */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLong,
    () => false,
  );
