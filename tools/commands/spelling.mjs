/**
 * `npm run spelling`: lists every word of content/ that is not in the dictionary, with its place and suggestions. If there are any, it
 * exits with code 1.
 */
import { readArguments } from "../support/arguments.mjs";
import { run } from "../support/run.mjs";

const OPTIONS = ["--config", "tools/spelling/cspell.config.yaml", "--no-progress", "--no-summary", "--show-suggestions"];
const TEMPLATE = "$filename:$row:$col  $text  is not in the dictionary. Suggestions: $suggestions";

const { positionals } = readArguments("Usage: npm run spelling [-- FILE ...]", {}, Infinity);
const code = await run(process.execPath, ["node_modules/cspell/bin.mjs", "lint", ...OPTIONS, "--issue-template", TEMPLATE, ...positionals]);
if (code === 1) console.error("\nCorrect the misspelt words. Names and technical terms go into tools/spelling/words.txt.");
else if (code === 0) console.log("No spelling mistakes found.");
process.exitCode = code;
