/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fastify } from "fastify";
import { temporaryFolder } from "../tools/jest/temporary-folder.testing";
import { contactUs, contactUsPath } from "./contact-us";

it("stores each message with the time it arrived", async () => {
  const messagesFile = join(temporaryFolder(), "new", "messages.jsonl");
  const server = fastify();
  await server.register(contactUs, { messagesFile });
  const message = { name: "Ada Lovelace", message: "Please show us the marketplace." };
  const answer = await server.inject({ method: "POST", url: contactUsPath, payload: message });
  await server.close();

  expect(answer.statusCode).toBe(201);
  expect(JSON.parse(readFileSync(messagesFile, "utf8"))).toEqual({
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    ...message,
  });
});
