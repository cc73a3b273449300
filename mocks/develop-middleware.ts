import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { messagesFile, mockPaths, platformMocks } from "./platform-mocks";

type Next = (error?: unknown) => void;

/** The only part of Gatsby's Express application that is used here. */
interface DevelopApp {
  use(handler: (request: IncomingMessage, response: ServerResponse, next: Next) => void): unknown;
}

/**
 * For `developMiddleware` in gatsby-config: lets the mocks answer their paths under `gatsby develop` exactly as on the preview server.
 * Gatsby answers everything else.
 */
export const developMiddleware = (app: DevelopApp): void => {
  let mocks: Promise<FastifyInstance> | undefined;

  app.use((request, response, next) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (!mockPaths.has(path)) return next();

    mocks ??= createMocks();
    mocks.then((server) => server.routing(request, response)).catch(next);
  });
};

/**
 * Loads Fastify on the first call, because production builds read gatsby-config too. Parcel compiles this import to a plain `require`,
 * which returns no promise: it can be awaited, but has no `then`.
 */
async function createMocks(): Promise<FastifyInstance> {
  const { fastify } = await import("fastify");
  const server = fastify({ logger: { level: "warn" } });
  await server.register(platformMocks, { messagesFile: resolve(messagesFile) });
  await server.ready();
  return server;
}
