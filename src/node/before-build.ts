import { resolve } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "../content-check/check-content";
import { checkLaunch } from "../content-check/check-launch";
import { formatProblem, isError, type Problem } from "../content-check/problem";
import { environmentProblems, isForLaunch } from "./environment-check";
import { beginBuild } from "./public-folder";

const written = (problems: readonly Problem[]): string => problems.map(formatProblem).join("\n");

/** Reports what is wrong with the content, and, for a public build, what is still a sample. */
const checkSources = async (reporter: Reporter): Promise<void> => {
  const folder = resolve("content");
  const problems = await checkContent(folder);
  const errors = problems.filter(isError);
  const samples = errors.length === 0 && isForLaunch() ? await checkLaunch(folder) : [];
  if (errors.length > 0) reporter.panicOnBuild(written(errors));
  else if (problems.length > 0) reporter.warn(written(problems));
  if (samples.length > 0) reporter.panicOnBuild(`A public build contains no samples:\n${written(samples)}`);
};

/**
 * Stops a build, before anything is written, if the environment or the content is invalid, or if a public build contains samples. The
 * development server tolerates invalid content, so that it can be mended while it runs.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const environment = environmentProblems(process.env);
  if (environment.length > 0) return reporter.panic(environment.join("\n"));
  await checkSources(reporter);
  if (process.env.NODE_ENV === "production") await beginBuild();
};
