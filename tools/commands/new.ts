/** `npm run new -- audience|faq|workflow|page`: writes new content that passes the content check; exit code 1 if nothing was written. */
import { resolve } from "node:path";
import { create } from "../new-content/create";
import { Refusal } from "../new-content/refusal";
import { openTerminal } from "../new-content/terminal";

const terminal = process.stdin.isTTY ? openTerminal() : undefined;

create(resolve("content"), process.argv.slice(2), terminal)
  .then(
    (message) => {
      console.log(message);
    },
    (error: unknown) => {
      console.error(error instanceof Refusal ? error.message : error);
      process.exitCode = 1;
    },
  )
  .finally(() => terminal?.close());
