/**
 * `npm run check:built`: checks the built pages without a browser. Their HTML is valid, every address and fragment exists, the pages match
 * the content, and nothing ships that must not. Exit code 1 and a line for each finding.
 */
import { checkBuiltSite } from "../check-built/check-built-site";
import { readArguments } from "../support/arguments.mjs";
import { fail } from "../support/refusal";

readArguments("Usage: npm run check:built, after npm run build", {});

checkBuiltSite("public").then(({ findings, pages, addresses }) => {
  if (findings.length > 0) console.error(findings.join("\n"));
  else console.log(`${pages} pages and ${addresses} addresses are valid.`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}, fail);
