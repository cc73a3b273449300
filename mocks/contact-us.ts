import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { SUBJECTS } from "../src/content-model/sections/contact-form";
import { LIMITS } from "../src/services/message-limits";
import { allowOnly } from "./allow-only";

/** Where contact messages go (R9.5). */
export const contactUsPath = "/user/api/v2/contact-us";

/** Room for the longest message and its bot-check token, several times over. */
const bodyLimit = 16 * 1_024;

const requiredText = z.string().trim().min(1);

/** The contact form's fields, their limits and the five subjects (R9.1 to R9.3). */
const contactMessage = z.strictObject({
  name: requiredText.max(LIMITS.name),
  // The specification requires no more than the browser's own e-mail check.
  email: z.email({ pattern: z.regexes.html5Email }),
  userCompany: z.string().trim().max(LIMITS.userCompany).optional(),
  subject: z.enum(SUBJECTS),
  message: requiredText.max(LIMITS.message),
  reCaptchaToken: z.string().min(1),
});

/** Accepts contact messages: valid ones (R9.2) are kept in a file, one per line; others are rejected with a reason. */
export const contactUs: FastifyPluginAsync<{ messagesFile: string }> = async (server, { messagesFile }) => {
  // Fastify reads plain text by default; the platform takes JSON only, and the rest is a 415.
  server.removeContentTypeParser("text/plain");

  server.all(contactUsPath, { bodyLimit, onRequest: allowOnly("POST") }, async (request, reply) => {
    const { data, error } = contactMessage.safeParse(request.body);
    if (error) return reply.code(422).send({ error: z.prettifyError(error) });

    mkdirSync(dirname(messagesFile), { recursive: true });
    appendFileSync(messagesFile, `${JSON.stringify({ receivedAt: new Date().toISOString(), ...data })}\n`);
    return reply.code(201).send({ status: "received" });
  });
};
