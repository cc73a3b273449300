import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { CONTENT_PROBLEMS_PATH } from "../browser/content-problems";
import { checkContent } from "../content-check/check-content";
import { formatProblem } from "../content-check/problem";

/** How long to wait, in milliseconds, because editors save in several steps. */
const SETTLING_TIME = 150;

/** The part of the development server's Express application that is used here. */
interface DevelopApp {
  get: (path: string, answer: (request: unknown, response: ServerResponse) => void) => unknown;
}

/**
 * While the development server runs, checks the content after every change, and shows its problems in the terminal and (by server-sent
 * events) in every open browser, until they are mended.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const folder = resolve("content");
  const listeners = new Set<ServerResponse>();
  const findProblems = async (): Promise<string> => (await checkContent(folder)).map(formatProblem).join("\n");
  const send = (listener: ServerResponse): unknown => listener.write(`data: ${JSON.stringify(shown)}\n\n`);
  // The build has reported these before it started the server.
  let shown = await findProblems();

  const check = async (): Promise<void> => {
    const found = await findProblems();
    if (found === shown) return;
    shown = found;
    if (found === "") reporter.success("Nothing is wrong with content/ any more.");
    else reporter.warn(found);
    listeners.forEach(send);
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
      checking = checking.then(check).catch(() => undefined);
    }, SETTLING_TIME);
  });

  (app as DevelopApp).get(CONTENT_PROBLEMS_PATH, (_request, response) => {
    // no-transform stops the server from compressing the stream, which would delay every message.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" });
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    send(response);
  });
};
