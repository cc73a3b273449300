import type { FastifyPluginAsync } from "fastify";
import { botCheck, botCheckPath } from "./bot-check";
import { contactUs, contactUsPath } from "./contact-us";
import { featuredIn, featuredInPaths } from "./featured-in";
import { platformPagePaths, platformPages } from "./platform-pages";

/** Every path that a mock answers; the development server forwards exactly these. */
export const mockPaths: ReadonlySet<string> = new Set([...featuredInPaths, contactUsPath, ...platformPagePaths, botCheckPath]);

/** The file that stores contact messages, relative to the repository's root; git ignores it. */
export const messagesFile = ".local/contact-messages.jsonl";

interface PlatformMocksOptions {
  /** Absolute path of the file that stores received contact messages. */
  messagesFile: string;
}

/** Stands in for the platform, its API and the bot-check provider (R9, R10), with just enough for trying the site without them. */
export const platformMocks: FastifyPluginAsync<PlatformMocksOptions> = async (server, { messagesFile }) => {
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  await server.register(featuredIn);
  await server.register(contactUs, { messagesFile });
  await server.register(platformPages);
  await server.register(botCheck);
};
