import type { ContentPath } from "../../content-model/visit-strings";
import type { CrossCheck } from "../cross-checks/cross-check";
import { type ContentDocument, problemAt, read } from "../document";
import { readFrontMatter, readYamlFile } from "../gatsby-yaml";
import { type Problem, problem, START, THIS_LINE, WHOLE_FILE } from "../problem";
import { splitFrontMatter } from "../read-mdx";
import { lostLines } from "./lost-lines";

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

/** The only file that nothing else misses. */
const REDIRECTS = "redirects.yaml";

const deletedRedirects = (documents: readonly ContentDocument[], formerText: FormerText): Problem[] =>
  documents.some(({ path }) => path === REDIRECTS) || formerText(REDIRECTS) === undefined
    ? []
    : [
        problem(
          REDIRECTS,
          START,
          WHOLE_FILE,
          `was deleted since the last commit, and old addresses lead nowhere without it. \`git restore content/${REDIRECTS}\` brings it back`,
        ),
      ];

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
  const lines = lostLines(former, document.text).map(({ place, count }) =>
    problem(
      document.path,
      place,
      THIS_LINE,
      `has lost ${count === 1 ? "the line" : `the ${count} lines`} before it since the last commit. ${COMPARE}`,
    ),
  );
  const [before, now] = [wordCount(former), wordCount(document.text)];
  if (isYaml || now >= before * (1 - USUAL_CUT)) return [...lists, ...lines];
  return [...lists, ...lines, problemAt(document, [], `has ${now} words, ${before} in the last commit. ${COMPARE}`)];
};

/** A legal text that has changed under its former date. */
const staleDate = (document: ContentDocument, former: string, today: Date): Problem[] => {
  const body = (text: string): string => text.slice(splitFrontMatter(text).whole.length);
  const day = read(document.data, "lastUpdated");
  const isStale = day === read(parsed(false, former), "lastUpdated") && day !== today.toISOString().slice(0, 10);
  return document.kind.name === "legal" && isStale && body(former) !== body(document.text)
    ? [
        problemAt(
          document,
          ["lastUpdated"],
          "is as in the last commit, but the text has changed since. Write the day on which the change takes effect",
        ),
      ]
    : [];
};

/**
 * What has probably been lost since the last commit: entries of a list, a good part of a text, a line in the middle of a sentence, all
 * redirects; and the date of a legal text that stayed behind.
 */
export const adviseSinceLastCommit =
  (formerText: FormerText, today: Date): CrossCheck =>
  ({ documents }) => [
    ...deletedRedirects(documents, formerText),
    ...documents.flatMap((document) => {
      const former = formerText(document.path);
      return former === undefined || document.data === undefined
        ? []
        : [...shrinkage(document, former), ...staleDate(document, former, today)];
    }),
  ];
