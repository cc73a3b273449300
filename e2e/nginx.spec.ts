/** `deploy/nginx` in a real nginx: every route, header, redirect and encoding. It needs no browser, so one project is enough. */
import { readFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http2";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import type { Redirect } from "../src/content-model/redirects";
import { readHeadersFile, REVALIDATE } from "../src/node/headers";
import { filesIn } from "../src/node/public-folder";
import { locationOf } from "../src/node/redirects";
import { mainDomain } from "../src/seo/main-domain";
import { startNginx } from "./support/nginx";
import { NGINX } from "./support/programs";
import { builtPaths, mainHost } from "./support/site";

test.describe.configure({ mode: "default" });
test.skip(NGINX === undefined, "nginx is not installed here.");

/** Addresses that have moved, as an editor may list them. */
const MOVED: readonly Redirect[] = [
  { from: "/about-us", to: "/about" },
  { from: "/plans", to: "/pricing#plans" },
  { from: "/old/book.a-demo", to: "/contact?from=demo" },
];

type Server = Awaited<ReturnType<typeof startNginx>>;
/** The site, and the site behind a proxy that ends TLS. */
let server: Server, inner: Server;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startNginx(MOVED);
  inner = await startNginx(MOVED, "plain.conf");
});
test.afterAll(async () => {
  await server.stop();
  await inner.stop();
});

const built = (file: string) => readFileSync(`public/${file}`, "utf8");
const html = { "content-type": "text/html; charset=utf-8", "cache-control": REVALIDATE };
/** The headers of every answer but the platform's. */
const ours = Object.fromEntries(
  Object.entries(readHeadersFile(built("_headers"))("/")).map(([name, value]) => [name.toLowerCase(), value]),
);
const errorPage = readFileSync("deploy/nginx/generated/error.html", "utf8");

type Row = readonly [path: string, answer: Readonly<Record<string, unknown>>, request?: OutgoingHttpHeaders, body?: string];

const page = (path: string): Row[] => {
  const answer = { ":status": 200, ...html, body: built(`${path}/index.html`) };
  return [
    [path, answer],
    [path, { ...answer, "content-encoding": "gzip", vary: "Accept-Encoding" }, { "accept-encoding": "gzip, br", via: "1.1 proxy" }],
  ];
};

/** Patterns of the types that are none of text, pictures and films; under `nosniff`, browsers insist on the type. */
const TYPES: Readonly<Record<string, string>> = { ".json": "application/json", ".webmanifest": "application/manifest.json", ".xml": "xml" };

const IMMUTABLE = "public, max-age=31536000, immutable";

const file = (path: string): Row => {
  const isHashed = /^static\/|^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/u.test(path);
  const isText = /\.(?:css|js|txt|vtt|json|webmanifest|xml)$/u.test(path);
  const type = TYPES[extname(path)] ?? (isText ? `text/(?:css|javascript|plain|vtt)` : "(?:image|video|font)/|application/pdf");
  const answer = { ":status": 200, "content-type": expect.stringMatching(`${type}${isText ? "; charset=utf-8$" : ""}`) };
  return [`/${path}`, { ...answer, "cache-control": isHashed ? IMMUTABLE : REVALIDATE }];
};

const redirect = (from: string, location: string): Row => [from, { ":status": 301, location, "cache-control": REVALIDATE }];

const missing = (path: string): Row => [path, { ":status": 404, ...html, body: built("404.html") }];

const refused = (status: number, path: string, request: OutgoingHttpHeaders, body?: string, more: object = {}): Row => [
  path,
  { ":status": status, ...html, body: errorPage, ...more },
  request,
  body,
];

/** All redirects, in every spelling: in one hop, with the visitor's query unless the target has one. */
const redirects = MOVED.flatMap((moved): Row[] => [
  ...[moved.from, `${moved.from}/`, `/${moved.from}/`, `${moved.from}/index.html`].map((path) => redirect(path, moved.to)),
  redirect(`${moved.from}?utm_source=letter&b=%2F`, locationOf(moved, "?utm_source=letter&b=%2F")),
]);

