import type { Graph, Thing } from "schema-dts";

interface StructuredDataProps {
  /** What the page is about; everything in it is visible there or on the linked page. */
  things: readonly Thing[];
}

/**
 * Characters that end a script or begin an entity in HTML, as JSON escapes them. Gatsby decodes entities in a page's head, so a literal
 * ampersand could become another character.
 */
const escapeMarkup = (json: string): string => json.replace(/[<>&]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A page's structured data in schema.org's vocabulary. Browsers do not run it, and the content security policy ignores it. */
export const StructuredData = ({ things }: StructuredDataProps) => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeMarkup(JSON.stringify(graph)) }} />;
};
