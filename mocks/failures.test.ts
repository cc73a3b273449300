/** @jest-environment node */
import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import { createPreviewServer } from "../tools/preview-server/create-server";
import { makeFolder } from "../tools/preview-server/testing";

const folder = makeFolder({ "404.html": "" });
let server: FastifyInstance;
let origin: string;

beforeEach(async () => {
  server = await createPreviewServer({
    publicFolder: folder,
    messagesFile: join(folder, "messages.jsonl"),
    failures: true,
  });
  origin = await server.listen({ host: "127.0.0.1", port: 0 });
});

afterEach(() => server.close());

const order = (payload: object) => server.inject({ method: "POST", url: "/mock/failures", payload });
const call = () => fetch(`${origin}/file/api/v2/public/featuredIn/`);
const send = () =>
  fetch(`${origin}/user/api/v2/contact-us`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });

it("lets everything work until it is asked to fail", async () => {
  expect((await call()).status).toBe(200);
  expect((await send()).status).toBe(422);
});

it("fails the target alone, until told otherwise", async () => {
  expect((await order({ target: "featuredIn", mode: "500" })).statusCode).toBe(204);
  expect((await call()).status).toBe(500);
  expect((await call()).status).toBe(500);
  expect((await send()).status).toBe(422);

  await order({ target: "featuredIn", mode: "ok" });
  expect((await call()).status).toBe(200);
});

it("fails as many times as asked", async () => {
  await order({ target: "contact-us", mode: "500", times: 2 });

  expect((await send()).status).toBe(500);
  expect((await send()).status).toBe(500);
  expect((await send()).status).toBe(422);
});

it("resets the connection", async () => {
  await order({ target: "contact-us", mode: "reset" });

  await expect(send()).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
});

it("cuts the reply in the middle", async () => {
  await order({ target: "featuredIn", mode: "cut" });
  const response = await call();

  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow("terminated");
});

it("stays silent for half a minute, then hangs up", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "Date"] });
  await order({ target: "featuredIn", mode: "silence" });
  const outcome = expect(call()).rejects.toThrow("fetch failed");

  while (jest.getTimerCount() === 0) await new Promise(setImmediate);
  jest.advanceTimersByTime(29_999);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  await outcome;
});

it("does not keep the server from closing while it is silent", async () => {
  await order({ target: "featuredIn", mode: "silence" });
  const outcome = expect(call()).rejects.toThrow("fetch failed");
  await new Promise((resolve) => server.server.once("request", resolve));
  await server.close();

  await outcome;
});

it.each([{ target: "login", mode: "500" }, { target: "featuredIn", mode: "explode" }, { target: "featuredIn", mode: "500", times: 0 }, {}])(
  "refuses the order %j",
  async (payload) => {
    expect((await order(payload)).statusCode).toBe(422);
  },
);
