/** A reason for not doing what was asked, which the user can fix: shown as it is, without a stack trace. */
export class Refusal extends Error {}

/** Says why a command has failed, and makes its exit code 1. Any other error is printed with its stack trace. */
export const fail = (error: unknown): void => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
};
