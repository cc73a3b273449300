/**
 * Replaces Gatsby in the drill's working copy: writes two pages of the site that this test run has built, without their scripts and
 * pictures, and everything else that a build makes, from the working copy's content and environment.
 */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beginRun } from "../../../src/build-record/build-record";
import { filesIn } from "../../../src/publishing/files-in";
import { inlineScriptHashes } from "../../../src/publishing/headers/inline-scripts";
import { writeServerFiles } from "../../../src/publishing/server-files";

const BUILT = resolve(__dirname, "../../../public");
const SITEMAP = "sitemap-0.xml";

const makePages = async (): Promise<void> => {
  beginRun();
  const listed = [...readFileSync(join(BUILT, SITEMAP), "utf8").matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, page = ""]) => new URL(page));
  const two = [listed.find(({ pathname }) => pathname === "/"), listed.find(({ pathname }) => pathname !== "/")];
  for (const page of two) {
    const file = `${page?.pathname ?? ""}/index.html`;
    cpSync(join(BUILT, file), join("public", file));
  }
  cpSync(join(BUILT, "404.html"), "public/404.html");
  writeFileSync(join("public", SITEMAP), two.map((page) => `<loc>${page?.href ?? ""}</loc>`).join("\n"));

  const pages = (await filesIn("public")).filter((name) => name.endsWith(".html"));
  await writeServerFiles(pages.flatMap((name) => inlineScriptHashes(readFileSync(join("public", name), "utf8"))));
};

void makePages();
