/** `npm run bench -- NAME [...]`: runs the benchmark `tools/bench/NAME`, which prints a Markdown table. No figure makes it fail. */
import { readdirSync } from "node:fs";
import { parse } from "node:path";
import { runTypeScript } from "../support/run.mjs";

const FOLDER = "tools/bench";

const [name, ...args] = process.argv.slice(2);
const files = readdirSync(FOLDER);
const file = files.find((candidate) => parse(candidate).name === name);
if (file === undefined) {
  console.error(`Usage: npm run bench -- NAME [...], with one of ${[...new Set(files.map((each) => parse(each).name))].join(", ")}`);
  process.exitCode = name === "--help" ? 0 : 2;
} else process.exitCode = await runTypeScript(`${FOLDER}/${file}`, args);
