/** @jest-environment node */
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";

import { makeFolder } from "../tools/preview-server/testing";
import { platformMocks, mockPaths } from "./platform-mocks";

const folder = makeFolder({ "press/gulf-ledger.svg": "<svg/>" });
const routes = new Set<string>();
let server: FastifyInstance;

beforeAll(async () => {
  server = fastify();
  server.addHook("onRoute", ({ url }) => void routes.add(url));
  await server.register(platformMocks, {
    messagesFile: join(folder, "messages.jsonl"),
    pressFolder: join(folder, "press"),
  });
});

afterAll(() => server.close());

it("knows every path it answers", () => {
  expect(mockPaths).toEqual(routes);
});

it("offers failure controls to nobody who did not ask for them", async () => {
  const { statusCode } = await server.inject({ method: "POST", url: "/mock/failures", payload: {} });

  expect(statusCode).toBe(404);
});

describe("featured-in list", () => {
  it("holds eight press items with absolute addresses", async () => {
    const { statusCode, headers, body } = await server.inject({
      url: "/file/api/v2/public/featuredIn/",
      headers: { host: "localhost:9001" },
    });
    const items: unknown = JSON.parse(body);

    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(items).toHaveLength(8);
    expect(items).toContainEqual({
      link: "https://gulf-ledger.example/",
      image: "http://localhost:9001/file/mock/press/gulf-ledger.svg",
    });
  });

  it("serves the logos it points to", async () => {
    const { statusCode, headers, body } = await server.inject("/file/mock/press/gulf-ledger.svg");

    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("image/svg+xml");
    expect(body).toBe("<svg/>");
  });

  it.each(["allocator-review.svg", "unheard-of.svg", "..%2f..%2fpackage.json"])("has no logo at %s", async (file) => {
    const { statusCode } = await server.inject(`/file/mock/press/${file}`);

    expect(statusCode).toBe(404);
  });
});

describe("platform pages", () => {
  it.each(["/login", "/registration/investor", "/registration/capital-seeker"])("stands in for %s", async (path) => {
    const { statusCode, headers, body } = await server.inject(path);

    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain("stands in for the platform");
    expect(body).toContain('<a href="/">');
  });

  it("knows no other registration", async () => {
    expect((await server.inject("/registration/admin")).statusCode).toBe(404);
  });
});

describe("bot-check script", () => {
  interface Grecaptcha {
    ready(callback: () => void): void;
    execute(siteKey: string, options: { action: string }): Promise<string>;
  }

  /** Loads the script as a page would, and hands over what it defines. */
  async function load(query: string): Promise<Grecaptcha> {
    const { body, headers } = await server.inject(`/mock/recaptcha/api.js${query}`);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");

    const window: { grecaptcha?: Grecaptcha } = {};
    const document = { currentScript: { src: `http://localhost/mock/recaptcha/api.js${query}` } };
    runInNewContext(body, { window, document, URL, setTimeout });
    if (!window.grecaptcha) throw new Error("The script defined no grecaptcha");
    return window.grecaptcha;
  }

  it("calls back when ready and hands out a fresh token for an action", async () => {
    const grecaptcha = await load("?render=key");
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    const token = await grecaptcha.execute("key", { action: "submit_form" });

    expect(token).toMatch(/^mock\.submit_form\.[0-9a-z]+$/);
    expect(await grecaptcha.execute("key", { action: "submit_form" })).not.toBe(token);
  });

  it("refuses a key it was not loaded with, as the provider does", async () => {
    const grecaptcha = await load("?render=key");

    await expect(grecaptcha.execute("other", { action: "submit_form" })).rejects.toThrow("Invalid site key");
  });

  it("hands out no token when asked to fail", async () => {
    const grecaptcha = await load("?render=key&fail=execute");

    await expect(grecaptcha.execute("key", { action: "submit_form" })).rejects.toThrow("told to fail");
  });
});
