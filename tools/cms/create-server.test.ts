import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { located, mp4, plain, svg } from "../../src/content-check/media/media-fixtures.testing";
import { temporaryContent } from "../jest/temporary-folder.testing";
import type { cmsConfig } from "./config/cms-config";
import { createCmsServer } from "./create-server";

const HOME = "content/pages/home.yaml";

let folder: string;
let server: FastifyInstance;

const read = (path: string): string => readFileSync(join(folder, path), "utf8");

/** Sends a request as Decap does, and returns the status and the answer. */
const ask = async (action: string, params: object = {}, host = "localhost:9001", url = "/api/v1/a") => {
  const answer = await server.inject({ method: "POST", url, headers: { host }, payload: { branch: "main", action, params } });
  return { status: answer.statusCode, answer: answer.json<{ data: string; error: string }>() };
};

const persist = (path: string, raw: string, more: object = {}) => ask("persistEntry", { dataFiles: [{ path, raw, ...more }], assets: [] });

const open = async (path: string): Promise<string> => (await ask("getEntry", { path })).answer.data;

beforeEach(async () => {
  folder = temporaryContent();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  server = await createCmsServer(folder);
});

afterEach(() => server.close());

it("writes what was changed, also when the same tab saves again", async () => {
  const before = read("pages/home.yaml");
  const raw = await open(HOME);
  expect(await persist(HOME, raw.replace(/^label: .+$/mu, "label: Start"))).toMatchObject({ status: 200 });
  expect(read("pages/home.yaml")).toBe(before.replace(/^label: .+$/mu, "label: Start"));
  expect(await persist(HOME, raw.replace(/^label: .+$/mu, "label: Again"))).toMatchObject({ status: 200 });
});

it("returns the check's advice on the saved file, or on all files", async () => {
  const about = async (path: string) =>
    (await server.inject({ url: "/advice", query: { path }, headers: { host: "localhost:9001" } })).json<string[]>();
  expect(await persist(HOME, (await open(HOME)).replace(/^label: .+$/mu, "label: Let's start"))).toMatchObject({ status: 200 });

  const advice = [expect.stringMatching(/^content\/pages\/home\.yaml:2:\d+ {2}label {2}has a straight apostrophe/u)];
  expect(await about(HOME)).toEqual(advice);
  expect(await about("")).toEqual(advice);
  expect(await about("content/pages/contact.yaml")).toEqual([]);
});

it("refuses what the check refuses, in its words, and leaves the file alone", async () => {
  const before = read("pages/home.yaml");
  const { status, answer } = await persist(HOME, (await open(HOME)).replace(/^label: .+$/mu, "label: '{nobody}'"));
  expect([status, answer.error]).toEqual([
    422,
    expect.stringMatching(/^Nothing was written\. content\/pages\/home\.yaml:\d+:\d+ {2}label {2}/u),
  ]);
  expect(read("pages/home.yaml")).toBe(before);
});

it("does not overwrite what somebody else has changed in the meantime", async () => {
  const raw = await open(HOME);
  writeFileSync(join(folder, "pages/home.yaml"), `${read("pages/home.yaml")}# Mine.\n`);
  const { status, answer } = await persist(HOME, raw.replace(/^label: .+$/mu, "label: Start"));
  expect([status, answer.error]).toEqual([422, expect.stringContaining("has been changed outside this tab")]);
  expect(read("pages/home.yaml")).toContain("# Mine.");
});

it("does not overwrite what another tab has saved", async () => {
  const openTab = async () => {
    const { headers, body } = await server.inject({ url: "/config.yml", headers: { host: "localhost:9001" } });
    expect(headers["cache-control"]).toBe("no-store");
    const { proxy_url: url } = (JSON.parse(body) as ReturnType<typeof cmsConfig>).backend;
    return {
      open: async () => (await ask("getEntry", { path: HOME }, undefined, url)).answer.data,
      list: () => ask("entriesByFiles", { files: [{ path: HOME }] }, undefined, url),
      save: (raw: string) => ask("persistEntry", { dataFiles: [{ path: HOME, raw }], assets: [] }, undefined, url),
    };
  };
  const [first, second] = [await openTab(), await openTab()];
  const raw = await first.open();
  const label = (text: string) => raw.replace(/^label: .+$/mu, `label: ${text}`);
  await second.open();
  expect(await second.save(label("Second"))).toMatchObject({ status: 200 });
  // Decap also lists the files while a form is open, which must not update the tab's version.
  await first.list();

  expect(await first.save(label("First"))).toMatchObject({ status: 422 });
  expect(read("pages/home.yaml")).toContain("label: Second");
  await first.open();
  expect(await first.save(label("First"))).toMatchObject({ status: 200 });
});

