import { parse } from "yaml";
import { sectionModel } from "./section";
import { sectionSnippets, type Snippet } from "./snippets";

/** A snippet's result when every tab stop is skipped: its placeholder, or the first of its choices. */
const expand = ({ body }: Snippet): string =>
  body
    .join("\n")
    .replace(/\$\{\d+\|((?:\\.|[^|,])*)(?:\\.|[^|])*\|\}/gu, "$1")
    .replace(/\$\{\d+:((?:\\.|[^}])*)\}/gu, "$1")
    .replace(/\\([\\$}])/gu, "$1");

const snippets = Object.entries(sectionSnippets());
const types = sectionModel.options.map(({ shape }) => shape.type.value);

it("offers every type of section, by its type", () => {
  expect(snippets.map(([name]) => name)).toEqual(types.map((type) => `Section: ${type}`));
  expect(snippets.map(([, { prefix }]) => prefix)).toEqual(types);
});

it.each(snippets)("gives a section that its model accepts, and says what it is: %s", (_name, snippet) => {
  const sections = parse(expand(snippet)) as unknown[];
  expect(sections).toHaveLength(1);
  expect(sectionModel.safeParse(sections[0]).error?.issues).toBeUndefined();
  expect(snippet.description).toMatch(/\.$/u);
  expect(snippet.scope).toBe("yaml");
});
