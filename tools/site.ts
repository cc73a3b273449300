/** The local server: the built site as a good static host serves it, with mocks of the platform. */
import { existsSync, readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { join, resolve } from "node:path";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { platform } from "../mocks/platform";

const REVALIDATE = "public, max-age=0, must-revalidate";
/** No address of the site is nearly as long, or contains an encoded slash, backslash, dot or control character. */
const LONGEST = 2048;
const NO_ADDRESS = /%(?:2f|5c|2e|[01][\da-f]|7f)|\\|\/\.(?!well-known\/)/iu;

class HttpError extends Error {
  constructor(readonly status: number) {
    super(STATUS_CODES[status]);
  }
}

/** The lines of a file that the build wrote for static hosts; none if there is no such file. */
const linesOf = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"))
    : [];

/** The rules of `_headers`. This server speaks plain http, so it leaves out what requires https or upgrades to it. */
const headersOf = (folder: string): ((path: string) => [name: string, value: string][]) => {
  const rules: { path: RegExp; headers: [string, string][] }[] = [];
  for (const line of linesOf(join(folder, "_headers"))) {
    const [, name, value = ""] = /^\s+([\w-]+):\s*(.*)$/u.exec(line) ?? [];
    if (name === undefined) rules.push({ path: new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", ".*")}$`, "u"), headers: [] });
    else if (name !== "Strict-Transport-Security") rules.at(-1)?.headers.push([name, value.replace(/;\s*upgrade-insecure-requests/u, "")]);
  }
  return (path) => rules.filter((rule) => rule.path.test(path)).flatMap(({ headers }) => headers);
};

/** The moved addresses of `_redirects`. */
const redirectsOf = (folder: string): ReadonlyMap<string, { to: string; status: number }> =>
  new Map(
    linesOf(join(folder, "_redirects")).map((line) => {
      const [from = "", to = "", status] = line.split(/\s+/u);
      return [from, { to, status: Number(status) }];
    }),
  );

/** Answers every address of the site: `/about` is `about/index.html`, and any other spelling redirects there in one hop. */
const files = (folder: string): RequestHandler => {
  const redirects = redirectsOf(folder);
  return ({ method, originalUrl }, response, next) => {
    const [, written = "", query = ""] = /^([^?]*)(.*)$/su.exec(originalUrl) ?? [];
    if (method !== "GET" && method !== "HEAD") {
      response.set("Allow", "GET, HEAD");
      throw new HttpError(405);
    }
    if (originalUrl.length > LONGEST) throw new HttpError(414);
    const path = decodeURIComponent(written);
    if (NO_ADDRESS.test(written) || NO_ADDRESS.test(path)) throw new HttpError(404);

    const canonical = path.replace(/\/{2,}/gu, "/").replace(/(\/index\.html)?\/?$/u, "") || "/";
    const moved = redirects.get(canonical);
    // The visitor's query comes before the fragment, unless the target has a query of its own.
    if (moved) return response.redirect(moved.status, moved.to.includes("?") ? moved.to : moved.to.replace(/(?=#)|$/u, () => query));
    // Only what consists of what addresses consist of is redirected: anything else may lead a browser to another host.
    if (path !== canonical && /^\/(?:[\w-][\w/-]*)?$/u.test(canonical)) return response.redirect(301, canonical + query);
    if (path !== canonical || ["/404", "/404.html", "/_headers", "/_redirects"].includes(path)) throw new HttpError(404);

    const file = existsSync(join(folder, path, "index.html")) ? join(path, "index.html") : path;
    response.sendFile(file, { root: folder, dotfiles: "allow", cacheControl: false }, (error?: NodeJS.ErrnoException) => {
      // Browsers abort films that they have seen enough of.
      if (error && error.code !== "ECONNABORTED") next(error.code === "EISDIR" ? new HttpError(404) : error);
    });
  };
};

/** Answers an unknown address with the site's own page, and other errors in a few words. */
const errors =
  (folder: string): ErrorRequestHandler =>
  (error: Partial<HttpError> & { headers?: object }, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error.status ?? (error instanceof URIError ? 400 : 500);
    response.status(status).set({ ...error.headers, "Cache-Control": REVALIDATE });
    if (status === 404) return response.type("html").send(readFileSync(join(folder, "404.html")));
    return response.type("text").send(STATUS_CODES[status]);
  };

/** The server of a built site. Contact messages are stored in a file. */
export const site = (publicFolder: string, messagesFile?: string): Express => {
  const folder = resolve(publicFolder);
  const headersFor = headersOf(folder);
  const app = express().disable("x-powered-by");
  app.use(compression());
  app.use(platform(messagesFile));
  app.use(({ path }, response, next) => {
    response.set({ "Cache-Control": REVALIDATE, ...Object.fromEntries(headersFor(path)) });
    next();
  });
  app.use(files(folder));
  app.use(errors(folder));
  return app;
};
