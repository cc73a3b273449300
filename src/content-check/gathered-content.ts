import type { Redirect } from "../content-model/redirects";
import { type ClaimSource, expandHref, type Tokens, tokensOf } from "../notation/tokens";
import { type Content, type ContentFile, nameOf, valueOf } from "./read-content";

/** A page of the site. */
export interface SitePage {
  file: ContentFile;
  path: string;
  /** Whether the address is certain: that of a file that cannot be read is guessed. */
  isCertain: boolean;
  /** The page's anchors; undefined if they are unknown. */
  anchors: readonly string[] | undefined;
}

/** A redirect, with its tokens replaced, and its place in the list. */
export type ListedRedirect = Redirect & { index: number };

/** All content of the site, as every check across files receives it. */
export interface Gathered extends Content {
  tokens: Tokens;
  /** Whether every figure is known. */
  hasAllClaims: boolean;
  pages: readonly SitePage[];
  redirects: readonly ListedRedirect[];
}

/** The file of a kind that has only one. */
const fileOf = ({ files }: Content, name: string): ContentFile | undefined => files.find(({ kind }) => kind.name === name);

/** The entries in a file's only list that have both of two given fields. */
const pairsIn = (file: ContentFile | undefined, one: string, other: string): (readonly [index: number, string, string])[] =>
  (file?.fields ?? []).flatMap(({ path: [listed, index], value, path }) => {
    const pair = path.at(-1) === one ? valueOf(file, `${String(listed)}[${String(index)}].${other}`) : undefined;
    return pair === undefined ? [] : [[Number(index), value, pair] as const];
  });

/** The site's tokens. What `site.yaml` lacks is reported there, not at every use: fields' names stand in for what is missing. */
const siteTokens = (content: Content): Tokens => {
  const value = (name: string, otherwise = name): string => valueOf(fileOf(content, "site"), name) ?? otherwise;
  const register = fileOf(content, "claims");
  const claims = pairsIn(register, "key", "value").map(([index, key, shown]): ClaimSource => {
    return { key, value: shown, words: valueOf(register, `claims[${index}].words`) ?? null };
  });
  const company = {
    legalName: value("company.legalName"),
    seat: value("company.seat"),
    registrationNumber: value("company.registrationNumber"),
    address: [],
    email: value("company.email", "name@{host}"),
    phone: value("company.phone", "+97140000000"),
    leaderName: value("company.leaderName"),
  };
  const product = { name: value("product.name"), suite: value("product.suite") };
  return tokensOf({ product, host: value("host", "host.example"), company }, claims);
};

/** The address of a file's page: guessed if the file gives none, undefined if it makes no page. */
const addressOf = (file: ContentFile): Pick<SitePage, "path" | "isCertain"> | undefined => {
  const { kind, path, text } = file;
  const fixed = kind.name === "audience" ? `/${nameOf(path)}` : (kind.address ?? valueOf(file, "path"));
  if (fixed !== undefined) return { path: fixed, isCertain: true };
  const written = /^path:[ \t]+["']?(\/[^\s"']*)/mu
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/(?<=.)\/$/u, "");
  return /^(?:pages|legal)\//u.test(path) ? { path: written ?? `/${nameOf(path)}`, isCertain: false } : undefined;
};

const anchorsOf = ({ fields, prose, isCertain }: ContentFile, faq: ContentFile | undefined): SitePage["anchors"] => {
  if (prose) return prose.anchors;
  const valuesOf = (key: string, from = fields): string[] => from.filter(({ path }) => path.at(-1) === key).map(({ value }) => value);
  const showsQuestions = valuesOf("type").includes("faq");
  if (!isCertain || (showsQuestions && faq?.isCertain !== true)) return undefined;
  return [...valuesOf("anchor"), ...(showsQuestions ? valuesOf("slug", faq?.fields) : [])];
};

/** Everything that the checks across files need, from content that may have problems. */
export const gather = (content: Content): Gathered => {
  const tokens = siteTokens(content);
  const pages = content.files.flatMap((file) => {
    const address = addressOf(file);
    return address ? [{ ...address, file, path: expandHref(address.path, tokens), anchors: anchorsOf(file, fileOf(content, "faq")) }] : [];
  });
  const redirects = pairsIn(fileOf(content, "redirects"), "from", "to").map(([index, from, to]) => {
    return { index, from: expandHref(from, tokens), to: expandHref(to, tokens) };
  });
  return { ...content, tokens, hasAllClaims: !content.problems.some(({ file }) => file === "content/claims.yaml"), pages, redirects };
};
