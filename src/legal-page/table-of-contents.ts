/** An entry of a legal text's contents: the address of a clause and its heading. */
interface ContentsEntry {
  url: string;
  title: string;
}

const isEntry = (value: unknown): value is ContentsEntry =>
  typeof value === "object" && value !== null && "url" in value && typeof value.url === "string" && "title" in value;

/** The second-level headings in gatsby-plugin-mdx's table of contents, which is plain JSON to GraphQL. */
export const contentsOf = (tableOfContents: Record<string, unknown> | null): ContentsEntry[] => {
  const items = tableOfContents?.items;
  return Array.isArray(items) ? items.filter(isEntry) : [];
};
