import { readSituation } from "../../src/build/check-content/check-content";
import type { Situation } from "../../src/build/check-content/cross-checks/cross-check";
import { readList, readSound } from "../../src/build/check-content/document";
import { formatProblem, type Problem } from "../../src/build/check-content/problem";
import { requiredPages } from "../../src/build/check-content/site-map";
import { expandHref } from "../../src/content-model/tokens";
import { differingLines, withContentAt } from "./git";
import { type PageWords, visibleWords } from "./visible-words";

/** A page whose words differ: its address and file, and its lines with `-` or `+` in front. */
export interface PageDifference {
  path: string;
  file: string;
  change: "changed" | "new" | "gone";
  lines: readonly string[];
}

/** How the content in the working folder differs from that of a commit. */
export interface ContentDifference {
  pages: readonly PageDifference[];
  /** How many pages there are now. */
  total: number;
  /** Addresses that worked at that commit and would not any more. */
  lost: readonly string[];
  /** Files of that commit which today's model cannot read in full, with what it stops at first. */
  unread: readonly string[];
}

const NOT_FOUND = requiredPages.find(({ file }) => file === "pages/not-found.yaml")?.path;

const redirectedPaths = ({ documents, tokens }: Situation): string[] =>
  documents
    .filter(({ kind }) => kind.name === "redirects")
    .flatMap((document) =>
      readList(document.data, "redirects").map((_entry, index) =>
        expandHref(readSound(document, "redirects", index, "from") ?? "", tokens),
      ),
    );

/** Addresses at which a visitor finds a page, or is led to one. */
const workingPaths = (situation: Situation): string[] =>
  [...situation.pages.map(({ path }) => path), ...redirectedPaths(situation)].filter((path) => path !== NOT_FOUND && path !== "");

const keyOf = ({ path, file }: PageWords): string => `${path} ${path.startsWith("/") ? "" : file}`;

const comparePages = async (before: readonly PageWords[], after: readonly PageWords[]): Promise<PageDifference[]> => {
  const old = new Map(before.map((page) => [keyOf(page), page]));
  const current = new Map(after.map((page) => [keyOf(page), page]));
  const differences = [...new Set([...old.keys(), ...current.keys()])].map(async (key): Promise<PageDifference[]> => {
    const [was, is] = [old.get(key), current.get(key)];
    const page = is ?? was;
    if (!page || was?.lines.join("\n") === is?.lines.join("\n")) return [];
    const change = is ? (was ? "changed" : "new") : "gone";
    return [{ path: page.path, file: page.file, change, lines: await differingLines(was?.lines ?? [], is?.lines ?? []) }];
  });
  return (await Promise.all(differences)).flat().sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
};

const unreadFiles = (problems: readonly Problem[]): string[] => {
  const firsts = new Map<string, Problem>();
  problems.forEach((problem) => firsts.set(problem.file, firsts.get(problem.file) ?? problem));
  return [...firsts.values()].map(formatProblem);
};

/** Compares the words of every page in `repository`'s working folder with those at a commit, without a build of the site. */
export const compareContent = async (repository: string, content: string, ref: string): Promise<ContentDifference> => {
  const { situation: current } = await readSituation(content);
  return withContentAt(repository, ref, async (folder) => {
    const { situation: old, problems } = await readSituation(folder);
    const working = new Set(workingPaths(current));
    return {
      pages: await comparePages(visibleWords(old), visibleWords(current)),
      total: current.pages.length,
      lost: [...new Set(workingPaths(old))].filter((path) => !working.has(path)).sort(),
      unread: unreadFiles(problems),
    };
  });
};
