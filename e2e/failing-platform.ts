/**
 * For journeys in which the platform fails: each worker has a server of its own, since an order to fail would also reach the journeys
 * that run beside it. The failures are real: a status, or silence until the line is cut.
 */
import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { createPreviewServer } from "../tools/preview-server/create-server";
import { expect, test as base } from "./test";

/** Playwright's `test` on a server that can be made to fail. */
export const test = base.extend<object, { failingServer: string }>({
  failingServer: [
    async ({ browserName }, use) => {
      const server = await createPreviewServer({
        publicFolder: resolve("public"),
        messagesFile: resolve(`test-results/contact-messages-${browserName}.jsonl`),
        failures: true,
      });
      // Chromium sends a call again by itself when a connection that it used before breaks down; here, none is used twice.
      server.server.prependListener("request", (_request, response: ServerResponse) => {
        response.shouldKeepAlive = false;
      });
      await use(await server.listen({ port: 0, host: "localhost" }));
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ failingServer }, use) => use(failingServer),
});

/** Makes the next call of a kind fail, or `times` of them. */
export const failNext = async (request: APIRequestContext, target: "contact-us" | "featuredIn", mode: string, times = 1): Promise<void> => {
  const order = await request.post("/mock/failures", { data: { target, mode, times } });
  expect(order.status()).toBe(204);
};
