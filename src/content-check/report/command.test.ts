/** `npm run check:content` as it is run: what it prints where, and how it ends. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "../../../tools/jest/temporary-folder.testing";
import { arrangeInvalidCase } from "../invalid-cases/arrange-invalid-case.testing";
import { invalidCases } from "../invalid-cases/invalid-cases.testing";
import { VALID_CONTENT } from "../valid-content.testing";

const ROOT = join(__dirname, "../../..");
const SOME = invalidCases.find(({ name }) => name === "in-order");
const IN_ORDER = SOME?.lines ?? [];

const run = (args: string[], environment: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "tools/commands/check-content.ts", ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: "test", ...environment },
  });

it("prints each problem with its line, without colours into a pipe, and exits with 1", async () => {
  const invalid = temporaryFolder();
  if (SOME) await arrangeInvalidCase(invalid, SOME);
  const failure = (await run([invalid]).catch((error: unknown) => error)) as { code: number; stdout: string; stderr: string };
  const { code, stdout, stderr } = failure;
  expect([code, stdout]).toEqual([1, ""]);
  const lines = stderr.split("\n").filter((line) => line.startsWith("content/"));
  expect(lines.filter((line) => !line.includes("  advice: "))).toEqual(IN_ORDER);
  expect(stderr).toMatch(/\n {2}2 \| .*\n {4}\| *\^\n/u);
  expect(stderr).toMatch(new RegExp(`\\n${IN_ORDER.length} errors and 2 pieces of advice in content/\\.\\n$`, "u"));
  expect(stderr).not.toContain("\u001b");
});

it("exits with 0 when all is well", async () => {
  await expect(run([VALID_CONTENT])).resolves.toMatchObject({ stdout: "Content is in order.\n", stderr: "" });
});

it("exits with 2 when it is misspelt", async () => {
  await expect(run(["--fromat"])).rejects.toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(/^Unknown option `--fromat`/u) as string,
  });
});
