import { join } from "node:path";

import type { FastifyPluginAsync } from "fastify";

import { botCheck, botCheckPath } from "./stand-ins/bot-check";
import { contactUs, contactUsPath } from "./stand-ins/contact-us";
import { addFailureControls } from "./stand-ins/failures";
import { featuredIn, featuredInPaths } from "./stand-ins/featured-in";
import { platformPagePaths, platformPages } from "./stand-ins/platform-pages";

/** Every path that a stand-in answers; the development server forwards exactly these. */
export const standInPaths: ReadonlySet<string> = new Set([...featuredInPaths, contactUsPath, ...platformPagePaths, botCheckPath]);

export interface PlatformStandInsOptions {
  /** Absolute path of the file that keeps received contact messages. */
  messagesFile: string;
  /** Lets tests make the calls fail; see `stand-ins/failures.ts`. */
  failures?: boolean;
  /** Folder of the sample press logos; tests bring their own. */
  pressFolder?: string;
}

/**
 * What the platform, its API and the bot-check provider answer in production (R9, R10),
 * in the smallest form that lets the site be tried without any of them.
 */
export const platformStandIns: FastifyPluginAsync<PlatformStandInsOptions> = async (
  server,
  { messagesFile, failures = false, pressFolder = join(__dirname, "press") },
) => {
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  if (failures) addFailureControls(server);

  await server.register(featuredIn, { pressFolder });
  await server.register(contactUs, { messagesFile });
  await server.register(platformPages);
  await server.register(botCheck);
};
