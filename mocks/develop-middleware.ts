import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { messagesFile, mockPaths, platformMocks } from "./platform-mocks";

type Next = (error?: unknown) => void;

/** The only part used of the Express application that Gatsby passes in. */
interface DevelopApp {
  use(handler: (request: IncomingMessage, response: ServerResponse, next: Next) => void): unknown;
}

/**
 * For `developMiddleware` in gatsby-config: `gatsby develop` answers the mocks' paths exactly as the preview server does, and everything
 * else itself.
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
 * Fastify is loaded on the first call, because gatsby-config is read by production builds too. Parcel compiles this import to a plain
 * `require`: it must be awaited, because it has no `then`.
 */
async function createMocks(): Promise<FastifyInstance> {
  const { fastify } = await import("fastify");
  const server = fastify({ logger: { level: "warn" } });
  await server.register(platformMocks, { messagesFile: resolve(messagesFile) });
  await server.ready();
  return server;
}
