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

it("says so when a message cannot be kept", async () => {
  const unwritable = fastify();
  await unwritable.register(contactUs, { messagesFile: join(folder, "a-file", "messages.jsonl") });
  const { statusCode } = await unwritable.inject({ method: "POST", url: contactUsPath, payload: message });

  expect(statusCode).toBe(500);
});

it.each([
  ["a name of 40 characters", { name: "n".repeat(40) }],
  ["a company of 50 characters", { userCompany: "c".repeat(50) }],
  ["no company", { userCompany: undefined }],
  ["a message of 250 characters", { message: "m".repeat(250) }],
  ["an address the browser's e-mail field takes", { email: "ada@localhost" }],
  ["the last of the five subjects", { subject: "Partnership Support" }],
])("takes %s", async (_case, change) => {
  expect((await post({ ...message, ...change })).statusCode).toBe(201);
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

it("names every wrong field at once", async () => {
  const { fields } = (await post({})).json<{ fields: object }>();

  expect(Object.keys(fields).sort()).toEqual(["email", "message", "name", "reCaptchaToken", "subject"]);
});

it("refuses a field it does not know", async () => {
  const answer = await post({ ...message, phone: "1" });

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({ error: expect.stringContaining("phone") as string, fields: {} });
});

it.each([
  ["half a JSON body", 400, '{"name":', "application/json"],
  ["an empty body", 400, "", "application/json"],
  ["plain text", 415, JSON.stringify(message), "text/plain"],
  ["a form", 415, "name=Ada", "application/x-www-form-urlencoded"],
  ["more than 16 kB", 413, JSON.stringify({ ...message, reCaptchaToken: "t".repeat(17_000) }), "application/json"],
  ["JSON that is no object", 422, "[]", "application/json"],
])("answers %s with %i, in JSON", async (_case, status, payload, contentType) => {
  const answer = await post(payload, contentType);

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toHaveProperty("error");
});

it.each(["GET", "HEAD", "PUT", "DELETE"] as const)("refuses %s", async (method) => {
  const { statusCode, headers } = await server.inject({ method, url: contactUsPath });

  expect(statusCode).toBe(405);
  expect(headers.allow).toBe("POST");
  expect(headers["content-type"]).toContain("application/json");
});
