import type { FastifyInstance } from "fastify";
import { Refusal } from "../support/refusal";
import { portProblem } from "./port.mjs";

/** The port that the README promises for `npm start`. */
const defaultPort = 9_000;

/** The port from the `PORT` environment variable, or the default. */
export function readPort(value: string | undefined, otherwise = defaultPort): number {
  const problem = portProblem(value);
  if (problem !== undefined) throw new Refusal(problem);
  return value ? Number(value) : otherwise;
}

/** What to do when a port is taken or not allowed. */
const REMEDIES: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is already in use. Set PORT to a free one.`,
  EACCES: (port) => `This account may not use port ${port}. Set PORT to one above 1023.`,
};

/**
 * Serves this machine on a port until the process is stopped. Binds both 127.0.0.1 and ::1: browsers differ in what "localhost" means.
 */
export async function listen(server: FastifyInstance, port: number): Promise<void> {
  await server.listen({ port, host: "localhost" }).catch((error: unknown) => {
    const remedy = REMEDIES[String((error as NodeJS.ErrnoException).code)];
    throw remedy ? new Refusal(remedy(port)) : error;
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.close());
}
