/** @jest-environment node */
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { developMiddleware } from "./develop-middleware";

let gatsby: Server;
let origin: string;

/** Stands in for Gatsby's Express application: the middleware first, then Gatsby's own answer. */
beforeAll(async () => {
  let listener: RequestListener = () => undefined;
  developMiddleware({
    use: (handler) => {
      listener = (request, response) => handler(request, response, () => response.end("from Gatsby"));
    },
  });
  gatsby = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => gatsby.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(gatsby.address() as AddressInfo).port}`;
});

afterAll(() => {
  gatsby.close();
  gatsby.closeAllConnections();
});

it.each(["/", "/about", "/registration/other", "/login-help", "/page-data/index/page-data.json"])("leaves %s to Gatsby", async (path) => {
  expect(await (await fetch(origin + path)).text()).toBe("from Gatsby");
});

it("passes request bodies on", async () => {
  const answer = await fetch(`${origin}/user/api/v2/contact-us`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{",
  });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining("JSON") as string });
});
