/**
 * `npm run reference:pictures`: photographs a section of each type on the site built in `public/`, for `docs/reference/sections.md`, keeps
 * the YAML that it shows beside it, and writes the reference anew. Run it when a section's look has changed.
 */
import { resolve } from "node:path";
import { photographSections } from "../content-reference/photograph-sections";
import { readArguments } from "./arguments.mjs";
import { runTypeScript } from "./run.mjs";

readArguments("Usage: npm run reference:pictures, after npm run build", {});

photographSections(resolve("."), (file) => console.log(file))
  .then(() => runTypeScript("tools/commands/schemas.ts"))
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
