const OWN_SCRIPT = /<script\b([^>]*?) src="(\/(?!\/)[^"?]*)"([^>]*)>/giu;
const OWN_PRELOAD = /<link\b(?=[^>]*\brel="(?:module)?preload")(?=[^>]*\bas="script")([^>]*?) href="(\/(?!\/)[^"?]*)"([^>]*)>/giu;
const INTEGRITY = / integrity="[^"]*"/gu;

/** The integrity value of a file of the site, by its address; undefined when there is no such file. */
export type IntegrityOf = (path: string) => string | undefined;

/**
 * Gives every script of our own its `integrity`, so that a browser refuses one that a cache or a delivery network has changed.
 * A preload of a script needs the same value, or the script would be fetched twice. A page that has been through here before comes
 * out right again: Gatsby leaves unchanged pages alone in a warm build.
 */
export const withIntegrity = (html: string, integrityOf: IntegrityOf): string =>
  [
    { tag: OWN_SCRIPT, name: "script", address: "src" },
    { tag: OWN_PRELOAD, name: "link", address: "href" },
  ].reduce(
    (text, { tag, name, address }) =>
      text.replace(tag, (whole, before: string, path: string, after: string) => {
        const integrity = integrityOf(path);
        if (integrity === undefined) return whole;
        return `<${name}${before.replace(INTEGRITY, "")} ${address}="${path}" integrity="${integrity}"${after.replace(INTEGRITY, "")}>`;
      }),
    html,
  );
