import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { environmentProblems } from "../services/environment";
import { checkContent } from "./check-content/check-content";
import { isError } from "./check-content/problem";
import { coloursFor } from "./report-problems/colours";
import { textReport } from "./report-problems/text-report";

/**
 * Stops a build, before anything is written, when the environment or the content is wrong.
 * The development server goes on with wrong content, so that it can be mended while it runs.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const environment = environmentProblems(process.env);
  if (environment.length > 0) reporter.panic(environment.join("\n"));

  const problems = await checkContent(resolve("content"));
  const warnings = problems.filter((problem) => !isError(problem));
  const errors = problems.filter(isError);
  const colours = coloursFor(process.stdout);
  if (warnings.length > 0) reporter.warn(textReport(warnings, colours));
  if (errors.length > 0) reporter.panicOnBuild(textReport(errors, colours));
};
