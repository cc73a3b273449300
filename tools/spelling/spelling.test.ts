/** `npm run spelling`, with a text that is treated as if it were in content/. */
import { spawnSync } from "node:child_process";

it("accepts British spelling, and rejects American", () => {
  const input = "The colour of an organisation’s programme.\n\nThe color of its behavior.\n";
  const command = ["tools/commands/spelling.mjs", "stdin://content/legal/terms.mdx"];
  const { stdout } = spawnSync(process.execPath, command, { encoding: "utf8", input });
  const lines = stdout.split("\n").filter(Boolean);
  expect(lines.map((line) => line.split("  ")[1])).toEqual(["color", "behavior"]);
});
