import { StartProblem } from "./start-problem";

/** The port that DESIGN section 3 promises for `npm start`. */
const defaultPort = 9_000;

/** Where contact messages are kept, from the repository's root; ignored by git. */
export const messagesFile = ".local/contact-messages.jsonl";

/** Reads the `PORT` environment variable: a whole number from 1 to 65535, or nothing for the default. */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === "") return defaultPort;

  const port = /^\d+$/.test(value) ? Number(value) : NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new StartProblem(`PORT must be a whole number from 1 to 65535, not "${value}".`);
}
