import { toSlug } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import { type ContentDocument, problemAt, read, readList, readText } from "../document";
import { ifUnintended, type EarlierVersion } from "../earlier-version";
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
      problemAt(
        document,
        [],
        `no longer has the heading “${words}” of ${earlier.name}, so links to it no longer work. ${ifUnintended(earlier)}`,
      ),
    );
};

/** The questions of the FAQ and their categories. */
const questionsIn = (data: unknown): readonly unknown[] =>
  readList(data, "categories").flatMap((category) => [category, ...readList(category, "items")]);

/** Questions under a new slug: the one whose words stayed, or else the one whose turn it is, had the old one. */
const lostSlugs = (document: ContentDocument, former: unknown, { name }: EarlierVersion): Problem[] => {
  const slugsOf = (entries: readonly unknown[]): unknown[] => entries.map((entry) => read(entry, "slug"));
  const [before, now] = [questionsIn(former), questionsIn(document.data)];
  const gone = before.filter((entry) => !slugsOf(now).includes(read(entry, "slug")));
  const added = document.strings.filter(({ path, value }) => path.at(-1) === "slug" && !slugsOf(before).includes(value));
  return added.flatMap(({ path }, index) => {
    const entry = read(document.data, ...path.slice(0, -1));
    const same = gone.find((one) =>
      ["question", "answer", "title"].some((key) => readText(one, key) && read(one, key) === read(entry, key)),
    );
    const slug = readText(same ?? (gone.length === added.length ? gone[index] : undefined), "slug");
    const message = `was ${quote(slug ?? "")} in ${name}; links to it no longer work, and no redirect can catch what follows a #. Restore it`;
    return document.kind.name === "faq" && slug !== undefined ? [problemAt(document, path, message)] : [];
  });
};

/** Places within a page that old links no longer reach. */
export const lostAddresses = (document: ContentDocument, formerText: string, former: unknown, earlier: EarlierVersion): Problem[] => [
  ...lostHeadings(document, formerText, earlier),
  ...lostSlugs(document, former, earlier),
];
