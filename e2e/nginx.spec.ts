/** `deploy/nginx` in a real nginx: every route, header, redirect and encoding. It needs no browser, so one project is enough. */
import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { extname } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { IMMUTABLE, readHeadersFile, REVALIDATE } from "../src/node/headers";
import { filesIn } from "../src/node/public-folder";
import { locationOf, readRedirectsFile } from "../src/node/redirects";
import { type Answer, ask } from "./support/http2";
import { type NginxServer, startNginx } from "./support/nginx-server";
import { NGINX } from "./support/programs";
import { builtPaths, mainHost } from "./support/site";

test.describe.configure({ mode: "default" });
test.skip(NGINX === undefined, "nginx is not installed here.");

let server: NginxServer;
const get = (path: string, headers: Record<string, string> = {}, host = mainHost): Promise<Answer> =>
  ask(server.httpsPort, host, path, headers);

const plainGet = (path: string, host: string): Promise<{ status?: number; location?: string }> =>
  new Promise((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port: server.httpPort, path, headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on("error", reject)
      .end();
  });

const redirects = readRedirectsFile(readFileSync("public/_redirects", "utf8"));
const errorPage = readFileSync("deploy/nginx/generated/error.html", "utf8");
const ourHeaders = Object.entries(readHeadersFile(readFileSync("public/_headers", "utf8"))("/")).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);
const homePage = readFileSync("public/index.html", "utf8");
const [script = ""] = /\/app-[0-9a-f]+\.js/u.exec(homePage) ?? [];
const [font = ""] = /\/static\/[^"]+\.woff2/u.exec(homePage) ?? [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  if (NGINX) server = await startNginx(NGINX, mainHost);
});
test.afterAll(async () => {
  if (NGINX) await server.stop();
});

test("every page is served over HTTP/2, as built and compressed", async () => {
  for (const path of builtPaths) {
    const file = readFileSync(`public${path === "/" ? "" : path}/index.html`);
    const plain = await get(path);
    const gzip = await get(path, { "accept-encoding": "gzip, deflate, br" });

    expect
      .soft([plain.status, plain.headers["content-type"], plain.headers["content-encoding"]], path)
      .toEqual([200, "text/html; charset=utf-8", undefined]);
    expect.soft(plain.body.equals(file), path).toBe(true);
    expect
      .soft([gzip.headers["content-encoding"], gzip.headers["content-type"], gzip.headers.vary], path)
      .toEqual(["gzip", "text/html; charset=utf-8", "Accept-Encoding"]);
    expect.soft(gunzipSync(gzip.body).equals(file), path).toBe(true);
  }
});

test("pages, files and the 404 page have the headers of public/_headers, once each", async () => {
  expect(ourHeaders.length).toBeGreaterThan(7);
  for (const path of [
    "/",
    "/about",
    script,
    font,
    "/robots.txt",
    "/.well-known/security.txt",
    "/nowhere",
    "/page-data/index/page-data.json",
  ]) {
    const { headers } = await get(path);
    expect
      .soft(
        ourHeaders.map(([name]) => [name, headers[name]]),
        path,
      )
      .toEqual(ourHeaders);
    expect.soft(headers.server, path).toBe("nginx");
  }
});

test("hashed files are cached for a year, and everything else is revalidated", async () => {
  for (const [path, value] of [
    [script, IMMUTABLE],
    [font, IMMUTABLE],
    ["/", REVALIDATE],
    ["/about", REVALIDATE],
    ["/page-data/about/page-data.json", REVALIDATE],
    ["/robots.txt", REVALIDATE],
    ["/static/gone.woff2", REVALIDATE],
    ["/gone-0123456789abcdef0123.js", REVALIDATE],
  ] as const) {
    expect.soft((await get(path)).headers["cache-control"], path).toBe(value);
  }
  const { headers } = await get("/about");
  const again = await get("/about", { "if-none-match": headers.etag ?? "" });
  expect([again.status, again.headers["cache-control"]]).toEqual([304, REVALIDATE]);
  expect(ourHeaders.map(([name]) => [name, again.headers[name]])).toEqual(ourHeaders);
});

