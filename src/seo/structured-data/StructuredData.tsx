import type { Graph, Thing } from "schema-dts";

export interface StructuredDataProps {
  /** What the page is about, each of it visible on the page or on the one it refers to. */
  things: readonly Thing[];
}

/**
 * Characters that end a script or begin an entity in HTML, as JSON escapes them. Gatsby decodes entities in what a page puts into its
 * head, so an ampersand that stood as itself could become another character.
 */
const escapeMarkup = (json: string): string => json.replace(/[<>&]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** What a page says to programs in schema.org's words. It is data, which browsers do not run and the content security policy passes over. */
export const StructuredData = ({ things }: StructuredDataProps) => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeMarkup(JSON.stringify(graph)) }} />;
};
