import { expandHref } from "../../content-model/tokens";
import { readList } from "../data";
import { pathOf, withoutOwnHost } from "./addresses";
import { type ContentDocument, readSound } from "./document";
import type { SiteContent } from "./site-content";

/** A redirect, with its addresses resolved and also its target as written. */
export interface Entry {
  index: number;
  from: string;
  to: string;
  writtenTo: string;
}

/** The well-formed redirects of a file. */
export const entriesOf = (document: ContentDocument, { tokens }: SiteContent): Entry[] =>
  readList(document.data, "redirects").flatMap((_entry, index) => {
    const [from, to] = [readSound(document, "redirects", index, "from"), readSound(document, "redirects", index, "to")];
    if (from === undefined || to === undefined) return [];
    return [{ index, from: expandHref(from, tokens), to: withoutOwnHost(expandHref(to, tokens), tokens.host), writtenTo: to }];
  });

/** The chain of redirects that a visitor follows; or the first path that repeats if they form a loop. */
export const follow = (first: Entry, entries: readonly Entry[], { pages }: SiteContent): { passed: readonly Entry[]; circle?: string } => {
  const passed = [first];
  for (;;) {
    const target = pathOf(passed.at(-1)?.to ?? "");
    if (pages.some(({ path }) => path === target)) return { passed };
    if (passed.some(({ from }) => from === target)) return { passed, circle: target };
    const next = entries.find(({ from }) => from === target);
    if (!next) return { passed };
    passed.push(next);
  }
};
