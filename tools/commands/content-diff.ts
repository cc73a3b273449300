/**
 * `npm run content:diff -- <commit>`: page by page, what visitors would read differently from that commit, without a build. Exits with
 * code 1 if an address would disappear without a redirect, or if there is nothing to compare with.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { compareContent } from "../content-diff/compare";
import { htmlReport } from "../content-diff/html/html-report";
import { textReport } from "../content-diff/text-report";
import { writeRedirects } from "../content-diff/write-redirects";
import { readArguments } from "../support/arguments.mjs";
import { fail, Refusal } from "../support/refusal";

const USAGE = `Usage: npm run content:diff -- COMMIT [options]   what a visitor would read differently from a branch, tag or commit

  --html FILE          also writes a page with the pictures before and after
  --write-redirects    adds redirects from lost addresses to content/redirects.yaml, and asks for the targets that it cannot find`;

const { values, positionals } = readArguments(
  USAGE,
  { html: { type: "string" }, "write-redirects": { type: "boolean", default: false } },
  1,
);

const compare = async (): Promise<void> => {
  const { html, "write-redirects": writesRedirects } = values;
  const [ref] = positionals;
  if (ref === undefined) throw new Refusal("Name a commit: npm run content:diff -- main");
  const content = resolve("content");
  const differenceNow = () => compareContent(resolve("."), content, ref);
  let difference = await differenceNow();
  if (writesRedirects && difference.lost.length > 0) {
    const open = await writeRedirects(content, difference.lost);
    const written = difference.lost.filter(({ to }) => to !== undefined).map(({ from, to }) => `${from} leads to ${to}`);
    if (written.length > 0) console.error(`Added to content/redirects.yaml: ${written.join(", ")}.`);
    difference = { ...(await differenceNow()), lost: [] };
    if (open.length > 0) {
      console.error(
        `content/redirects.yaml needs the new address of ${open.join(", ")}: write it in place of "?". Until then the content check fails.`,
      );
      process.exitCode = 1;
    }
  }
  console.log(textReport(difference, ref));
  if (html !== undefined) {
    mkdirSync(dirname(resolve(html)), { recursive: true });
    writeFileSync(html, await htmlReport(difference, ref));
    console.error(`${html} shows the pictures side by side.`);
  }
  if (difference.lost.length > 0) process.exitCode = 1;
};

compare().catch(fail);
