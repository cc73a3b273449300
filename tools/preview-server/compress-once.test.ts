/** @jest-environment node */
import { Readable } from "node:stream";

import { fastify } from "fastify";

import { compressOnce } from "./compress-once";

const text = "Worth compressing. ".repeat(100);

/** A server of one address whose answer has a version, and what was compressed to give its answers. */
const createServer = () => {
  const compressed: string[] = [];
  const served = { version: "1", isSound: true };
  const server = fastify();
  server.addHook(
    "onSend",
    compressOnce({
      br: async (bytes) => {
        if (!served.isSound) throw new Error("The disk is gone");
        compressed.push(`version ${served.version}`);
        return bytes.subarray(0, 10);
      },
    }),
  );
  server.get("/*", (_request, reply) =>
    reply.headers({ "content-type": "text/html", etag: served.version, "content-length": text.length }).send(Readable.from([text])),
  );
  server.setNotFoundHandler((_request, reply) => reply.code(404).type("text/html").send(Buffer.from(text)));
  const get = (url: string) => server.inject({ url, headers: { "accept-encoding": "br" } });
  return { compressed, served, get, server };
};

it("compresses a file once, however many ask for it at once, and again when it has changed", async () => {
  const { compressed, served, get } = createServer();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => get(`/about?visitor=${index}`)));
  await get("/%61bout");

  expect(new Set(answers.map(({ headers, body }) => `${headers["content-encoding"]} ${headers["content-length"]} ${body}`))).toEqual(
    new Set(["br 10 Worth comp"]),
  );
  expect(compressed).toEqual(["version 1"]);

  served.version = "2";
  await get("/about");
  await get("/");

  expect(compressed).toEqual(["version 1", "version 2", "version 2"]);
});
