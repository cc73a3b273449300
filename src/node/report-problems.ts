import { resolve } from "node:path";
import type { Reporter } from "gatsby";
import { checkContent } from "../content-check/check-content";
import { formatProblem } from "../content-check/problem";

/** What was wrong last time; undefined at first, because the development server reports that itself as it starts. */
let shown: string | undefined;

// One check at a time, so that the last report is about the last change.
let checking = Promise.resolve();

/** For the development server, after every change: says in the terminal what is wrong with the content, until it is mended. */
export const reportProblems = (reporter: Reporter): Promise<void> => {
  const check = async (): Promise<void> => {
    const found = (await checkContent(resolve("content"))).map(formatProblem).join("\n");
    if (found === "" && shown) reporter.success("Nothing is wrong with content/ any more.");
    else if (found !== (shown ?? found)) reporter.warn(found);
    shown = found;
  };
  checking = checking.then(check).catch((error: unknown) => void reporter.warn(String(error)));
  return checking;
};
