import { hasBrace } from "../../content-model/tokens";
import { list, quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import type { Fault, Problem } from "../problem";
import { type ContentDocument, problemAt } from "../reading/document";
import { entriesOf, type Entry, follow } from "../reading/redirect-entries";
import type { SiteContent } from "../reading/site-content";
import { ownerOfMoved } from "../reading/taken-addresses";
import { linkProblem } from "./links";
import { clashOfName } from "./product-addresses";

/** Who already uses a redirected path ("which is reserved for the platform"), and what to do about it. */
interface Clash {
  whose: string;
  fix: string;
}

const fromClash = (
  { index, from }: Entry,
  entries: readonly Entry[],
  document: ContentDocument,
  { pages }: SiteContent,
): Clash | undefined => {
  if (hasBrace(from)) return undefined;
  const page = pages.find(({ path, isCertain }) => isCertain && path === (from.replace(/\/index\.html$/u, "") || "/"));
  if (page) return { whose: `the address of content/${page.document.path}`, fix: "Remove this entry, or give that page another address" };
  const owner = ownerOfMoved(from);
  if (owner !== undefined) return { whose: `which is reserved for ${owner}`, fix: "Redirect another path" };
  const first = entries.find((candidate) => candidate.from === from);
  return first && first.index < index
    ? {
        whose: `which line ${document.locate(["redirects", first.index, "from"]).line} redirects already`,
        fix: "Keep one of the two",
      }
    : undefined;
};

const fromProblem = (document: ContentDocument, { index, from }: Entry, clash: Clash, content: SiteContent): Problem => {
  const path = ["redirects", index, "from"];
  return (
    clashOfName(document, path, { address: from, whose: clash.whose }, content) ??
    problemAt(document, path, `is ${quote(from)}, ${clash.whose}. ${clash.fix}`)
  );
};

/** What is wrong with a target that is itself redirected. Visitors must be redirected only once, without chains or loops. */
const chainProblem = (entry: Entry, entries: readonly Entry[], content: SiteContent): string | undefined => {
  const { passed, circle } = follow(entry, entries, content);
  if (circle !== undefined) return `forms a loop: ${list([...passed.map(({ from }) => from), circle])}. Write the address of a page`;
  const { writtenTo = "" } = passed.at(-1) ?? {};
  return passed.length === 1 ? undefined : `leads to ${quote(entry.to)}, which is itself redirected. Write its final address: ${writtenTo}`;
};

const check = (document: ContentDocument, content: SiteContent): Problem[] => {
  const entries = entriesOf(document, content);
  return entries.flatMap((entry) => {
    const clash = fromClash(entry, entries, document, content);
    const inTo: string | Fault | undefined = chainProblem(entry, entries, content) ?? linkProblem(entry.writtenTo, undefined, content);
    return [
      ...(clash ? [fromProblem(document, entry, clash, content)] : []),
      ...(inTo === undefined ? [] : [problemAt(document, ["redirects", entry.index, "to"], inTo)]),
    ];
  });
};

/** A redirect does not hide a page, and leads straight to a page or an external address. */
export const checkRedirects: CrossCheck = (content) =>
  content.documents.filter(({ kind }) => kind.name === "redirects").flatMap((document) => check(document, content));
