/** What may be intended, but is worth a look. It stops nothing. */
import { execFileSync } from "node:child_process";
import { parse } from "yaml";
import { expandHref, toSlug, type TokenSource, tokensOf } from "../notation/tokens";
import type { Gathered } from "./gathered-content";
import { fieldName, placeIn, type Problem, quote, START, THIS_LINE, warning, WHOLE_FILE } from "./problem";
import { nameOf } from "./read-content";

/** Files of `media/` that no content names. */
const findUnused = ({ files, media }: Gathered): Problem[] =>
  [...media]
    .filter((path) => files.every(({ text }) => !text.includes(path)))
    .map((path) => warning(path, START, WHOLE_FILE, "is used nowhere. Name it where it belongs, or delete it"));

/** Where the product's name is typed out: such copy would not follow a change of name. */
const findTyped = ({ files, tokens: { product } }: Gathered): Problem[] => {
  const typed = new RegExp(`(?<![\\p{L}\\p{N}])(?:${product}|${toSlug(product)})(?![\\p{L}\\p{N}])`, "gu");
  const message = "has the product’s name typed by hand. Write {product}, or leave it if it means something else";
  return files.flatMap(({ path, fields, placeOf, prose, text }) =>
    prose
      ? [...text.matchAll(typed)].map(({ index }) => warning(path, placeIn(text, index), THIS_LINE, message))
      : fields
          .filter(({ value, schema: { graphql = "" } }) => ["@copy", "@href"].includes(graphql) && value.search(typed) >= 0)
          .map((field) => warning(path, placeOf(field.path), fieldName(field.path), message)),
  );
};

/** The addresses that the site has on a branch. Throws without Git, the branch or the content. */
const addressesOn = (branch: string, folder: string): string[] => {
  const git = (...words: string[]): string =>
    execFileSync("git", ["-C", folder, ...words], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const tokens = tokensOf(parse(git("show", `${branch}:./site.yaml`)) as TokenSource);
  const audiences = git("ls-tree", "--name-only", branch, "audiences/").split("\n").filter(Boolean);
  const paths = git("grep", "-h", "^path: ", branch, "--", "pages", "legal").matchAll(/^path:\s+["']?(\/[^\s"']*)/gmu);
  return [...audiences.map((file) => `/${nameOf(file)}`), ...[...paths].map(([, path = ""]) => expandHref(path, tokens))];
};

/** Addresses that `main` has, but neither a page nor a redirect has here; none where Git cannot tell. */
const findVanished = ({ pages, redirects }: Gathered, folder: string): Problem[] => {
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  // A clone of a single branch knows the other only as the remote's.
  for (const branch of ["main", "origin/main"]) {
    try {
      const vanished = addressesOn(branch, folder).filter((path) => !known.has(path));
      const message = (path: string) => `lacks ${quote(path)}, which ${branch} has as a page. Add \`from: ${path}\` and where it leads now`;
      return vanished.map((path) => warning("redirects.yaml", START, "redirects", message(path)));
    } catch {
      // Try the other name, if there is one left.
    }
  }
  return [];
};

export const findWarnings = (site: Gathered, folder: string): Problem[] =>
  [findUnused(site), findTyped(site), findVanished(site, folder)].flat();
