/**
 * `npm run check:built`: checks without a browser that the built pages are valid HTML, that every address and fragment exists, that the
 * pages match the content, and that nothing ships that must not. Prints a line for each finding and then exits with code 1.
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
