/** `npm run check:launch`: lists remaining samples, one line each; exit code 1 while there are any, or while the content is not valid. */
import { resolve } from "node:path";
import { checkContent } from "../../src/content-check/check-content";
import { checkLaunch } from "../../src/content-check/launch/check-launch";
import { formatProblem, isError } from "../../src/content-check/problem";
import { coloursFor } from "../../src/content-check/report/colours";
import { textReport } from "../../src/content-check/report/text-report";
import { readArguments } from "../support/arguments.mjs";

const report = async (folder: string): Promise<void> => {
  const problems = await checkContent(folder);
  const isSound = !problems.some(isError);
  if (problems.length > 0) console.error(textReport(problems, coloursFor(process.stderr)));
  const found = isSound ? await checkLaunch(folder, new Date()) : [];
  const samples = found.filter(isError);
  const advice = found.filter((problem) => !isError(problem));
  if (advice.length > 0) console.error(textReport(advice, coloursFor(process.stderr)));
  if (isSound && samples.length === 0) {
    console.log("Nothing blocks a launch.");
    return;
  }
  if (samples.length > 0) console.error(samples.map(formatProblem).join("\n"));
  console.error(
    isSound
      ? `\n${samples.length} ${samples.length === 1 ? "thing blocks" : "things block"} a launch.`
      : "\nThe content is not valid. Fix it first; samples are listed afterwards.",
  );
  process.exitCode = 1;
};

const [folder = "content"] = readArguments("Usage: npm run check:launch [-- CONTENT_FOLDER]", {}, 1).positionals;
void report(resolve(folder));
