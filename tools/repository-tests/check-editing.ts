/**
 * Proves, on a copy of the repository, that editors can work without a developer. `npm test` runs it; it exits with code 1 at the first
 * failure. It builds twice, with the smallest valid content, which has few pictures: first the site as it is, then, incrementally, after
 * the product has been renamed and an audience page added as one file. Gatsby's cache must bring back no old name or address. Then it
 * starts the development server, in which editors see their work.
 * `on-pre-init.test.ts` and `build-record.test.ts` prove that a build after a killed one starts from scratch.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../e2e/support/free-port";
import { VALID_CONTENT } from "../../src/content-check/valid-content.testing";
import { readSite } from "../../src/content-model/read-site";
import { toSlug } from "../../src/content-model/tokens";
import { copyRepository } from "../support/copy-repository";
import { fail } from "../support/refusal";
import { run } from "../support/run.mjs";

const OLD_NAME = "Norden";
const NEW_NAME = "Northern Light";
const AUDIENCE = "advisers";
const NEW_AUDIENCE = "wealth-managers";

const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(file, "utf8");
  const after = change(before);
  assert.notEqual(after, before, `${file} does not contain the text to edit`);
  writeFileSync(file, after);
};

/** Files in a folder whose name or bytes contain a word, ignoring case. */
const filesWith = (folder: string, word: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => [file.slice(folder.length), readFileSync(file, "latin1")].some((text) => text.toLowerCase().includes(word)));

const BUILD = ["--import", "tsx", "tools/commands/build.ts"];

const build = async (folder: string): Promise<void> => {
  const code = await run(process.execPath, BUILD, { cwd: folder });
  assert.equal(code, 0, "the build failed");
};

/** Copies a page's file as an editor would, and changes its name and address. */
const copyPage = (content: string, from: string, to: string, rename: (text: string) => string): void => {
  cpSync(join(content, from), join(content, to));
  edit(join(content, to), rename);
};

const useSmallContent = (content: string): void => {
  rmSync(content, { recursive: true });
  cpSync(VALID_CONTENT, content, { recursive: true });
  copyPage(content, "pages/contact.yaml", "pages/suite.yaml", (text) =>
    text.replaceAll("/contact", "/{product}-360").replace("name: contact", "name: suite"),
  );
};

const makeEdits = (content: string): void => {
  edit(join(content, "site.yaml"), (text) => text.replace(`name: ${OLD_NAME}`, `name: ${NEW_NAME}`));
  copyPage(content, `audiences/${AUDIENCE}.yaml`, `audiences/${NEW_AUDIENCE}.yaml`, (text) =>
    text.replace(`name: ${AUDIENCE}`, `name: ${NEW_AUDIENCE}`).replace(`{host}/${AUDIENCE}`, `{host}/${NEW_AUDIENCE}`),
  );
  const menuEntry = `      - label: Wealth managers\n        href: /${NEW_AUDIENCE}\n`;
  edit(join(content, "navigation.yaml"), (text) => text.replace("    items:\n", (begin) => `${begin}${menuEntry}`));
};

/** How long the development server may take on a slow machine, in seconds. */
const PATIENCE = 240;

/** Starts the development server, until it serves the scripts of its pages, which it does only if all of them compile. */
const checkDevelop = async (folder: string): Promise<void> => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const server = spawn(process.execPath, ["--import", "tsx", "tools/commands/develop.ts"], { cwd: folder, env, stdio: ["ignore", 1, 2] });
  const ended = once(server, "close");
  try {
    const scripts = async (): Promise<boolean> => (await fetch(`http://localhost:${port}/commons.js`).catch(() => undefined))?.ok ?? false;
    for (let second = 0; !(await scripts()); second++) {
      assert.ok(second < PATIENCE && server.exitCode === null, "the development server serves no scripts, so its pages stay empty");
      await wait(1_000);
    }
  } finally {
    server.kill();
    await ended;
  }
};

const checkEditing = async (): Promise<void> => {
  const ours = readSite().product.name.toLowerCase();
  assert.deepEqual(filesWith("content", ours), ["content/site.yaml"], "the product's name is written in more than one file");
  const folder = copyRepository();
  const content = join(folder, "content");
  try {
    useSmallContent(content);
    await build(folder);
    makeEdits(content);
    await build(folder);

    const site = join(folder, "public");
    for (const name of [OLD_NAME.toLowerCase(), ours]) assert.deepEqual(filesWith(site, name), [], `"${name}" is still there`);
    assert.ok(existsSync(join(site, `${toSlug(NEW_NAME)}-360/index.html`)), "the suite page has not moved with the name");
    assert.ok(!existsSync(join(site, `${toSlug(OLD_NAME)}-360`)), "the suite page is still at its old address");

    assert.ok(existsSync(join(site, NEW_AUDIENCE, "index.html")), "the new audience has no page");
    assert.match(readFileSync(join(site, "sitemap-0.xml"), "utf8"), new RegExp(`/${NEW_AUDIENCE}<`, "u"), "the sitemap does not list it");
    assert.match(
      readFileSync(join(site, "index.html"), "utf8"),
      new RegExp(`href="/${NEW_AUDIENCE}"`, "u"),
      "the navigation does not list it",
    );

    await checkDevelop(folder);

    console.log(
      `Renamed to ${NEW_NAME}: no trace of ${OLD_NAME} is left; /${NEW_AUDIENCE} was built from one file, and is in the sitemap and the navigation.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

checkEditing().catch(fail);
