import { toSlug } from "../../content-model/tokens";
import { type ContentDocument, problemAt } from "../document";
import { compare, type EarlierVersion } from "../earlier-version";
import type { Problem } from "../problem";
import { bodyOf } from "../read-mdx";

/** The headings of a legal text by their addresses. */
const headingsOf = (text: string): Map<string, string> =>
  new Map([...bodyOf(text).matchAll(/^#{2,6}[ \t]+(.+?)[ \t#]*$/gmu)].map(([, words = ""]) => [toSlug(words), words]));

/** Headings of a legal text that are gone or have other words. */
const lostHeadings = (document: ContentDocument, former: string, earlier: EarlierVersion): Problem[] => {
  const now = headingsOf(document.text);
  return [...headingsOf(former)]
    .filter(([address]) => document.kind.name === "legal" && !now.has(address))
    .map(([, words]) =>
      problemAt(document, [], `no longer has the heading “${words}” of ${earlier.name}, so links to it miss. ${compare(earlier)}`),
    );
};

/** Places within a page that old links no longer reach: no redirect catches what follows a #. */
export const lostAddresses = lostHeadings;
