/** Reads and checks a command's environment variables, before it does anything else. */
import { environmentAdvice, environmentProblems } from "../../src/environment/check-environment";
import { readEnvFile } from "../../src/environment/complete-environment";
import { portProblem } from "../preview-server/port.mjs";

/**
 * Reads `.env`, and the file that Gatsby reads in this mode, into the environment; variables already set take precedence. Warns about
 * anything odd, and exits if a variable cannot be used.
 */
export const readVariables = (mode: "production" | "development" = "production"): void => {
  try {
    [".env", `.env.${process.env.GATSBY_ACTIVE_ENV ?? mode}`].forEach(readEnvFile);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const port = portProblem(process.env.PORT);
  const problems = [...(port === undefined ? [] : [port]), ...environmentProblems(process.env)];
  for (const sentence of [...environmentAdvice(process.env), ...problems]) console.error(sentence);
  if (problems.length > 0) process.exit(1);
};
