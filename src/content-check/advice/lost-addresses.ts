import type { ContentPath } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import { ifUnintended } from "../earlier-version";
import type { Problem } from "../problem";
import { problemAt, read, readList, readText } from "../reading/document";
import type { Comparison } from "./comparison";

/** Headings of a legal text that were removed or reworded. */
const lostHeadings = ({ document, formerHeadings, earlier }: Comparison): Problem[] =>
  [...formerHeadings]
    .filter(([address]) => document.anchors?.includes(address) === false)
    .map(([address, words]) => {
      const what = `no longer has the heading “${words}” of ${earlier.name}, so links to \`#${address}\` no longer work`;
      return problemAt(document, [], `${what}. ${ifUnintended(earlier)}`);
    });

/** Old addresses that lead elsewhere than before. */
const movedRedirects = ({ document, former, earlier: { name } }: Comparison): Problem[] =>
  document.strings.flatMap(({ path, value }) => {
    const from = readText(document.data, ...path.slice(0, -1), "from");
    const before = readList(former, "redirects").find((entry) => readText(entry, "from") === from);
    const to = path[0] === "redirects" && path.at(-1) === "to" ? readText(before, "to") : undefined;
    return to === undefined || to === value
      ? []
      : [problemAt(document, path, `was ${quote(to)} in ${name}. Restore it, unless you moved that page`)];
  });

/** The questions of the FAQ and their categories. */
const questionsIn = (data: unknown): readonly unknown[] =>
  readList(data, "categories").flatMap((category) => [category, ...readList(category, "items")]);

/** Questions whose slug changed, matched to the old question by wording, otherwise by position. */
const lostSlugs = ({ document, former, earlier }: Comparison): Problem[] => {
  if (document.kind.name !== "faq") return [];
  const [before, now] = [questionsIn(former), questionsIn(document.data)];
  const has = (entries: readonly unknown[], slug: unknown): boolean => entries.some((entry) => read(entry, "slug") === slug);
  const gone = new Set(before.filter((entry) => readText(entry, "slug") !== undefined && !has(now, read(entry, "slug"))));
  const fields = document.strings.filter(({ path, value }) => path.at(-1) === "slug" && !has(before, value));
  const added = new Set(fields.map(({ path }) => path.slice(0, -1)));
  const complain = (path: ContentPath, verb: string, entry: unknown): Problem => {
    const what = `${verb} ${quote(readText(entry, "slug") ?? "")} in ${earlier.name}`;
    return problemAt(document, path, `${what}; links to it no longer work, and no redirect can catch what follows a #. Restore it`);
  };
  /** Takes a question out of both sets for each that fits one of before. */
  const match = (fits: (entry: unknown, path: ContentPath) => boolean): Problem[] =>
    [...gone].flatMap((entry) => {
      const path = [...added].find((candidate) => fits(entry, candidate));
      if (path === undefined) return [];
      gone.delete(entry);
      added.delete(path);
      return [complain([...path, "slug"], "was", entry)];
    });
  const byWording = ["question", "title", "answer"].flatMap((key) =>
    match((entry, path) => readText(entry, key) !== undefined && readText(entry, key) === readText(document.data, ...path, key)),
  );
  const byPosition = gone.size === added.size ? match(() => true) : [];
  return [...byWording, ...byPosition, ...[...gone].map((entry) => complain([], "had the slug", entry))];
};

/** Places within a page that old links no longer reach. */
export const lostAddresses = (comparison: Comparison): Problem[] => [
  ...lostHeadings(comparison),
  ...lostSlugs(comparison),
  ...movedRedirects(comparison),
];
