/** `deploy/nginx` in a real nginx: every route, header, redirect and encoding. No browser is needed, so one project is enough. */
import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { readHeadersFile } from "../src/build/headers/headers-file";
import { readRedirectsFile } from "../src/build/redirects/redirects-file";
import { findNginx } from "../tools/commands/nginx.mjs";
import { locationOf } from "../tools/preview-server/built-redirects";
import { ask, type Answer } from "./http2";
import { type NginxServer, startNginx } from "./nginx-server";
import { builtPaths, mainHost } from "./site";

const nginx = findNginx();
const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

test.describe.configure({ mode: "default" });
test.skip(nginx === undefined, "nginx and its Brotli module are installed on Debian only, as root: see tools/commands/nginx.mjs.");

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
const homePage = readFileSync("public/index.html", "utf8");
const [script = ""] = /(?<=src=")\/app-[^"]+/u.exec(homePage) ?? [];
const [font = ""] = /(?<=href=")\/static\/[^"]+\.woff2/u.exec(homePage) ?? [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  if (nginx) server = await startNginx(nginx, mainHost);
});
test.afterAll(async () => {
  if (nginx) await server.stop();
});

test("every page is answered over HTTP/2, as it was built and in both encodings", async () => {
  for (const path of builtPaths) {
    const file = readFileSync(`public${path === "/" ? "" : path}/index.html`);
    const plain = await get(path);
    const brotli = await get(path, { "accept-encoding": "gzip, deflate, br" });
    const gzip = await get(path, { "accept-encoding": "gzip" });

    expect
      .soft([plain.status, plain.headers["content-type"], plain.headers["content-encoding"]], path)
      .toEqual([200, "text/html; charset=utf-8", undefined]);
    expect.soft(plain.body.equals(file), path).toBe(true);
    expect.soft([brotli.headers["content-encoding"], gzip.headers["content-encoding"]], path).toEqual(["br", "gzip"]);
    expect.soft([brotli.headers["content-type"], brotli.headers.vary], path).toEqual(["text/html; charset=utf-8", "Accept-Encoding"]);
    expect.soft(brotliDecompressSync(brotli.body).equals(file), path).toBe(true);
    expect.soft(gunzipSync(gzip.body).equals(file), path).toBe(true);
  }
});

test("pages, files and the 404 page carry the headers of public/_headers, once each", async () => {
  const expected = Object.entries(readHeadersFile(readFileSync("public/_headers", "utf8"))).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect(expected.length).toBeGreaterThan(7);
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
        expected.map(([name = ""]) => [name, headers[name]]),
        path,
      )
      .toEqual(expected);
    expect.soft(headers.server, path).toBe("nginx");
  }
});

test("hashed files are kept for good, everything else is asked for again", async () => {
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
  expect(again.status).toBe(304);
});

