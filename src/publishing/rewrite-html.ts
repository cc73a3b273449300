/** A place in Gatsby's HTML that a post-build step relies on. */
export interface Marker {
  /** Description for those who upgrade Gatsby. */
  name: string;
  /** With the flags g and u. */
  pattern: RegExp;
  /** The same place after an earlier build: Gatsby leaves unchanged pages alone in a warm build. */
  rewritten?: RegExp;
  /** Occurrences per page, both forms together; by default one. */
  exactly?: number;
}

const countOf = (html: string, pattern: RegExp | undefined): number => (pattern ? [...html.matchAll(pattern)].length : 0);

/**
 * Rewrites a marker in a built page. Throws, naming page and pattern, if it does not occur as often as it should: a changed marker must
 * fail the build, or the page would go online without its scripts or its policy.
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
      `public/${page} contains ${name} ${count} times instead of ${exactly === 1 ? "once" : `${exactly} times`}. Gatsby's output has changed: update ${String(pattern)} in src/.`,
    );
  }
  return html.replace(pattern, replacer);
};
