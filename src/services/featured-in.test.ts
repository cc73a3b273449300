import type { ServerResponse } from "node:http";
import { environment } from "./environment";
import { fetchFeaturedIn } from "./featured-in";
import { answerWith, type PressHost, startPressHost } from "./featured-in.testing";

const item = { link: "https://gazette.example/article", image: "https://cdn.example/gazette.svg" };

let host: PressHost;

beforeEach(async () => {
  host = await startPressHost();
  jest.replaceProperty(environment, "apiBaseUrl", host.origin);
});

afterEach(() => host.close());

it("asks once, by GET and without parameters, and returns the link and image of each entry", async () => {
  host.settings.answer = answerWith([
    { ...item, id: 7 },
    { link: "http://ledger.example", image: "http://cdn.example/ledger.png" },
  ]);

  await expect(fetchFeaturedIn()).resolves.toEqual([item, { link: "http://ledger.example/", image: "http://cdn.example/ledger.png" }]);
  expect(host.received).toEqual(["GET /file/api/v2/public/featuredIn/"]);
});

it.each([
  ["a script for a link", { ...item, link: "javascript:alert(1)" }],
  ["a path for a link", { ...item, link: "/article" }],
  ["no address for a link", { ...item, link: "gazette.example" }],
  ["no image", { link: item.link }],
  ["an empty image", { ...item, image: "" }],
  ["a script for an image", { ...item, image: "javascript:alert(1)" }],
  ["a number for a link", { ...item, link: 1 }],
  ["null", null],
  ["a list", [item.link, item.image]],
])("drops an entry with %s, and keeps the others", async (_, entry) => {
  host.settings.answer = answerWith([entry, item]);

  await expect(fetchFeaturedIn()).resolves.toEqual([item]);
});

it.each([
  ["/file/logo.svg", "/file/logo.svg"],
  ["file/logo.svg", "/file/logo.svg"],
])("takes the logo %s from the API host", async (image, path) => {
  host.settings.answer = answerWith([{ ...item, image }]);

  await expect(fetchFeaturedIn()).resolves.toEqual([{ ...item, image: `${host.origin}${path}` }]);
});

it("accepts an empty list", async () => {
  await expect(fetchFeaturedIn()).resolves.toEqual([]);
});

it.each<[string, (response: ServerResponse) => void]>([
  ["500", (response) => void response.writeHead(500).end("[]")],
  ["an object", answerWith({ items: [item] })],
  ["another page", (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>")],
  ["invalid JSON", (response) => void response.writeHead(200, { "content-type": "application/json" }).end("[{")],
  ["a reset connection", (response) => void response.socket?.resetAndDestroy()],
  [
    "a truncated reply",
    (response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 1000 });
      response.write('[{"link":', () => response.destroy());
    },
  ],
])("rejects for %s", async (_, answer) => {
  host.settings.answer = answer;

  await expect(fetchFeaturedIn()).rejects.toThrow();
});

it("rejects if nothing answers", async () => {
  await host.close();

  await expect(fetchFeaturedIn()).rejects.toThrow();
});

it("stops when it is aborted", async () => {
  const controller = new AbortController();
  host.settings.answer = () => controller.abort();

  await expect(fetchFeaturedIn(controller.signal)).rejects.toThrow();
});
