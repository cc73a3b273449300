/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { temporaryContent, writeBelow } from "../../tools/jest/temporary-folder.testing";
import { formatProblem, isError } from "./problem";
import { noColours } from "./report/colours";
import type { JsonReport } from "./report/json-report";
import { report } from "./report/report";

const ROOT = join(__dirname, "../..");
const HEAP_IN_MEGABYTES = 192;
const BYTES_OF_REPORT = 400_000;

const PICTURE = `data:image/png;base64,${"iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4".repeat(1_300)}`;
const FRONT_MATTER = "---\nslug: terms\npath: /terms\n---\n\n## Scope\n\n";
const long = (piece: string, length = 80_000): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");
const folded = (piece: string): string => `intro: >-\n${lines(28, () => `  ${long(piece, 9_900)}`)}\n`;

/** Inputs that no editor would write: the file, its content, and one line of the report. */
const HUGE_INPUTS: readonly (readonly [path: string, content: string, line: string])[] = [
  ["workflows/picture.yaml", `intro: ${PICTURE}\n`, "1:1  (file)  has 78029 characters on one line"],
  ["workflows/long-word.yaml", `title: x\nintro: ${long("a")}\n`, "2:1  (file)  has 80007 characters on one line"],
  ["workflows/deep-in-a-line.yaml", `intro: ${long("[")}\n`, "1:1  (file)  has 80007 characters on one line"],
  ["workflows/deep.yaml", lines(28, () => long("[", 9_900)), "1:1  (file)  nests brackets or quotations too deeply"],
  ["workflows/deep-keys.yaml", lines(28, () => long("{a: ", 9_900)), "1:"],
  [
    "workflows/deep-by-indent.yaml",
    lines(700, (index) => `${" ".repeat(index)}a:`),
    "100:100  (line)  is too complex for the site's YAML reader",
  ],
  ["workflows/folded-word.yaml", folded("a"), "2:3  intro  has 277227 characters."],
  ["workflows/folded-digits.yaml", folded("1.,"), "2:3  intro  has 277227 characters."],
  ["workflows/wrong-keys.yaml", lines(20_000, (index) => `wrong${index}: b`), "18:1  (file)  has 19983 more problems below"],
  ["workflows/same-key.yaml", lines(20_000, () => "title: b"), "22:1  (file)  has 19979 more problems below"],
  ["claims.yaml", `claims:\n${lines(8_000, (index) => `  - key: k${index}\n    value: "5"`)}`, "2:3  claims  has 8000 entries."],
  [
    "redirects.yaml",
    `redirects:\n${lines(6_000, (index) => `  - from: /k${index}\n    to: /k${index + 1}`)}`,
    "2:3  redirects  has 6000 entries.",
  ],
  ["navigation.yaml", `login:\n  label: Log in\n  href: ${PICTURE}\n`, "3:1  (file)  has 78030 characters on one line"],
  ["legal/picture.mdx", `${FRONT_MATTER}${PICTURE}\n`, "8:1  (file)  has 78022 characters on one line"],
  [
    "legal/brackets.mdx",
    `${FRONT_MATTER}${lines(28, () => long("[a](b) ", 9_900))}\n`,
    "4:1  (line)  is followed by 79249 special characters such as",
  ],
  ["legal/headings.mdx", `${FRONT_MATTER}${lines(30_000, () => "# A")}\n`, "4:1  (line)  is followed by 60009 special characters such as"],
  [
    "legal/mentions.mdx",
    `${FRONT_MATTER}${lines(28, () => long("See clause 1.9, 2.3 and 4 ", 9_900))}\n`,
    "8:5  (line)  mentions clause 1.9, which does not exist in this text.",
  ],
];

it("reports every huge input in one sentence, with little memory and a readable amount of output", () => {
  const folder = temporaryContent();
  for (const [path, content] of HUGE_INPUTS) writeBelow(folder, path, content);
  const command = ["--import", "tsx", "tools/commands/check-content.ts", "--format", "json", folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, [`--max-old-space-size=${HEAP_IN_MEGABYTES}`, ...command], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  expect(stdout.length).toBeLessThan(BYTES_OF_REPORT);

  const { problems } = JSON.parse(stdout) as JsonReport;
  const reported = problems.filter(isError).map(formatProblem);
  const missing = HUGE_INPUTS.filter(([path, , line]) => !reported.some((sentence) => sentence.startsWith(`content/${path}:${line}`)));
  expect(missing.map(([path, , line]) => [line, ...reported.filter((sentence) => sentence.startsWith(`content/${path}`))])).toEqual([]);

  // The other two formats report the same problems.
  const { stdout: annotations, stderr: text } = report(problems, ["text", "github"], noColours);
  expect(text.length + annotations.length).toBeLessThan(BYTES_OF_REPORT);
  expect(annotations.split("\n")).toHaveLength(problems.length);
});
