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
  /** Serves over HTTP/2 with TLS, as the deployment does, without logging; otherwise over plain HTTP/1.1. */
  certificate?: Certificate | undefined;
  /** Fastify's logger option. Silent by default, so that tests stay readable. */
  logger?: FastifyServerOptions["logger"];
}

/**
 * The built site as a host would serve it, with local mocks for what the platform answers in production. The server is ready for `inject`
 * or `listen`; the caller closes it.
 */
export async function createPreviewServer({
  publicFolder,
  messagesFile,
  certificate,
  logger = false,
}: PreviewServerOptions): Promise<FastifyInstance> {
  const options: FastifyServerOptions = {
    // Without it, an idle browser tab or a silent mock would delay Ctrl-C.
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
