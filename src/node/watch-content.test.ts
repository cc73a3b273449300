/** What the development server reports while content is edited in a real folder. */
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { FSWatcher } from "chokidar";
import { VALID_CONTENT } from "../content-check/damaged-contents.testing";
import { temporaryFolder } from "./temporary-folder.testing";
import { onCreateDevServer } from "./watch-content";

let watcher: FSWatcher | undefined;

jest.mock("chokidar", () => {
  const { watch } = jest.requireActual<typeof import("chokidar")>("chokidar");
  // The server watches until its process ends; the test must stop it earlier.
  return { watch: (...args: Parameters<typeof watch>) => (watcher = watch(...args)) };
});

afterAll(() => watcher?.close());

it("says after every change what is wrong, until it is mended", async () => {
  process.chdir(temporaryFolder());
  cpSync(VALID_CONTENT, "content", { recursive: true });
  const reporter = { warn: jest.fn(), success: jest.fn() };
  const edit = async (written: string, instead: string, report: jest.Mock): Promise<void> => {
    // As editors do that never leave half a file behind.
    writeFileSync("faq.new", readFileSync("content/faq.yaml", "utf8").replace(written, instead));
    renameSync("faq.new", "content/faq.yaml");
    while (report.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  await onCreateDevServer?.({ reporter } as never, { plugins: [] }, () => undefined);
  await new Promise((resolve) => watcher?.once("ready", () => resolve(undefined)));

  await edit("answer: A platform.", "anwser: A platform.", reporter.warn);
  expect(reporter.warn.mock.calls).toEqual([
    ["content/faq.yaml:7:9  categories[0].items[0].anwser  is not a known field. Did you mean `answer`?"],
  ]);
  expect(reporter.success).not.toHaveBeenCalled();

  await edit("anwser: A platform.", "answer: A platform.", reporter.success);
  expect(reporter.warn).toHaveBeenCalledTimes(1);
});
