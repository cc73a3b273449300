import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { temporaryContent, temporaryFolder, writeBelow } from "../../tools/jest/temporary-folder.testing";
import { formatProblem } from "./problem";

let root: string;

/** Writes a file that is older than this process. */
const writeOld = (path: string, content: string): void => {
  writeBelow(root, path, content);
  utimesSync(join(root, path), 1, 1);
};

/** Does work as a new process would, with nothing in memory. */
const inNewProcess = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  jest.resetModules();
  return (await import("./result-cache")).withResultCache(work, join(root, ".local/kept"), root);
};

/** The result that a new process gets for the key `a`: a kept one, or the given one. */
const find = (result: unknown): Promise<unknown> =>
  inNewProcess(async () => (await import("./result-cache")).once("a", () => Promise.resolve(result)));

beforeEach(() => {
  root = temporaryFolder();
  writeOld("src/deep/a.ts", "1");
  writeOld("node_modules/.package-lock.json", "1");
});

it("keeps a result for the next process", async () => {
  expect([await find(new Map([[1, NaN]])), await find(2)]).toEqual([new Map([[1, NaN]]), new Map([[1, NaN]])]);
});

it.each([
  ["our code has changed", () => writeOld("src/deep/a.ts", "2")],
  ["our code has a new file", () => writeOld("src/b.ts", "")],
  ["our code has changed during the run", () => writeBelow(root, "src/deep/a.ts", "1")],
  ["a package has changed", () => writeOld("node_modules/.package-lock.json", "2")],
  ["the kept results are cut off", () => writeBelow(root, ".local/kept", readFileSync(join(root, ".local/kept")).subarray(0, -4))],
])("computes the result again when %s", async (_why, change) => {
  await find(1);
  change();
  expect(await find(2)).toBe(2);
});

it("keeps neither faults, which the machine may have caused, nor failures", async () => {
  expect([await find({ fault: "is damaged" }), await find(2)]).toEqual([{ fault: "is damaged" }, 2]);
  const failing = async () => (await import("./result-cache")).once("b", () => Promise.reject(new Error("No memory."))).catch(() => 3);
  expect(await inNewProcess(failing)).toBe(3);
});

it("forgets what has not been used for long", async () => {
  await inNewProcess(async () => {
    const { once } = await import("./result-cache");
    const find = (key: number, result: string) => once(String(key), () => Promise.resolve(result));
    for (let key = 0; key <= 1_000; key += 1) await find(key, "first");
    expect([await find(1_000, "second"), await find(0, "second")]).toEqual(["first", "second"]);
  });
});

it("hides no problem of a file that has changed", async () => {
  const content = temporaryContent();
  const check = () =>
    inNewProcess(async () =>
      (await (await import("./check-content")).checkContent(content, { today: new Date("2026-11-22") })).map(formatProblem),
    );
  expect([await check(), await check()]).toEqual([[], []]);
  for (const [path, was, is] of [
    ["faq.yaml", "answer: A platform.", "answre: A platform."],
    ["legal/terms.mdx", "the [contact page](/contact)", "<b>us</b>"],
    ["media/preview.png", "IDAT", "IDAX"],
  ] as const)
    writeBelow(content, path, Buffer.from(readFileSync(join(content, path), "latin1").replace(was, is), "latin1"));
  expect((await check()).map((line) => line.replace(/ {2}.*/u, ""))).toEqual([
    "content/faq.yaml:7:9",
    "content/legal/terms.mdx:21:60",
    "content/site.yaml:30:7",
  ]);
});
