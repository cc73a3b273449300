import type { Redirect } from "./redirect";

/** The file in `public/` from which static hosts (Netlify, Cloudflare and others) read their redirects. */
export const REDIRECTS_FILE = "_redirects";

const COMMENT = "#";

/** The text of `_redirects`: one line per redirect, with its path, target and status separated by spaces. */
export const formatRedirectsFile = (redirects: readonly Redirect[]): string =>
  [
    `${COMMENT} Written by the build from content/redirects.yaml, for static hosts that read this file.`,
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    "",
  ].join("\n");

/** Parses the redirects in `_redirects`, for the local server. */
export const readRedirectsFile = (text: string): Redirect[] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(COMMENT))
    .map((line) => {
      const [from = "", to = "", status] = line.split(" ");
      return { from, to, status: Number(status) };
    });
