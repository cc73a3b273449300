import { readList, readText } from "../content-check/data";
import type { SiteContent } from "../content-check/reading/site-content";
import { NOT_FOUND } from "../content-check/reading/site-pages";
import { expandHref, expandTokens } from "../content-model/tokens";

/** Escapes the characters that would end a Markdown link's text. */
const escapeLabel = (text: string): string => text.replace(/[[\]\\]/gu, "\\$&");

const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines]);

/**
 * The text of `llms.txt` (llmstxt.org), from valid content: what the site is and is not, every page in the groups of the footer, and the
 * company with its legal texts, e-mail address, telephone number and office, as in the footer.
 */
export const llmsTxt = ({ documents, pages, tokens }: SiteContent): string => {
  const dataOf = (name: string): unknown => documents.find(({ kind }) => kind.name === name)?.data;
  const [site, navigation] = [dataOf("site"), dataOf("navigation")];
  const copy = (data: unknown, ...path: string[]): string => expandTokens(readText(data, ...path) ?? "", tokens);
  const linksOf = (data: unknown, name: string): string[] =>
    readList(data, name).map((link) => expandHref(readText(link, "href") ?? "", tokens));

  // Sorted by address, so that every build writes the same file.
  const listed = pages.filter(({ path }) => path !== NOT_FOUND).sort((one, other) => (one.path < other.path ? -1 : 1));
  const entriesOf = (isListed: (path: string) => boolean): string[] =>
    listed
      .filter(({ path }) => isListed(path))
      .map(({ path, document: { data } }) => {
        const title = escapeLabel(copy(data, "metadata", "title", "en"));
        return `- [${title}](https://${tokens.host}${path}): ${copy(data, "metadata", "metaDescription", "en")}`;
      });
  const groups = readList(navigation, "footer").map((group) => ({ title: copy(group, "title"), links: linksOf(group, "links") }));
  const legal = linksOf(navigation, "legal");
  const linked = new Set([...groups.flatMap(({ links }) => links), ...legal]);
  const address = readList(site, "company", "address").map((line) => expandTokens(String(line), tokens));

  return [
    `# ${tokens.product}`,
    "",
    `> ${copy(site, "company", "tagline")}`,
    "",
    copy(site, "company", "statement"),
    ...section(
      copy(site, "labels", "mainNavigation"),
      entriesOf((path) => !linked.has(path)),
    ),
    ...groups.flatMap(({ title, links }) =>
      section(
        title,
        entriesOf((path) => links.includes(path)),
      ),
    ),
    ...section(tokens.company, [
      ...entriesOf((path) => legal.includes(path)),
      `- ${tokens.email}`,
      `- ${readText(site, "company", "phone") ?? ""}`,
      `- ${address.join(", ")}`,
    ]),
    "",
  ].join("\n");
};
