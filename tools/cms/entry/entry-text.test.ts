import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { kindOf } from "../../../src/content-model/kinds";
import { type EntryFile, forEditor, fromEditor } from "./entry-text";

const CONTENT = join(__dirname, "../../../content");

const entryFile = (path: string): EntryFile => {
  const kind = kindOf(path);
  if (!kind) throw new Error(`${path} is not content.`);
  return { path, kind };
};

const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(?:yaml|mdx)$/u.test(path))
  .map((path) => ({ file: entryFile(path), text: readFileSync(join(CONTENT, path), "utf8") }));

const textOf = (path: string): string => readFileSync(join(CONTENT, path), "utf8");

it.each(files)("stays the same when the editor returns what it received: $file.path", ({ file, text }) => {
  expect(fromEditor(text, forEditor(text, file), file)).toBe(text);
});

it("converts media addresses to those that the editor can show, and back", () => {
  const file = entryFile("pages/home.yaml");
  const shown = forEditor(textOf(file.path), file);

  expect(shown).toContain("src: /media/terrain:home.webp");
  expect(shown).not.toContain("../media");
  const chosen = fromEditor(textOf(file.path), shown.replace("/media/terrain:home.webp", "/media/new.webp"), file);
  expect(chosen).toBe(textOf(file.path).replace("../media/terrain/home.webp", "../media/new.webp"));
  const site = entryFile("site.yaml");
  expect(forEditor(textOf(site.path), site)).toContain("og: /media/preview:og.jpg");
});

it("leaves out fields that nobody filled in", () => {
  const file = entryFile("audiences/founders.yaml");
  const text = textOf(file.path);
  const data = parse(forEditor(text, file)) as { sections: object[] };
  const [hero, ...others] = data.sections;
  const filled = {
    ...data,
    sections: [{ ...hero, film: {}, figures: [], figuresNote: " " }, ...others.map((section) => ({ anchor: null, ...section }))],
    sample: false,
  };

  expect(fromEditor(text, stringify(filled), file)).toBe(text);
});

it.each([
  ["as it stands", ""],
  ["after a byte order mark", "\uFEFF"],
])("changes a legal text's words, but nothing in its front matter, %s", (_where, mark) => {
  const file = entryFile("legal/terms.mdx");
  const text = mark + textOf(file.path);
  const raw = forEditor(text, file);
  const [heading = ""] = /^## .+$/mu.exec(text) ?? [];

  expect(heading).not.toBe("");
  expect(fromEditor(text, raw.replace(heading, "## Anew"), file)).toBe(text.replace(heading, "## Anew"));
  expect(fromEditor(text, raw.trimEnd(), file)).toBe(text);
});

it("writes new files in house style", () => {
  const long = "Words of an introduction, which goes on. ".repeat(5).trim();
  expect(fromEditor(undefined, stringify({ title: "{product}", intro: long, steps: [] }), entryFile("workflows/new.yaml"))).toMatch(
    /^title: "\{product\}"\nintro: >-\n {2}Words[^\n]+\n {2}[\s\S]+\nsteps: \[\]\n$/u,
  );
  expect(fromEditor(undefined, "---\nslug: new\n---\n## One\n", entryFile("legal/new.mdx"))).toBe("---\nslug: new\n---\n\n## One\n");
});
