/** `npm run check:content`: lists the problems of the content, one line each; exit code 1 if there is an error. */
import { resolve } from "node:path";
import { checkContent } from "../src/content-check/check-content";
import { formatProblem, isError } from "../src/content-check/problem";

const run = async (folder: string): Promise<void> => {
  const problems = await checkContent(folder);
  const errors = problems.filter(isError).length;
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(
    errors === 0 ? `content/ can be published (warnings: ${problems.length}).` : `content/ cannot be published (errors: ${errors}).`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
};

void run(resolve(process.argv[2] ?? "content"));
