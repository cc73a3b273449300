/** A command's variables: read and checked before anything else. */
import { environmentAdvice, environmentProblems } from "../../src/environment/check-environment";
import { readEnvFile } from "../../src/environment/env-file";
import { portProblem } from "../preview-server/port.mjs";

/**
 * Reads `.env`, and the file that Gatsby reads in this mode, into the environment; existing values win. Warns about anything odd, and ends
 * the command if a variable cannot be used.
 */
export const readVariables = (mode: "production" | "development" = "production"): void => {
  const unreadable = [".env", `.env.${process.env.GATSBY_ACTIVE_ENV ?? mode}`].flatMap(readEnvFile);
  const port = portProblem(process.env.PORT);
  const problems = [...unreadable, ...(port === undefined ? [] : [port]), ...environmentProblems(process.env)];
  for (const sentence of [...environmentAdvice(process.env), ...problems]) console.error(sentence);
  if (problems.length > 0) process.exit(1);
};
