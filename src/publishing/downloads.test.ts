import { cpSync, existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { temporaryFolder, writeBelow } from "../../tools/jest/temporary-folder.testing";
import { pdf } from "../content-check/media/media-fixtures.testing";
import { readContent } from "../content-check/reading/read-content";
import { VALID_CONTENT } from "../content-check/valid-content.testing";
import { startLocalServer } from "../services/local-server.testing";
import { publishDownloads, serveDownloads } from "./downloads";

let folder: string;
const content = () => join(folder, "content");
const site = () => join(folder, "public");

const write = (file: string, text: string | Buffer): void => writeBelow(folder, file, text);

beforeEach(() => {
  folder = temporaryFolder();
  cpSync(VALID_CONTENT, content(), { recursive: true });
  write("content/media/papers/brochure.pdf", pdf());
  write("content/media/draft.pdf", pdf());
});

it("publishes only the downloads that content links to, at the linked address", async () => {
  const home = readFileSync(join(content(), "pages/home.yaml"), "utf8");
  write("content/pages/home.yaml", home.replace("/registration/investor", "https://{host}/media/papers/brochure.pdf#page=2"));
  write("public/media/old.pdf", "");
  write("public/media/index.html", "A page.");
  await publishDownloads((await readContent(content())).content, site());

  expect(readFileSync(join(site(), "media/papers/brochure.pdf"))).toEqual(pdf());
  expect(existsSync(join(site(), "media/draft.pdf"))).toBe(false);
  expect(existsSync(join(site(), "media/old.pdf"))).toBe(false);
  expect(existsSync(join(site(), "media/dot.png"))).toBe(false);
  expect(existsSync(join(site(), "media/index.html"))).toBe(true);
});

it("serves downloads from the development server", async () => {
  type Answer = (request: { path: string }, response: ServerResponse) => void;
  const routes: [string | RegExp, Answer][] = [];
  serveDownloads({ get: (path, answer) => routes.push([path, answer]) }, content());
  const { origin, close } = await startLocalServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "");
    const [, answer] = routes.find(([pattern]) => pattern instanceof RegExp && pattern.test(path)) ?? [];
    if (answer) answer({ path }, response);
    else response.writeHead(418).end();
  });
  const ask = (path: string) => fetch(origin + path);
  try {
    const answer = await ask("/media/papers/brochure.pdf");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf());
    expect((await ask("/media/nowhere.pdf")).status).toBe(404);
    expect((await ask("/media/%2e%2e/%2e%2e/secret.pdf")).status).toBe(418);
    expect((await ask("/media/dot.png")).status).toBe(418);
  } finally {
    await close();
  }
});
