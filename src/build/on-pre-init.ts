import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { environmentProblems } from "../services/environment";
import { checkContent } from "./check-content/check-content";
import { formatProblem } from "./check-content/problem";

/**
 * Stops a build, before anything is written, when the environment or the content is wrong.
 * The development server goes on with wrong content, so that it can be mended while it runs.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const environment = environmentProblems(process.env);
  if (environment.length > 0) reporter.panic(environment.join("\n"));

  const problems = await checkContent(resolve("content"));
  if (problems.length > 0) reporter.panicOnBuild(problems.map(formatProblem).join("\n"));
};
