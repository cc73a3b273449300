/** The contents of `public/` after `npm run build`: the site, and nothing else. No browser is needed, so one project is enough. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { filesIn } from "../src/publishing/files-in";
import { cacheControl } from "../src/publishing/headers/cache-control";
import { leftovers, secretsIn } from "../tools/built-site/leftovers";

const TEXT = /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$|^_(?:headers|redirects)$/u;
let shipped: string[];
/** The contents of text files, by path. */
let texts: Record<string, string>;

test.beforeAll(async () => {
  shipped = await filesIn("public");
  texts = Object.fromEntries(shipped.filter((path) => TEXT.test(path)).map((path) => [path, readFileSync(join("public", path), "utf8")]));
});

test("leftovers of the build do not ship", () => {
  expect(leftovers(shipped)).toEqual([]);
});

test("no secrets and no machine's paths ship", () => {
  const found = Object.entries(texts).flatMap(([path, text]) => secretsIn(text).map((secret) => `${path}: ${secret}`));

  expect(found).toEqual([]);
});

test("the style guide stays with developers", () => {
  expect(shipped.filter((path) => `${path} ${texts[path] ?? ""}`.includes("style-guide"))).toEqual([]);
});

test("every script and style sheet at the top has a hash in its name, as the hosts' caching rules assume", () => {
  const files = shipped.filter((path) => /^[^/]+\.(?:js|css)$/u.test(path));

  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !cacheControl(`/${path}`).includes("immutable"))).toEqual([]);
});
