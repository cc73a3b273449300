import { findMedia } from "../media/find-media";
import type { Problem } from "../problem";
import { downloadOf } from "./addresses";
import { fieldsWith } from "./document";
import { filesAt, listContent } from "./list-files";
import { mediaNamed } from "./media-named";
import { blank, readDocument } from "./read-document";
import type { SiteContent } from "./site-content";
import { readTokens, sitePages } from "./site-pages";

/** How the content is read. */
interface Reading {
  /** Whether a file, by its path in `content/`, differs from the version it is compared with. */
  hasChanged?: (path: string) => boolean;
  /** If false, media are not opened and count as missing, which is many times faster. */
  opensMedia?: boolean;
}

/**
 * Reads all content under a folder, even if malformed, and reports what is wrong with each file on its own. Changed files come last,
 * because checks report the later of two files that repeat each other.
 */
export const readContent = async (
  folder: string,
  { hasChanged = () => false, opensMedia = true }: Reading = {},
): Promise<{ content: SiteContent; problems: Problem[] }> => {
  const { files, problems, misplaced } = await listContent(folder);
  const readings = await Promise.all(files.map((file) => readDocument(folder, file)));
  const documents = [
    ...readings.map(({ document }) => document),
    ...filesAt([...misplaced, ...readings.flatMap((reading) => reading.misplaced ?? [])], files).map(blank),
  ].toSorted((one, other) => Number(hasChanged(one.path)) - Number(hasChanged(other.path)));
  const tokens = readTokens(documents);
  const links = documents.flatMap((document) => [
    ...fieldsWith(document, "@href").map(({ value }) => value),
    ...document.links.map(({ target }) => target),
  ]);
  const media = [...documents.flatMap(mediaNamed).map(({ path }) => path), ...links.flatMap((link) => downloadOf(link, tokens) ?? [])];
  return {
    content: {
      folder,
      documents,
      pages: sitePages(documents, tokens),
      tokens,
      media: await findMedia(folder, opensMedia ? media : []),
    },
    problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
  };
};
