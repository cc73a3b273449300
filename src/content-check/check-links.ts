import { kinds } from "../content-model/kinds";
import { LINK, NO_LINK } from "../content-model/link";
import { expandHref } from "../notation/tokens";
import { isPlatformPath, PLATFORM_PATHS } from "../services/addresses";
import { SETTINGS_ID } from "../services/consent/consent-constants";
import type { Gathered, SitePage } from "./gathered-content";
import { didYouMean, problem, type Problem, quote, THIS_LINE } from "./problem";
import { problemAt } from "./read-content";

/** The form of addresses that lead elsewhere, and how to write them, by how they begin. */
const ELSEWHERE: readonly (readonly [begins: RegExp, whole: RegExp, fix: string])[] = [
  [/^https:/u, /^https:\/\/[^\s/\\@]+\.[^\s\\]+$/u, "Write it as https://www.name.com/page"],
  [/^mailto:/u, /^mailto:[^\s@?,;<>]+@[^\s@?,;<>.]+(?:\.[^\s@?,;<>.]+)+(?:\?\S*)?$/u, "Write it as mailto:{email} or mailto:name@host"],
  [/^tel:/u, /^tel:\+?\d(?:-?\d){6,14}$/u, "Write it as tel:{phone} or tel:+97140000000"],
];

const anchorFault = (hash: string, { path, anchors, file }: SitePage): string | undefined => {
  if (hash === "#") return "ends in a # with nothing after it. Name the anchor, or remove the #";
  const anchor = hash.slice(1);
  if (hash === "" || anchor === SETTINGS_ID || !anchors || anchors.includes(anchor)) return undefined;
  const fix = file.prose
    ? "Use the address of one of its headings or clauses"
    : `Give a section there \`anchor: ${anchor}\`, or correct the link`;
  return `leads to ${quote(hash)}, which is not on ${path}. ${didYouMean(anchor, anchors, fix)}`;
};

const unknownPage = (path: string, rest: string, site: Gathered): string | undefined => {
  const moved = site.redirects.find(({ from }) => from === path);
  if (moved) return `leads to ${quote(path)}, which has moved. Write ${quote(moved.to.includes("#") ? moved.to : moved.to + rest)}`;
  // The file that is missing or lost is reported, not the links to its page.
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  if (site.lost.has(name) || kinds.some(({ address }) => address === path)) return undefined;
  const known = [...site.pages.map((page) => page.path), ...PLATFORM_PATHS];
  const fix = "Write the address of a page, or https:// for another site";
  return `leads to ${quote(path)}, which is not a page of this site. ${didYouMean(path, known, fix)}`;
};

/** What is wrong with a link on a page (undefined: on every page), with its tokens replaced. */
export const linkFault = (href: string, page: SitePage | undefined, site: Gathered): string | undefined => {
  // The unknown token is reported instead.
  if (/[{}]/u.test(href)) return undefined;
  if (!LINK.test(href)) return NO_LINK;
  const own = `https://${site.tokens.host}`;
  if (href === own || href.startsWith(`${own}/`))
    return `is ${quote(href)}, as if it were another site. Write ${quote(href.slice(own.length) || "/")}`;
  const [, whole, fix = ""] = ELSEWHERE.find(([begins]) => begins.test(href)) ?? [];
  if (whole) return whole.test(href) ? undefined : `is ${quote(href)}, which is not a complete address. ${fix}`;

  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(href) ?? [];
  if (isPlatformPath(href) || href === `#${SETTINGS_ID}`) return undefined;
  const target = path === "" ? page : site.pages.find((candidate) => candidate.path === path);
  if (target) return anchorFault(hash, target);
  return path === ""
    ? `leads to ${quote(href)} on whatever page shows it. Write the page first, such as /contact${href}`
    : unknownPage(path, query + hash, site);
};

/** Every link leads to a page or an anchor on it, to the platform, or to a complete address elsewhere. */
export const checkLinks = (site: Gathered): Problem[] =>
  site.files.flatMap((file) => {
    const page = site.pages.find((candidate) => candidate.file === file);
    const inFields = file.fields
      .filter(({ schema }) => schema.isLink === true)
      .map(({ path, value }) => ({
        fault: linkFault(expandHref(value, site.tokens), page, site),
        report: (fault: string) => problemAt(file, path, fault),
      }));
    const inText = (file.prose?.links ?? []).map(({ target, place }) => ({
      fault: /[{}]/u.test(target)
        ? "has a token in a link's address, where none is replaced. Write {email} or {phone} alone, or the address itself"
        : linkFault(target, page, site),
      report: (fault: string) => problem(file.path, place, THIS_LINE, fault),
    }));
    return [...inFields, ...inText].flatMap(({ fault, report }) => (fault === undefined ? [] : [report(fault)]));
  });
