/** @jest-environment node */
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { platformMocks, mockPaths } from "./platform-mocks";

const routes = new Set<string>();
let server: FastifyInstance;

beforeAll(async () => {
  server = fastify();
  server.addHook("onRoute", ({ url }) => void routes.add(url));
  await server.register(platformMocks, { messagesFile: "messages.jsonl" });
});

afterAll(() => server.close());

it("lists every path that a mock answers", () => {
  expect(mockPaths).toEqual(routes);
});
