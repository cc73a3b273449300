import type { ContentPath } from "../../content-model/visit-strings";
import type { CrossCheck } from "../cross-checks/cross-check";
import { type ContentDocument, problemAt } from "../document";
import { readFrontMatter, readYamlFile } from "../gatsby-yaml";

/** The text of a file under `content/` in an earlier version; undefined where it is the same, or not known. */
export type FormerText = (path: string) => string | undefined;

/** How much shorter a running text may become without a word: a part of the former number of words. */
const USUAL_CUT = 0.2;

const COMPARE = "If that was not meant, `npm run content:diff -- HEAD` shows what is gone";

/** Lists that have fewer entries than before; what is inside such a list is not compared, since its entries may have moved up. */
const shorterLists = (before: unknown, now: unknown, path: ContentPath = []): { path: ContentPath; before: number; now: number }[] => {
  if (typeof before !== "object" || before === null || typeof now !== "object" || now === null) return [];
  if (Array.isArray(before) && Array.isArray(now) && now.length < before.length) return [{ path, before: before.length, now: now.length }];
  return Object.entries(before).flatMap(([key, value]) =>
    shorterLists(value, Reflect.get(now, key), [...path, Array.isArray(before) ? Number(key) : key]),
  );
};

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;

const wordCount = (text: string): number => text.replace(FRONT_MATTER, "").trim().split(/\s+/u).length;

/** A version that no longer parses is not compared: it was published by somebody who knew, or never. */
const parsed = (isYaml: boolean, text: string): unknown => {
  try {
    return isYaml ? readYamlFile(text) : readFrontMatter(FRONT_MATTER.exec(text)?.[1] ?? "");
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
