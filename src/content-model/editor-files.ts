/** Derives what helps editors from the model: files for their programs, and a table in their guide. Committed, never edited by hand. */
import { readFileSync } from "node:fs";
import { toJsonSchema } from "./json-schema";
import { kinds } from "./kinds";
import { placesOf } from "./page";
import { sectionModel } from "./section";

const GUIDE = "content/README.md";

/** The editors' guide, with the table of the sections. */
const guide = () => {
  const rows = sectionModel.options.map((model) => {
    const type = model.shape.type.value;
    return `| \`${type}\` | ${model.description ?? ""} | ${placesOf(type).join(", ")} |`;
  });
  const table = ["| type | what it is | may stand on |", "|---|---|---|", ...rows.sort(), ""].join("\n");
  return { file: GUIDE, text: readFileSync(GUIDE, "utf8").replace(/(?<=<!-- Written by .*\n)(?:\|.*\n)*/u, () => table) };
};

/** The JSON Schema of every kind of content, and the guide. Their paths are from the repository's root. */
export const editorFiles = () => [
  ...kinds.map(({ name, model }) => ({
    file: `src/content-model/schemas/${name}.schema.json`,
    text: `${JSON.stringify(toJsonSchema(model), null, 2)}\n`,
  })),
  guide(),
];
