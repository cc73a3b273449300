/** A place in Gatsby's HTML that a post-build step relies on. */
export interface Marker {
  /** Describes the place to those who upgrade Gatsby. */
  name: string;
  /** With the flags g and u. */
  pattern: RegExp;
  /** The same place after an earlier build, because a warm build of Gatsby leaves unchanged pages alone. */
  rewritten?: RegExp;
  /** Expected matches per page, of both patterns together; one by default. */
  exactly?: number;
}

const countOf = (html: string, pattern: RegExp | undefined): number => (pattern ? [...html.matchAll(pattern)].length : 0);

/**
 * Rewrites a marker in a built page. Throws, naming the page and the pattern, if the marker does not occur as often as expected: the build
 * must fail, or the page would go online without its scripts or its policy.
 */
export const rewriteHtml = (
  html: string,
  page: string,
  { name, pattern, rewritten, exactly = 1 }: Marker,
  replacer: (whole: string, ...groups: string[]) => string,
): string => {
  const count = countOf(html, pattern) + countOf(html, rewritten);
  if (count !== exactly) {
    throw new Error(
      `public/${page} has ${count} matches for ${name} instead of ${exactly}. Gatsby's output has changed: update ${String(pattern)} in src/.`,
    );
  }
  return html.replace(pattern, replacer);
};