test("scripts are precompressed, pictures and fonts are left alone", async () => {
  expect((await get(script, { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
  expect((await get(script)).headers["content-type"]).toMatch(/^application\/javascript/u);
  const plain = await get(font, { "accept-encoding": "br, gzip" });
  expect([plain.status, plain.headers["content-type"], plain.headers["content-encoding"]]).toEqual([200, "font/woff2", undefined]);
});

for (const [from, to] of [
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["/about/?a=1&b=%2F", "/about?a=1&b=%2F"],
  ["/about/index.html", "/about"],
  ["/about/index.html/", "/about"],
  ["/index.html", "/"],
  ["/index.html?a", "/?a"],
  ["/login/", "/login"],
  ["//evil.example/", "/evil.example"],
  ["/%2F/evil.example/", "/evil.example"],
  ["///evil.example/index.html", "/evil.example"],
] as const) {
  test(`${from} leads to ${to}`, async () => {
    const { status, headers } = await get(from);

    expect([status, headers.location]).toEqual([301, to]);
  });
}

for (const { from, to, status } of redirects) {
  test(`${from} has moved to ${to}`, async () => {
    const answer = await get(from);

    expect([answer.status, answer.headers.location]).toEqual([status, to]);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["cache-control"]).toBe(REVALIDATE);
  });
}

test("an address that has moved takes the visitor's query along, unless its target has one", async () => {
  expect(redirects.length).toBeGreaterThan(3);
  for (const redirect of redirects) {
    const { headers } = await get(`${redirect.from}?utm_source=letter&b=%2F`);
    expect.soft(headers.location, redirect.from).toBe(locationOf(redirect, "?utm_source=letter&b=%2F"));
  }
});

test("a redirect smuggles no header in", async () => {
  for (const path of ["/about%0d%0aset-cookie:a/", "/about%0aset-cookie:a/", "/about%0dset-cookie:a/", "/index.html%0d%0aset-cookie:a/"]) {
    const { status, headers } = await get(path);

    expect.soft([301, 404], path).toContain(status);
    expect.soft(headers["set-cookie"], path).toBeUndefined();
    expect.soft(headers.location ?? "", path).not.toMatch(/[\r\n]/u);
  }
});

for (const path of [
  "/nowhere",
  "/nowhere/deeper",
  "/404",
  "/404.html",
  "/static",
  "/_headers",
  "/_redirects",
  "/.env",
  "/.git/config",
  "/.well-known/nothing",
  "/index.html.br",
  "/about/index.html.gz",
  "/..%2f..%2fnginx.conf",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/about%00",
]) {
  test(`${path} is no address`, async () => {
    const { status, headers, body } = await get(path);

    expect([400, 404]).toContain(status);
    if (status === 404) {
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body.toString()).toBe(readFileSync("public/404.html", "utf8"));
    }
    expect(body.toString()).not.toMatch(/root:|load_module/u);
  });
}

test("a wrong method, a long address and a large body are refused", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    expect.soft((await get("/about", { ":method": method })).status, method).toBe(405);
  }
  const long = await get(`/${"a".repeat(20_000)}`).then(
    ({ status }) => status,
    () => "hung up",
  );
  expect([414, "hung up"]).toContain(long);
  const large = await ask(server.httpsPort, mainHost, "/user/api/v2/contact-us", { ":method": "POST" }, "x".repeat(1_000_000));
  expect(large.status).toBe(413);
});

test("the platform's paths go to the platform, with its own headers and none of ours", async () => {
  for (const path of ["/login", "/registration/investor", "/registration/capital-seeker?from=home", "/file/api/v2/public/featuredIn/"]) {
    const { status, headers, body } = await get(path, { "x-forwarded-for": "203.0.113.9" });
    const received = JSON.parse(body.toString()) as { url: string; headers: Record<string, string> };

    expect.soft([status, received.url, received.headers.host], path).toEqual([200, path, mainHost]);
    expect.soft(received.headers["x-forwarded-for"], path).toBe("127.0.0.1");
    expect.soft([headers["content-security-policy"], headers["x-powered-by"]], path).toEqual(["sandbox", undefined]);
  }
});

test("contact messages are let through a few at a time", async () => {
  const send = () => ask(server.httpsPort, mainHost, "/user/api/v2/contact-us", { ":method": "POST" }, "{}");
  const statuses = (await Promise.all(Array.from({ length: 12 }, send))).map(({ status }) => status);

  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
  expect((await get("/about")).status).toBe(200);
});

test("sub-domains are served, but not for search engines", async () => {
  expect((await get("/about")).headers["x-robots-tag"]).toBeUndefined();
  const other = await get("/about", {}, `preview.${mainHost}`);
  expect([other.status, other.headers["x-robots-tag"]]).toEqual([200, "noindex, nofollow"]);
});

test("plain http leads to https, and foreign names get nothing", async () => {
  expect(await plainGet("/about?a=1", mainHost)).toEqual({ status: 301, location: `https://${mainHost}/about?a=1` });
  await expect(plainGet("/", "evil.example")).rejects.toThrow(/socket hang up|ECONNRESET/u);
  await expect(get("/", {}, "evil.example")).rejects.toThrow();
});
