import { useEffect, useRef } from "react";

/** The part of an address that sections read and write. */
export interface AddressPart {
  /** The query, including its question mark, or empty. */
  search: string;
  /** The fragment, including its number sign, or empty. */
  hash: string;
}

/** Minimum time between two writes, in milliseconds: browsers refuse more than a hundred in half a minute. */
const WRITE_PAUSE = 400;

const readAddress = (): AddressPart => ({ search: window.location.search, hash: window.location.hash });

const replaceAddress = ({ search, hash }: AddressPart): void => {
  window.history.replaceState(window.history.state, "", `${window.location.pathname}${search}${hash}`);
};

/**
 * Keeps a section and the page's address in step. `onChange` is called when the section appears, and whenever a link, the history or the
 * visitor changes the query or the fragment. The returned function changes both in place, without a new history entry.
 */
export const useAddress = (onChange: (address: AddressPart) => void): ((address: AddressPart) => void) => {
  const path = useRef<string>();
  const seen = useRef<AddressPart>();
  /** The query waiting to be written. */
  const pending = useRef<string>();
  const writtenAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    path.current ??= window.location.pathname;
    const look = (): void => {
      const address = readAddress();
      const isElsewhere = window.location.pathname !== path.current;
      if (isElsewhere || (seen.current?.search === address.search && seen.current.hash === address.hash)) return;
      clearTimeout(timer.current);
      // The address of a link to a place on the page still contains the query that is about to be replaced.
      if (pending.current !== undefined && address.search === seen.current?.search) {
        address.search = pending.current;
        replaceAddress(address);
      }
      pending.current = undefined;
      seen.current = address;
      onChange(address);
    };
    // Gatsby's links change the address without firing an event, but re-render the page.
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
      seen.current = { search, hash };
      pending.current = undefined;
      replaceAddress({ search, hash });
    };
    clearTimeout(timer.current);
    pending.current = search;
    const wait = writtenAt.current + WRITE_PAUSE - Date.now();
    // Write at once if possible, so that a link that the visitor follows meanwhile keeps the new query.
    if (wait > 0) timer.current = setTimeout(write, wait);
    else write();
  };
};
