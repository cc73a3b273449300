import { z } from "zod";
import { copy, copyList, slug } from "./fields";
import { toJsonSchema } from "./json-schema";
import { visitStrings } from "./visit-strings";

const personModel = z.strictObject({ name: copy("A name.", 20), slug: slug("A slug."), age: z.number().optional() }).meta({ id: "Person" });
const partModel = z
  .discriminatedUnion("type", [
    z.strictObject({ type: z.literal("text"), text: copy("Words.", 20) }).meta({ id: "TextPart" }),
    z.strictObject({ type: z.literal("people"), people: z.array(personModel) }).meta({ id: "PeoplePart" }),
  ])
  .meta({ id: "Part" });
const model = z
  .strictObject({ title: copy("A title.", 20), tags: copyList("Tags.", { min: 1, max: 3, characters: 9 }), parts: z.array(partModel) })
  .meta({ id: "Whole" });

const visited = (value: unknown): [string, string, string | undefined][] =>
  visitStrings(value, toJsonSchema(model)).map(({ path, value: text, schema }) => [path.join("."), text, schema.graphql]);

it("visits every text with its path and schema, also in lists, references and unions", () => {
  expect(
    visited({
      title: "One",
      tags: ["a", "b"],
      parts: [
        { type: "text", text: "Two" },
        { type: "people", people: [{ name: "Eve", slug: "eve", age: 7 }] },
      ],
    }),
  ).toEqual([
    ["title", "One", "@copy"],
    ["tags.0", "a", "@copy"],
    ["tags.1", "b", "@copy"],
    ["parts.0.type", "text", undefined],
    ["parts.0.text", "Two", "@copy"],
    ["parts.1.type", "people", undefined],
    ["parts.1.people.0.name", "Eve", "@copy"],
    ["parts.1.people.0.slug", "eve", undefined],
  ]);
});

it("skips keys that the model does not have, including those that every object inherits", () => {
  expect(
    visited({
      title: "One",
      titel: "Two",
      constructor: "x",
      toString: { title: "x" },
      parts: [{ type: "unknown", text: "x" }, { text: "x" }, "x"],
    }),
  ).toEqual([["title", "One", "@copy"]]);
  expect(visited(JSON.parse('{ "__proto__": { "title": "x" } }'))).toEqual([]);
});