/**
 * The type that browsers require of each kind of file, under `nosniff`. Add a new kind both here and to
 * deploy/nginx/locations.conf.
 */
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".pdf": "application/pdf",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

test("every kind of file is sent with its type", async () => {
  const files = (await filesIn("public")).filter((path) => !path.startsWith("_"));
  const oneOfEach = new Map(files.map((path) => [extname(path), path.replace(/\/?(?:index|404)\.html$/u, "")]));
  for (const [ending, path] of oneOfEach) {
    expect.soft((await get(`/${path}`)).headers["content-type"], path).toBe(TYPES[ending] ?? `a type for ${ending}`);
  }
});

test("a film is sent in the requested parts", async () => {
  const film = `/${(await filesIn("public")).find((path) => path.endsWith(".mp4")) ?? ""}`;
  const part = await get(film, { range: "bytes=10-19" });
  expect([part.status, part.body.length, part.headers["cache-control"]]).toEqual([206, 10, IMMUTABLE]);

  const behind = await get(film, { range: "bytes=999999999-" });
  expect([behind.status, behind.body.toString()]).toEqual([416, errorPage]);
  expect(ourHeaders.map(([name]) => [name, behind.headers[name]])).toEqual(ourHeaders);
});

test("every page has one address", async () => {
  for (const [from, to] of [
    ["/about//", "/about"],
    ["/about/?a=1&b=%2F", "/about?a=1&b=%2F"],
    ["/about/index.html", "/about"],
    ["/index.html?a", "/?a"],
    ["/login/", "/login"],
    ["//about?to=//a", "/about?to=//a"],
    ["/nowhere/../about", "/about"],
  ] as const) {
    const { status, headers } = await get(from);
    expect.soft([status, headers.location], from).toEqual([301, to]);
  }
});

test("a moved address redirects to the new one in one hop, however it is spelt, and keeps the visitor's query unless the target has one", async () => {
  expect(redirects.length).toBeGreaterThan(3);
  for (const redirect of redirects) {
    const { from, to } = redirect;
    for (const path of [from, `${from}/`, `/${from}/`, `${from}/index.html`]) {
      const { headers, ...answer } = await get(path);
      expect.soft([answer.status, headers.location], path).toEqual([301, to]);
      expect.soft([headers["x-content-type-options"], headers["cache-control"]], path).toEqual(["nosniff", REVALIDATE]);
    }
    const { headers } = await get(`${from}?utm_source=letter&b=%2F`);
    expect.soft(headers.location, from).toBe(locationOf(redirect, "?utm_source=letter&b=%2F"));
  }
});

/** Paths that a browser may take for another site's address, or a server for a header, once they are decoded. */
const HOSTILE = [
  ...["/%5cevil.example/", "/%5Cevil.example/index.html", "/%5c%5cevil.example/", "/%5c/evil.example/", "/%5cevil.example"],
  ...["/\\evil.example/", "/\\/evil.example/", "/\\\\evil.example/index.html", "/about/%5c/", "/about%5c/", "/about%5cindex.html/"],
  ...["//evil.example/", "//evil.example/index.html", "///evil.example/", "///evil.example/index.html", "//evil.example//"],
  ...["/%2fevil.example/", "/%2F/evil.example/", "/%2f%2fevil.example/", "//%2fevil.example/", "/%2f%5cevil.example/", "/about%2f"],
  ...["/./%2fevil.example/", "/.//evil.example/", "/%2e/%5cevil.example/", "/%2e%2e/%2fevil.example/", "/about/..%2f%5cevil.example/"],
  ...["/%09/evil.example/", "/%0a/evil.example/", "/%0d/evil.example/index.html", "/%00/evil.example/", "/%1f/", "/%7f/", "/about%20/"],
  ...["/about%0d%0aset-cookie:a/", "/about-us%0aset-cookie:a", "/about-us%0d%0aset-cookie:a/", "/index.html%0dset-cookie:a/"],
  ...[
    "/https:/evil.example/",
    "/https://evil.example/",
    "/@evil.example/",
    "/;@evil.example/",
    "/evil.example/",
    "/evil.example//index.html",
  ],
  ...["/about-us/%5c/", "/about-us%5c", "/plans%2f", "/javascript:alert(1)/", "/%252fevil.example/", "/%255cevil.example/"],
];

