/** @jest-environment node */
import { join } from "node:path";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { temporaryFolder } from "../tools/jest/temporary-folder.testing";
import { platformMocks, mockPaths } from "./platform-mocks";

const folder = temporaryFolder({ "press/gulf-ledger.svg": "<svg/>" });
const routes = new Set<string>();
let server: FastifyInstance;

beforeAll(async () => {
  server = fastify();
  server.addHook("onRoute", ({ url }) => void routes.add(url));
  await server.register(platformMocks, {
    messagesFile: join(folder, "messages.jsonl"),
    pressFolder: join(folder, "press"),
  });
});

afterAll(() => server.close());

it("knows every path it answers", () => {
  expect(mockPaths).toEqual(routes);
});
