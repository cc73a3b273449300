/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../src/content-check/reading/read-content";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import { temporaryContent } from "../jest/temporary-folder.testing";
import { checkTexts } from "./check-texts";
import { textsOfFrame, textsOfHead, textsOfPage } from "./page-texts";
import { readPage } from "./read-page";

const FIX = "Rebuild: npm run build -- --clean";
let folder: string;
let content: SiteContent;
/** The lines of the built pages' HTML, by file. */
let built: Map<string, string[]>;
let data: string;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Builds a minimal site from the content: the texts of the head, then a paragraph or a picture for every other text. */
const build = (): void => {
  built = new Map();
  for (const page of content.pages) {
    const [title, ...meta] = textsOfHead(page, content).map(({ text }) => escape(text));
    const texts = [...textsOfPage(page, content).filter(({ needsScripts }) => !needsScripts), ...textsOfFrame(content)].map(({ text }) =>
      escape(text),
    );
    const lines = [
      `<!DOCTYPE html><html lang="en"><head><title>${title ?? ""}</title>`,
      ...meta.map((text) => `<meta name="m" content="${text}">`),
      "</head><body>",
      ...texts.map((text, index) => (index % 2 === 0 ? `<p>${text}</p>` : `<img src="a.png" alt="${text}">`)),
      "</body></html>",
    ];
    const name = page.path.slice(1);
    const files = page.path === "/404" ? ["404.html", "404/index.html"] : [name === "" ? "index.html" : `${name}/index.html`];
    for (const file of files) built.set(file, lines);
  }
  data = content.pages.flatMap((page) => textsOfPage(page, content).map(({ text }) => text)).join("\n");
};

const findings = (files: readonly string[] = []): string[] =>
  checkTexts(
    [...built].map(([file, lines]) => readPage(file, lines.join("\n"))),
    { files: [...built.keys(), ...files], data },
    content,
  );

const edit = async (file: string, from: string, to: string): Promise<void> => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  ({ content } = await readContent(folder));
};

beforeEach(async () => {
  folder = temporaryContent();
  ({ content } = await readContent(folder));
  build();
});

it("finds nothing in a site that matches its content", () => {
  expect(findings(["page-data/index/page-data.json", "page-data/404.html/page-data.json"])).toEqual([]);
});

it("finds an outdated heading and an outdated clause, and names their lines in the content", async () => {
  await edit("pages/home.yaml", "heading: One room for a deal", "heading: One room for {product}");
  await edit("legal/terms.mdx", "Questions go", "Letters go");

  expect(findings()).toEqual([
    `public/terms/index.html  does not contain “. Letters go to” from content/legal/terms.mdx:21. ${FIX}`,
    `public/index.html  does not contain “One room for Norden” from content/pages/home.yaml:16. ${FIX}`,
  ]);
});

it("finds an outdated menu on every page", async () => {
  await edit("navigation.yaml", "label: Book a demo", "label: See it run");

  expect(findings()).toEqual(
    [...built.keys()].map(
      (file) => expect.stringContaining(`public/${file}  does not contain “See it run” from content/navigation.yaml:14.`) as string,
    ),
  );
});

it("finds an outdated title in the head", async () => {
  const before = content.pages.find(({ path }) => path === "/contact");
  const title = before && textsOfHead(before, content)[0]?.text;
  built.set(
    "contact/index.html",
    built.get("contact/index.html")?.map((line) => line.replace(`<title>${title ?? "?"}`, "<title>Old | Norden")) ?? [],
  );

  expect(findings()).toEqual([
    expect.stringMatching(/^public\/contact\/index\.html {2}does not contain “.+ \| Norden” from content\/pages\/contact\.yaml:\d+\. /u),
  ]);
});

it("looks in the pages' data for words that scripts show", () => {
  data = "";
  const found = findings();

  expect(found.length).toBeGreaterThan(0);
  expect(found.every((finding) => /^public\/page-data\/\S+\/page-data\.json {2}does not contain “/u.test(finding))).toBe(true);
});

it("finds missing pages, and those without content", () => {
  built.delete("contact/index.html");
  built.set("gone/index.html", ["<!DOCTYPE html><html lang='en'><head><title>Gone</title></head><body></body></html>"]);

  expect(findings(["page-data/gone/page-data.json"])).toEqual([
    `public/contact/index.html  is missing, although content/pages/contact.yaml:1 defines it. ${FIX}`,
    `public/gone/index.html  does not come from content/. ${FIX}`,
    `public/page-data/gone/page-data.json  does not come from content/. ${FIX}`,
  ]);
});
