/** `npm run check:content`: reports problems in the content. Its options are in `src/content-check/report/options.ts`. */
import { resolve } from "node:path";
import { checkContent } from "../../src/content-check/check-content";
import { earlierVersion } from "../../src/content-check/earlier-version";
import { coloursFor } from "../../src/content-check/report/colours";
import { readOptions } from "../../src/content-check/report/options";
import { report } from "../../src/content-check/report/report";

const run = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2), process.env);
  if ("answer" in options) {
    (options.exitCode === 0 ? console.log : console.error)(options.answer);
    process.exitCode = options.exitCode;
    return;
  }
  const folder = resolve(options.folder);
  const earlier = earlierVersion(folder);
  const problems = await checkContent(folder, { earlier });
  const { stdout, stderr, exitCode } = report(problems, options, coloursFor(process.stderr), earlier);
  if (stderr !== "") console.error(stderr);
  if (stdout !== "") console.log(stdout);
  process.exitCode = exitCode;
};

void run();
