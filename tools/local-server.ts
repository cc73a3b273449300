/** The built site as a static host serves it, with its headers and redirects, and with mocks of the platform. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import compression from "compression";
import express, { type Express, type RequestHandler } from "express";
import { platform } from "../mocks/platform";
import { HEADERS_FILE, readHeadersFile, REVALIDATE } from "../src/node/headers";
import { locationOf, MOVED, readRedirectsFile, REDIRECTS_FILE } from "../src/node/redirects";

/** A file that the build wrote for static hosts; empty if there is none. */
const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** What requires https, or upgrades to it: this server speaks plain http. */
const HTTPS_ONLY = /^ +Strict-Transport-Security:.*\n|; *upgrade-insecure-requests/gmu;

/** Files that hosts read, and do not send. */
const HIDDEN = ["/404", "/404.html", `/${HEADERS_FILE}`, `/${REDIRECTS_FILE}`];

/** Gives every page one address: `/about` is `about/index.html`, and any other spelling redirects there in one hop. */
const addresses = (folder: string): RequestHandler => {
  const redirects = readRedirectsFile(read(join(folder, REDIRECTS_FILE)));
  return (request, response, next) => {
    const [, path = "", query = ""] = /^([^?]*)(.*)$/su.exec(request.url) ?? [];
    const canonical = path.replace(/\/{2,}/gu, "/").replace(/(\/index\.html)?\/?$/u, "") || "/";
    const moved = redirects.find(({ from }) => from === canonical);
    if (moved) return response.redirect(MOVED, locationOf(moved, query));
    // Redirects only to paths made of an address's usual characters: anything else may lead a browser to another host.
    if (path !== canonical && /^\/(?:[\w-][\w/-]*)?$/u.test(canonical)) return response.redirect(301, canonical + query);
    if (existsSync(join(folder, path, "index.html"))) request.url = join(path, "index.html");
    return next(HIDDEN.includes(path) ? "router" : undefined);
  };
};

/** The server of a built site. */
export const site = (publicFolder: string): Express => {
  const folder = resolve(publicFolder);
  const headersFor = readHeadersFile(read(join(folder, HEADERS_FILE)).replace(HTTPS_ONLY, ""));
  const files = express
    .Router()
    .use(addresses(folder), express.static(folder, { cacheControl: false, dotfiles: "allow", redirect: false }));
  const app = express().disable("x-powered-by");
  app.use(compression(), platform());
  app.use(({ path }, response, next) => {
    response.set({ "Cache-Control": REVALIDATE, ...headersFor(path) });
    next();
  });
  app.use(files);
  app.use((_request, response) => {
    response
      .status(404)
      .set("Cache-Control", REVALIDATE)
      .type("html")
      .send(readFileSync(join(folder, "404.html")));
  });
  return app;
};
