import { expandTokens } from "../../content-model/tokens";
import { didYouMean, list, quote } from "../../content-model/words";
import type { CrossCheck, Situation } from "../cross-checks/cross-check";
import { addressIn } from "../cross-checks/links";
import { pathOf } from "../cross-checks/redirect-entries";
import { type ContentDocument, linksOf, readText, type WrittenLink } from "../document";
import type { Problem } from "../problem";
import { platformPaths } from "../site-map";
import { likeness } from "./repeats";

/** Addresses that do not take visitors to what was meant; the first match counts. */
const ASTRAY: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /^https:\/\/docs\.google\.com\/.+\/edit\b/u,
    message: "opens a document for editing. Publish it and copy the public address, or link to a PDF in content/media",
  },
  {
    pattern: /^https:\/\/(?:onedrive\.live\.com|1drv\.ms|[\w-]+\.sharepoint\.com)(?:[/?]|$)/u,
    message: "leads to private file storage, where most visitors would have to log in. Link to a PDF in content/media",
  },
  {
    pattern: /^(?:https:\/\/|mailto:[^@?]*@)(?:[\w-]+\.)*(?:example\.(?:com|net|org)|example|invalid)(?:[/?#:]|$)/u,
    message: "leads to a host reserved for examples. Write the real one",
  },
  {
    pattern: /^https:\/\/(?:www\.)?(?:(?:x|twitter|facebook|instagram|youtube)\.com|linkedin\.com(?:\/(?:company|in))?)\/?$/u,
    message: "leads to a social network, but not to a profile. Add its name, such as https://x.com/name",
  },
  {
    pattern: /^https:\/\/(?:[\w-]+\.)*linkedin\.com\/.+\/admin(?:[/?#]|$)/u,
    message: "leads to a profile's admin page. Remove /admin and everything after it",
  },
];

/** The fields that a mailto: address may set. */
const MAIL_FIELDS = ["subject", "body", "cc", "bcc", "to"];

const mailAdvice = (href: string): string | undefined => {
  const fields = href.startsWith("mailto:") ? [...new URLSearchParams(href.replace(/^[^?]*/u, "")).keys()] : [];
  const unknown = fields.find((field) => !MAIL_FIELDS.includes(field.toLowerCase()));
  return unknown === undefined
    ? undefined
    : `sets the e-mail field ${quote(unknown)}, which does not exist. ${didYouMean(unknown, MAIL_FIELDS)}Use one of ${list(MAIL_FIELDS)}`;
};

/** A link to a platform page by its current full address, which is configured when the site is built. */
const platformAdvice = (href: string, { path = [] }: WrittenLink): string | undefined => {
  const [, ending] = /^https:\/\/[^/]+(\/[^?#]*)/u.exec(href) ?? [];
  const meant = platformPaths.find((known) => known === ending) ?? (path.join(".") === "login.href" ? "/login" : undefined);
  if (meant === undefined || platformPaths.includes(pathOf(href))) return undefined;
  return href.startsWith("/")
    ? `leads to another page. Write ${quote(meant)}`
    : `leads to a host other than the platform's, which is set when the site is built (GATSBY_PLATFORM_BASE_URL). Write ${quote(meant)}`;
};

/** The names of pages, including those in menus, with the page each one leads to. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

const namesOf = (entries: readonly (readonly [name: string | undefined, path: string])[]): Names => {
  const names = new Map<string, Set<string>>();
  for (const [name, path] of entries) {
    if (name !== undefined) names.set(likeness(name), (names.get(likeness(name)) ?? new Set()).add(path));
  }
  return names;
};

const labelOf = (document: ContentDocument, { path = [] }: WrittenLink): string | undefined =>
  ["label", "linkLabel"].map((key) => readText(document.data, ...path.slice(0, -1), key)).find((label) => label !== undefined);

const isOfMenus = ({ path = [] }: WrittenLink): boolean => path[0] === "menus";

/** Advises when a link's words name a page other than its target. */
const labelAdvisor = ({ documents, pages, tokens }: Situation) => {
  const inPages = namesOf(
    pages.flatMap(({ document, path }) => [
      [readText(document.data, "label"), path] as const,
      [readText(document.data, "metadata", "title", "en"), path] as const,
    ]),
  );
  const inMenus = namesOf(
    documents.flatMap((document) =>
      linksOf(document)
        .filter(isOfMenus)
        .map((link) => [labelOf(document, link), pathOf(addressIn(link.written, tokens))] as const),
    ),
  );
  return (href: string, document: ContentDocument, link: WrittenLink): string | undefined => {
    const [label = "", path] = [labelOf(document, link), pathOf(href)];
    const owners = inPages.get(likeness(label)) ?? (isOfMenus(link) ? undefined : inMenus.get(likeness(label)));
    return label.trim() === "" || !owners || owners.has(path) || !pages.some((page) => page.path === path)
      ? undefined
      : `is called ${quote(expandTokens(label, tokens))}, which is the name of ${list([...owners])}, but leads to ${quote(path)}. Correct the label or the address`;
  };
};

/** Links lead where they say, and to places open to every visitor. */
export const adviseLinks: CrossCheck = (situation): Problem[] => {
  const labelAdvice = labelAdvisor(situation);
  return situation.documents.flatMap((document) =>
    linksOf(document).flatMap((link) => {
      const href = addressIn(link.written, situation.tokens);
      const isOwn = href.includes(`@${situation.tokens.host}`);
      const astray = isOwn ? undefined : ASTRAY.find(({ pattern }) => pattern.test(href))?.message;
      const message = astray ?? mailAdvice(href) ?? platformAdvice(href, link) ?? labelAdvice(href, document, link);
      return message === undefined ? [] : [link.complain(message)];
    }),
  );
};
