import { createInterface, type Interface } from "node:readline/promises";
import { Refusal } from "../support/refusal";
import type { Ask } from "./answers";

/** A user at a terminal, from the first question until `close`. */
export interface Terminal {
  ask: Ask;
  /** Aborted with a Refusal when the user leaves with Ctrl-C or Ctrl-D. */
  left: AbortSignal;
  close: () => void;
}

/** Makes a terminal that opens only at the first question, because input typed before it would be lost. */
export const openTerminal = (): Terminal => {
  const leaving = new AbortController();
  let lines: Interface | undefined;
  const open = (): Interface =>
    createInterface({ input: process.stdin, output: process.stdout }).once("close", () => {
      leaving.abort(new Refusal("\nNothing was written: you left before finishing."));
    });
  return {
    ask: (question) => {
      lines ??= open();
      leaving.signal.throwIfAborted();
      return lines.question(question, { signal: leaving.signal }).catch(() => {
        throw leaving.signal.reason;
      });
    },
    left: leaving.signal,
    close: () => lines?.close(),
  };
};
