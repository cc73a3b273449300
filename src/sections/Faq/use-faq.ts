import { type RefObject, useEffect, useState } from "react";
import { type AddressPart, useAddress } from "../../page-lifecycle/use-address";
import type { FaqCategories } from "./faq-context";
import { type FaqItemData, isFound, QUERY_LIMIT } from "./faq-search";

const PARAMETER = "q";

/** The state of the questions; see {@link useFaq}. */
interface FaqState {
  /** The search; if it is empty, everything is shown. */
  query: string;
  /** Changes the search, and writes it to the address. */
  setQuery: (query: string) => void;
  isOpen: (slug: string) => boolean;
  /** Records that an item was opened or closed. */
  setOpen: (slug: string, open: boolean) => void;
}

const readQuery = (search: string): string => (new URLSearchParams(search).get(PARAMETER) ?? "").slice(0, QUERY_LIMIT);

/** An address's query with the search added or removed; other parameters are unchanged. */
const withQuery = (search: string, query: string): string => {
  const parameters = new URLSearchParams(search);
  if (query.trim() === "") parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, query);
  const rest = parameters.toString();
  return rest === "" ? "" : `?${rest}`;
};

const detailsOf = (slug: string): HTMLDetailsElement | null | undefined => document.getElementById(slug)?.closest("details");

/** Whether the browser itself has opened the item, as Chromium does if a fragment points into it. */
const isShown = (slug: string): boolean => detailsOf(slug)?.open === true;

/**
 * The search and the open items, in step with the address: `?q=` sets the search; the item of `#slug` is opened and scrolled into view,
 * whatever the search. Everything else in the address is ignored.
 */
export const useFaq = (categories: FaqCategories, input: RefObject<HTMLInputElement>): FaqState => {
  const [query, setQuery] = useState("");
  const [openSlugs, setOpenSlugs] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<FaqItemData>();

  const setOpen = (slug: string, open: boolean): void => {
    setOpenSlugs((slugs) => (open ? new Set([...slugs, slug]) : new Set([...slugs].filter((other) => other !== slug))));
  };

  const write = useAddress(({ search, hash }: AddressPart) => {
    const item = categories.flatMap(({ items }) => items).find(({ slug }) => hash === `#${slug}`);
    // The visitor may have typed before the page could listen.
    const typed = query === "" ? (input.current?.value ?? "") : "";
    const asked = readQuery(search) || typed;
    const next = item && !isFound(item, asked) ? "" : asked;
    setQuery(next);
    if (!item) return;
    setOpen(item.slug, true);
    if (next !== query || !isShown(item.slug)) setWanted({ ...item });
  });

  useEffect(() => {
    if (!wanted) return;
    detailsOf(wanted.slug)?.setAttribute("open", "");
    document.getElementById(wanted.slug)?.scrollIntoView();
  }, [wanted]);

  return {
    query,
    setQuery: (next) => {
      setQuery(next);
      // Drop the fragment: it names one item, but the page now shows a search's results.
      write({ search: withQuery(window.location.search, next), hash: "" });
    },
    isOpen: (slug) => openSlugs.has(slug),
    setOpen,
  };
};
