import { randomUUID } from "node:crypto";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { fastify, type FastifyInstance } from "fastify";
import { Refusal } from "../support/refusal";
import { perform, requestModel } from "./backend/actions";
import { ContentStore, mediaFileOf } from "./backend/content-store";
import { cmsConfig } from "./config/cms-config";

/** Where `npm ci` installs Decap. */
const DECAP = join(__dirname, "node_modules/decap-cms/dist");

/** The largest request, in bytes: a picture in base64. */
const MAX_BYTES = 50_000_000;
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

/**
 * The visual editor for one content folder: Decap, its configuration, and the backend through which it writes. The caller calls `inject` or
 * `listen`, and closes the server.
 */
export async function createCmsServer(contentFolder: string): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true, bodyLimit: MAX_BYTES });
  const store = new ContentStore(contentFolder);

  // Another site could let its own host name point here (DNS rebinding), and must not be able to write.
  server.addHook("onRequest", async (request, reply) => {
    if (!THIS_MACHINE.test(request.headers.host ?? "")) return reply.code(403).send({ error: "Open this editor on localhost." });
  });
  server.setErrorHandler(async (error, _request, reply) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return reply.code(error instanceof Refusal ? 422 : 500).send({ error: message });
  });

  await server.register(fastifyStatic, { root: DECAP, prefix: "/decap/" });
  server.get("/", async (_request, reply) => reply.header("cache-control", "no-store").sendFile("index.html", __dirname));
  server.get("/page.js", async (_request, reply) => reply.header("cache-control", "no-store").sendFile("page.js", __dirname));
  server.get("/config.yml", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type("text/yaml; charset=utf-8")
      .send(JSON.stringify(cmsConfig(randomUUID()))),
  );
  server.get<{ Params: { "*": string } }>("/media/*", async (request, reply) =>
    reply.sendFile(mediaFileOf(`content/media/${request.params["*"]}`), contentFolder),
  );
  server.get<{ Querystring: { path?: string } }>("/advice", (request) => store.advice(request.query.path ?? ""));
  server.post<{ Params: { tab: string } }>("/api/v1/:tab", async (request, reply) => {
    const { data, error } = requestModel.safeParse(request.body);
    if (!data) return reply.code(422).send({ error: `This editor does not support the request: ${error.message}` });
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(await perform(store, request.params.tab, data)));
  });
  return server;
}
