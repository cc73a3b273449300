import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import { watch } from "chokidar";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "./check-content/check-content";
import { formatProblem } from "./check-content/problem";

/** Where the development server tells the browser what is wrong with the content; `src/layout/content-problems.ts` listens. */
export const CONTENT_PROBLEMS_PATH = "/___content-problems";

/** Editors save in several steps; the check waits until they have finished, in milliseconds. */
const SETTLING_TIME = 150;

/** The part of the development server's Express application that is used here. */
interface DevelopApp {
  get: (path: string, answer: (request: unknown, response: ServerResponse) => void) => unknown;
}

/**
 * While the development server runs: checks the content after every change, says in the terminal what is wrong,
 * and keeps every open browser informed (server-sent events), until it is mended.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const folder = resolve("content");
  const listeners = new Set<ServerResponse>();
  let lines = (await checkContent(folder)).map(formatProblem);

  const tell = (listener: ServerResponse): void => {
    listener.write(`data: ${JSON.stringify(lines)}\n\n`);
  };
  const check = async (): Promise<void> => {
    const before = lines;
    lines = (await checkContent(folder)).map(formatProblem);
    if (lines.join("\n") === before.join("\n")) return;
    if (lines.length > 0) reporter.error(lines.join("\n"));
    else reporter.success("Content is in order.");
    listeners.forEach(tell);
  };

  let timer: NodeJS.Timeout | undefined;
  watch(folder, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), SETTLING_TIME);
  });

  (app as DevelopApp).get(CONTENT_PROBLEMS_PATH, (_request, response) => {
    // no-transform keeps the server from compressing the stream, which would hold every message back.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" });
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    tell(response);
  });
};
