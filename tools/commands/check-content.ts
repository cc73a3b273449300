/** `npm run check:content`: one line a problem, exit code 1 if there is any. */
import { resolve } from "node:path";
import { checkContent } from "../../src/build/check-content/check-content";
import { formatProblem } from "../../src/build/check-content/problem";

const report = async (folder: string): Promise<void> => {
  const problems = await checkContent(folder);
  if (problems.length === 0) {
    console.log("Content is in order.");
    return;
  }
  console.error(problems.map(formatProblem).join("\n"));
  console.error(`\n${problems.length} ${problems.length === 1 ? "problem" : "problems"} in content/.`);
  process.exitCode = 1;
};

void report(resolve(process.argv[2] ?? "content"));
