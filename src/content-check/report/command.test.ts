/** Runs `npm run check:content`, and verifies what it prints to which stream, and its exit code. */
import { runProgram } from "../../../tools/jest/run-program.testing";
import { temporaryFolder } from "../../../tools/jest/temporary-folder.testing";
import { arrangeInvalidCase } from "../invalid-cases/arrange-invalid-case.testing";
import { siteCases } from "../invalid-cases/whole-site.testing";
import { VALID_CONTENT } from "../valid-content.testing";

const SOME = siteCases.at(-1);
const IN_ORDER = SOME?.lines ?? [];

const run = (args: string[], env = {}) =>
  runProgram("tools/commands/check-content.ts", args, { env: { PATH: process.env.PATH, NODE_ENV: "test", ...env } });

it("prints each problem with its line, without colours in a pipe, and exits with 1", async () => {
  const invalid = temporaryFolder();
  if (SOME) await arrangeInvalidCase(invalid, SOME);
  const { code, stdout, stderr } = await run([invalid]);
  expect([code, stdout]).toEqual([1, ""]);
  const lines = stderr.split("\n").filter((line) => line.startsWith("content/"));
  expect(lines.filter((line) => !line.includes("  advice: "))).toEqual(IN_ORDER);
  expect(stderr).toMatch(/\n {2}2 \| .*\n {4}\| *\^\n/u);
  expect(stderr).toMatch(new RegExp(`\\n${IN_ORDER.length} errors in content/\\.\\n$`, "u"));
  expect(stderr).not.toContain("\u001b");
});

it("exits with 0 when all is well", async () => {
  expect(await run([VALID_CONTENT])).toEqual({ code: 0, stdout: "No problems found in content/.\n", stderr: "" });
});

it("adds annotations in GitHub Actions, unless a format is named", async () => {
  const env = { GITHUB_ACTIONS: "true" };
  expect(await run(["elsewhere"], env)).toMatchObject({
    stdout: expect.stringMatching(/^::error /u) as string,
    stderr: expect.stringMatching(/^content\//u) as string,
  });
  expect(await run(["elsewhere", "--format", "text"], env)).toMatchObject({ stdout: "" });
});

it.each([
  [["--format", "jsno"], "Unknown format `jsno`. Did you mean `json`? Use one of `text`, `json`, `github`."],
  [["a", "b"], "Unexpected argument 'b'"],
])("exits with 2 when called with %j", async (args, problem) => {
  expect(await run(args)).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(`^${problem.replace(/[.?]/gu, "\\$&")}\n\nUsage: `) as string,
  });
});
