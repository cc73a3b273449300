const OWN_SCRIPT = /<script\b([^>]*?) src="(\/(?!\/)[^"?]*)"([^>]*)>/giu;
const INTEGRITY = / integrity="[^"]*"/gu;

/** The integrity value of a file of the site, by address; undefined if the file does not exist. */
type IntegrityOf = (path: string) => string | undefined;

/**
 * Adds `integrity` to each of our scripts, so that a browser refuses one that a cache or a delivery network has changed. Also corrects an
 * already processed page: Gatsby leaves unchanged pages alone in a warm build. Throws for a script that does not exist.
 */
export const withIntegrity = (html: string, integrityOf: IntegrityOf): string =>
  html.replace(OWN_SCRIPT, (_whole, before: string, path: string, after: string) => {
    const integrity = integrityOf(path);
    if (integrity === undefined) throw new Error(`A page names ${path}, which the build has not made.`);
    return `<script${before.replace(INTEGRITY, "")} src="${path}" integrity="${integrity}"${after.replace(INTEGRITY, "")}>`;
  });
