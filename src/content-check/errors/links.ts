import { SUBJECTS } from "../../content-model/subjects";
import { hasBrace } from "../../content-model/tokens";
import { isPrivate } from "../../content-model/unreachable-hosts";
import { didYouMean, quote } from "../../content-model/words";
import { isPlatformPath, PLATFORM_PATHS } from "../../services/platform-urls";
import type { CrossCheck } from "../cross-check";
import { readList } from "../data";
import { commonAnchors } from "../frame-ids";
import type { Fault } from "../problem";
import { addressIn, decoded, downloadOf, withoutOwnHost } from "../reading/addresses";
import { linksOf } from "../reading/document";
import { entriesOf, follow } from "../reading/redirect-entries";
import { showsQuestions } from "../reading/shown-files";
import type { SiteContent } from "../reading/site-content";
import { NOT_FOUND, requiredPages, type SitePage } from "../reading/site-pages";
import { findOddCharacter } from "../text-rules/characters";
import { mediaFault } from "./media";

/** The page with the form whose subject a link may preselect: `/contact?subject=...`. */
const SUBJECT_PAGE = "/contact";

/** A public host name: parts separated by dots, the last one of letters and not mistyped, such as `.con`. */
const HOST = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?!(?:con|cmo|ocm|vom|comm|nte|ogr)$)(\p{L}{2,}|xn--[a-z\d-]+)$/u;

const isWholeAddress = (href: string): boolean => {
  if (/\s|\\/u.test(href) || !/^https:\/\/[^/]/u.test(href) || !URL.canParse(href)) return false;
  const { hostname, username } = new URL(href);
  return HOST.test(hostname) && username === "";
};

const PHONE = /^tel:\+?\d(?:-?\d){6,14}$/u;

/** The required form of external addresses, by scheme, and how to write them. */
const ELSEWHERE: readonly { begins: RegExp; isWhole: (href: string) => boolean; fix: string }[] = [
  { begins: /^https:/u, isWhole: isWholeAddress, fix: "Write it as https://www.name.com/page" },
  {
    begins: /^mailto:/u,
    isWhole: (href) => /^mailto:[^\s@?,;<>]+@[^\s@?,;<>]+(\?\S*)?$/u.test(href) && HOST.test(href.replace(/^.*@|\?.*$/gu, "")),
    fix: "Write it as mailto:{email} or mailto:name@host",
  },
  { begins: /^tel:/u, isWhole: (href) => PHONE.test(href), fix: "Write it as tel:{phone} or tel:+97140000000" },
];

const OWN_TESTS = /^(?:staging|stage|dev|develop|test|testing|preview|uat|qa|beta|local)\d*$/u;
const EDITOR = /^https:\/\/docs\.google\.com\/.*\/edit\b/u;

/** Whether an address leads to a private host, a document's edit view, or a test site under the site's own host. */
const isForTests = (href: string, host: string): boolean => {
  const [, name = ""] = /^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/u.exec(href) ?? [];
  const own = name.endsWith(`.${host}`) ? name.slice(0, -host.length - 1) : "";
  return OWN_TESTS.test(own) || isPrivate(name) || EDITOR.test(href);
};

/** Redirects that mail programs, search engines and social networks wrap around addresses to track clicks. */
const WRAPPED =
  /^https:\/\/(?:[\w.-]*safelinks\.protection\.outlook\.com|urldefense\.(?:com|proofpoint\.com)|www\.google\.[a-z.]+\/url|l\.facebook\.com\/l\.php)/u;

