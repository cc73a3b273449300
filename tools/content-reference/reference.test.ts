import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { toJsonSchema } from "../../src/content-model/json-schema";
import { sectionModel } from "../../src/content-model/section";
import { sectionTypes } from "../generate/section-parts";
import { fieldTable } from "./field-table";
import { exampleFile, MAX_PICTURE_BYTES, pictureFile, REFERENCE_FOLDER } from "./reference-files";

const tableOf = (model: z.ZodType): string[] => {
  const root = toJsonSchema(model);
  return fieldTable(root, root).split("\n").slice(2);
};

describe("the committed reference", () => {
  it.each(sectionTypes("."))("has a small picture of a section (else: npm run generate -- --pictures): %s", (type) => {
    expect(existsSync(pictureFile(type))).toBe(true);
    expect(statSync(pictureFile(type)).size).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  });

  it.each(sectionTypes("."))("has an example that the model accepts (else: npm run generate -- --pictures): %s", (type) => {
    const sections = parse(readFileSync(exampleFile(type), "utf8")) as { type: string }[];
    expect(sections.map((section) => section.type)).toEqual([type]);
    expect(sectionModel.safeParse(sections[0]).error?.issues).toBeUndefined();
  });

  it("shows no removed type", () => {
    const shown = new Set(readdirSync(`${REFERENCE_FOLDER}/sections`).map((name) => name.replace(/\.\w+$/u, "")));
    expect([...shown].toSorted()).toEqual(sectionTypes(".").toSorted());
  });
});

describe("the table of fields", () => {
  it("states a field's accepted values, and whether it is required", () => {
    const model = z.strictObject({
      title: z.string().max(70).meta({ description: "The title. At most 70 characters." }),
      look: z.enum(["calm", "loud", "none"]).meta({ description: "How it looks." }).optional(),
      isShown: z.boolean().meta({ description: "Whether it shows." }),
    });
    expect(tableOf(model)).toEqual([
      "| `title` | yes | text, at most 70 characters | The title. |",
      "| `look` | no | `calm`, `loud` or `none` | How it looks. |",
      "| `isShown` | yes | `true` or `false` | Whether it shows. |",
    ]);
  });
});
