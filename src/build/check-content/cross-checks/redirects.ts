import { expandHref } from "../../../content-model/tokens";
import { type ContentDocument, problemAt, readList, readSound } from "../document";
import type { Problem } from "../problem";
import { list, quote } from "../words";
import type { CrossCheck, Situation } from "./cross-check";
import { linkProblem, withoutOwnHost } from "./links";
import { hasBrace } from "./texts";

/** A redirect: its target as it is written, and what its two addresses come to. */
interface Entry {
  index: number;
  from: string;
  to: string;
  writtenTo: string;
}

/** Paths that the platform or files of the build answer: deploy/nginx, `static/`, and what Gatsby and its sitemap write. */
const TAKEN =
  /^\/((static|media|page-data|registration|file\/api|user\/api)\/.*|login|404\.html|robots\.txt|sitemap-[^/]*\.xml|favicon\.(ico|svg))$/u;

const entriesOf = (document: ContentDocument, { tokens }: Situation): Entry[] =>
  readList(document.data, "redirects").flatMap((_entry, index) => {
    const [from, to] = [readSound(document, "redirects", index, "from"), readSound(document, "redirects", index, "to")];
    if (from === undefined || to === undefined) return [];
    return [{ index, from: expandHref(from, tokens), to: withoutOwnHost(expandHref(to, tokens), tokens.host), writtenTo: to }];
  });

/** What is wrong with the path that has moved. */
const fromProblem = ({ index, from }: Entry, entries: readonly Entry[], document: ContentDocument, { pages }: Situation) => {
  if (hasBrace(from)) return undefined;
  const path = from.replace(/\/index\.html$/u, "") || "/";
  const page = pages.find((candidate) => candidate.path === path);
  if (page) return `is ${quote(from)}, the address of content/${page.document.path}. Remove this entry, or give that page another address`;
  if (TAKEN.test(from)) return `is ${quote(from)}, which the platform or a file of the site answers. Redirect another path`;
  const first = entries.find((candidate) => candidate.from === from);
  return first && first.index < index
    ? `is ${quote(from)}, which line ${document.locate(["redirects", first.index, "from"]).line} redirects already. Keep one of the two`
    : undefined;
};

const pathOf = (address: string): string => address.replace(/[?#].*$/su, "");

/** What is wrong with the target when it is redirected itself: visitors are sent once, not along a chain, and never in a circle. */
const chainProblem = ({ from, to }: Entry, entries: readonly Entry[]): string | undefined => {
  const next = (address: string) => entries.find((candidate) => candidate.from === pathOf(address))?.to;
  const passed = [from];
  let end = to;
  for (let target = next(end); target !== undefined; target = next(end)) {
    if (passed.includes(pathOf(end))) return `leads in a circle: ${list([...passed, pathOf(end)])}. Write the address of a page`;
    passed.push(pathOf(end));
    end = target;
  }
  return end === to ? undefined : `leads to ${quote(to)}, which is redirected itself. Write where it ends: ${end}`;
};

const check = (document: ContentDocument, situation: Situation): Problem[] => {
  const entries = entriesOf(document, situation);
  return entries.flatMap((entry) => {
    const inFrom = fromProblem(entry, entries, document, situation);
    const inTo = chainProblem(entry, entries) ?? linkProblem(entry.writtenTo, undefined, situation);
    return [
      ...(inFrom === undefined ? [] : [problemAt(document, ["redirects", entry.index, "from"], inFrom)]),
      ...(inTo === undefined ? [] : [problemAt(document, ["redirects", entry.index, "to"], inTo)]),
    ];
  });
};

/** A redirect hides no page, and leads straight to one or to an address elsewhere. */
export const checkRedirects: CrossCheck = (situation) =>
  situation.documents.filter(({ kind }) => kind.name === "redirects").flatMap((document) => check(document, situation));
