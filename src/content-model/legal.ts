import { copy, entry, isoDate, pagePath, sample } from "./fields";
import { metadataModel } from "./metadata";

/** The front matter of `content/legal/*.mdx`; the text below it is MDX. */
export const legalModel = entry("LegalFrontMatter", {
  path: pagePath("The page's address on this site."),
  metadata: metadataModel,
  heading: copy("The page's one first-level heading.", 60),
  lead: copy("One sentence in plain words that says what the document is.", 240),
  lastUpdated: isoDate("The day the text last changed."),
  sample: sample("Have counsel confirm or replace the text"),
});
