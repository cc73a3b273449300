/** The spelling of texts that are treated as if they were in content/. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { formatProblem } from "../../src/content-check/problem";
import { temporaryFolder, writeBelow } from "../jest/temporary-folder.testing";
import { misspeltWords } from "./misspelt-words";

it("accepts British spelling, and rejects American", () => {
  const input = "The colour of an organisation’s programme.\n\nThe color of its behavior.\n";
  const command = ["tools/commands/spelling.mjs", "stdin://content/legal/terms.mdx"];
  const { stdout } = spawnSync(process.execPath, command, { encoding: "utf8", input });
  const lines = stdout.split("\n").filter(Boolean);
  expect(lines.map((line) => line.split("  ")[1])).toEqual(["color", "behavior"]);
});

it("advises on the misspelt words of some files, but not on names of people and firms, or deleted files", async () => {
  const folder = temporaryFolder();
  writeBelow(folder, "content/faq.yaml", "name: Enterprize\nanswer: famliy and color?\n");
  writeBelow(folder, "content/site.yaml", "name: Brontë-Ní\n");
  const problems = await misspeltWords(join(folder, "content"), ["faq.yaml", "pages/gone.yaml", "media/a.webp", "site.yaml"]);
  expect(problems.map(formatProblem)).toEqual([
    expect.stringContaining("content/faq.yaml:1:7  (line)  has `Enterprize`, which"),
    "content/faq.yaml:2:9  (line)  has `famliy`, which is not in the dictionary. Did you mean `family`? Names and technical terms go into tools/spelling/words.txt.",
    expect.stringMatching(/:2:20 .* has `color`, .*\. The nearest words are `\w+`, `\w+`, `\w+`\. Names/u),
  ]);
});

it("says so if nothing can be looked up", async () => {
  const [problem] = await misspeltWords(join(temporaryFolder(), "missing/content"), ["faq.yaml"]);
  expect(problem).toMatchObject({
    severity: "advice",
    message: expect.stringMatching(
      /^could not be looked up in the dictionary: “.+”\. Until that is fixed, misspelt words go unnoticed\.$/u,
    ) as string,
  });
});
