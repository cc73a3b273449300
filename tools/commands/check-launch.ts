/** `npm run check:launch`: what is still a sample, one line each; exit code 1 while there is any, or while the content is not in order. */
import { resolve } from "node:path";
import { checkContent } from "../../src/build/check-content/check-content";
import { formatProblem } from "../../src/build/check-content/problem";
import { checkLaunch } from "../../src/build/check-launch/check-launch";

const report = async (folder: string): Promise<void> => {
  const problems = await checkContent(folder);
  const findings = problems.length > 0 ? problems : await checkLaunch(folder, new Date());
  if (findings.length === 0) {
    console.log("Nothing stands in the way of a launch.");
    return;
  }
  console.error(findings.map(formatProblem).join("\n"));
  console.error(
    problems.length > 0
      ? "\nThe content is not in order; what is still a sample can be told once it is."
      : `\n${findings.length} ${findings.length === 1 ? "thing stands" : "things stand"} in the way of a launch.`,
  );
  process.exitCode = 1;
};

void report(resolve(process.argv[2] ?? "content"));
