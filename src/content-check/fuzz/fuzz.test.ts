/**
 * Mutates valid content at random. The content check must always end with printable problems, and whatever it accepts must build.
 * Every run makes the same mutations; `FC_SEED` makes others, and a failure prints the seed that reproduces it.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { temporaryFolder } from "../../../tools/jest/temporary-folder.testing";
import { checkContent } from "../check-content";
import { formatProblem, isError, type Problem } from "../problem";
import { noColours } from "../report/colours";
import { textReport } from "../report/text-report";
import { VALID_CONTENT } from "../valid-content.testing";
import { anyMutation } from "./mutations.testing";
import { whyNotBuilt } from "./small-build.testing";

const SEED = Number(process.env.FC_SEED ?? 2_026_11);
const ROOT = join(__dirname, "../../..");

/** The smallest content, mutated often; and the site's own, which has every kind of section. */
const SOURCES: readonly [name: string, folder: string, runs: number][] = [
  ["the smallest content", VALID_CONTENT, 120],
  ["the site’s own content", join(ROOT, "content"), 10],
];

/** A line that names a file, a place from 1:1 on and a field, on one line. */
const FORM = /^content\/\S*:[1-9]\d*:[1-9]\d* {2}\S.* {2}\S.*[.?!]$/u;

const judge = (problems: readonly Problem[]): void => {
  problems.forEach((problem) => expect(formatProblem(problem)).toMatch(FORM));
  expect(textReport(problems, noColours).split("\n").length).toBeGreaterThanOrEqual(problems.length);
};

it.each(SOURCES)("comes to an end, and accepts only what can be built: %s", async (_name, source, numRuns) => {
  const folder = temporaryFolder();
  cpSync(source, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(yaml|mdx)$/u.test(file))
    .sort();
  expect(await whyNotBuilt(folder)).toBeUndefined();

  const outcomes = { accepted: 0, refused: 0 };
  const mutation = fc.record({ file: fc.constantFrom(...files), changes: fc.array(anyMutation, { minLength: 1, maxLength: 3 }) });
  await fc.assert(
    fc.asyncProperty(mutation, async ({ file, changes }) => {
      const before = readFileSync(join(folder, file));
      try {
        writeFileSync(
          join(folder, file),
          changes.reduce<Buffer<ArrayBuffer>>((bytes, change) => change(bytes), before),
        );
        const problems = await checkContent(folder);
        judge(problems);
        const isAccepted = !problems.some(isError);
        outcomes[isAccepted ? "accepted" : "refused"] += 1;
        if (isAccepted) expect(await whyNotBuilt(folder)).toBeUndefined();
      } finally {
        writeFileSync(join(folder, file), before);
      }
    }),
    { seed: SEED, numRuns, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true },
  );
  // Both sides must be non-empty, or the test proves nothing.
  expect(outcomes.accepted).toBeGreaterThan(numRuns / 20);
  expect(outcomes.refused).toBeGreaterThan(numRuns / 4);
});
