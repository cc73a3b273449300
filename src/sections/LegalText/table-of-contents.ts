/** An entry of a legal text's contents: the address of a clause and its heading. */
interface ContentsEntry {
  url: string;
  title: string;
}

const isEntry = (value: unknown): value is ContentsEntry =>
  typeof value === "object" && value !== null && "url" in value && typeof value.url === "string" && "title" in value;

/**
 * The second-level headings in gatsby-plugin-mdx's table of contents, which is untyped JSON in GraphQL. Throws if its form is unexpected.
 */
export const contentsOf = (tableOfContents: Record<string, unknown> | null): ContentsEntry[] => {
  if (!tableOfContents || Object.keys(tableOfContents).length === 0) return [];
  const { items } = tableOfContents;
  if (!Array.isArray(items) || !items.every(isEntry))
    throw new Error("gatsby-plugin-mdx gives a text's table of contents in an unexpected form.");
  return items;
};
