import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { temporaryFolder } from "../src/node/temporary-folder.testing";
import { site } from "./local-server";

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

const folder = temporaryFolder({
  "secret.txt": "secret",
  "public/index.html": "<h1>Home</h1>",
  "public/about/index.html": `<h1>About</h1>${"worth compressing ".repeat(100)}`,
  "public/404.html": "<h1>Page Not Found</h1>",
  "public/404/index.html": "<h1>Page Not Found</h1>",
  "public/_headers": [
    ...["# Written by the build", "/*", "  X-Content-Type-Options: nosniff", "  Strict-Transport-Security: max-age=1"],
    ...["  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests", "/static/*", `  Cache-Control: ${IMMUTABLE}`],
  ].join("\n"),
  "public/_redirects": "# Written by the build\n/about-us /about 301\n/demo /contact?from=demo 301\n/plans /about#plans 301\n",
  "public/robots.txt": "User-agent: *",
  "public/.env": "secret",
  "public/.git/config": "secret",
  "public/static/film.mp4": "0123456789",
});
const messages = join(folder, "new/messages.jsonl");

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
/** Sends a request whose path is sent byte for byte; `fetch` would tidy up `..` and `//`. */
const ask = (path: string, { method = "GET", headers = {}, body = "" } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: "127.0.0.1", port, path, method, headers: { connection: "close", ...headers } }, (response) => {
      text(response).then((read) => resolve({ status: response.statusCode, headers: response.headers, body: read }), reject);
    })
      .on("error", reject)
      .end(body);
  });

beforeAll((done) => {
  server = site(join(folder, "public"), messages).listen(0, "127.0.0.1", done);
});
afterAll((done) => {
  server.close(done);
});

it.each([
  ["/", "<h1>Home</h1>"],
  ["/about?utm_source=letter", "<h1>About</h1>"],
])("answers %s with its page, compressed, and revalidates it", async (path, heading) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers["content-type"]?.toLowerCase(), headers["cache-control"]]).toEqual([200, "text/html; charset=utf-8", REVALIDATE]);
  expect(body).toContain(heading);
  expect((await ask("/about", { headers: { "accept-encoding": "gzip" } })).headers["content-encoding"]).toBe("gzip");
  expect((await ask(path, { headers: { "if-none-match": headers.etag ?? "" } })).status).toBe(304);
});

it("sends the headers that the build wrote, but for those that need https", async () => {
  const { headers } = await ask("/static/film.mp4");
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": IMMUTABLE });
  expect([headers["content-security-policy"], headers["strict-transport-security"]]).toEqual(["default-src 'none'", undefined]);
});

it.each([
  ["/about/", 301, "/about"],
  ["//about", 301, "/about"],
  ["/about/?a=1&b=%2F", 301, "/about?a=1&b=%2F"],
  ["/about/index.html", 301, "/about"],
  ["/index.html?a", 301, "/?a"],
  ["/login/", 301, "/login"],
  ["/about-us?utm_source=letter", 301, "/about?utm_source=letter"],
  ["/about-us/", 301, "/about"],
  ["/demo/index.html?a", 301, "/contact?from=demo"],
  ["/plans?a=1", 301, "/about?a=1#plans"],
])("redirects %s with %i to %s", async (path, code, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location, headers["cache-control"]]).toEqual([code, location, REVALIDATE]);
});

it.each(["/nowhere", "/static/gone.png", "/static", "/404", "/404.html", "/_headers", "/_redirects"])(
  "answers %s with the 404 page and its status",
  async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers["cache-control"], body]).toEqual([404, REVALIDATE, "<h1>Page Not Found</h1>"]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect((await ask(path, { method: "HEAD" })).body).toBe("");
  },
);

it.each([
  ...["/%5cevil.example/", "//evil.example/", "/../secret.txt", "/..%2fsecret.txt", "/.env", "/.git/config", "/robots.txt/x"],
  "/file/mock/press/..%2f..%2fplatform.ts",
])("answers hostile path %# with 404, without a redirect", async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers.location]).toEqual([404, undefined]);
  expect(body).not.toMatch(/secret|import/u);
});

describe("the mocks of the platform", () => {
  it("store each message with the time it arrived, and refuse what is no JSON", async () => {
    const headers = { "content-type": "application/json" };
    const send = (body: string) => ask("/user/api/v2/contact-us", { method: "POST", headers, body });
    expect((await send('{"name":"Ada Lovelace"}')).status).toBe(201);
    const stored: unknown = JSON.parse(readFileSync(messages, "utf8"));
    expect(stored).toEqual({ receivedAt: expect.stringMatching(/^\d{4}-.*Z$/u) as string, name: "Ada Lovelace" });
    expect((await send("{")).status).toBe(400);
  });
});
