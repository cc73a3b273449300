import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { FastifyPluginAsync } from "fastify";

/** The path to which contact messages are sent (R9.5). */
export const contactUsPath = "/user/api/v2/contact-us";

/** Accepts contact messages and stores them in a file, one per line. */
export const contactUs: FastifyPluginAsync<{ messagesFile: string }> = async (server, { messagesFile }) => {
  // Fastify accepts plain text by default; the platform accepts only JSON and answers anything else with 415.
  server.removeContentTypeParser("text/plain");

  server.post(contactUsPath, async ({ body }, reply) => {
    mkdirSync(dirname(messagesFile), { recursive: true });
    appendFileSync(messagesFile, `${JSON.stringify(Object.assign({ receivedAt: new Date().toISOString() }, body))}\n`);
    return reply.code(201).send({ status: "received" });
  });
};
