/**
 * The parts of a section find each other by name: for the type `call-to-action` they are `callToActionSectionModel`,
 * `CallToActionSection` and `CallToAction`. See docs/add-a-section.md.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const MODELS = "src/content-model/sections";
const FOLDERS = "src/sections";

/** The name of a type's component: `call-to-action` becomes `CallToAction`. */
export const componentName = (type: string): string => type.replace(/(?:^|-)(\w)/gu, (_match, letter: string) => letter.toUpperCase());

/** The name of a type's model: `call-to-action` becomes `callToActionSectionModel`. */
export const modelName = (type: string): string => {
  const name = componentName(type);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}SectionModel`;
};

/** The inverse of {@link componentName}. */
const typeOf = (folder: string): string => folder.replace(/(?<!^)(?=[A-Z])/gu, "-").toLowerCase();

/** A section's files, each with the identifier by which the others find it. */
const partsOf = (type: string): readonly (readonly [file: string, words: string])[] => {
  const name = componentName(type);
  const model = `${MODELS}/${type}.ts`;
  return [
    [model, `export const ${modelName(type)} =`],
    [model, `z.literal("${type}")`],
    [model, `id: "${name}Section"`],
    [`${FOLDERS}/${name}/${name}.tsx`, `export const ${name} =`],
    [`${FOLDERS}/${name}/${name}.fragment.ts`, `fragment ${name} on ${name}Section`],
  ];
};

/** Every section type that has a model or a folder in the repository at `root`, in alphabetical order. */
export const sectionTypes = (root: string): string[] => {
  const models = readdirSync(join(root, MODELS)).map((file) => basename(file, ".ts"));
  const folders = readdirSync(join(root, FOLDERS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => typeOf(name));
  return [...new Set([...models, ...folders])].sort();
};

/** What the sections of the repository at `root` still lack, one line per part. */
export const missingParts = (root: string): string[] =>
  sectionTypes(root).flatMap((type) => {
    const faults = partsOf(type).flatMap(([file, words]) => {
      const path = join(root, file);
      if (!existsSync(path)) return [`${file} is missing: the section \`${type}\` needs it. See docs/add-a-section.md.`];
      return readFileSync(path, "utf8").includes(words) ? [] : [`${file} does not have \`${words}\`, by which its section is found.`];
    });
    return [...new Set(faults)];
  });
