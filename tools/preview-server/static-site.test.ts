/** @jest-environment node */
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { askSite } from "./ask-site";
import { temporaryFolder } from "../jest/temporary-folder.testing";
import { createPreviewServer } from "./create-server";

const longText = "All of this is worth compressing. ".repeat(100);
const revalidate = "public, max-age=0, must-revalidate";

const folder = temporaryFolder({
  "secret.txt": "secret",
  "public/index.html": "<h1>Home</h1>",
  "public/about/index.html": `<h1>About</h1>${longText}`,
  "public/404.html": "<h1>Page Not Found</h1>",
  "public/404/index.html": "<h1>Page Not Found</h1>",
  "deploy/nginx/generated/error.html": "<h1>That went wrong</h1>",
  "public/_headers": "/*\n  X-Content-Type-Options: nosniff\n",
  "public/robots.txt": "User-agent: *",
  "public/_redirects": "# Written by the build\n/about-us /about 301\n/demo /contact?subject=Demo 308\n/plans /about#plans 301\n",
  "public/.env": "secret",
  "public/.git/config": "secret",
  "public/static/0a1b2c/portrait.webp": "picture",
});

let server: FastifyInstance;
let origin: string;
/** A GET whose path is sent byte for byte; `fetch` and `inject` tidy up `..` and `//`. */
const rawGet = (path: string) => askSite(new URL(origin))(path);

beforeAll(async () => {
  server = await createPreviewServer({
    publicFolder: join(folder, "public"),
    messagesFile: join(folder, "messages.jsonl"),
  });
  origin = await server.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(() => server.close());

describe("pages", () => {
  it.each([
    ["/", "<h1>Home</h1>"],
    ["/about", "<h1>About</h1>"],
    ["/about?utm_source=letter", "<h1>About</h1>"],
  ])("answers %s without a redirect", async (url, heading) => {
    const { statusCode, headers, body } = await server.inject(url);

    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain(heading);
  });

  it.each([
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/about/?a=1&b=%2F", "/about?a=1&b=%2F"],
    ["/about/index.html", "/about"],
    ["/index.html", "/"],
    ["/index.html?a", "/?a"],
    ["/login/", "/login"],
  ])("redirects %s to %s", async (url, location) => {
    const { statusCode, headers } = await server.inject(url);

    expect(statusCode).toBe(301);
    expect(headers.location).toBe(location);
    expect(headers["cache-control"]).toBe(revalidate);
  });

  it("redirects //about to /about, in one hop", async () => {
    const { status, headers } = await rawGet("//about");

    expect([status, headers.location]).toEqual([301, "/about"]);
  });

  it.each([
    ...["/%5cevil.example/", "/%5C/evil.example/", "//evil.example/", "/%2fevil.example/", "/evil.example/index.html", "/caf%C3%A9/"],
    ...["/about%0d%0aset-cookie:a/", "/about-us%2f", "/about-us%5c", "/\\evil.example/", "/@evil.example/", "/https:/evil.example/"],
  ])("answers %s as an unknown path, without a redirect", async (url) => {
    const { status, headers } = await rawGet(url);

    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it.each(["/404", "/404.html"])("answers %s as an unknown path", async (url) => {
    const { statusCode, headers, body } = await server.inject(url);

    expect([statusCode, headers["cache-control"], body]).toEqual([404, revalidate, "<h1>Page Not Found</h1>"]);
  });

  it.each(["GET", "HEAD"] as const)("answers %s for an unknown path with the site's 404 page", async (method) => {
    const { statusCode, headers, body } = await server.inject({ method, url: "/nowhere" });

    expect(statusCode).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe(revalidate);
    expect(body).toBe(method === "GET" ? "<h1>Page Not Found</h1>" : "");
  });
});

describe("addresses that have moved", () => {
  it.each([
    ["/about-us", 301, "/about"],
    ["/about-us?utm_source=letter", 301, "/about?utm_source=letter"],
    ["/demo?utm_source=letter", 308, "/contact?subject=Demo"],
    ["/plans?a=1", 301, "/about?a=1#plans"],
    ["/about-us/", 301, "/about"],
    ["/demo/index.html?a", 308, "/contact?subject=Demo"],
  ])("sends %s on with %i to %s", async (url, status, location) => {
    const { statusCode, headers } = await server.inject(url);

    expect(statusCode).toBe(status);
    expect(headers.location).toBe(location);
    expect(headers["cache-control"]).toBe(revalidate);
  });
});

describe("compression", () => {
  it("caches nothing for HEAD, whose answers have no body", async () => {
    const ask = (method: "GET" | "HEAD") => server.inject({ method, url: "/about", headers: { "accept-encoding": "br" } });
    expect((await ask("HEAD")).statusCode).toBe(200);
    expect(brotliDecompressSync((await ask("GET")).rawPayload).toString()).toContain("<h1>");
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("sends %s to a browser that asks for it", async (encoding, decompress) => {
    const { headers, rawPayload } = await server.inject({ url: "/about", headers: { "accept-encoding": encoding } });

    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("accept-encoding");
    expect(decompress(rawPayload).toString()).toContain("<h1>About</h1>");
  });

  it("leaves pictures as they are", async () => {
    const { headers } = await server.inject({
      url: "/static/0a1b2c/portrait.webp",
      headers: { "accept-encoding": "br" },
    });

    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describe("hostile paths", () => {
  it.each([
    ["/../secret.txt", 404],
    ["/..%2fsecret.txt", 404],
    ["/%2e%2e/secret.txt", 404],
    ["/about/..%2f..%2fsecret.txt", 404],
    ["/%252e%252e/secret.txt", 404],
    ["/about/..%5c..%5csecret.txt", 404],
    ["/.env", 404],
    ["/%2eenv", 404],
    ["/.git/config", 404],
    ["/about%00", 404],
    ["/about%00/", 404],
    ["/robots.txt/x", 404],
    ["/%", 400],
    ["/%E0%A4%A", 400],
    [`/${"a".repeat(300)}`, 404],
    [`/${"a".repeat(4_000)}`, 414],
  ])("refuses %.40s with %i", async (path, status) => {
    const answer = await rawGet(path);

    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain("secret");
  });

  it.each(["/%zz", `/${"a".repeat(4_000)}`])("answers %.10s with the error page, and the headers of every page", async (path) => {
    const { headers, body } = await rawGet(path);

    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": revalidate,
      "x-content-type-options": "nosniff",
    });
    expect(body).toBe("<h1>That went wrong</h1>");
  });
});
