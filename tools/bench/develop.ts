import { type ChildProcess, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { performance } from "node:perf_hooks";
import type { Page } from "@playwright/test";
import { copyRepository } from "../commands/copy-repository";
import { openBrowser } from "../shots/open-browser";
import { CHANGED_PATH, changeWords } from "./change-words";
import type { BenchOptions } from "./group";
import { repeat } from "./run-measured";
import { cellsOf, MEASURED, type Measurement, type Table } from "./table";

/** Time limits for the server's first page and for a change to show, in milliseconds. */
const PATIENCE = 300_000;
/** Polling interval while waiting for the server, in milliseconds. */
const PAUSE = 250;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const timed = async (action: () => Promise<unknown>): Promise<Measurement> => {
  const start = performance.now();
  await action();
  return { seconds: (performance.now() - start) / 1000 };
};

/** Opens the page as soon as the server answers; rejects when it has ended or takes too long. */
const openWhenReady = async (page: Page, url: string, server: ChildProcess): Promise<void> => {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && server.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    ) {
      await page.goto(url);
      await page.locator("h1").waitFor({ timeout: PATIENCE });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error("The development server did not start. To see its output, run: npm run develop");
};

/** Ends the server and all its child processes. */
const end = async (server: ChildProcess): Promise<void> => {
  if (server.pid === undefined || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once("close", resolve));
  process.kill(-server.pid, "SIGTERM");
  await ended;
};

/** Measures how long an editor waits: for the development server, and from saving a file until the open page shows it. */
export const benchDevelop = async ({ runs, report }: BenchOptions): Promise<readonly Table[]> => {
  const folder = copyRepository();
  const port = String(await freePort());
  const browser = await openBrowser();
  // Its own process group, so that it can be ended with its children.
  const server = spawn(process.execPath, ["--import", "tsx", "tools/commands/develop.ts", "--port", port], {
    cwd: folder,
    stdio: "ignore",
    detached: true,
  });
  try {
    const page = await browser.newPage();
    report("development server, until the first page");
    const start = await timed(() => openWhenReady(page, `http://localhost:${port}${CHANGED_PATH}`, server));
    report("from saving to the changed words");
    const saved = await repeat(runs, (run) =>
      timed(async () => {
        const words = `Changed words ${run + 1}`;
        await changeWords(folder, words);
        await page.locator("h1", { hasText: words }).waitFor({ timeout: PATIENCE });
      }),
    );
    return [
      {
        title: "Development server",
        columns: ["what", ...MEASURED],
        rows: [
          ["start until the first page", ...cellsOf([start])],
          ["saving until the words show", ...cellsOf(saved)],
        ],
      },
    ];
  } finally {
    await browser.close();
    await end(server);
    await rm(folder, { recursive: true, force: true });
  }
};
