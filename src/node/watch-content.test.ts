/** What the development server reports while content is edited in a real folder. */
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { FSWatcher } from "chokidar";
import { CONTENT_PROBLEMS_PATH } from "../browser/content-problems";
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

it("tells a browser at once and after every change what is wrong, until it is mended", async () => {
  process.chdir(temporaryFolder());
  cpSync(VALID_CONTENT, "content", { recursive: true });
  const reporter = { warn: jest.fn(), success: jest.fn() };
  const messages: unknown[] = [];
  const browser = { writeHead: jest.fn(), on: jest.fn(), write: (text: string) => messages.push(JSON.parse(text.slice("data: ".length))) };
  const app = { get: (_path: string, answer: (request: unknown, response: object) => void) => answers.set(_path, answer) };
  const answers = new Map<string, (request: unknown, response: object) => void>();
  const messageAfter = async (act: () => void): Promise<unknown> => {
    const received = messages.length;
    act();
    while (messages.length === received) await new Promise((resolve) => setTimeout(resolve, 20));
    return messages.at(-1);
  };
  const edit = (written: string, instead: string): void => {
    // As editors do that never leave half a file behind.
    writeFileSync("faq.new", readFileSync("content/faq.yaml", "utf8").replace(written, instead));
    renameSync("faq.new", "content/faq.yaml");
  };

  await onCreateDevServer?.({ app, reporter } as never, { plugins: [] }, () => undefined);
  await new Promise((resolve) => watcher?.once("ready", () => resolve(undefined)));
  expect(await messageAfter(() => answers.get(CONTENT_PROBLEMS_PATH)?.({}, browser))).toBe("");

  const problem = "content/faq.yaml:7:9  categories[0].items[0].anwser  is not a known field. Did you mean `answer`?";
  expect(await messageAfter(() => edit("answer: A platform.", "anwser: A platform."))).toBe(problem);
  expect(reporter.warn).toHaveBeenCalledWith(problem);

  expect(await messageAfter(() => edit("anwser: A platform.", "answer: A platform."))).toBe("");
  expect(reporter.success).toHaveBeenCalledTimes(1);
});
