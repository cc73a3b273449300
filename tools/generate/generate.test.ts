import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeBelow } from "../jest/temporary-folder.testing";
import { generatedFiles, staleFiles } from "./generated-files";
import { sectionLists } from "./section-lists";
import { missingParts } from "./section-parts";

const root = join(__dirname, "../..");

describe("this repository", () => {
  it("has all parts of every section", () => {
    expect(missingParts(root)).toEqual([]);
  });

  it.each(generatedFiles(root))("is as the model says (otherwise: npm run schemas): $file", (file) => {
    expect(staleFiles(root, [file])).toEqual([]);
  });
});

describe("for a new section", () => {
  const MODEL = "src/content-model/sections/pull-quote.ts";
  const COMPONENT = "src/sections/PullQuote/PullQuote.tsx";
  const FRAGMENT = "src/sections/PullQuote/PullQuote.fragment.ts";
  let copy: string;

  const write = (file: string, text: string) => writeBelow(copy, file, text);

  beforeEach(() => {
    copy = temporaryFolder();
    for (const folder of ["src/content-model/sections", "src/sections"])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    write(
      MODEL,
      'export const pullQuoteSectionModel = z.strictObject({ type: z.literal("pull-quote") }).meta({ id: "PullQuoteSection" });',
    );
    write(COMPONENT, "export const PullQuote = () => null;");
    write(FRAGMENT, "graphql`fragment PullQuote on PullQuoteSection { heading }`");
  });

  it("nothing is missing, and the lists contain it in alphabetical order", () => {
    const [models = "", chunks = ""] = sectionLists(copy).map(({ text }) => text);

    expect(missingParts(copy)).toEqual([]);
    expect(models).toContain("  productsSectionModel,\n  pullQuoteSectionModel,\n  segmentsSectionModel,\n");
    expect(chunks).toContain('await import(/* webpackChunkName: "PullQuoteSection" */ "./PullQuote/PullQuote")).PullQuote');
    expect(chunks).toContain("    ...Products\n    ...PullQuote\n    ...Segments\n");
  });

  it.each([MODEL, COMPONENT, FRAGMENT])("reports a missing file: %s", (file) => {
    rmSync(join(copy, file));

    expect(missingParts(copy)).toEqual([`${file} is missing: the section \`pull-quote\` needs it. See docs/add-a-section.md.`]);
  });

  it("reports a part that the others cannot find, with the words that they look for", () => {
    write(FRAGMENT, "graphql`fragment Quote on PullQuoteSection { heading }`");
    renameSync(join(copy, COMPONENT), join(copy, "src/sections/PullQuote/Quote.tsx"));

    expect(missingParts(copy)).toEqual([
      `${COMPONENT} is missing: the section \`pull-quote\` needs it. See docs/add-a-section.md.`,
      `${FRAGMENT} does not have \`fragment PullQuote on PullQuoteSection\`, by which its section is found.`,
    ]);
  });
});
