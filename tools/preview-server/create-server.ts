import { fastify } from "fastify";
import type { FastifyInstance, FastifyServerOptions } from "fastify";

import type { Certificate } from "./certificate";
import { platformStandIns } from "./platform-stand-ins";
import { staticSite } from "./static-site";

export interface PreviewServerOptions {
  /** Absolute path of the folder that `gatsby build` writes. */
  publicFolder: string;
  /** Absolute path of the file that keeps received contact messages, one JSON object a line. */
  messagesFile: string;
  /** Lets tests make the stand-ins fail, through `POST /stand-in/failures`. Off by default. */
  failures?: boolean;
  /** Serves over HTTP/2 with TLS, as the deployment does; over plain HTTP/1.1 without. It logs nothing then. */
  certificate?: Certificate;
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
  certificate,
  logger = false,
}: PreviewServerOptions): Promise<FastifyInstance> {
  // Without forced closing, one idle browser tab or one silent stand-in keeps Ctrl-C waiting.
  const server = certificate ? secureServer(certificate) : fastify({ logger, forceCloseConnections: true });

  await server.register(platformStandIns, { messagesFile, failures });
  await server.register(staticSite, { publicFolder });
  return server;
}

/** Fastify's types tell its two servers apart; what is registered above is the same for both. */
const secureServer = (certificate: Certificate): FastifyInstance =>
  fastify({ http2: true, https: certificate, forceCloseConnections: true }) as unknown as FastifyInstance;
