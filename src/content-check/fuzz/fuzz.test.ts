/**
 * Mutates valid content at random. The content check must always finish, with printable problems.
 * Every run makes the same mutations; `FC_SEED` makes others, and a failure prints the seed that reproduces it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { temporaryContent, writeBelow } from "../../../tools/jest/temporary-folder.testing";
import { checkContent } from "../check-content";
import { formatProblem } from "../problem";
import { noColours } from "../report/colours";
import { textReport } from "../report/text-report";

const SEED = Number(process.env.FC_SEED ?? 2_026_11);
const RUNS = 120;

/** Pieces that mean something to YAML, MDX, the tokens or the addresses. */
const PIECES = [
  ...Array.from("\t\n\0\r\u0085\u001b-:&*!{}[]'\"|>%@`#?,~<=\\/. é’\u00A0\u2028\u200b\uFEFF😀"),
  ...["---", "\n---\n", "\n...\n", "- ", ": ", " #", "{product}", "{x}", "{ }", "<b>", "</b>", "<!--", "&a ", "*a", "!!str ", "<<: "],
  ...["null", "true", "2025-03-01", "0777", "1e3", ".inf", "[]", "|-\n", ">-\n", "$ref", "__proto__: x", "${x}", "{`a`}"],
  ...["import x from 'x'", "](/nowhere)", "](javascript:x)", "\n# x\n", "\n====\n"],
  // Long pasted text, both within and beyond the length that a line may have.
  ...["word ", "[a](b) ", "iVBORw0KGgo", "{x}"].flatMap((piece) => [400, 4_000].map((count) => piece.repeat(count))),
];

type Change = (text: string) => string;

const inLines =
  (change: (lines: string[]) => string[]): Change =>
  (text) =>
    change(text.split("\n")).join("\n");

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const pick = (items: readonly string[], place: number): string => items[Math.floor(place * items.length)] ?? "";

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PIECES).map((text) => Buffer.from(text).toString("latin1")) },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 4 }).map((bytes) => Buffer.from(bytes).toString("latin1")) },
);

/** Inserts a piece, cuts the end off, and repeats, drops or indents a line. */
const mutation: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(at, piece, fc.nat(2)).map(([place, inserted, replaced]): Change => (text) => {
    const offset = Math.floor(place * text.length);
    return text.slice(0, offset) + inserted + text.slice(offset + replaced);
  }),
  at.map(
    (place): Change =>
      (text) =>
        text.slice(0, Math.floor(place * text.length)),
  ),
  at.map((place) => inLines((lines) => lines.toSpliced(Math.floor(place * lines.length), 0, pick(lines, place)))),
  at.map((place) => inLines((lines) => lines.toSpliced(Math.floor(place * lines.length), 1))),
  fc
    .tuple(at, fc.constantFrom("", " ", "  ", "    ", "\t"))
    .map(([place, indent]) => inLines((lines) => lines.with(Math.floor(place * lines.length), indent + pick(lines, place).trimStart()))),
);

/** A single line that names a file, a place (counted from 1:1) and a field. */
const FORM = /^content\/\S*:[1-9]\d*:[1-9]\d* {2}\S.* {2}\S.*[.?!]$/u;

it("finishes with printable problems, whatever a file contains", async () => {
  const folder = temporaryContent();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(yaml|mdx)$/u.test(file))
    .sort();
  const mutations = fc.record({ file: fc.constantFrom(...files), changes: fc.array(mutation, { minLength: 1, maxLength: 3 }) });
  await fc.assert(
    fc.asyncProperty(mutations, async ({ file, changes }) => {
      const before = readFileSync(join(folder, file), "latin1");
      const after = changes.reduce((text, change) => change(text), before);
      writeBelow(folder, file, Buffer.from(after, "latin1"));
      const problems = await checkContent(folder);
      writeBelow(folder, file, Buffer.from(before, "latin1"));
      problems.forEach((problem) => expect(formatProblem(problem)).toMatch(FORM));
      expect(textReport(problems, noColours).split("\n").length).toBeGreaterThanOrEqual(problems.length);
    }),
    { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true },
  );
});
