/** A reason for not starting, which the user can fix: shown in one line, without a stack trace. */
export class StartProblem extends Error {}

/** Turns an error from `listen` into a message with a remedy; an unexpected one stays as it is. */
export function explainListenError(error: unknown, port: number): unknown {
  switch (error instanceof Error && "code" in error && error.code) {
    case "EADDRINUSE":
      return new StartProblem(`Port ${port} is already in use. Set PORT to a free one.`);
    case "EACCES":
      return new StartProblem(`This account may not use port ${port}. Set PORT to one above 1023.`);
    default:
      return error;
  }
}
