import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "../src/content-check/temporary-folder.testing";
import { site } from "./local-server";

const NOT_FOUND = "<h1>Page Not Found</h1>";

const folder = temporaryFolder({
  "secret.txt": "secret",
  "public/index.html": "<h1>Home</h1>",
  "public/about/index.html": "<h1>About</h1>",
  "public/404.html": NOT_FOUND,
  "public/404/index.html": NOT_FOUND,
  "public/_redirects": "# Written by the build\n/about-us /about 301\n/plans /about#plans 301\n",
  "public/.well-known/security.txt": "Contact",
  "public/static/film.mp4": "0123456789",
});

let server: Server;
const ask = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
  return { status: response.status, body: await response.text(), headers: Object.fromEntries(response.headers) };
};

beforeAll((done) => {
  server = site(join(folder, "public")).listen(0, "127.0.0.1", done);
});
afterAll((done) => {
  server.close(done);
  server.closeAllConnections();
});

const notFound = (path: string) => [path, 404, NOT_FOUND] as const;

it.each([
  ["/", 200, "<h1>Home</h1>"],
  ["/about?utm_source=letter", 200, "<h1>About</h1>"],
  ["/static/film.mp4", 200, "0123456789"],
  ["/.well-known/security.txt", 200, "Contact"],
  ["/about-us/?utm_source=letter", 301, "/about?utm_source=letter"],
  ["/plans?a=1", 301, "/about?a=1#plans"],
  ["//about/index.html?a=1&b=%2F", 301, "/about?a=1&b=%2F"],
  ...["/nowhere", "/static", "/static/gone.png", "/404", "/404.html", "/_headers", "/_redirects", "/robots.txt/x"].map(notFound),
  // Neither another host nor another folder.
  ...["//evil.example/", "/%5cevil.example/", "/..%2fsecret.txt"].map(notFound),
] as const)("answers %s with %i and %s", async (path, expected, content) => {
  const { status, body, headers } = await ask(path);
  expect([status, headers.location ?? body]).toEqual([expected, expect.stringContaining(content)]);
});
