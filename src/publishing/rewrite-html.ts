/** A place in the HTML that Gatsby writes, which a step after the build relies on. */
export interface Marker {
  /** What stands there, said so that whoever upgrades Gatsby knows what to look for. */
  name: string;
  /** With the flags g and u. */
  pattern: RegExp;
  /** The same place after an earlier build: Gatsby leaves unchanged pages alone in a warm build. */
  rewritten?: RegExp;
  /** How often it stands in a page, both forms together: exactly once where nothing is said. */
  atMost?: number;
}

const countOf = (html: string, pattern: RegExp | undefined): number => (pattern ? [...html.matchAll(pattern)].length : 0);

/**
 * Rewrites a marker in a built page. Throws, naming page and pattern, when the page does not hold it or holds it too often: a marker that
 * Gatsby writes otherwise must fail the build, since the page would go online without its scripts or without its policy.
 */
export const rewriteHtml = (
  html: string,
  page: string,
  { name, pattern, rewritten, atMost = 1 }: Marker,
  replacer: (whole: string, ...groups: string[]) => string,
): string => {
  const count = countOf(html, pattern) + countOf(html, rewritten);
  if (count === 0 || count > atMost) {
    throw new Error(
      `public/${page} holds ${name} ${count} times instead of ${atMost === 1 ? "once" : `1 to ${atMost} times`}. Adapt ${String(pattern)}, which stands in src/, to what Gatsby writes.`,
    );
  }
  return html.replace(pattern, replacer);
};
