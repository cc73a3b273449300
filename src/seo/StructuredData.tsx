/**
 * Escapes, for JSON, characters that end a script or start an entity in HTML. Gatsby decodes entities in a page's head, so a literal
 * ampersand could turn into another character.
 */
const escapeMarkup = (json: string): string => json.replace(/[<>&]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * A page's structured data in schema.org's vocabulary: things that are visible on the page or on a linked one. Browsers do not run it, and
 * the content security policy ignores it.
 */
export const StructuredData = ({ things }: { things: readonly object[] }) => {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeMarkup(JSON.stringify(graph)) }} />;
};
