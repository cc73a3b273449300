/**
 * For journeys in which the platform fails: each worker has its own server, since an order to fail would also reach journeys running at the
 * same time. The failures are real: a status, or silence until the connection is cut.
 */
import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { createPreviewServer } from "../../tools/preview-server/create-server";
import { expect, test as base } from "./test";

/** Playwright's `test` with a server that can be made to fail. */
export const test = base.extend<object, { failingServer: { origin: string; hangUp: () => void } }>({
  failingServer: [
    async ({ browserName }, use) => {
      const server = await createPreviewServer({
        publicFolder: resolve("public"),
        messagesFile: resolve(`test-results/contact-messages-${browserName}.jsonl`),
        failures: true,
      });
      // Chromium repeats a call by itself when a reused connection breaks down; here, none is reused.
      server.server.prependListener("request", (_request, response: ServerResponse) => {
        response.shouldKeepAlive = false;
      });
      const origin = await server.listen({ port: 0, host: "localhost" });
      await use({ origin, hangUp: () => server.server.closeAllConnections() });
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ failingServer }, use) => use(failingServer.origin),
});

/** Makes the next call of a kind fail, or `times` of them. */
export const failNext = async (request: APIRequestContext, target: "contact-us" | "featuredIn", mode: string, times = 1): Promise<void> => {
  const order = await request.post("/mock/failures", { data: { target, mode, times } });
  expect(order.status()).toBe(204);
};
