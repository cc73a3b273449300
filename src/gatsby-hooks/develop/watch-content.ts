import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import { watch } from "chokidar";
import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "../../content-check/check-content";
import { isError, type Problem } from "../../content-check/problem";
import { coloursFor, noColours } from "../../content-check/report/colours";
import { countProblems, textReport } from "../../content-check/report/text-report";
import { type DevelopApp, serveDownloads } from "../../node/downloads";
import { CONTENT_PROBLEMS_PATH, type Report } from "./content-problems";

/** How long to wait, in milliseconds, because editors save in several steps. */
const SETTLING_TIME = 150;

/** The problems in the form that the browser receives. */
const forBrowser = (problems: readonly Problem[]): Report => {
  const textOf = (some: readonly Problem[]): string => (some.length > 0 ? textReport(some, noColours) : "");
  const advice = problems.filter((problem) => !isError(problem));
  return { errors: textOf(problems.filter(isError)), advice: textOf(advice), summary: countProblems(advice) };
};

const reportInTerminal = (problems: readonly Problem[], reporter: Reporter): void => {
  const text = textReport(problems, coloursFor(process.stdout));
  if (problems.length === 0) reporter.success("No problems found in content/.");
  else if (problems.some(isError)) reporter.error(text);
  else reporter.info(text);
};

/**
 * While the development server runs, checks the content after every change, reports problems in the terminal, and keeps every open browser
 * informed (by server-sent events) until they are fixed.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const folder = resolve("content");
  const listeners = new Set<ServerResponse>();
  const messageOf = (problems: readonly Problem[]): string => `data: ${JSON.stringify(forBrowser(problems))}\n\n`;
  const findProblems = () => checkContent(folder);
  let message = messageOf(await findProblems());

  const check = async (): Promise<void> => {
    const problems = await findProblems();
    if (messageOf(problems) === message) return;
    message = messageOf(problems);
    reportInTerminal(problems, reporter);
    listeners.forEach((listener) => listener.write(message));
  };

  let timer: NodeJS.Timeout | undefined;
  // Run one check at a time, so that the last report is about the last change.
  let checking = Promise.resolve();
  const report = (what: string) => (error: unknown) => {
    reporter.error(what, error instanceof Error ? error : undefined);
  };
  watch(folder, { ignoreInitial: true })
    .on("error", report("The content is no longer being watched. Restart the server to see its problems."))
    .on("all", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        checking = checking.then(check).catch(report("The content check failed."));
      }, SETTLING_TIME);
    });

  serveDownloads(app as DevelopApp, folder);
  (app as DevelopApp).get(CONTENT_PROBLEMS_PATH, (_request, response) => {
    // no-transform stops the server from compressing the stream, which would delay every message.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" });
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    response.write(message);
  });
};
