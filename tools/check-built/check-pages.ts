import { type BuiltPage, comparable, stringsIn } from "./read-page";

/** What is served besides the pages, and which addresses deliberately lead elsewhere. */
export interface Context {
  /** The pages' own host. */
  host: string;
  /** Paths of all files, such as /favicon.ico. */
  files: ReadonlySet<string>;
  /** Paths that the platform answers, such as /login. */
  platformPaths: readonly string[];
  /** Old addresses that redirect. Links to them should be updated. */
  redirects: ReadonlyMap<string, string>;
}

/** What checking addresses needs from a page, or from another file with addresses. */
export type AddressList = Pick<BuiltPage, "file" | "path" | "addresses">;

/** A problem with a page, and its remedy. */
export type Finding = `${string}  ${string}`;

/** Keys of structured data that are not visible text: types, addresses, and the currency, which is shown as a sign. */
const UNSEEN_KEYS = ["@context", "@id", "@type", "inLanguage", "item", "logo", "priceCurrency", "sameAs", "url"];

/** What the head of every indexable page needs, and as which element; without it, links to the page show badly or not at all. */
const IN_EVERY_HEAD = ["canonical", "og:image", "twitter:image", "description", "alternate text/plain"];

const finding = (page: Pick<BuiltPage, "file">, text: string): Finding => `public/${page.file}  ${text}`;

/** A reference to this site: a path and perhaps a fragment; undefined for other sites and schemes. */
const ownTarget = (address: string, page: AddressList, host: string): { path: string; fragment: string } | undefined => {
  const url = new URL(address, `https://${host}${page.path}`);
  if (url.protocol !== "https:" || url.host !== host) return undefined;
  return { path: decodeURIComponent(url.pathname), fragment: decodeURIComponent(url.hash.slice(1)) };
};

const addressProblem = (
  address: string,
  page: AddressList,
  pages: ReadonlyMap<string, BuiltPage>,
  { host, files, platformPaths, redirects }: Context,
): string | undefined => {
  if (!URL.canParse(address, `https://${host}/`)) return `points to ${address}, which is not a valid address. Correct it in content/`;
  const own = ownTarget(address, page, host);
  if (!own || platformPaths.includes(own.path)) return undefined;
  const { path, fragment } = own;
  const leadsTo = redirects.get(path);
  if (leadsTo !== undefined) return `points to ${address}, which has moved. Point to ${leadsTo}`;
  const target = pages.get(path);
  if (!target)
    return files.has(path) ? undefined : `points to ${address}, which is neither a page nor a file of this site. Correct the address`;
  return fragment === "" || target.ids.has(fragment) ? undefined : `points to ${address}, but nothing on ${path} has the id ${fragment}`;
};

/** Every dead address in a page or another file, once per file. */
export const checkAddresses = (pages: readonly BuiltPage[], context: Context, others: readonly AddressList[] = []): Finding[] => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [...pages, ...others].flatMap((page) =>
    [...new Set(page.addresses)].flatMap((address) => {
      const problem = addressProblem(address, page, byPath, context);
      return problem === undefined ? [] : [finding(page, problem)];
    }),
  );
};

/** Pages whose canonical address is not their own in the one valid form: `https://`, the host, the path without a trailing slash. */
export const checkCanonicals = (pages: readonly BuiltPage[], host: string): Finding[] =>
  pages.flatMap((page) => {
    const expected = `https://${host}${page.path}`;
    if (page.canonical === undefined || page.canonical === expected) return [];
    return [finding(page, `calls ${page.canonical} its canonical address. Write ${expected.replace(host, "{host}")} in its metadata`)];
  });

/** Indexable pages whose head lacks something required. */
export const checkHeads = (pages: readonly BuiltPage[]): Finding[] =>
  pages
    .filter(({ isListed }) => isListed)
    .flatMap((page) =>
      IN_EVERY_HEAD.filter((name) => !page.named.has(name)).map((name) =>
        finding(page, `has no ${name} in its head. Correct src/seo/PageMetadata.tsx or src/gatsby-hooks/static-head.tsx`),
      ),
    );

/** A price in dollars as a page writes it, without commas. */
const shownPrice = (price: string): string => (price === "0" ? "Free" : `$${price}`);

/** Texts in structured data that the page should show, paragraph by paragraph. */
const shownTexts = (value: unknown): string[] => {
  if (typeof value === "string") return value.split(/\n\n+/u);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (UNSEEN_KEYS.includes(key)) return [];
    return key === "price" ? [shownPrice(String(inner))] : shownTexts(inner);
  });
};

/** Addresses that structured data gives for the same organisation elsewhere. */
const sameAsIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "sameAs" ? stringsIn(inner) : sameAsIn(inner)));
};

/** Words without white space and commas: an address is one text to programs, but separate lines on the page. */
const lettersOf = (text: string): string => text.replace(/[\s,]/gu, "");

/** Pages that tell programs what they do not show people. */
export const checkStructuredData = (pages: readonly BuiltPage[]): Finding[] =>
  pages.flatMap((page) => {
    const shown = lettersOf(page.words);
    const texts = page.structuredData
      .flatMap(shownTexts)
      .filter((text) => !shown.includes(lettersOf(comparable(text))))
      .map((text) => `says “${text}” in structured data, but does not show it`);
    const addresses = page.structuredData
      .flatMap(sameAsIn)
      .filter((address) => !page.links.has(address))
      .map((address) => `says in structured data that it is also ${address}, but does not link there`);
    return [...texts, ...addresses].map((problem) => finding(page, `${problem}. Correct src/seo/structured-data`));
  });
