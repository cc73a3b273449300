import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../tools/jest/temporary-folder.testing";
import { readEnvFile } from "./env-file";

const folder = temporaryFolder();

const read = (text: string): string[] => {
  const file = join(folder, ".env");
  writeFileSync(file, text);
  return readEnvFile(file).map((sentence) => sentence.replace(file, ".env"));
};

beforeEach(() => {
  jest.replaceProperty(process, "env", { SET: "before" });
});

it("reads every valid form, and keeps existing values", () => {
  const text = `# A note\n\n  A=1\r\nexport B = "2" # two\nC='3\nlines'\n# more\n  D=\nE=#5\nSET=after\nF=\`6\``;

  expect(read(text)).toEqual([]);
  expect(process.env).toEqual({ A: "1", B: "2", C: "3\nlines", D: "", E: "", SET: "before", F: "6" });
});

it.each([
  ["no equals sign", "A=1\nB 2\nC=3\n", [2]],
  ["a comment touching the value", "A=1#2\nB=3 # 4\nexport C=\nexport  D=1", [1, 4]],
  ["a colon", "A: 1", [1]],
  ["a quote that does not end", 'A=1\nB="2\nC=3', [2]],
  ["words after the quotes", 'A="1"2', [1]],
  ["a name in quotes", '"A"=1', [1]],
  ["a byte order mark", "\uFEFFA=1\nB=2", [1]],
  ["another kind of comment", "// A\n\n\nB\nC=3", [1, 4]],
  ["an indented comment, and a line of spaces", "A=1\n  # B\n \nC=3", [2, 3]],
])("names the line of %s", (_name, text, lines) => {
  expect(read(text)).toEqual(
    lines.map(
      (line) => `.env:${line}  cannot be read. Write NAME=value, with the value in quotes of one kind or in none, or begin a note with #.`,
    ),
  );
});

it("refuses a name that is set twice: the last would silently win", () => {
  expect(read("A=1\nSITE_ENV=production\n\nSITE_ENV=\n")).toEqual([".env:4  sets SITE_ENV, like line 2. Keep one of the two."]);
});

it("treats a missing file as an empty one", () => {
  expect(readEnvFile(join(folder, "none"))).toEqual([]);
});
