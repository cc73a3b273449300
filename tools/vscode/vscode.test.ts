/** What an editor sees in VS Code: the committed settings, the YAML language server itself, and no network. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "../../src/content-model/kinds";
import { LanguageServer, type Position } from "./language-server.testing";

const ROOT = join(__dirname, "../..");
const settings = JSON.parse(readFileSync(join(ROOT, ".vscode/settings.json"), "utf8")) as Record<string, unknown>;
const schemas = settings["yaml.schemas"] as Record<string, string>;

const server = new LanguageServer(ROOT, { ...settings, "yaml.schemaStore.enable": false });

beforeAll(() => server.start());
afterAll(() => server.stop());

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Where a piece of a text begins. */
const placeOf = (text: string, piece: string): Position => {
  const before = text.slice(0, text.indexOf(piece)).split("\n");
  return { line: before.length - 1, character: (before.at(-1) ?? "").length };
};

describe("the committed settings", () => {
  it("give each kind of YAML file the schema that is made from its model", () => {
    const yamlKinds = kinds.filter(({ files }) => files.endsWith(".yaml"));
    expect(schemas).toEqual(
      Object.fromEntries(yamlKinds.map(({ name, files }) => [`src/content-model/schemas/${name}.schema.json`, `content/${files}`])),
    );
    Object.keys(schemas).forEach((schema) => expect(existsSync(join(ROOT, schema))).toBe(true));
  });
});

it("underlines nothing in the site’s own content", async () => {
  const files = readdirSync(join(ROOT, "content"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"));
  const found = await Promise.all(
    files.map(async (file) => ({ file, found: await server.open(`content/${file}`, read(`content/${file}`)) })),
  );
  expect(found).toEqual(files.map((file) => ({ file, found: [] })));
});

describe("while a page is written", () => {
  const PAGE = "content/pages/pricing.yaml";
  const text = read(PAGE);

  it("a section’s keys are completed, each with what it is for", async () => {
    const path = "content/pages/complete.yaml";
    await server.open(path, "sections:\n  - type: hero\n    \n");
    const completions = await server.complete(path, { line: 2, character: 4 });
    const labels = completions.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["size", "eyebrow", "heading", "lead", "picture", "actions", "figures"]));
    expect(labels).not.toEqual(expect.arrayContaining(["plans"]));
    expect(JSON.stringify(completions.find(({ label }) => label === "lead"))).toContain("One or two sentences under the heading.");
  });

  it("the values of a key are completed", async () => {
    const path = "content/pages/values.yaml";
    const written = "sections:\n  - type: hero\n    size: \n";
    await server.open(path, written);
    const labels = (await server.complete(path, { line: 2, character: 10 })).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["full", "half", "compact"]));
  });

  it("the types of sections are completed", async () => {
    const path = "content/audiences/types.yaml";
    await server.open(path, "sections:\n  - type: \n");
    const labels = (await server.complete(path, { line: 1, character: 10 })).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["hero", "benefits", "pricing-table"]));
  });

  it("the mouse on a key shows what the model says of it", async () => {
    await server.open(PAGE, text);
    expect(await server.hover(PAGE, placeOf(text, "keywords:"))).toContain("Search words, separated by commas. At most 240 characters.");
    expect(await server.hover(PAGE, placeOf(text, "eyebrow:"))).toContain("The small line above the heading.");
  });

  it.each([
    ["content/pages/wrong.yaml", text, "    heading:", "    headign:", "headign"],
    ["content/workflows/wrong.yaml", read("content/workflows/founders.yaml"), "    features:", "    featurs:", "featurs"],
    ["content/audiences/wrong.yaml", read("content/audiences/founders.yaml"), "  keywords:", "  keyword:", "keyword"],
  ])("a wrong key is underlined where it stands: %s", async (path, right, key, wrongKey, named) => {
    const wrong = right.replace(key, wrongKey);
    const diagnostics = await server.open(path, wrong);
    const { line } = placeOf(wrong, named);
    expect(
      diagnostics.filter(({ message }) => message.startsWith(`Property ${named} is not allowed`)).map(({ range }) => range.start.line),
    ).toEqual([line]);
  });
});
