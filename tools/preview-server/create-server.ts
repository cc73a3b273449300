import { fastify } from "fastify";
import type { FastifyInstance, FastifyServerOptions } from "fastify";

import { platformStandIns } from "./platform-stand-ins";
import { staticSite } from "./static-site";

export interface PreviewServerOptions {
  /** Absolute path of the folder that `gatsby build` writes. */
  publicFolder: string;
  /** Absolute path of the file that keeps received contact messages, one JSON object a line. */
  messagesFile: string;
  /** Lets tests make the stand-ins fail, through `POST /stand-in/failures`. Off by default. */
  failures?: boolean;
  /** Fastify's logger option. Silent by default, so that tests stay readable. */
  logger?: FastifyServerOptions["logger"];
}

/**
 * The built site as a host would serve it, with local stand-ins for everything the platform
 * answers in production. The server is ready for `inject` or `listen`; whoever makes it closes it.
 */
export async function createPreviewServer({
  publicFolder,
  messagesFile,
  failures = false,
  logger = false,
}: PreviewServerOptions): Promise<FastifyInstance> {
  // Without forced closing, one idle browser tab or one silent stand-in keeps Ctrl-C waiting.
  const server = fastify({ logger, forceCloseConnections: true });

  await server.register(platformStandIns, { messagesFile, failures });
  await server.register(staticSite, { publicFolder });
  return server;
}