const TABLE: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  "every page, as built and compressed": () => builtPaths.flatMap(page),
  "every kind of file, hashed or not": async () => {
    const files = (await filesIn("public")).filter((path) => !/^_|\.html$/u.test(path));
    const kindOf = (path: string) => `${String(file(path)[1]["cache-control"])} ${extname(path)}`;
    return [...new Map(files.map((path) => [kindOf(path), path])).values()].map(file);
  },
  "one address for every page": () => [
    redirect("/about//", "/about"),
    redirect("/about/?a=1&b=%2F", "/about?a=1&b=%2F"),
    redirect("/about/index.html", "/about"),
    redirect("/index.html?a", "/?a"),
    redirect("/login/", "/login"),
    redirect("//about?to=//a", "/about?to=//a"),
    redirect("/nowhere/../about", "/about"),
  ],
  "addresses that have moved": () => redirects,
  "what is no address": () =>
    ["/nowhere", "/404.html", "/static", "/static/gone.woff2", "/gone-0123456789abcdef0123.js", "/_headers", "/.git/config"].map(missing),
  "our own page for errors": () => [
    refused(413, "/user/api/v2/contact-us", { ":method": "POST" }, "x".repeat(1_000_000)),
    refused(502, "/file/api/break", {}),
    refused(412, "/about", { "if-match": '"none"' }),
    ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS"].map((method) =>
      refused(405, "/about", { ":method": method }, undefined, { allow: "GET, HEAD" }),
    ),
  ],
};

for (const [what, rows] of Object.entries(TABLE)) {
  test(`answers as the table says, with our headers once each: ${what}`, async () => {
    expect(Object.keys(ours).length).toBeGreaterThan(7);
    const table = await rows();
    expect(table.length).toBeGreaterThan(5);
    for (const [path, answer, request, body] of table) {
      expect.soft(await server.get(path, request, body), path).toMatchObject({ ...ours, server: "nginx", ...answer });
    }
  });
}

test("a film is sent in the requested parts, and an unchanged page not again", async () => {
  const film = `/${(await filesIn("public")).find((path) => path.endsWith(".mp4")) ?? ""}`;
  const part = { ...ours, ":status": 206, "content-length": "10", "cache-control": IMMUTABLE };
  expect(await server.get(film, { range: "bytes=10-19" })).toMatchObject(part);
  expect(await server.get(film, { range: "bytes=999999999-" })).toMatchObject({ ...ours, ":status": 416, body: errorPage });
  const { etag } = await server.get("/about");
  expect(await server.get("/about", { "if-none-match": etag })).toMatchObject({ ...ours, ":status": 304, "cache-control": REVALIDATE });
});

/** The main host's other spelling, with or without www. */
const otherHost = mainHost === mainDomain(mainHost) ? `www.${mainHost}` : mainDomain(mainHost);

/** Paths that a browser may take for another site's address, or a server for a header or a file of its own, once they are decoded. */
const HOSTILE = String.raw`
  /%5cevil.example/ /%5Cevil.example/index.html /%5c/evil.example/ /\evil.example/ /\/evil.example/ /about/%5c/ //evil.example/
  ///evil.example/index.html /%2fevil.example/ //%2fevil.example/ /.//evil.example/ /about%2f /./%2fevil.example/ /%2e/%5cevil.example/
  /about/..%2f%5cevil.example/ /%252fevil.example/ /%255cevil.example/ /%09/evil.example/ /%0d/evil.example/index.html /%00/evil.example/
  /%7f/ /about%20/ /about%00 /about-us%5c /about-us%0aset-cookie:a /about-us%0d%0aset-cookie:a/ /index.html%0dset-cookie:a/
  /https://evil.example/ /plans%2f /@evil.example/ /;@evil.example/ /evil.example//index.html /..%2f..%2fnginx.conf
  /%2e%2e/%2e%2e/etc/passwd
`;

test("no spelling of an address redirects to another site, injects a header or leaves the site's folder", async () => {
  for (const path of HOSTILE.trim().split(/\s+/u)) {
    const answer = await server.get(path);
    expect.soft([400, 404], path).toContain(answer[":status"]);
    expect.soft([answer.location, answer["set-cookie"]], path).toEqual([undefined, undefined]);
    expect.soft(answer.body, path).not.toMatch(/root:|worker_processes/u);
  }
});

