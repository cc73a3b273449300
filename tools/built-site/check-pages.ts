import { type BuiltPage, comparable, stringsIn } from "./read-page";

/** What is served besides the pages, and which addresses lead elsewhere on purpose. */
export interface Surroundings {
  /** The host that the pages name as their own. */
  host: string;
  /** Paths of all files, such as /favicon.ico. */
  files: ReadonlySet<string>;
  /** Paths that the platform answers, such as /login. */
  platformPaths: readonly string[];
  /** Old addresses that lead on. A link to one is to be mended. */
  redirects: ReadonlyMap<string, string>;
}

/** What checking addresses needs of a page, or of another file that names some. */
export type AddressList = Pick<BuiltPage, "file" | "path" | "addresses">;

/** What is wrong with a page, and how to mend it. */
export type Finding = `${string}  ${string}`;

/** Keys of structured data that are not visible text: types, addresses, and the currency, which is shown as a sign. */
const UNSEEN_KEYS = ["@context", "@id", "@type", "inLanguage", "item", "logo", "priceCurrency", "sameAs", "url"];

/** What every page for search engines names in its head, and how; a page without one is shown badly, or not at all, where it is linked to. */
const IN_EVERY_HEAD = ["canonical", "og:image", "twitter:image", "description", "alternate text/plain"];

const finding = (page: Pick<BuiltPage, "file">, text: string): Finding => `public/${page.file}  ${text}`;

/** What a page points to on this site: a path and perhaps a fragment; undefined for other sites and other schemes. */
const ownTarget = (address: string, page: AddressList, host: string): { path: string; fragment: string } | undefined => {
  const url = new URL(address, `https://${host}${page.path}`);
  if (url.protocol !== "https:" || url.host !== host) return undefined;
  return { path: decodeURIComponent(url.pathname), fragment: decodeURIComponent(url.hash.slice(1)) };
};

const addressProblem = (
  address: string,
  page: AddressList,
  pages: ReadonlyMap<string, BuiltPage>,
  { host, files, platformPaths, redirects }: Surroundings,
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

/** Every address in a page, or in another file that names some, that leads nowhere; each once a file. */
export const checkAddresses = (pages: readonly BuiltPage[], surroundings: Surroundings, others: readonly AddressList[] = []): Finding[] => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [...pages, ...others].flatMap((page) =>
    [...new Set(page.addresses)].flatMap((address) => {
      const problem = addressProblem(address, page, byPath, surroundings);
      return problem === undefined ? [] : [finding(page, problem)];
    }),
  );
};

/** Pages whose canonical address is not their own in the one form: `https://`, the host, the path without a slash at its end. */
export const checkCanonicals = (pages: readonly BuiltPage[], host: string): Finding[] =>
  pages.flatMap((page) => {
    const expected = `https://${host}${page.path}`;
    if (page.canonical === undefined || page.canonical === expected) return [];
    return [finding(page, `calls ${page.canonical} its canonical address. Write ${expected.replace(host, "{host}")} in its metadata`)];
  });

/** Listed pages whose head lacks what every head has. */
export const checkHeads = (pages: readonly BuiltPage[]): Finding[] =>
  pages
    .filter(({ isListed }) => isListed)
    .flatMap((page) =>
      IN_EVERY_HEAD.filter((name) => !page.named.has(name)).map((name) =>
        finding(page, `has no ${name} in its head. Mend src/seo/PageMetadata.tsx or src/gatsby-hooks/static-head.tsx`),
      ),
    );

/** A price in dollars as a page writes it, but for the commas. */
const shownPrice = (price: string): string => (price === "0" ? "Free" : `$${price}`);

/** Texts in structured data that a reader of the page should see, paragraph by paragraph. */
const shownTexts = (value: unknown): string[] => {
  if (typeof value === "string") return value.split(/\n\n+/u);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (UNSEEN_KEYS.includes(key)) return [];
    return key === "price" ? [shownPrice(String(inner))] : shownTexts(inner);
  });
};

/** Addresses under which structured data says that the same organisation is found elsewhere. */
const sameAsIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "sameAs" ? stringsIn(inner) : sameAsIn(inner)));
};

/** Words without white space and commas: the lines of an address are one text to programs, and stand below each other on the page. */
const lettersOf = (text: string): string => text.replace(/[\s,]/gu, "");

/** Pages that tell programs what they do not show to people. */
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
    return [...texts, ...addresses].map((problem) => finding(page, `${problem}. Mend src/seo/structured-data`));
  });
