/** A reason why a command cannot do what was asked, for the user to fix: it is printed without a stack trace. */
export class Refusal extends Error {}

/** Prints why a command has failed, and sets exit code 1. Errors other than refusals are printed with their stack traces. */
export const fail = (error: unknown): void => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
};
