import { FIRST_PAINT_ID, MAIN_ID } from "../components/frame-ids";
import { expandHref } from "../notation/tokens";
import { PLATFORM_PATHS, PLATFORM_SERVICES } from "../services/addresses";
import { SETTINGS_DIALOG_ID, SETTINGS_ID } from "../services/consent/consent-constants";
import type { Gathered, SitePage } from "./gathered-content";
import { type ContentPath, fieldName, type Problem, quote } from "./problem";
import { type ContentFile, type Field, problemAt, valueOf } from "./read-content";

/** The first part of each of the platform's addresses. */
const platformRoots = [...PLATFORM_PATHS, ...Object.values(PLATFORM_SERVICES)].map((path) => path.split("/")[1]);

/** Addresses at which something other than a page answers. */
const TAKEN: readonly (readonly [owner: string, pattern: RegExp])[] = [
  ["the platform", new RegExp(`^/(?:${platformRoots.join("|")})(?:/|$)`, "u")],
  ["the site’s own files", /^\/(?:robots\.txt|sitemap-[^/]*\.xml|[^/]*\.(?:ico|js|png|svg|webmanifest))$/u],
  ["Gatsby", /^\/(?:static|page-data|dev-404-page|404|_[^/]*)(?:\/|$)/u],
];

/** Who owns an address, such as "the platform"; undefined if it is free. */
export const ownerOf = (address: string): string | undefined => TAKEN.find(([, pattern]) => pattern.test(address))?.[0];

/** The ids around every page's sections. The last two are Gatsby's: e2e/page-change.spec.ts fails if it renames them. */
const FRAME_IDS = [SETTINGS_ID, SETTINGS_DIALOG_ID, MAIN_ID, FIRST_PAINT_ID, "gatsby-focus-wrapper", "gatsby-announcer"];

/** Reports every item whose name an earlier one already has. */
const repeated = <Item>(items: readonly Item[], keyOf: (item: Item) => string, report: (item: Item, first: Item) => Problem): Problem[] => {
  const firsts = new Map<string, Item>();
  return items.flatMap((item) => {
    const first = firsts.get(keyOf(item));
    if (first === undefined) firsts.set(keyOf(item), item);
    return first === undefined ? [] : [report(item, first)];
  });
};

/** A problem with a page's address, which an audience page takes from its file's name. */
const atAddress = ({ file, path }: SitePage, why: string): Problem =>
  file.kind.name === "audience"
    ? problemAt(file, [], `makes the page ${quote(path)}, ${why}. Give the file another name`)
    : problemAt(file, ["path"], `is ${quote(path)}, ${why}. Choose another address`);

/** Where a name may occur only once: an anchor and a question's slug on their page, any other in its list. */
const scopeOf = ({ kind }: ContentFile, path: ContentPath): string =>
  kind.name === "faq" || path.at(-1) === "anchor" ? "" : fieldName(path.slice(0, -2));

/** Reports names that entries of a file share, and those whose address on a page something else there already has. */
const checkEntries = (file: ContentFile, questions: readonly Field[]): Problem[] => {
  const naming = file.fields.filter(({ path }) => ["slug", "anchor", "key"].includes(String(path.at(-1))));
  const showsQuestions = file.fields.some(({ path, value }) => path.at(-1) === "type" && value === "faq");
  const taken = [...FRAME_IDS, ...(showsQuestions ? questions.map(({ value }) => value) : [])];
  return [
    ...repeated(
      naming,
      ({ path, value }) => `${scopeOf(file, path)}:${value}`,
      ({ path, value }, first) =>
        problemAt(file, path, `is ${quote(value)}, as in line ${file.placeOf(first.path).line}. Give each its own`),
    ),
    ...naming
      .filter(({ path, value }) => (path.at(-1) === "anchor" || file.kind.name === "faq") && taken.includes(value))
      .map(({ path, value }) =>
        problemAt(file, path, `is ${quote(value)}, which something else on its page has already. Give it another name`),
      ),
  ];
};

/** A copied page would still give the original's address as its own, and search engines would show the original instead. */
const checkCanonical = ({ file, path }: SitePage, { tokens }: Gathered): Problem[] => {
  const own = `https://${tokens.host}${path}`;
  const shown = expandHref(valueOf(file, "metadata.canonical") ?? own, tokens);
  // The unknown token is reported instead.
  if (shown === own || /[{}]/u.test(shown)) return [];
  const fix = `Write https://{host}${valueOf(file, "path") ?? path}`;
  return [problemAt(file, ["metadata", "canonical"], `is ${quote(shown)}, but the page is ${quote(own)}. ${fix}`)];
};

/** No two things share a name, and no page has an address that belongs to something else, or declares one that is not its own. */
export const checkNames = (site: Gathered): Problem[] => {
  const { files, pages } = site;
  const questions = files.find(({ kind }) => kind.name === "faq")?.fields.filter(({ path }) => path.at(-1) === "slug") ?? [];
  const named = pages.map(({ file }) => ({ file, name: valueOf(file, "metadata.name") })).filter(({ name }) => name !== undefined);
  const certain = pages.filter(({ isCertain }) => isCertain);
  const free = certain.filter(({ file }) => file.kind.address === undefined);
  return [
    ...free.flatMap((page) => {
      const owner = ownerOf(page.path);
      return owner === undefined ? [] : [atAddress(page, `which belongs to ${owner}`)];
    }),
    ...repeated(
      certain,
      ({ path }) => path,
      (page, first) => atAddress(page, `like content/${first.file.path}`),
    ),
    ...certain.flatMap((page) => checkCanonical(page, site)),
    ...repeated(
      named,
      ({ name = "" }) => name,
      ({ file, name = "" }, first) =>
        problemAt(file, ["metadata", "name"], `is ${quote(name)}, as in content/${first.file.path}. Give each page its own name`),
    ),
    ...files.flatMap((file) => checkEntries(file, questions)),
  ];
};
