/** Finds addresses that would disappear, and the most likely new address for each. */
import { readSound } from "../../src/content-check/reading/document";
import { entriesOf as redirectEntries } from "../../src/content-check/reading/redirect-entries";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import { requiredPages, type SitePage } from "../../src/content-check/reading/site-pages";
import { visibleWords } from "./visible-words";

/** An address that worked before and would no longer work. */
export interface LostAddress {
  from: string;
  /** Its most likely new address, as in `redirects.yaml`; undefined if nothing resembles it. */
  to: string | undefined;
}

/** The share of a page's sentences that another page must have to count as its successor. */
const LIKENESS = 0.5;
const NOT_FOUND = requiredPages.find(({ file }) => file === "pages/not-found.yaml")?.path;

const entriesOf = (content: SiteContent) =>
  content.documents.filter(({ kind }) => kind.name === "redirects").flatMap((document) => redirectEntries(document, content));

const withoutNotFound = ({ pages }: SiteContent): SitePage[] => pages.filter(({ path }) => path !== NOT_FOUND);

/** Addresses at which a visitor finds a page, or is redirected to one. */
const workingPaths = (content: SiteContent): Set<string> =>
  new Set([...withoutNotFound(content).map(({ path }) => path), ...entriesOf(content).map(({ from }) => from)].filter(Boolean));

/** A page's address as written, with its tokens, so that it changes with the product's name. */
const writtenPath = ({ document, path }: SitePage): string => readSound(document, "path") ?? path;

const nameOf = ({ document }: SitePage): string | undefined => readSound(document, "metadata", "name");

/** Finds the most likely successor of each old page whose address no longer has a page. */
const findSuccessors = (old: SiteContent, current: SiteContent): Map<string, SitePage> => {
  const [oldWords, words] = [old, current].map((content) => new Map(visibleWords(content).map(({ path, lines }) => [path, lines])));
  const candidates = withoutNotFound(current);
  const likeness = (page: SitePage, candidate: SitePage): number => {
    const [lines, others] = [oldWords?.get(page.path) ?? [], new Set(words?.get(candidate.path))];
    return lines.filter((line) => others.has(line)).length / Math.max(lines.length, 1);
  };
  const mostAlike = (page: SitePage): SitePage | undefined => {
    const [best] = candidates.map((candidate) => ({ candidate, share: likeness(page, candidate) })).sort((a, b) => b.share - a.share);
    return best && best.share >= LIKENESS ? best.candidate : undefined;
  };
  const successorOf = (page: SitePage): SitePage | undefined =>
    candidates.find(({ document }) => document.path === page.document.path) ??
    candidates.find((candidate) => nameOf(candidate) !== undefined && nameOf(candidate) === nameOf(page)) ??
    mostAlike(page);
  const gone = withoutNotFound(old).filter(({ path }) => !candidates.some((candidate) => candidate.path === path));
  return new Map(
    gone.flatMap((page) => {
      const successor = successorOf(page);
      return successor ? [[page.path, successor]] : [];
    }),
  );
};

/** An address's query, and its fragment if the page that it now leads to has it. */
const suffixFor = (address: string, { anchors }: SitePage): string => {
  const [, query = "", fragment = ""] = /^[^?#]*(\?[^#]*)?(#.*)?$/su.exec(address) ?? [];
  return query + (anchors?.has(fragment.slice(1)) === false ? "" : fragment);
};

/** What has become of the old content's addresses. */
export interface Moves {
  /** Pages that have moved to a new address, by the old one. */
  moved: ReadonlyMap<string, string>;
  /** The addresses that now lead nowhere, in alphabetical order. */
  lost: readonly LostAddress[];
  /** Places within pages, such as `/faq#slug`, that old links no longer reach. Redirects cannot help: servers never see the #. */
  lostAnchors: readonly string[];
}

/** Follows every address of the old content into the current one. */
export const followAddresses = (old: SiteContent, current: SiteContent): Moves => {
  const working = workingPaths(current);
  const successors = findSuccessors(old, current);
  const redirects = new Map(entriesOf(old).map((entry) => [entry.from, entry.to]));
  const destinationOf = (from: string): string | undefined => {
    const address = redirects.get(from) ?? from;
    if (address.startsWith("https://")) return address;
    const path = address.replace(/[?#].*$/su, "");
    const target = withoutNotFound(current).find((candidate) => candidate.path === path) ?? successors.get(path);
    return target && writtenPath(target) + suffixFor(address, target);
  };
  const moved = new Map(
    [...successors].filter(([, { path }]) => !old.pages.some((page) => page.path === path)).map(([former, { path }]) => [former, path]),
  );
  return {
    moved,
    lost: [...workingPaths(old)]
      .filter((path) => !working.has(path))
      .sort()
      .map((from) => ({ from, to: destinationOf(from) })),
    lostAnchors: old.pages.flatMap(({ path, anchors = [] }) => {
      const page = current.pages.find((candidate) => candidate.path === (moved.get(path) ?? path));
      return [...anchors].filter((anchor) => page?.anchors?.has(anchor) === false).map((anchor) => `${page?.path}#${anchor}`);
    }),
  };
};
