/**
 * `npm run check:content`: lists the problems with the content, one line each; exit code 1 if there is an error. `npm run check:launch`
 * (`--launch`): also what is still a sample, once there are no errors; exit code 1 while anything is.
 */
import { resolve } from "node:path";
import { checkContent } from "../src/content-check/check-content";
import { checkLaunch } from "../src/content-check/check-launch";
import { formatProblem, isError } from "../src/content-check/problem";

const run = async (isForLaunch: boolean): Promise<void> => {
  const folder = resolve("content");
  const problems = await checkContent(folder);
  const errors = problems.filter(isError).length;
  const samples = isForLaunch && errors === 0 ? await checkLaunch(folder) : [];
  for (const problem of [...problems, ...samples]) console.log(formatProblem(problem));
  const counts = `errors: ${errors}, warnings: ${problems.length - errors}${isForLaunch ? `, samples: ${samples.length}` : ""}`;
  process.exitCode = errors + samples.length === 0 ? 0 : 1;
  console.log(`content/ ${process.exitCode === 0 ? "can" : "cannot"} ${isForLaunch ? "be launched" : "be published"} (${counts}).`);
};

void run(process.argv.includes("--launch"));
