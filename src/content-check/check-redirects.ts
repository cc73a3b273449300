import { linkFault } from "./check-links";
import { ownerOf } from "./check-names";
import type { Gathered, ListedRedirect } from "./gathered-content";
import { list, type Problem, quote } from "./problem";
import { type ContentFile, problemAt } from "./read-content";

/** The addresses that a visitor passes through from a redirect on: the last is the goal or, in a loop, one passed before. */
const follow = (first: ListedRedirect, byFrom: ReadonlyMap<string, ListedRedirect>): string[] => {
  const passed = [first.from];
  for (let next: ListedRedirect | undefined = first; next; next = byFrom.get(passed.at(-1) ?? "")) {
    const goal = next.to.replace(/[?#].*$/su, "");
    if (passed.includes(goal)) return [...passed, goal];
    passed.push(goal);
  }
  return passed;
};

const fromFault = (
  { from, index }: ListedRedirect,
  first: ListedRedirect | undefined,
  file: ContentFile,
  { pages }: Gathered,
): string | undefined => {
  const page = pages.find(({ path }) => path === from);
  if (page) return `is ${quote(from)}, the address of content/${page.file.path}. Remove this entry, or give that page another address`;
  const owner = ownerOf(from);
  if (owner !== undefined) return `is ${quote(from)}, which belongs to ${owner}. Redirect another path`;
  if (!first || first.index === index) return undefined;
  return `is ${quote(from)}, which line ${file.placeOf(["redirects", first.index, "from"]).line} redirects already. Keep one of the two`;
};

const toFault = (redirect: ListedRedirect, byFrom: ReadonlyMap<string, ListedRedirect>, site: Gathered): string | undefined => {
  const passed = follow(redirect, byFrom);
  const goal = passed.at(-1) ?? "";
  if (passed.indexOf(goal) < passed.length - 1) return `leads in a loop: ${list(passed)}. Write the address of a page`;
  if (passed.length > 2) return `leads to ${quote(redirect.to)}, which is itself redirected. Write ${quote(goal)}`;
  return linkFault(redirect.to, undefined, site);
};

/** A redirect hides no page, and leads straight to one. */
export const checkRedirects = (site: Gathered): Problem[] => {
  const file = site.files.find(({ kind }) => kind.name === "redirects");
  // Of two redirects from one address, the first counts. One from a page's address is reported itself, not what leads there.
  const moved = site.redirects.filter(({ from }) => site.pages.every(({ path }) => path !== from));
  const byFrom = new Map(moved.toReversed().map((redirect) => [redirect.from, redirect]));
  return site.redirects.flatMap((redirect) => {
    if (!file) return [];
    const faults = [
      ["from", fromFault(redirect, byFrom.get(redirect.from), file, site)],
      ["to", toFault(redirect, byFrom, site)],
    ] as const;
    return faults.flatMap(([key, fault]) => (fault === undefined ? [] : [problemAt(file, ["redirects", redirect.index, key], fault)]));
  });
};
