/** `npm run spelling`, given a text as if it stood in content/. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
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

it("finds a misspelt word, where it stands, with the word that was meant", async () => {
  const { code, lines } = await spell("content/pages/home.yaml", "label: Home\nintro: Investors recieve offers.\n");
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^content\/pages\/home\.yaml:2:18 {2}recieve {2}is in no dictionary\..*receive/u)]);
});

it("knows British spelling, and asks for it", async () => {
  const { lines } = await spell("content/legal/terms.mdx", "The colour of an organisation’s programme.\n\nThe color of its behavior.\n");
  expect(lines.map((line) => line.split("  ")[1])).toEqual(["color", "behavior"]);
});

it("looks into headings, lists and words in quotes, and at what is no word it does not look", async () => {
  const text = [
    "src: ../media/segments/zzyzzx.webp # a note",
    "slug: pe-vc",
    "href: https://www.zzyzzx.com/qqwy",
    'title: "{product} and {suite}"',
    "items:",
    "  - A wrng entry",
    "  - 'Another wrngg one'",
    "ar: صورة المعاينة",
  ].join("\n");
  const { lines } = await spell("content/pages/home.yaml", text);
  expect(lines.map((line) => line.split("  ")[1])).toEqual(["wrng", "wrngg"]);
});

it("has a list of its own words in which none stands twice", () => {
  const words = readFileSync(join(__dirname, "words.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThan(5);
});
