/** The two lists of all sections, generated from file names: the models for the content check, and the components for the pages. */
import type { EditorFile } from "../../src/content-model/editor-files";
import { componentName, modelName, sectionTypes } from "./section-parts";

const MADE = "// Made by `npm run schemas` from the names of the sections' files; see docs/add-a-section.md.";

const models = (types: readonly string[]): string => `${MADE}
${types.map((type) => `import { ${modelName(type)} } from "./sections/${type}";`).join("\n")}

/** The model of every section that a page may list. */
export const sectionModels = [
${types.map((type) => `  ${modelName(type)},`).join("\n")}
] as const;
`;

const chunk = (name: string): string =>
  `  ${name}Section: sectionChunk(async () => (await import(/* webpackChunkName: "${name}Section" */ "./${name}/${name}")).${name}),`;

const chunks = (names: readonly string[]): string => `${MADE}
import { graphql } from "gatsby";
import { sectionChunk } from "./section-chunk";

/** The component of every section, by the name of its GraphQL type. */
export const sectionChunks = {
${names.map(chunk).join("\n")}
};

export const sectionFragment = graphql\`
  fragment Section on Section {
    __typename
${names.map((name) => `    ...${name}`).join("\n")}
  }
\`;
`;

/** The lists of all sections in the repository at `root`. */
export const sectionLists = (root: string): EditorFile[] => {
  const types = sectionTypes(root);
  return [
    { file: "src/content-model/section-models.generated.ts", text: models(types) },
    { file: "src/sections/section-chunks.generated.ts", text: chunks(types.map(componentName)) },
  ];
};
