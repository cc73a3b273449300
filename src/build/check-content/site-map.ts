import { PLATFORM_PATHS } from "../../services/platform-urls";
import { expandHref, type Tokens, type TokenSource, tokensOf } from "../../content-model/tokens";
import { type ContentDocument, read, readList, readText } from "./document";

/** An address of the site and the anchors on its page. */
export interface SitePage {
  document: ContentDocument;
  path: string;
  anchors: ReadonlySet<string>;
}

/** The tokens of the site, as far as `site.yaml` gives them. */
export const readTokens = (documents: readonly ContentDocument[]): Tokens => {
  const site = documents.find(({ kind }) => kind.name === "site")?.data;
  const source: TokenSource = {
    product: { name: readText(site, "product", "name") ?? "", suite: readText(site, "product", "suite") ?? "" },
    host: readText(site, "host") ?? "",
    company: {
      email: readText(site, "company", "email") ?? "",
      phone: readText(site, "company", "phone") ?? "",
      leaderName: readText(site, "company", "leaderName") ?? "",
    },
  };
  return tokensOf(source);
};

/** Address of the page that a document makes, tokens replaced; undefined when it makes none. */
export const pagePath = ({ kind, path, data }: ContentDocument, tokens: Tokens): string | undefined => {
  if (kind.name === "audience") return `/${path.replace(/^audiences\/|\.yaml$/gu, "")}`;
  const written = kind.name === "page" || kind.name === "legal" ? readText(data, "path") : undefined;
  return written === undefined ? undefined : expandHref(written, tokens);
};

const anchorsOf = ({ data, headings }: ContentDocument, faqSlugs: readonly string[]): ReadonlySet<string> => {
  const sections = readList(data, "sections");
  const anchors = sections.flatMap((section) => readText(section, "anchor") ?? []);
  const showsFaq = sections.some((section) => read(section, "type") === "faq");
  return new Set([...anchors, ...headings, ...(showsFaq ? faqSlugs : [])]);
};

/** Every page that the content makes. Pages with other problems count too, so that one mistake is not reported twice. */
export const sitePages = (documents: readonly ContentDocument[], tokens: Tokens): SitePage[] => {
  const faq = documents.find(({ kind }) => kind.name === "faq")?.data;
  const faqSlugs = readList(faq, "categories").flatMap((category) => [
    ...(readText(category, "slug") ?? "").split(" "),
    ...readList(category, "items").flatMap((item) => readText(item, "slug") ?? []),
  ]);
  return documents.flatMap((document) => {
    const path = pagePath(document, tokens);
    return path === undefined ? [] : [{ document, path, anchors: anchorsOf(document, faqSlugs) }];
  });
};

/** Paths of the platform that a link may name. */
export const platformPaths: ReadonlySet<string> = new Set(PLATFORM_PATHS);
