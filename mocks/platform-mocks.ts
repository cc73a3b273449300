import type { FastifyPluginAsync } from "fastify";
import { botCheck, botCheckPath } from "./bot-check";
import { contactUs, contactUsPath } from "./contact-us";
import { featuredIn, featuredInPaths } from "./featured-in";
import { platformPagePaths, platformPages } from "./platform-pages";

/** Every path that a mock answers; the development server forwards exactly these. */
export const mockPaths: ReadonlySet<string> = new Set([...featuredInPaths, contactUsPath, ...platformPagePaths, botCheckPath]);

/** Where contact messages are kept, from the repository's root; ignored by git. */
export const messagesFile = ".local/contact-messages.jsonl";

interface PlatformMocksOptions {
  /** Absolute path of the file that keeps received contact messages. */
  messagesFile: string;
}

/**
 * What the platform, its API and the bot-check provider answer in production (R9, R10), in the smallest form that lets the site be tried
 * without any of them.
 */
export const platformMocks: FastifyPluginAsync<PlatformMocksOptions> = async (server, { messagesFile }) => {
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  await server.register(featuredIn);
  await server.register(contactUs, { messagesFile });
  await server.register(platformPages);
  await server.register(botCheck);
};
