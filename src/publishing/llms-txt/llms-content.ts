import { readList, readText } from "../../content-check/reading/document";
import type { SiteContent } from "../../content-check/reading/site-content";
import { NOT_FOUND } from "../../content-check/reading/site-pages";
import { expandHref, expandTokens } from "../../content-model/tokens";
import type { LlmsContent } from "./llms-txt";

/** The content of `llms.txt`, from content that passes the content check. */
export const llmsContent = ({ documents, pages, tokens }: SiteContent): LlmsContent => {
  const dataOf = (name: string): unknown => documents.find(({ kind }) => kind.name === name)?.data;
  const copy = (data: unknown, ...path: string[]): string => expandTokens(readText(data, ...path) ?? "", tokens);
  const links = (data: unknown, name: string) =>
    readList(data, name).map((link) => ({ href: expandHref(readText(link, "href") ?? "", tokens) }));
  const [site, navigation] = [dataOf("site"), dataOf("navigation")];
  return {
    product: tokens.product,
    host: tokens.host,
    tagline: copy(site, "company", "tagline"),
    statement: copy(site, "company", "statement"),
    legalName: tokens.company,
    email: tokens.email,
    phone: readText(site, "company", "phone") ?? "",
    address: readList(site, "company", "address").map((line) => expandTokens(String(line), tokens)),
    main: copy(site, "labels", "mainNavigation"),
    groups: readList(navigation, "footer").map((group) => ({ title: copy(group, "title"), links: links(group, "links") })),
    legal: links(navigation, "legal"),
    // Sorted by address, so that two builds write the same file.
    pages: pages
      .filter(({ path }) => path !== NOT_FOUND)
      .map(({ path, document: { data } }) => ({
        path,
        title: copy(data, "metadata", "title", "en"),
        description: copy(data, "metadata", "metaDescription", "en"),
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1)),
  };
};
