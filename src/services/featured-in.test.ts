import { environment } from "./environment";
import { fetchFeaturedIn } from "./featured-in";

const item = { link: "https://gazette.example/article", image: "https://cdn.example/gazette.svg" };

const answerWith = (body: unknown, status = 200) =>
  jest.spyOn(window, "fetch").mockResolvedValue(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));

beforeEach(() => jest.replaceProperty(environment, "apiBaseUrl", "https://api.example"));

it("asks once, by GET and without parameters, and returns the link and image of each entry", async () => {
  const { signal } = new AbortController();
  const fetch = answerWith([
    { ...item, id: 7 },
    { link: "http://ledger.example", image: "http://cdn.example/ledger.png" },
  ]);
  await expect(fetchFeaturedIn(signal)).resolves.toEqual([
    item,
    { link: "http://ledger.example/", image: "http://cdn.example/ledger.png" },
  ]);
  expect(fetch.mock.calls).toEqual([[new URL("https://api.example/file/api/v2/public/featuredIn/"), { signal, headers: {} }]]);
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
])("drops an entry with %s, and keeps the others", async (_what, entry) => {
  answerWith([entry, item]);
  await expect(fetchFeaturedIn()).resolves.toEqual([item]);
});

it.each(["/file/logo.svg", "file/logo.svg"])("takes the logo %s from the API host", async (image) => {
  answerWith([{ ...item, image }]);
  await expect(fetchFeaturedIn()).resolves.toEqual([{ ...item, image: "https://api.example/file/logo.svg" }]);
});

it.each([
  ["[]", 500],
  [{ items: [item] }, 200],
  ["<!doctype html>", 200],
])("rejects for %j with the status %i", async (body, status) => {
  answerWith(body, status);
  await expect(fetchFeaturedIn()).rejects.toThrow();
});
