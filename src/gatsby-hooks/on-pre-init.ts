import { resolve } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "../content-check/check-content";
import { checkLaunch } from "../content-check/launch/check-launch";
import { formatProblem, isError } from "../content-check/problem";
import { coloursFor } from "../content-check/report/colours";
import { textReport } from "../content-check/report/text-report";
import { environmentAdvice, environmentProblems } from "../environment/check-environment";
import { isForLaunch } from "../environment/environment";
import { beginBuild } from "../node/public-folder";

/** Reports problems with the content and, for a public build, samples in it; errors stop a build. */
const checkSources = async (reporter: Reporter): Promise<void> => {
  const folder = resolve("content");
  const problems = await checkContent(folder);
  const advice = problems.filter((problem) => !isError(problem));
  const errors = problems.filter(isError);
  const colours = coloursFor(process.stdout);
  if (advice.length > 0) reporter.info(textReport(advice, colours));
  if (errors.length > 0) reporter.panicOnBuild(textReport(errors, colours));

  const samples = isForLaunch(process.env) ? (await checkLaunch(folder, new Date())).filter(isError) : [];
  if (samples.length > 0) reporter.panicOnBuild(samples.map(formatProblem).join("\n"));
};

/**
 * Stops a build, before anything is written, if the environment or the content is invalid, or if a public build contains samples. The
 * development server tolerates invalid content, so that it can be fixed while it runs.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const environment = environmentProblems(process.env);
  if (environment.length > 0) return reporter.panic(environment.join("\n"));
  const warnings = environmentAdvice(process.env);
  if (warnings.length > 0) reporter.warn(warnings.join("\n"));
  await checkSources(reporter);
  if (process.env.NODE_ENV === "production") await beginBuild();
};
