import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content-check/check-content";
import { formatProblem } from "../content-check/problem";

/** How long to wait, in milliseconds, because editors save in several steps. */
const SETTLING_TIME = 150;

/** While the development server runs, checks the content after every change, and says in the terminal what is wrong, until it is mended. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ reporter }) => {
  const folder = resolve("content");
  const findProblems = async (): Promise<string> => (await checkContent(folder)).map(formatProblem).join("\n");
  // The build has reported these before it started the server.
  let shown = await findProblems();

  const check = async (): Promise<void> => {
    const found = await findProblems();
    if (found === shown) return;
    shown = found;
    if (found === "") reporter.success("Nothing is wrong with content/ any more.");
    else reporter.warn(found);
  };

  let timer: NodeJS.Timeout | undefined;
  // One check at a time, so that the last report is about the last change.
  let checking = Promise.resolve();
  // A build does not need it.
  const { watch } = await import("chokidar");
  watch(folder, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder that is being replaced, as on a change of branch, is checked when it is there again.
      checking = checking.then(check).catch((error: unknown) => {
        if (existsSync(folder)) reporter.warn(String(error));
      });
    }, SETTLING_TIME);
  });
};
