import { fastify } from "fastify";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { platformMocks } from "../../mocks/platform-mocks";
import type { Certificate } from "./certificate";
import { sendErrorPage } from "./error-page";
import { staticSite } from "./static-site";

interface PreviewServerOptions {
  /** Absolute path of the folder that `gatsby build` writes. */
  publicFolder: string;
  /** Absolute path of the file for received contact messages, one JSON object per line. */
  messagesFile: string;
  /** If given, serves over HTTP/2 with TLS, as in production, without logging; otherwise over plain HTTP/1.1. */
  certificate?: Certificate | undefined;
  /** Fastify's logger option; silent by default, to keep the output of tests readable. */
  logger?: FastifyServerOptions["logger"];
}

/**
 * Serves the built site as a host would, with local mocks of the platform. The server is ready for `inject` or `listen`; the caller
 * closes it.
 */
export async function createPreviewServer({
  publicFolder,
  messagesFile,
  certificate,
  logger = false,
}: PreviewServerOptions): Promise<FastifyInstance> {
  const options: FastifyServerOptions = {
    // Otherwise an idle browser tab, or a mock that never answers, would delay Ctrl-C.
    forceCloseConnections: true,
    // Addresses that cannot be decoded reach no route.
    frameworkErrors: (error, _request, reply) => void sendErrorPage(reply, publicFolder, error.statusCode ?? 500),
  };
  // Fastify's types distinguish its two servers; what is registered below is the same for both.
  const server = fastify(certificate ? ({ ...options, http2: true, https: certificate } as FastifyServerOptions) : { ...options, logger });

  await server.register(platformMocks, { messagesFile });
  await server.register(staticSite, { publicFolder });
  return server;
}
