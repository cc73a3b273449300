/** All content, as the content check reads it. */
import { type ContentDocument, readList } from "../../src/content-check/reading/document";
import { readContent } from "../../src/content-check/reading/read-content";
import { shownBy } from "../../src/content-check/reading/shown-files";
import type { SiteContent } from "../../src/content-check/reading/site-content";

/** Read once per worker, without its media. */
export const siteContent: Promise<SiteContent> = readContent("content", { opensMedia: false }).then(({ content }) => content);

/** The file of the page at a path, its sections as written, and other files that they show. Throws if there is none. */
export const filesOfPage = (
  path: string,
  content: SiteContent,
): { document: ContentDocument; sections: readonly unknown[]; shown: readonly ContentDocument[] } => {
  const page = content.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No file in content/ makes ${path}. Rebuild the site.`);
  const sections = readList(page.document.data, "sections");
  return { document: page.document, sections, shown: sections.flatMap((section) => shownBy(section, content)) };
};
