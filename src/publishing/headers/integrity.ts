const OWN_SCRIPT = /<script\b([^>]*?) src="(\/(?!\/)[^"?]*)"([^>]*)>/giu;
const INTEGRITY = / integrity="[^"]*"/gu;

/** Gives the integrity value of one of the site's files, by its address; undefined if the file does not exist. */
type IntegrityOf = (path: string) => string | undefined;

/**
 * Adds `integrity` to each of our scripts, so that a browser refuses one that a cache or a delivery network has changed. Also corrects
 * pages that were processed before, because a warm build of Gatsby leaves unchanged pages alone. Throws for a script that does not exist.
 */
export const withIntegrity = (html: string, integrityOf: IntegrityOf): string =>
  html.replace(OWN_SCRIPT, (_whole, before: string, path: string, after: string) => {
    const integrity = integrityOf(path);
    if (integrity === undefined) throw new Error(`A page refers to ${path}, which the build did not write.`);
    return `<script${before.replace(INTEGRITY, "")} src="${path}" integrity="${integrity}"${after.replace(INTEGRITY, "")}>`;
  });
