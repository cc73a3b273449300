/** A page in `llms.txt`. */
interface ListedPage {
  path: string;
  title: string;
  description: string;
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
  /** The footer's groups of links. */
  groups: readonly { title: string; links: readonly { href: string }[] }[];
  pages: readonly ListedPage[];
}

/** Heading for pages that the footer does not link to. */
const UNGROUPED = "Other pages";

/** Characters that would end a Markdown link's text. */
const escapeLabel = (text: string): string => text.replace(/[[\]\\]/gu, "\\$&");

const section = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines]);

/**
 * The text of `llms.txt` (llmstxt.org): what the site is and is not, every page in the footer's groups, and as in the footer the
 * company with its e-mail address, telephone and office.
 */
export const llmsTxt = ({ product, host, tagline, statement, legalName, email, phone, address, groups, pages }: LlmsContent): string => {
  const entry = ({ path, title, description }: ListedPage): string => `- [${escapeLabel(title)}](https://${host}${path}): ${description}`;
  const linked = groups.map(({ title, links }) => ({ title, paths: new Set(links.map(({ href }) => href)) }));
  const ungrouped = pages.filter(({ path }) => !linked.some(({ paths }) => paths.has(path)));
  return [
    `# ${product}`,
    "",
    `> ${tagline}`,
    "",
    statement,
    ...linked.flatMap(({ title, paths }) => section(title, pages.filter(({ path }) => paths.has(path)).map(entry))),
    ...section(UNGROUPED, ungrouped.map(entry)),
    ...section(legalName, [`- ${email}`, `- ${phone}`, `- ${address.join(", ")}`]),
    "",
  ].join("\n");
};
