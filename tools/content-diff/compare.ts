import { formatProblem, type Problem } from "../../src/content-check/problem";
import { readContent } from "../../src/content-check/reading/read-content";
import { differingPlaces, type Place } from "./differing-places";
import { followAddresses, type LostAddress } from "./follow-addresses";
import { withContentAt } from "./git";
import { differingMedia, type MediaChange } from "./media";
import { type PageWords, visibleWords } from "./visible-words";

/** A page that reads or looks different, with the places that differ. */
export interface PageDifference {
  path: string;
  file: string;
  change: "changed" | "new" | "gone";
  /** Its former address, if it has moved. */
  formerPath: string | undefined;
  places: readonly Place[];
  media: readonly MediaChange[];
}

/** How the content in the working folder differs from a commit's. */
export interface ContentDifference {
  pages: readonly PageDifference[];
  /** Current number of pages. */
  total: number;
  /** Addresses that worked at that commit and would no longer work. */
  lost: readonly LostAddress[];
  /** Places within pages that have lost their address since that commit. */
  lostAnchors: readonly string[];
  /** Files at that commit that today's model cannot read completely, with the first obstacle in each. */
  unread: readonly string[];
}

/** One of the two versions that are compared. */
interface Version {
  folder: string;
  words: readonly PageWords[];
}

const keyOf = ({ path, file }: PageWords): string => `${path} ${path.startsWith("/") ? "" : file}`;

const comparePages = (before: Version, after: Version, moved: ReadonlyMap<string, string>): PageDifference[] => {
  const old = new Map(before.words.map((page) => [keyOf({ ...page, path: moved.get(page.path) ?? page.path }), page]));
  const current = new Map(after.words.map((page) => [keyOf(page), page]));
  return [...new Set([...old.keys(), ...current.keys()])]
    .flatMap((key): PageDifference[] => {
      const [was, is] = [old.get(key), current.get(key)];
      const page = is ?? was;
      if (!page) return [];
      const places = differingPlaces(was?.lines ?? [], is?.lines ?? []);
      const media = differingMedia({ folder: before.folder, uses: was?.media ?? [] }, { folder: after.folder, uses: is?.media ?? [] });
      const change = is ? (was ? "changed" : "new") : "gone";
      const formerPath = was && was.path !== page.path ? was.path : undefined;
      const isSame = places.length + media.length === 0 && formerPath === undefined;
      return isSame ? [] : [{ path: page.path, file: page.file, change, formerPath, places, media }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
};

const unreadFiles = (problems: readonly Problem[]): string[] => {
  const firsts = new Map<string, Problem>();
  problems.forEach((problem) => firsts.set(problem.file, firsts.get(problem.file) ?? problem));
  return [...firsts.values()].map(formatProblem);
};

/** Compares every page of the content in `content` with those of `repository` at a commit, without building the site. */
export const compareContent = async (repository: string, content: string, ref: string): Promise<ContentDifference> => {
  const { content: current } = await readContent(content, { opensMedia: false });
  return withContentAt(repository, ref, async (folder) => {
    const { content: old, problems } = await readContent(folder, { opensMedia: false });
    const [before, after]: [Version, Version] = [
      { folder, words: visibleWords(old) },
      { folder: content, words: visibleWords(current) },
    ];
    const { moved, lost, lostAnchors } = followAddresses(old, current);
    return {
      pages: comparePages(before, after, moved),
      total: current.pages.length,
      lost,
      lostAnchors,
      unread: unreadFiles(problems),
    };
  });
};
