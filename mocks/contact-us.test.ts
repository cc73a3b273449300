/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";

import { makeFolder } from "../tools/preview-server/testing";
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
const folder = makeFolder({ "a-file": "" });

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
  ["name", "is required", undefined],
  ["name", "is required", "   "],
  ["name", "is longer than 40 characters", "n".repeat(41)],
  ["name", "is required", 7],
  ["email", "is not an e-mail address", ""],
  ["email", "is not an e-mail address", "ada"],
  ["userCompany", "is longer than 50 characters", "c".repeat(51)],
  ["userCompany", "is not text", null],
  ["subject", "is not one of the five subjects", "Something else"],
  ["message", "is required", ""],
  ["message", "is longer than 250 characters", "m".repeat(251)],
  ["reCaptchaToken", "is required", ""],
])("refuses a %s that %s", async (field, problem, value) => {
  const answer = await post({ ...message, [field]: value });

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ error: "Some fields are not valid.", fields: { [field]: problem } });
});
