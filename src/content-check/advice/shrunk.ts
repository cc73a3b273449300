import type { ContentPath } from "../../content-model/visit-strings";
import type { CrossCheck } from "../cross-checks/cross-check";
import { type ContentDocument, problemAt } from "../document";
import { readFrontMatter, readYamlFile } from "../gatsby-yaml";
import { splitFrontMatter } from "../read-mdx";

/** The text of a file under `content/` in an earlier version; undefined where it is the same, or not known. */
export type FormerText = (path: string) => string | undefined;

/** The share of its words that a running text may lose without advice. */
const USUAL_CUT = 0.2;

const COMPARE = "If that was not meant, `npm run content:diff -- HEAD` shows what is gone";

/** Lists with fewer entries than before. Nothing inside one is compared, since its entries may have moved up. */
const shorterLists = (before: unknown, now: unknown, path: ContentPath = []): { path: ContentPath; before: number; now: number }[] => {
  if (typeof before !== "object" || before === null || typeof now !== "object" || now === null) return [];
  if (Array.isArray(before) && Array.isArray(now) && now.length < before.length) return [{ path, before: before.length, now: now.length }];
  return Object.entries(before).flatMap(([key, value]) =>
    shorterLists(value, Reflect.get(now, key), [...path, Array.isArray(before) ? Number(key) : key]),
  );
};

const wordCount = (text: string): number => text.slice(splitFrontMatter(text).whole.length).trim().split(/\s+/u).length;

/** The data of a file; undefined when it does not parse, and then it is not compared. */
const parsed = (isYaml: boolean, text: string): unknown => {
  try {
    return isYaml ? readYamlFile(text) : readFrontMatter(splitFrontMatter(text).frontMatter ?? "");
  } catch {
    return undefined;
  }
};

const shrinkage = (document: ContentDocument, former: string) => {
  const isYaml = document.path.endsWith(".yaml");
  const lists = shorterLists(parsed(isYaml, former), document.data).map(({ path, before, now }) =>
    problemAt(document, path, `has ${now === 1 ? "1 entry" : `${now} entries`}, ${before} in the last commit. ${COMPARE}`),
  );
  const [before, now] = [wordCount(former), wordCount(document.text)];
  if (isYaml || now >= before * (1 - USUAL_CUT)) return lists;
  return [...lists, problemAt(document, [], `has ${now} words, ${before} in the last commit. ${COMPARE}`)];
};

/** What has become shorter since the last commit: a list, by however little, or a text by a good part. */
export const adviseShrunk =
  (formerText: FormerText): CrossCheck =>
  ({ documents }) =>
    documents.flatMap((document) => {
      const former = formerText(document.path);
      return former === undefined || document.data === undefined ? [] : shrinkage(document, former);
    });
