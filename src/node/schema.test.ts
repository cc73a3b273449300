import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createSchemaCustomization } from "./schema";

interface Union {
  name: string;
  types: string[];
  resolveType: (value: { type: string }) => string | undefined;
}

const createTypes = jest.fn<undefined, [(string | Union)[]]>();

const typesOf = (): (string | Union)[] => {
  const actions = { createFieldExtension: jest.fn(), createTypes };
  const schema = { buildUnionType: (union: Union) => union };
  void createSchemaCustomization?.({ actions, schema } as unknown as CreateSchemaCustomizationArgs, { plugins: [] }, () => undefined);
  return createTypes.mock.calls[0]?.[0] ?? [];
};

const named = (name: string): string => {
  const written = typesOf().filter((type) => typeof type === "string");
  return written.find((type) => new RegExp(`^\\s*(?:type|enum) ${name}\\b`, "u").test(type)) ?? "";
};

it("marks what a model requires, lists, resolves and names", () => {
  const hero = named("HeroSection");
  expect(hero).toContain("  heading: String! @copy");
  expect(hero).toContain("  light: HeroLight \n");
  expect(hero).toContain("  figures: [Figure!] \n");
  expect(named("Action")).toContain("  href: String! @href");
  expect(named("HeroLight")).toBe("enum HeroLight {\n  night\n  dawn\n  sea\n  noon\n  fog\n}");
});

it("lets a reference be empty while content is edited, and takes an audience's path from its file", () => {
  expect(named("WorkflowSection")).toContain('  workflow: Workflow @link(by: "slug")');
  expect(named("Audience")).toContain("type Audience implements Node & PageContent @dontInfer {");
  expect(named("Audience")).toContain('  path: String! @fileName(prefix: "/")');
});

it("tells a section's type by the word that content writes", () => {
  const union = typesOf().find((type): type is Union => typeof type !== "string" && type.name === "Section");
  expect(union?.resolveType({ type: "call-to-action" })).toBe("CallToActionSection");
  expect(union?.types).toContain("HeroSection");
});
