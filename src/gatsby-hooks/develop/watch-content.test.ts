/** What the development server reports while content is edited in a real folder. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FSWatcher } from "chokidar";
import { checkContent } from "../../content-check/check-content";
import { VALID_CONTENT } from "../../content-check/valid-content.testing";
import { CONTENT_PROBLEMS_PATH } from "./content-problems";
import { onCreateDevServer } from "./watch-content";

let watcher: FSWatcher | undefined;

jest.mock("chokidar", () => {
  const chokidar = jest.requireActual<typeof import("chokidar")>("chokidar");
  // The server watches until its process ends; the test must stop it earlier.
  return { ...chokidar, watch: (...args: Parameters<typeof chokidar.watch>) => (watcher = chokidar.watch(...args)) };
});

jest.mock("../../content-check/check-content", () => {
  const { checkContent } = jest.requireActual<typeof import("../../content-check/check-content")>("../../content-check/check-content");
  return { checkContent: jest.fn(checkContent) };
});

type Answer = (request: unknown, response: object) => void;

const NOTHING = { errors: "", advice: "", summary: "nothing" };

const before = process.cwd();
const reporter = { error: jest.fn(), info: jest.fn(), success: jest.fn() };
const answers = new Map<string, Answer>();
const messages: string[] = [];
let site: string;

/** A browser that receives the reports. */
const browser = { writeHead: jest.fn(), on: jest.fn(), write: (message: string) => messages.push(message) };

/** Performs an action and returns the next message to the browser. */
const messageAfter = async (act: () => void): Promise<unknown> => {
  const received = messages.length;
  act();
  while (messages.length === received) await new Promise((resolve) => setTimeout(resolve, 20));
  return JSON.parse(/^data: (.*)\n\n$/u.exec(messages.at(-1) ?? "")?.[1] ?? "");
};

const edit = (written: string, instead: string): void => {
  const file = join(site, "content/faq.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(written, instead));
};

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(VALID_CONTENT, join(site, "content"), { recursive: true });
  process.chdir(site);
  const app = { get: (path: string, answer: Answer) => answers.set(path, answer) };
  await onCreateDevServer?.({ app, reporter } as never, { plugins: [] }, () => undefined);
  await new Promise((resolve) => watcher?.once("ready", () => resolve(undefined)));
});

afterAll(async () => {
  await watcher?.close();
  process.chdir(before);
  rmSync(site, { recursive: true, force: true });
});

it("reports the state of the content to a browser at once and after every change, until it is fixed", async () => {
  expect(await messageAfter(() => answers.get(CONTENT_PROBLEMS_PATH)?.({}, browser))).toEqual(NOTHING);

  const wrong = await messageAfter(() => {
    edit("answer: A platform.", "anwser: A platform.");
  });
  expect(wrong).toMatchObject({
    errors: expect.stringContaining(
      "content/faq.yaml:7:9  categories[0].items[0].anwser  is not a known field. Did you mean `answer`?\n  7 |         anwser: A platform.\n    |         ^",
    ) as string,
    advice: "",
  });
  expect(reporter.error).toHaveBeenCalledWith(expect.stringContaining("Did you mean `answer`?"));

  const advised = await messageAfter(() => {
    edit("anwser: A platform.", "answer: It's a platform.");
  });
  expect(advised).toMatchObject({ errors: "", summary: "1 piece of advice" });
  expect(reporter.info).toHaveBeenCalledTimes(1);

  const fixed = await messageAfter(() => {
    edit("It's a platform.", "A platform.");
  });
  expect(fixed).toEqual(NOTHING);
  expect(reporter.success).toHaveBeenCalledWith("No problems found in content/.");
});

it("continues after a check that failed", async () => {
  jest.mocked(checkContent).mockRejectedValueOnce(new Error("The folder was busy."));
  edit("A platform.", "It's a platform.");
  while (reporter.error.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reporter.error).toHaveBeenCalledWith("The content check failed.", new Error("The folder was busy."));

  expect(
    await messageAfter(() => {
      edit("It's a platform.", "It's our platform.");
    }),
  ).toMatchObject({ summary: "1 piece of advice" });
});
