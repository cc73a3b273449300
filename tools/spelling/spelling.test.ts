/** `npm run spelling`, given a text as if it stood in content/. */
import { execFile } from "node:child_process";
import { join } from "node:path";

const ROOT = join(__dirname, "../..");

/** What is printed of a text, and how it ends. */
const spell = (path: string, text: string): Promise<{ code: number; lines: string[] }> =>
  new Promise((resolve) => {
    const checking = execFile(process.execPath, ["tools/commands/spelling.mjs", `stdin://${path}`], { cwd: ROOT }, (error, stdout) => {
      resolve({ code: Number(error?.code ?? 0), lines: stdout.split("\n").filter(Boolean) });
    });
    checking.stdin?.end(text);
  });

it("knows British spelling, and asks for it", async () => {
  const { lines } = await spell("content/legal/terms.mdx", "The colour of an organisation’s programme.\n\nThe color of its behavior.\n");
  expect(lines.map((line) => line.split("  ")[1])).toEqual(["color", "behavior"]);
});