/** What is wrong with the form of an address, wherever it leads. */
const formProblem = (href: string, host: string): Fault | undefined => {
  if (isForTests(href, host))
    return {
      what: `leads to ${quote(href)}, which visitors cannot reach`,
      fix: "Write the public address, or the path for a page of this site",
    };
  if (/(?:…|\.)$|^[^(]*\)$/u.test(href))
    return {
      what: `is ${quote(href)}, which was cut off or ends with punctuation`,
      fix: "Copy the whole address again, and write a dot that belongs to it as %2E",
    };
  if (withoutOwnHost(href, `www.${host}`) !== href)
    return { what: `is ${quote(href)}, whose host has a www that this site does not have`, fix: "Write the path alone, such as /pricing" };
  if (WRAPPED.test(href))
    return {
      what: `is ${quote(href)}, which is a redirect that a program put around the real address`,
      fix: "Open it, and copy the address of the page",
    };
  const [, query = ""] = /^[^?#]*(\?[^#]*)/u.exec(href) ?? [];
  const isUnreadable = /%(?![\da-f]{2})/iu.test(href) || (href.startsWith("/") && decoded(query) === undefined);
  return isUnreadable ? { what: `is ${quote(href)}, whose % signs do not encode a character`, fix: "Write them as %25" } : undefined;
};

const fragmentProblem = (hash: string, page: SitePage): Fault | undefined => {
  if (hash === "#") return { what: "ends in a # with nothing after it", fix: "Name the anchor it leads to, or remove the #" };
  const fragment = decoded(hash.slice(1));
  if (fragment === undefined) return { what: `leads to ${quote(hash)}, whose % signs do not encode a character`, fix: "Write them as %25" };
  if (fragment === "" || !page.anchors || page.anchors.has(fragment)) return undefined;
  const hasQuestions = readList(page.document.data, "sections").some(showsQuestions);
  const anew = hasQuestions
    ? "Write the `slug` of a question in content/faq.yaml, or the `anchor` of a section there"
    : `Give a section there \`anchor: ${fragment}\`, or correct the link`;
  const fix = page.document.kind.name === "legal" ? "Use the address of one of its headings" : anew;
  return {
    what: `leads to ${quote(hash)}, which is not on ${page.path}`,
    fix: `${didYouMean(fragment, [...page.anchors])}${fix}`,
  };
};

const subjectProblem = (query: string, page: SitePage): Fault | undefined => {
  const fields = new URLSearchParams(page.path === SUBJECT_PAGE ? query : "");
  // Analytics reads the fields of campaigns.
  const unread = [...fields.keys()].find((name) => name !== "subject" && !name.startsWith("utm_"));
  if (unread !== undefined) return { what: `sets ${quote(unread)}, which ${SUBJECT_PAGE} does not read`, fix: "Write `subject` instead" };
  const subject = fields.get("subject");
  if (subject === null || SUBJECTS.some((known) => known === subject)) return undefined;
  return {
    what: `preselects the subject ${quote(subject)}, which the contact form does not offer`,
    fix: `${didYouMean(subject, SUBJECTS)}Use one of ${SUBJECTS.join(", ")}`,
  };
};

/** Reports a link to a redirected address, with its current one. Query and fragment are carried over, as the redirect does. */
const movedPage = ({ path, rest, isText }: { path: string; rest: string; isText: boolean }, input: SiteContent): Fault | undefined => {
  const entries = input.documents.filter(({ kind }) => kind.name === "redirects").flatMap((document) => entriesOf(document, input));
  const entry = entries.find(({ from }) => from === path);
  const { passed = [], circle } = entry ? follow(entry, entries, input) : {};
  const end = passed.at(-1);
  if (!end || circle !== undefined) return undefined;
  const written = isText ? end.to : end.writtenTo;
  return {
    what: `leads to ${quote(path)}, which has moved to ${quote(end.to)}`,
    fix: `Write ${quote(/[?#]/u.test(written) ? written : written + rest)}`,
  };
};

/** Whether browsers request a path as it is written, without resolving `..` and the like. */
const isResolved = (path: string): boolean => new URL(path, "https://site.example").pathname === path;

const unknownPage = (path: string, { pages }: SiteContent): Fault => {
  const known = [...pages.map((page) => page.path).filter(isResolved), ...PLATFORM_PATHS];
  const what = `leads to ${quote(path)}, which is not a page of this site`;
  if (/(^|\/)media\//u.test(path)) return { what, fix: "Write a download as /media/name.pdf" };
  const hint = (path.length > 1 && path.endsWith("/") ? "Addresses on this site do not end in /. " : "") + didYouMean(path, known);
  return {
    what,
    fix: `${hint}Write the address of a page, or https:// for another site`,
    fixMany: `${hint}Add that page, or write another address in each place`,
  };
};

/** What is wrong with a link on `page` (`undefined`: on every page); tokens are not replaced in running text. */
export const linkProblem = (written: string, page: SitePage | undefined, input: SiteContent, isText = false): Fault | undefined => {
  // Reported elsewhere. It would make every other message confusing.
  if (findOddCharacter(written, false)) return undefined;
  const href = addressIn(written, input.tokens);
  // A brace that is left does not belong to a token, which is reported elsewhere.
  if (hasBrace(href)) return undefined;
  const download = downloadOf(written, input.tokens);
  if (download !== undefined) return mediaFault("leads to", download, input.media.get(download) ?? {}, { media: "download" });
  const unusable = formProblem(href, input.tokens.host);
  if (unusable) return unusable;
  const elsewhere = ELSEWHERE.find(({ begins }) => begins.test(href));
  if (elsewhere)
    return elsewhere.isWhole(href) ? undefined : { what: `is ${quote(href)}, which is not a complete address`, fix: elsewhere.fix };

  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(href) ?? [];
  if (isPlatformPath(href) || commonAnchors.some((anchor) => href === `#${anchor}`)) return undefined;
  const target = path === "" ? page : input.pages.find((candidate) => candidate.path === path);
  if (path === NOT_FOUND)
    return { what: `leads to ${quote(path)}, the page for addresses that do not exist`, fix: "Write the address of a page" };
  if (target && target === page && query === "" && hash === "" && !isText)
    return { what: "links to its own page", fix: "Write another page, or an anchor of this one, such as #name" };
  if (target) return fragmentProblem(hash, target) ?? subjectProblem(query, target);
  if (path === "" && hash === "#") return { what: "leads nowhere", fix: "Write the address of a page" };
  if (path === "")
    return { what: `leads to ${quote(href)} on every page that shows it`, fix: `Write the page first, such as /contact${hash}` };
  // A missing required page is reported once, not for every link to it.
  if (requiredPages.some((required) => required.path === path)) return undefined;
  // If a page's address has capitals, the page is reported, not the links to it.
  if (input.pages.some((other) => other.path.toLowerCase() === path)) return undefined;
  return movedPage({ path, rest: query + hash, isText }, input) ?? unknownPage(path, input);
};

/** What is wrong with a link in running text, where tokens are not replaced. */
const textLinkProblem = (target: string, page: SitePage | undefined, input: SiteContent): string | Fault | undefined => {
  if (target === "") return "is a link without an address. Write it as [words](/page)";
  return hasBrace(target)
    ? "has a token in a link's address, where tokens are not replaced. Write only {email} or {phone}, which become links, or write the address out"
    : linkProblem(target, page, input, true);
};

/** Every link leads somewhere: to a page or an anchor on it, to the platform, or to a complete external address. */
export const checkLinks: CrossCheck = (input) =>
  input.documents.flatMap((document) => {
    const page = input.pages.find((candidate) => candidate.document === document);
    return linksOf(document).flatMap(({ written, isText, complain }) => {
      const wrong = isText ? textLinkProblem(written, page, input) : linkProblem(written, page, input);
      return wrong === undefined ? [] : [complain(wrong)];
    });
  });
