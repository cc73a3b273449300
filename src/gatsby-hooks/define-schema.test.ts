import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { contentTypes, createSchemaCustomization } from "./define-schema";
import { fieldExtensions } from "./field-extensions";

const MODELS = join(__dirname, "../content-model");
const { objects, unions } = contentTypes();

/** How a type is declared, without its fields. */
const headOf = (type: string): string | undefined => objects.find((sdl) => sdl.startsWith(`type ${type} `))?.split(" {")[0];
/** How a field is declared, without its name. */
const field = (type: string, name: string): string | undefined =>
  objects
    .find((sdl) => sdl.startsWith(`type ${type} `))
    ?.split("\n")
    .find((line) => line.trim().startsWith(`${name}:`))
    ?.trim()
    .slice(name.length + 2)
    .trim();

describe("a field", () => {
  it.each([
    ["words, in which tokens are replaced", "HeroSection", "heading", "String! @copy"],
    ["words that may be left out", "HeroSection", "eyebrow", "String @copy"],
    ["several words", "Company", "address", "[String!]! @copy"],
    ["an address", "ContentLink", "href", "String! @href"],
    ["a plain value", "FaqItem", "slug", "String!"],
    ["yes or no", "Poster", "decorative", "Boolean"],
    ["one of several words", "WorkflowStep", "icon", "IconName!"],
    ["a file", "Poster", "src", "File! @fileByRelativePath"],
    ["another entry", "HeroSection", "picture", "HeroPicture!"],
    ["an entry that may be left out", "HeroSection", "film", "Film"],
    ["several entries", "Workflow", "steps", "[WorkflowStep!]!"],
    ["several entries that may be left out", "HeroSection", "actions", "[Action!]"],
    ["the sections of a page", "SinglePage", "sections", "[Section!]!"],
    ["a reference, which may dangle while content is edited", "WorkflowSection", "workflow", 'Workflow @link(by: "slug")'],
    ["the name of the file", "Workflow", "slug", "String! @fileName"],
    ["an address made from the name of the file", "Audience", "path", 'String! @fileName(prefix: "/")'],
  ])("is declared: %s", (_what, type, name, expected) => {
    expect(field(type, name)).toBe(expected);
  });
});

describe("the union of sections", () => {
  const types = readdirSync(join(MODELS, "sections")).map((file) => basename(file, ".ts"));
  const [sections, ...others] = unions;

  it("knows every kind of section, one per file, as a separate type", () => {
    expect(others).toEqual([]);
    expect(sections?.name).toBe("Section");
    expect(Object.keys(sections?.members ?? {}).sort()).toEqual(types.sort());
    expect(Object.values(sections?.members ?? {}).map(headOf)).not.toContain(undefined);
  });

  it("is resolved by its type in the content", async () => {
    const createTypes = jest.fn();
    const createFieldExtension = jest.fn();
    const schema = { buildUnionType: (config: unknown) => config };
    const args = { actions: { createTypes, createFieldExtension }, schema } as unknown as CreateSchemaCustomizationArgs;
    await createSchemaCustomization?.(args, { plugins: [] }, () => undefined);

    expect(createFieldExtension).toHaveBeenCalledTimes(fieldExtensions.length);
    const [given] = createTypes.mock.calls[0] as [(string | { resolveType: (source: { type: string }) => string })[]];
    const union = given.find((type) => typeof type !== "string");
    expect(types.map((type) => union?.resolveType({ type }))).not.toContain(undefined);
    expect(union?.resolveType({ type: "call-to-action" })).toBe("CallToActionSection");
  });
});
