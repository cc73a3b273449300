import type { FastifyPluginAsync } from "fastify";

import { allowOnly } from "./allow-only";
import { contactMessage, describeRefusal } from "./contact-message";
import { createMessageFile } from "./message-file";

/** Where contact messages go (R9.5). */
export const contactUsPath = "/user/api/v2/contact-us";

/** Room for the longest message and its bot-check token, several times over. */
const bodyLimit = 16 * 1_024;

/** Accepts contact messages: valid ones (R9.2) are kept in a file, others are rejected with a reason. */
export const contactUs: FastifyPluginAsync<{ messagesFile: string }> = async (server, { messagesFile }) => {
  const messages = createMessageFile(messagesFile);

  // Fastify reads plain text by default; the platform takes JSON only, and the rest is a 415.
  server.removeContentTypeParser("text/plain");

  server.all(contactUsPath, { bodyLimit, onRequest: allowOnly("POST") }, async (request, reply) => {
    const message = contactMessage.safeParse(request.body);
    if (!message.success) return reply.code(422).send(describeRefusal(message.error));

    await messages.append({ receivedAt: new Date().toISOString(), ...message.data });
    return reply.code(201).send({ status: "received" });
  });
};
