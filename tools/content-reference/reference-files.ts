/** Makes the reference that `content/README.md` links to, on every kind of file and every type of section, from the content model. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EditorFile } from "../../src/content-model/editor-files";
import { resolveReference, toJsonSchema, typeOfMember } from "../../src/content-model/json-schema";
import { kinds } from "../../src/content-model/kinds";
import { sectionModel } from "../../src/content-model/section";
import { sectionTypes } from "../generate/section-parts";
import { fieldTable } from "./field-table";

/** The reference's folder, from the repository's root. It also contains each section's picture and example. */
export const REFERENCE_FOLDER = "docs/reference";

/** The picture of a type of section, from the repository's root. */
export const pictureFile = (type: string): string => `${REFERENCE_FOLDER}/sections/${type}.webp`;

/** The YAML that was photographed for it, from the repository's root. */
export const exampleFile = (type: string): string => `${REFERENCE_FOLDER}/sections/${type}.yaml`;

/** Size limit in bytes: every clone downloads all pictures. */
export const MAX_PICTURE_BYTES = 40_000;

const MADE = "<!-- Generated from src/content-model by `npm run schemas`. Change it there. -->";

const LEGEND = `Under "needed", *usually* means that something else can replace it; the last column says what. \`items[].title\` is the \`title\` of each entry of the
list \`items\`. For addresses, files and tokens, see [the editors' guide](../../content/README.md).`;

const filesPage = (): string =>
  [
    MADE,
    "# Every file of the content, field by field",
    LEGEND,
    ...kinds.map(({ files, model }) => {
      const root = toJsonSchema(model);
      return `## content/${files}\n\n${fieldTable(root, root)}`;
    }),
  ].join("\n\n");

const EXAMPLE_MISSING = "# Not photographed yet: npm run generate";

const exampleOf = (type: string, root: string): string => {
  const file = join(root, exampleFile(type));
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd() : EXAMPLE_MISSING;
};

const sectionChapters = (repository: string): string[] => {
  const root = toJsonSchema(sectionModel);
  const { oneOf = [] } = resolveReference(root, root);
  return oneOf.map((member) => {
    const type = typeOfMember(member, root);
    const { description = "" } = resolveReference(member, root);
    return [
      `## ${type}`,
      description,
      `![A section of the type ${type}](sections/${type}.webp)`,
      fieldTable(member, root),
      `<details>\n<summary>The YAML of the picture</summary>\n\n\`\`\`yaml\n${exampleOf(type, repository)}\n\`\`\`\n\n</details>`,
    ].join("\n\n");
  });
};

const sectionsPage = (root: string): string =>
  [
    MADE,
    "# Every type of section",
    `A page lists its sections from top to bottom, each with its \`type\`. To see where a type is used, search \`content/\` for \`type: hero\`; while \`npm run develop\` runs,
http://localhost:8000/style-guide shows each one with the current content.`,
    LEGEND,
    sectionTypes(root)
      .map((type) => `- [\`${type}\`](#${type})`)
      .join("\n"),
    ...sectionChapters(root),
  ].join("\n\n");

/** The pages of the reference, with the examples of the repository at `root`. */
export const referenceFiles = (root: string): EditorFile[] => [
  { file: `${REFERENCE_FOLDER}/files.md`, text: `${filesPage()}\n` },
  { file: `${REFERENCE_FOLDER}/sections.md`, text: `${sectionsPage(root)}\n` },
];
