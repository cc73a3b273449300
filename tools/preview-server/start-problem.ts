/** A reason not to start that its reader can mend: it is told in one line, without a stack trace. */
export class StartProblem extends Error {}

/** Puts an error from `listen` into words that name the way out; an unexpected one stays as it is. */
export function explainListenError(error: unknown, port: number): unknown {
  switch (error instanceof Error && "code" in error && error.code) {
    case "EADDRINUSE":
      return new StartProblem(`Port ${port} is already in use. Set PORT to a free one.`);
    case "EACCES":
      return new StartProblem(`Port ${port} may not be used by this account. Set PORT to one above 1023.`);
    default:
      return error;
  }
}