test("the platform answers its own paths, with its headers and none of ours", async () => {
  for (const path of ["/login", "/registration/investor", "/registration/capital-seeker?from=home", "/file/api/v2/public/featuredIn/"]) {
    const answer = await server.get(path, { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http" });
    const headers = { host: mainHost, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" };
    expect.soft(JSON.parse(answer.body), path).toMatchObject({ url: path, headers });
    expect.soft(answer, path).toHaveProperty("content-security-policy", "sandbox");
    expect.soft(answer, path).not.toHaveProperty("x-powered-by");
  }
});

test("contact messages are limited to a few at a time", async () => {
  const send = () => server.get("/user/api/v2/contact-us", { ":method": "POST" }, "{}");
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  expect(new Set(answers.map((answer) => answer[":status"]))).toEqual(new Set([200, 429]));
  expect(answers.find((answer) => answer[":status"] === 429)?.body).toBe(errorPage);
  expect(await server.get("/about")).toHaveProperty(":status", 200);
});

test("sub-domains are kept out of search engines, plain http leads to https, and other names get no answer", async () => {
  expect(await server.get("/about")).not.toHaveProperty("x-robots-tag");
  expect(await server.get("/about", { ":authority": `preview.${mainHost}` })).toHaveProperty("x-robots-tag", "noindex, nofollow");
  await expect(server.get("/", { ":authority": "evil.example" })).rejects.toThrow();
  const moved = { ":status": 301, location: `https://${mainHost}/about?a=1` };
  expect(await server.plain("/about?a=1")).toMatchObject(moved);
  expect(await server.plain("/about?a=1", { host: otherHost })).toMatchObject(moved);
  expect(await server.get("/about?a=1", { ":authority": otherHost })).toMatchObject(moved);
  await expect(server.plain("/", { host: "evil.example" })).rejects.toThrow(/socket hang up|ECONNRESET/u);
});

test("a certificate can be renewed over plain http", async () => {
  server.write(".well-known/acme-challenge/token", "proof");
  expect(await server.plain("/.well-known/acme-challenge/token")).toMatchObject({ ":status": 200, body: "proof" });
});

test("behind a proxy that ends TLS, the site answers over plain http, compressed, and knows its visitors", async () => {
  const proxied = { "x-forwarded-for": "192.0.2.1, 203.0.113.9", "x-forwarded-proto": "https", via: "1.1 a", "accept-encoding": "gzip" };
  const home = await inner.plain("/", proxied);
  expect(home).toMatchObject({ ...ours, ":status": 200, "content-encoding": "gzip", body: built("index.html") });
  expect(home.bytes).toBeLessThan(gzipSync(built("index.html"), { level: 5 }).length);
  expect(await inner.plain("/about/", proxied)).toMatchObject({ ":status": 301, location: "/about" });
  const moved = { ":status": 301, location: `https://${mainHost}/about` };
  expect(await inner.plain("/about", { ...proxied, host: otherHost })).toMatchObject(moved);
  expect(await inner.plain("/about", { ...proxied, "x-forwarded-proto": "http" })).toMatchObject(moved);
  const login = JSON.parse((await inner.plain("/login", proxied)).body) as unknown;
  expect(login).toMatchObject({ headers: { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" } });
});

test("a release is switched to once its configuration has passed, and rolled back in the same way", async () => {
  // While nginx reloads, it refuses the old connection's new requests.
  const about = async () => (await server.get("/about").catch(() => undefined))?.body;
  const pages = (text: string) => ({ "public/404.html": text, "public/about/index.html": text });
  server.copy("unfinished");
  expect(() => server.switchTo("unfinished")).toThrow("copy a finished build");
  server.copy("broken", { ...pages("Broken"), "nginx/generated/headers.conf": "add_header" });
  expect(() => server.switchTo("broken")).toThrow("test failed");
  expect(await about()).toBe(built("about/index.html"));
  server.copy("second", pages("Second"));
  expect(await about()).toBe(built("about/index.html"));
  server.switchTo("second");
  await expect.poll(about).toBe("Second");
  server.switchTo("first");
  await expect.poll(about).toBe(built("about/index.html"));
});
