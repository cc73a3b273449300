import { basename, extname } from "node:path";
import { type ClaimSource, expandHref, type Tokens, type TokenSource, tokensOf, toSlug } from "../../content-model/tokens";
import { readList, readText } from "../data";
import { commonAnchors } from "../frame-ids";
import { type ContentDocument, readSound } from "./document";
import { showsQuestions } from "./shown-files";
import { ownerOf } from "./taken-addresses";

/** A page of the site. */
export interface SitePage {
  document: ContentDocument;
  path: string;
  /** Whether the address is certain: if the file is unreadable or gives none, it is guessed. */
  isCertain: boolean;
  /** The page's anchors; undefined if they are unknown. */
  anchors: ReadonlySet<string> | undefined;
}

/** The page that visitors see when an address does not exist. */
export const NOT_FOUND = "/404";

/** Pages that the site needs, and their addresses. */
export const requiredPages: readonly { file: string; path: string }[] = [
  { file: "pages/home.yaml", path: "/" },
  { file: "pages/not-found.yaml", path: NOT_FOUND },
];

/** The page whose address contains the product's name. */
const SUITE_PAGE = { file: "pages/suite.yaml", path: "/{product}-360" };

/** Fallback values of tokens missing from `site.yaml`, so that the absence is reported once and not at every use. */
const UNKNOWN: TokenSource = {
  product: { name: "Product", suite: "Product 360" },
  host: "product.example",
  company: {
    legalName: "Company",
    seat: "Seat",
    registrationNumber: "0",
    address: [],
    email: "office@product.example",
    phone: "+0 000 0000",
    leaderName: "Name",
  },
};

/** The well-formed figures of `claims.yaml`. */
const readClaims = (documents: readonly ContentDocument[]): ClaimSource[] => {
  const register = documents.find(({ kind }) => kind.name === "claims");
  if (!register) return [];
  return readList(register.data, "claims").flatMap((_claim, index) => {
    const written = (field: keyof ClaimSource): string | undefined => readSound(register, "claims", index, field);
    const [key, value, words] = [written("key"), written("value"), written("words")];
    return key === undefined || value === undefined ? [] : [{ key, value, ...(words !== undefined && { words }) }];
  });
};

/** The tokens of the site, with fallback values for those missing from `site.yaml`. */
export const readTokens = (documents: readonly ContentDocument[]): Tokens => {
  const site = documents.find(({ kind }) => kind.name === "site");
  const written = (...path: string[]): string | undefined => site && readSound(site, ...path);
  const name = written("product", "name") ?? "";
  const source: TokenSource = {
    product: { name: toSlug(name) === "" ? UNKNOWN.product.name : name, suite: written("product", "suite") ?? UNKNOWN.product.suite },
    host: written("host") ?? UNKNOWN.host,
    company: {
      legalName: written("company", "legalName") ?? UNKNOWN.company.legalName,
      seat: written("company", "seat") ?? UNKNOWN.company.seat,
      registrationNumber: written("company", "registrationNumber") ?? UNKNOWN.company.registrationNumber,
      address: readList(site?.data, "company", "address").filter((line) => typeof line === "string"),
      email: written("company", "email") ?? UNKNOWN.company.email,
      phone: written("company", "phone") ?? UNKNOWN.company.phone,
      leaderName: written("company", "leaderName") ?? UNKNOWN.company.leaderName,
    },
  };
  return tokensOf(source, readClaims(documents));
};

/** The likely address of a file with broken YAML: the value of `path:` or `canonical:`, or the file's name. */
const guessPath = ({ path, text }: ContentDocument): string =>
  /^path:[ \t]+["']?(\/[^\s"']*)/mu.exec(text)?.[1] ??
  /^[ \t]+canonical:[ \t]+["']?https:\/\/\{host\}(\/[^\s"']*)/mu.exec(text)?.[1] ??
  [...requiredPages, SUITE_PAGE].find(({ file }) => file === path)?.path ??
  `/${basename(path, extname(path))}`;

/** The address of a document's page; undefined if it has none. */
const addressOf = (document: ContentDocument): Pick<SitePage, "path" | "isCertain"> | undefined => {
  const { kind, path } = document;
  if (kind.name === "audience") return { path: `/${basename(path, ".yaml")}`, isCertain: true };
  if (kind.name !== "page" && kind.name !== "legal") return undefined;
  const written = readSound(document, "path");
  return written === undefined ? { path: guessPath(document), isCertain: false } : { path: written, isCertain: true };
};

/** Addresses of the categories and questions; undefined if `faq.yaml` is incomplete. */
const faqSlugs = (documents: readonly ContentDocument[]): string[] | undefined => {
  const faq = documents.find(({ kind }) => kind.name === "faq");
  return faq?.isComplete === true ? faq.strings.filter(({ path }) => path.at(-1) === "slug").map(({ value }) => value) : undefined;
};

const anchorsOf = ({ kind, data, isComplete, anchors }: ContentDocument, faq: readonly string[] | undefined): SitePage["anchors"] => {
  if (kind.name === "legal") return anchors && new Set([...commonAnchors, ...anchors]);
  const sections = readList(data, "sections");
  const shown = sections.some(showsQuestions) ? faq : [];
  return isComplete && shown
    ? new Set([...commonAnchors, ...sections.flatMap((section) => readText(section, "anchor") ?? []), ...shown])
    : undefined;
};

/** Every page of the site, including those with problems, so that links to them are not reported too. */
export const sitePages = (documents: readonly ContentDocument[], tokens: Tokens): SitePage[] => {
  const faq = faqSlugs(documents);
  return documents.flatMap((document) => {
    const address = addressOf(document);
    return address ? [{ ...address, document, path: expandHref(address.path, tokens), anchors: anchorsOf(document, faq) }] : [];
  });
};

/** What answers at a page's address instead of the page, if anything. The 404 page may have its reserved address. */
export const ownerOfPage = ({ document: { kind }, path, isCertain }: SitePage): string | undefined =>
  isCertain && !(kind.name === "page" && path === NOT_FOUND) ? ownerOf(path) : undefined;
