/** `npm run new -- audience|faq|workflow|page`: writes new content that passes the content check; exit code 1 if nothing was written. */
import { resolve } from "node:path";
import { withResultCache } from "../../src/content-check/result-cache";
import { create } from "../new-content/create";
import { openTerminal } from "../new-content/terminal";
import { fail } from "../support/refusal";

const terminal = process.stdin.isTTY ? openTerminal() : undefined;

void withResultCache(() => create(resolve("content"), process.argv.slice(2), terminal))
  .then((message) => console.log(message), fail)
  .finally(() => terminal?.close());
