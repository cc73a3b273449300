/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { temporaryFolder } from "../tools/jest/temporary-folder.testing";
import { contactUs, contactUsPath } from "./contact-us";

const message = {
  name: "Ada Lovelace",
  email: "ada@engines.example",
  userCompany: "",
  subject: "General Inquiry",
  message: "Please show us the marketplace.",
  reCaptchaToken: "token",
};

let server: FastifyInstance;
let messagesFile: string;
const folder = temporaryFolder({ "a-file": "" });

beforeEach(async () => {
  messagesFile = join(folder, randomUUID(), "messages.jsonl");
  server = fastify();
  await server.register(contactUs, { messagesFile });
});

afterEach(() => server.close());

const post = (payload: object | string, contentType = "application/json") =>
  server.inject({ method: "POST", url: contactUsPath, headers: { "content-type": contentType }, payload });

const keptMessages = (): unknown[] =>
  readFileSync(messagesFile, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);

it("keeps a good message with the time it came", async () => {
  const answer = await post(message);

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ status: "received" });
  expect(keptMessages()).toEqual([{ receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string, ...message }]);
});

it.each([
  ["name", "n".repeat(41)],
  ["email", "ada"],
  ["subject", "Something else"],
  ["message", " "],
])("refuses a message that the form would not send: %s", async (field, value) => {
  expect((await post({ ...message, [field]: value })).statusCode).toBe(422);
});
