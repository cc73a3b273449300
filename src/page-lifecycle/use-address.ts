import { useEffect, useRef } from "react";

/** The part of an address that a section may read and write: what follows the path. */
export interface AddressPart {
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
}

/** Least time between two writes, in milliseconds: browsers refuse more than a hundred within half a minute. */
const WRITE_PAUSE = 400;

const readAddress = (): AddressPart => ({ search: window.location.search, hash: window.location.hash });

/**
 * Keeps a section and the page's address in step. `onChange` is called when the section appears and whenever somebody else has changed
 * the query or the fragment: a link, the history, the visitor. The returned function changes them in place, without a new entry in the
 * history.
 */
export const useAddress = (onChange: (address: AddressPart) => void): ((address: AddressPart) => void) => {
  const path = useRef<string>();
  const seen = useRef<string>();
  const writtenAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    path.current ??= window.location.pathname;
    const look = (): void => {
      const address = readAddress();
      const isElsewhere = window.location.pathname !== path.current;
      if (isElsewhere || seen.current === address.search + address.hash) return;
      seen.current = address.search + address.hash;
      clearTimeout(timer.current);
      onChange(address);
    };
    // Gatsby's links change the address without an event that could be listened to, but then they render the page anew.
    look();
    window.addEventListener("hashchange", look);
    window.addEventListener("popstate", look);
    return () => {
      window.removeEventListener("hashchange", look);
      window.removeEventListener("popstate", look);
    };
  });

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return ({ search, hash }) => {
    const write = (): void => {
      if (window.location.pathname !== path.current) return;
      writtenAt.current = Date.now();
      seen.current = search + hash;
      window.history.replaceState(window.history.state, "", `${window.location.pathname}${search}${hash}`);
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(write, Math.max(0, writtenAt.current + WRITE_PAUSE - Date.now()));
  };
};