/** Uploads a file as Decap does. */
const upload = async (name: string, bytes: Buffer) => {
  const asset = { path: `content/media/${name}`, content: bytes.toString("base64"), encoding: "base64" };
  return { asset, ...(await ask("persistMedia", { asset })) };
};

it("accepts, shows and deletes pictures, but refuses to delete a page that the site needs", async () => {
  const picture = await plain(40, 30).webp().toBuffer();
  const { asset, ...taken } = await upload("deeper:new.webp", picture);
  const { content } = asset;
  expect(taken).toMatchObject({ status: 200, answer: { name: "deeper:new.webp", content } });
  expect(readFileSync(join(folder, "media/deeper/new.webp"))).toEqual(picture);
  expect((await server.inject("/media/deeper:new.webp")).rawPayload).toEqual(picture);
  expect((await ask("getMedia")).answer).toContainEqual(expect.objectContaining({ path: "content/media/deeper:new.webp", content }));
  expect(await ask("deleteFiles", { paths: ["content/media/deeper:new.webp"] })).toMatchObject({ status: 200 });
  expect(existsSync(join(folder, "media/deeper/new.webp"))).toBe(false);
  expect(await ask("deleteFiles", { paths: [HOME] })).toMatchObject({ status: 422 });
  expect(existsSync(join(folder, "pages/home.yaml"))).toBe(true);
});

it("rotates a photograph, and removes the record of where it was taken", async () => {
  const photograph = await located(plain(80, 40)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(photograph.includes("Exif")).toBe(true);
  expect(await upload("photo.jpg", photograph)).toMatchObject({ status: 200 });
  const { width, height, orientation, exif } = await sharp(join(folder, "media/photo.jpg")).metadata();
  expect([width, height, orientation, exif]).toEqual([40, 80, undefined, undefined]);
});

it.each([
  ["photo.jpg", Buffer.from("text"), "content/media/photo.jpg is not a JPEG picture, despite its name. Put the real file in its place."],
  ["mark.svg", Buffer.from(svg("<script/>")), "content/media/mark.svg contains <script> on line 2."],
  ["film.mp4", mp4().subarray(0, 88), "content/media/film.mp4 has no index (moov) because its export was interrupted."],
  ["dance.gif", Buffer.from("GIF89a"), "content/media/dance.gif is not allowed here. Use a file that ends in .jpg, .jpeg, .png,"],
  ["Our-Office.jpg", Buffer.alloc(9), "content/media/Our-Office.jpg has a name that is not allowed in an address. Rename it,"],
  ["dot.png", Buffer.alloc(0), "content/media/dot.png is empty. Put the real file in its place."],
])("refuses an invalid upload and says why: %s", async (name, bytes, reason) => {
  const before = existsSync(join(folder, "media", name)) && readFileSync(join(folder, "media", name));
  const { status, answer } = await upload(name, bytes);
  expect([status, answer.error]).toEqual([422, expect.stringContaining(reason)]);
  expect(existsSync(join(folder, "media", name)) && readFileSync(join(folder, "media", name))).toEqual(before);
});

it.each([
  "content/../package.json",
  "content/pages/../../package.json",
  "package.json",
  "/etc/passwd",
  "content/README.md",
  "content/media/../../../etc/passwd",
  "content/media/..:..:secret.webp",
  "content/media/page.html",
])("neither reads nor writes nor removes %s", async (path) => {
  const asset = { path, content: "", encoding: "base64" };
  expect((await ask("getEntry", { path })).status).toBe(422);
  expect((await ask("getMediaFile", { path })).status).toBe(422);
  expect((await persist(path, "a: b")).status).toBe(422);
  expect((await ask("persistMedia", { asset })).status).toBe(422);
  expect((await ask("deleteFiles", { paths: [path] })).status).toBe(422);
});

it("answers only this machine, and only known requests", async () => {
  expect((await ask("info", {}, "evil.example")).status).toBe(403);
  expect((await ask("info", {}, "localhost:9001")).status).toBe(200);
  expect((await ask("unpublishedEntries")).status).toBe(422);
  const plain = await server.inject({
    method: "POST",
    url: "/api/v1/a",
    headers: { "content-type": "text/plain" },
    payload: '{"action":"info"}',
  });
  expect(plain.statusCode).toBe(422);
});
