import { createInterface, type Interface } from "node:readline/promises";
import type { Ask } from "./answers";
import { Refusal } from "./refusal";

/** Somebody at a terminal who can be asked, from the first question until `close`. */
export interface Terminal {
  ask: Ask;
  close: () => void;
}

/** Opens the terminal when the first question comes: what is typed before would be lost. Ending the input refuses the question. */
export const openTerminal = (): Terminal => {
  let lines: Interface | undefined;
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        lines ??= createInterface({ input: process.stdin, output: process.stdout });
        const stop = (): void => {
          reject(new Refusal("\nNothing was written: not all questions were answered."));
        };
        lines.once("close", stop);
        lines.question(question).then((answer) => {
          lines?.off("close", stop);
          resolve(answer);
        }, reject);
      }),
    close: () => lines?.close(),
  };
};
