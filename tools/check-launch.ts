/** `npm run check:launch`: lists what is still a sample, one line each; exit code 1 while anything is, or while the content has errors. */
import { resolve } from "node:path";
import { checkContent } from "../src/content-check/check-content";
import { formatProblem, isError } from "../src/content-check/problem";
import { checkLaunch } from "../src/node/check-launch";

const run = async (folder: string): Promise<void> => {
  const errors = (await checkContent(folder)).filter(isError);
  const found = errors.length > 0 ? errors : await checkLaunch(folder);
  for (const problem of found) console.log(formatProblem(problem));
  const what = errors.length > 0 ? "Errors in content/, to be mended first" : "Still samples";
  console.log(found.length === 0 ? "Nothing stands against a launch." : `${what}: ${found.length}.`);
  process.exitCode = found.length === 0 ? 0 : 1;
};

void run(resolve(process.argv[2] ?? "content"));
