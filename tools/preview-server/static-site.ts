import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { cacheControl, REVALIDATE } from "../../src/node/headers";
import { locationOf, type Redirect } from "../../src/node/redirects";
import { readRedirectsFile, REDIRECTS_FILE } from "../../src/node/redirects";
import { allowOnly } from "./allow-only";
import { builtHeaders } from "./built-headers";
import { compressOnce } from "./compress-once";
import { sendErrorPage } from "./error-page";
import { canonicalPath, isPlain, isServable, longestUrl } from "./site-paths";

/** The 404 page is only served with status 404. Gatsby writes it under two names. */
const NOT_FOUND_PATHS = ["/404", "/404.html"];

/** An encoded slash, backslash, dot or control character before the query: no address of the site contains one. */
const ENCODED_SYNTAX = /^[^?]*%(?:2f|5c|2e|[01][\da-f]|7f)/iu;

/** The redirects by their paths, as the build wrote them for static hosts; none if there is no such file (in a test's folder). */
const builtRedirects = (publicFolder: string): ReadonlyMap<string, Redirect> => {
  const file = join(publicFolder, REDIRECTS_FILE);
  const redirects = existsSync(file) ? readRedirectsFile(readFileSync(file, "utf8")) : [];
  return new Map(redirects.map((redirect) => [redirect.from, redirect]));
};

/**
 * Serves the output of `gatsby build` with `trailingSlash: "never"`, like a good static host: `/about` is `about/index.html`, any other
 * spelling redirects there, and missing paths get the site's own 404 page with a true 404 status. Every answer has the build's headers, and
 * every moved address its redirect.
 */
export const staticSite: FastifyPluginAsync<{ publicFolder: string }> = async (server, { publicFolder }) => {
  await server.register(fastifyStatic, { root: publicFolder, serve: false, cacheControl: false });

  const headers = builtHeaders(publicFolder);
  const redirects = builtRedirects(publicFolder);
  server.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  server.addHook("onSend", compressOnce());
  server.addHook("onRequest", allowOnly("GET", "HEAD"));
  server.addHook("onRequest", async (request, reply) => {
    if (request.url.length > longestUrl) return sendErrorPage(reply, publicFolder, 414);
  });

  server.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const path = `/${request.params["*"]}`;
    if (!isServable(path) || ENCODED_SYNTAX.test(request.url)) return reply.callNotFound();

    // A moved address redirects in one hop, however it is spelt.
    const canonical = canonicalPath(path);
    const redirect = redirects.get(canonical);
    if (redirect) {
      return reply.header("cache-control", REVALIDATE).redirect(locationOf(redirect, queryOf(request.url)), redirect.status);
    }

    if (NOT_FOUND_PATHS.includes(path)) return reply.callNotFound();
    if (path === canonical) return reply.header("cache-control", cacheControl(path)).sendFile(path);

    if (!isPlain(canonical)) return reply.callNotFound();
    const location = canonical + queryOf(request.url);
    return reply.header("cache-control", REVALIDATE).redirect(location, 301);
  });

  server.setNotFoundHandler(async (_request, reply) => {
    const page = await readFile(join(publicFolder, "404.html"));
    return reply.code(404).header("cache-control", REVALIDATE).type("text/html; charset=utf-8").send(page);
  });
};

/** The query of a request's URL with its question mark, or an empty string. */
function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
}