test("no spelling of an address redirects to another site or injects a header", async () => {
  expect(HOSTILE.length).toBeGreaterThan(40);
  for (const path of HOSTILE) {
    const { status, headers } = await get(path);

    expect.soft([400, 404], path).toContain(status);
    expect.soft([headers.location, headers["set-cookie"]], path).toEqual([undefined, undefined]);
  }
});

test("anything that is not an address is answered with the 404 page", async () => {
  for (const path of [
    "/nowhere",
    "/404.html",
    "/static",
    "/_headers",
    "/.git/config",
    "/error.html",
    "/..%2f..%2fnginx.conf",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/about%00",
  ]) {
    const { status, headers, body } = await get(path);

    expect.soft([400, 404], path).toContain(status);
    if (status === 404) {
      expect.soft(headers["content-type"], path).toBe("text/html; charset=utf-8");
      expect.soft(body.toString(), path).toBe(readFileSync("public/404.html", "utf8"));
    }
    expect.soft(body.toString(), path).not.toMatch(/root:|worker_processes/u);
  }
});

test("errors are answered with our own page and the headers of every page", async () => {
  const post = (path: string, body: string) => ask(server.httpsPort, mainHost, path, { ":method": "POST" }, body);
  const refused = [
    [413, await post("/user/api/v2/contact-us", "x".repeat(1_000_000))],
    [502, await get("/file/api/break")],
    [412, await get("/about", { "if-match": '"none"' })],
    ...(await Promise.all(
      ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"].map(async (method) => [405, await get("/about", { ":method": method })] as const),
    )),
  ] as const;
  for (const [expected, { status, headers, body }] of refused) {
    expect.soft([status, headers["content-type"], body.toString()]).toEqual([expected, "text/html; charset=utf-8", errorPage]);
    expect.soft([status, ...ourHeaders.map(([name]) => headers[name])]).toEqual([expected, ...ourHeaders.map(([, value]) => value)]);
    expect.soft([headers["cache-control"], headers.allow]).toEqual([REVALIDATE, expected === 405 ? "GET, HEAD" : undefined]);
  }
});

test("the platform answers its own paths, with its headers and none of ours", async () => {
  for (const path of ["/login", "/registration/investor", "/registration/capital-seeker?from=home", "/file/api/v2/public/featuredIn/"]) {
    const { status, headers, body } = await get(path, { "x-forwarded-for": "203.0.113.9" });
    const received = JSON.parse(body.toString()) as { url: string; headers: Record<string, string> };

    expect.soft([status, received.url, received.headers.host], path).toEqual([200, path, mainHost]);
    expect.soft(received.headers["x-forwarded-for"], path).toBe("127.0.0.1");
    expect.soft([headers["content-security-policy"], headers["x-powered-by"]], path).toEqual(["sandbox", undefined]);
  }
});

test("contact messages are limited to a few at a time", async () => {
  const send = () => ask(server.httpsPort, mainHost, "/user/api/v2/contact-us", { ":method": "POST" }, "{}");
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  const statuses = answers.map(({ status }) => status);

  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
  expect(answers.find(({ status }) => status === 429)?.body.toString()).toBe(errorPage);
  expect((await get("/about")).status).toBe(200);
});

test("sub-domains are served, but kept out of search engines", async () => {
  expect((await get("/about")).headers["x-robots-tag"]).toBeUndefined();
  const other = await get("/about", {}, `preview.${mainHost}`);
  expect([other.status, other.headers["x-robots-tag"]]).toEqual([200, "noindex, nofollow"]);
});

test("plain http redirects to https, and other host names get no answer", async () => {
  expect(await plainGet("/about?a=1", mainHost)).toEqual({ status: 301, location: `https://${mainHost}/about?a=1` });
  await expect(plainGet("/", "evil.example")).rejects.toThrow(/socket hang up|ECONNRESET/u);
  await expect(get("/", {}, "evil.example")).rejects.toThrow();
});
