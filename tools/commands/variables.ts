/** The variables of a command: read, and checked before anything else has begun. */
import { environmentAdvice, environmentProblems } from "../../src/environment/check-environment";
import { readEnvFile } from "../../src/environment/env-file";
import { portProblem } from "../preview-server/port.mjs";

/**
 * Reads `.env`, and the file that Gatsby reads in this mode, into the environment; what is set already wins. Says what looks odd, and ends the
 * command when a variable cannot be used.
 */
export const readVariables = (mode: "production" | "development" = "production"): void => {
  const unreadable = [".env", `.env.${process.env.GATSBY_ACTIVE_ENV ?? mode}`].flatMap(readEnvFile);
  const port = portProblem(process.env.PORT);
  const problems = [...unreadable, ...(port === undefined ? [] : [port]), ...environmentProblems(process.env)];
  for (const sentence of [...environmentAdvice(process.env), ...problems]) console.error(sentence);
  if (problems.length > 0) process.exit(1);
};
