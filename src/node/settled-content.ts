import { setTimeout } from "node:timers/promises";
import type { NodePluginArgs } from "gatsby";

/** Longer than Gatsby needs to notice, hash and parse a file once nothing else keeps it busy, in milliseconds. */
const READING_TIME = 150;

/** For so many times that, a file without content is awaited: one that cannot be parsed never has any. */
const PATIENCE = 8;

/**
 * For the development server, before it creates pages: waits until Gatsby has read what was saved meanwhile, and returns a digest of all
 * content. Gatsby deletes what it knew of a file before it parses the file anew: a page would be missing in between, until the next save.
 * And it forgets a save that comes while a page's query runs: with the digest in its context, the page is queried again.
 */
export const settledContent = async ({
  getNodesByType,
  createContentDigest,
}: Pick<NodePluginArgs, "getNodesByType" | "createContentDigest">): Promise<string> => {
  const isUnread = ({ extension, children }: Record<string, unknown>): boolean =>
    ["yaml", "mdx"].includes(extension as string) && (children as string[]).length === 0;
  let rounds = PATIENCE;
  do await setTimeout(READING_TIME);
  while ((rounds -= 1) > 0 && getNodesByType("File").some(isUnread));
  return createContentDigest(getNodesByType("File").map(({ id, internal }) => id + internal.contentDigest));
};
