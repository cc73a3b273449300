import { portProblem } from "./port.mjs";
import { StartProblem } from "./start-problem";

/** The port that the README promises for `npm start`. */
const defaultPort = 9_000;

/** The port from the `PORT` environment variable, or the default. */
export function readPort(value: string | undefined, otherwise = defaultPort): number {
  const problem = portProblem(value);
  if (problem !== undefined) throw new StartProblem(problem);
  return value ? Number(value) : otherwise;
}
