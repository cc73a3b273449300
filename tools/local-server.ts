/** The local server: the built site as a good static host serves it, with mocks of the platform. */
import { existsSync, readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { join, resolve } from "node:path";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { platform } from "../mocks/platform";
import { HEADERS_FILE, readHeadersFile, REVALIDATE } from "../src/node/headers";
import { locationOf, MOVED, readRedirectsFile, REDIRECTS_FILE } from "../src/node/redirects";

/** No address of the site contains an encoded slash, backslash, dot or control character. */
const NO_ADDRESS = /%(?:2f|5c|2e|[01][\da-f]|7f)|\\|\/\.(?!well-known\/)/iu;

class HttpError extends Error {
  constructor(readonly status: number) {
    super(STATUS_CODES[status]);
  }
}

/** A file that the build wrote for static hosts; empty if there is none. */
const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** What requires https, or upgrades to it: this server speaks plain http. */
const HTTPS_ONLY = /^ +Strict-Transport-Security:.*\n|; *upgrade-insecure-requests/gmu;

/** Answers every address of the site: `/about` is `about/index.html`, and any other spelling redirects there in one hop. */
const files = (folder: string): RequestHandler => {
  const redirects = readRedirectsFile(read(join(folder, REDIRECTS_FILE)));
  return ({ method, originalUrl }, response, next) => {
    const [, written = "", query = ""] = /^([^?]*)(.*)$/su.exec(originalUrl) ?? [];
    if (method !== "GET" && method !== "HEAD") throw new HttpError(405);
    const path = decodeURIComponent(written);
    if (NO_ADDRESS.test(written) || NO_ADDRESS.test(path)) throw new HttpError(404);

    const canonical = path.replace(/\/{2,}/gu, "/").replace(/(\/index\.html)?\/?$/u, "") || "/";
    const moved = redirects.find(({ from }) => from === canonical);
    if (moved) return response.redirect(MOVED, locationOf(moved, query));
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
  const headersFor = readHeadersFile(read(join(folder, HEADERS_FILE)).replace(HTTPS_ONLY, ""));
  const app = express().disable("x-powered-by");
  app.use(compression());
  app.use(platform(messagesFile));
  app.use(({ path }, response, next) => {
    response.set({ "Cache-Control": REVALIDATE, ...headersFor(path) });
    next();
  });
  app.use(files(folder));
  app.use(errors(folder));
  return app;
};
