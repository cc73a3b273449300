import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pdf } from "../content-check/media/made-media.testing";
import { VALID_CONTENT } from "../content-check/valid-content.testing";
import { publishDownloads, serveDownloads } from "./downloads";

let folder: string;
const content = () => join(folder, "content");
const site = () => join(folder, "public");

const write = (file: string, text: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(VALID_CONTENT, content(), { recursive: true });
  write(join(content(), "media/papers/brochure.pdf"), pdf());
  write(join(content(), "media/draft.pdf"), pdf());
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("publishes only what content links to, at the linked address", async () => {
  const home = join(content(), "pages/home.yaml");
  write(home, readFileSync(home, "utf8").replace("/registration/investor", "https://{host}/media/papers/brochure.pdf#page=2"));
  write(join(site(), "media/old.pdf"), "");
  write(join(site(), "media/index.html"), "A page.");
  await publishDownloads(content(), site());

  expect(readFileSync(join(site(), "media/papers/brochure.pdf"))).toEqual(pdf());
  expect(existsSync(join(site(), "media/draft.pdf"))).toBe(false);
  expect(existsSync(join(site(), "media/old.pdf"))).toBe(false);
  expect(existsSync(join(site(), "media/dot.png"))).toBe(false);
  expect(existsSync(join(site(), "media/index.html"))).toBe(true);
});

it("serves them from the development server", async () => {
  type Answer = (request: { path: string }, response: ServerResponse) => void;
  const routes: [RegExp, Answer][] = [];
  serveDownloads({ get: (path, answer) => routes.push([path, answer]) }, content());
  const server = createServer((request: IncomingMessage, response) => {
    const path = decodeURIComponent(request.url ?? "");
    const [, answer] = routes.find(([pattern]) => pattern.test(path)) ?? [];
    if (answer) answer({ path }, response);
    else response.writeHead(418).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  try {
    const answer = await ask("/media/papers/brochure.pdf");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
    expect((await ask("/media/nowhere.pdf")).status).toBe(404);
    expect((await ask("/media/%2e%2e/%2e%2e/secret.pdf")).status).toBe(418);
    expect((await ask("/media/dot.png")).status).toBe(418);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
