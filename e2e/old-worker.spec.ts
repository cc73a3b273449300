/** A browser that still has the service worker of an earlier site, which answers everything from its own cache. */
import { createServer, type RequestListener } from "node:http";
import { site } from "../tools/local-server";
import { freePort } from "./support/programs";
import { expect, test } from "./support/test";

test.use({ expectedFaults: [/^other origin/u] });

const WORKER = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(new Response("Earlier site")));
`;
const earlierSite: RequestListener = ({ url }, response) =>
  void response.writeHead(200, { "Content-Type": url === "/sw.js" ? "text/javascript" : "text/html" }).end(url === "/sw.js" ? WORKER : "");

test("shows this site within seconds, and forgets the worker", async ({ page }) => {
  const port = await freePort();
  let handle = earlierSite;
  const server = createServer((request, response) => handle(request, response)).listen(port);
  await page.goto(`http://localhost:${port}/about`);
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js"));
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  handle = site("public");
  await page.reload();
  await expect(page.locator("body")).toHaveText("Earlier site");

  await expect(page).toHaveTitle(/^About/u, { timeout: 30_000 });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  server.closeAllConnections();
  server.close();
});
