/** A page in `llms.txt`. */
interface ListedPage {
  path: string;
  title: string;
  description: string;
}

interface Link {
  href: string;
}

/** The content of `llms.txt`, with tokens replaced. */
export interface LlmsContent {
  product: string;
  host: string;
  tagline: string;
  /** The legal stance. */
  statement: string;
  legalName: string;
  email: string;
  phone: string;
  address: readonly string[];
  /** The name of the main navigation: heading for pages that the footer does not link to. */
  main: string;
  /** The footer's groups of links. */
  groups: readonly { title: string; links: readonly Link[] }[];
  /** The links beside the copyright line, which names the company. */
  legal: readonly Link[];
  pages: readonly ListedPage[];
}

/** Characters that would end a Markdown link's text. */
const escapeLabel = (text: string): string => text.replace(/[[\]\\]/gu, "\\$&");

const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines]);

/**
 * The text of `llms.txt` (llmstxt.org): what the site is and is not, every page in the footer's groups, and as in the footer the
 * company with its legal texts, e-mail address, telephone and office. Its words all come from content.
 */
export const llmsTxt = ({ product, host, tagline, statement, main, groups, legal, pages, ...company }: LlmsContent): string => {
  const entriesOf = (links: readonly Link[]): string[] =>
    pages
      .filter(({ path }) => links.some(({ href }) => href === path))
      .map(({ path, title, description }) => `- [${escapeLabel(title)}](https://${host}${path}): ${description}`);
  const linked = new Set([...groups.flatMap(({ links }) => links), ...legal].map(({ href }) => href));
  const others = pages.filter(({ path }) => !linked.has(path)).map(({ path }) => ({ href: path }));
  return [
    `# ${product}`,
    "",
    `> ${tagline}`,
    "",
    statement,
    ...section(main, entriesOf(others)),
    ...groups.flatMap(({ title, links }) => section(title, entriesOf(links))),
    ...section(company.legalName, [...entriesOf(legal), `- ${company.email}`, `- ${company.phone}`, `- ${company.address.join(", ")}`]),
    "",
  ].join("\n");
};
