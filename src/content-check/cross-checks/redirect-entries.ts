import { expandHref } from "../../content-model/tokens";
import { type ContentDocument, readList, readSound } from "../document";
import type { Situation } from "./cross-check";

/** A redirect: what its two addresses come to, and its target as it is written. */
export interface Entry {
  index: number;
  from: string;
  to: string;
  writtenTo: string;
}

/** An address of this site that is written out, as a path. */
export const withoutOwnHost = (href: string, host: string): string => {
  const rest = href.startsWith(`https://${host}`) ? href.slice(`https://${host}`.length) : undefined;
  if (rest === "") return "/";
  return rest !== undefined && /^[/?#]/u.test(rest) ? rest : href;
};

/** The redirects of a file, as far as their form is right. */
export const entriesOf = (document: ContentDocument, { tokens }: Situation): Entry[] =>
  readList(document.data, "redirects").flatMap((_entry, index) => {
    const [from, to] = [readSound(document, "redirects", index, "from"), readSound(document, "redirects", index, "to")];
    if (from === undefined || to === undefined) return [];
    return [{ index, from: expandHref(from, tokens), to: withoutOwnHost(expandHref(to, tokens), tokens.host), writtenTo: to }];
  });

/** The path of an address of this site. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/su, "");

/** The redirects that a visitor follows from one to a page; the first path that comes twice when they lead in a circle. */
export const follow = (first: Entry, entries: readonly Entry[], { pages }: Situation): { passed: readonly Entry[]; circle?: string } => {
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
