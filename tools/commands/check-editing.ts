/**
 * Proves, on a copy of the repository, that editors can work without a developer. Run by `npm test`; exit code 1 with the first failure.
 * Two builds: the site as it is, and an incremental one after renaming the product and adding an audience page as one file: words and
 * addresses that Gatsby remembers must go. That a build after a killed one starts from scratch is proved by `on-pre-init.test.ts` and
 * `last-run.test.ts`.
 */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readSite } from "../../src/content-model/read-site";
import { toSlug } from "../../src/content-model/tokens";
import { copyRepository } from "./copy-repository";
import { fail } from "./refusal";
import { run } from "./run.mjs";

const NEW_NAME = "Northern Light";
const NEW_AUDIENCE = "wealth-managers";

const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  assert.notEqual(after, before, `${file} has nothing that was to be edited`);
  writeFileSync(file, after);
};

/** Files in a folder whose name or bytes contain a word, ignoring case. */
const filesWith = (folder: string, word: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => [file.slice(folder.length), readFileSync(file, "latin1")].some((text) => text.toLowerCase().includes(word)));

/** Pictures with a single white pixel, in their sizes: they are not looked at here, and most of a clean build goes into them. */
const simplifyPictures = async (folder: string): Promise<void> => {
  const pictures = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(?:jpg|png|webp)$/u.test(name));
  for (const picture of pictures.map((name) => join(folder, name))) {
    const { width, height } = await sharp(picture).metadata();
    const pixel = { create: { width: 1, height: 1, channels: 3 as const, background: "white" } };
    const simple = sharp({ create: { width, height, channels: 3, background: "navy" } }).composite([{ input: pixel }]);
    writeFileSync(picture, await simple.toFormat(picture.endsWith("jpg") ? "jpeg" : picture.endsWith("png") ? "png" : "webp").toBuffer());
  }
};

const BUILD = ["--import", "tsx", "tools/commands/build.ts"];

const build = async (folder: string): Promise<void> => {
  const code = await run(process.execPath, BUILD, { cwd: folder });
  assert.equal(code, 0, "the site does not build");
};

const makeEdits = (folder: string, oldName: string): void => {
  edit(join(folder, "content/site.yaml"), (text) => text.replace(`name: ${oldName}`, `name: ${NEW_NAME}`));
  const [file = ""] = readdirSync("content/audiences");
  const slug = file.replace(".yaml", "");
  const audience = readFileSync(join("content/audiences", file), "utf8");
  writeFileSync(
    join(folder, `content/audiences/${NEW_AUDIENCE}.yaml`),
    audience.replace(`name: ${slug}`, `name: ${NEW_AUDIENCE}`).replace(`{host}/${slug}`, `{host}/${NEW_AUDIENCE}`),
  );
  const menuEntry = `      - label: Wealth Managers\n        href: /${NEW_AUDIENCE}\n`;
  edit(join(folder, "content/navigation.yaml"), (text) => text.replace("    items:\n", (begin) => `${begin}${menuEntry}`));
};

const checkEditing = async (): Promise<void> => {
  const { product } = readSite();
  const folder = copyRepository();
  try {
    await simplifyPictures(join(folder, "content/media"));
    await build(folder);
    makeEdits(folder, product.name);
    await build(folder);

    const site = join(folder, "public");
    assert.deepEqual(filesWith(site, product.name.toLowerCase()), [], `"${product.name}" is still to be found`);
    assert.ok(existsSync(join(site, `${toSlug(NEW_NAME)}-360/index.html`)), "the suite page has not moved with the name");
    assert.ok(!existsSync(join(site, `${toSlug(product.name)}-360`)), "the suite page is still at its old address");

    assert.ok(existsSync(join(site, NEW_AUDIENCE, "index.html")), "the new audience has no page");
    assert.match(readFileSync(join(site, "sitemap-0.xml"), "utf8"), new RegExp(`/${NEW_AUDIENCE}<`, "u"), "the sitemap does not list it");
    assert.match(
      readFileSync(join(site, "index.html"), "utf8"),
      new RegExp(`href="/${NEW_AUDIENCE}"`, "u"),
      "the navigation does not list it",
    );

    console.log(`Renamed to ${NEW_NAME}: no trace of ${product.name}; /${NEW_AUDIENCE} was made from one file and is listed.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

checkEditing().catch(fail);
