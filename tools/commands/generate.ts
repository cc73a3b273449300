/**
 * `npm run generate`: run it after adding a section or a field. It runs `npm run schemas`, then a build, which writes the types of the
 * GraphQL queries, and takes a picture of each new type of section for `docs/reference/`.
 */
import { resolve } from "node:path";
import { readArguments } from "../support/arguments.mjs";
import { fail } from "../support/refusal";
import { runScript, runTypeScript } from "../support/run.mjs";

const USAGE = `Usage: npm run generate [-- --pictures]

  --pictures  takes every picture again, after the look of sections has changed`;

const { values } = readArguments(USAGE, { pictures: { type: "boolean", default: false } });

const schemas = () => runTypeScript("tools/commands/schemas.ts");

const photograph = async (): Promise<number> => {
  // Imported late: it loads the model, which needs the lists that the first step writes.
  const { photographSections } = await import("../content-reference/photograph-sections");
  await photographSections(resolve("."), { all: values.pictures, report: (file) => console.log(file) });
  return 0;
};

const main = async (): Promise<number> => {
  for (const step of [schemas, () => runScript("build"), photograph, schemas]) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
};

main().then((code) => {
  process.exitCode = code;
}, fail);
