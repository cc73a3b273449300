import { readdirSync } from "node:fs";

/**
 * Which folders of `src/` each folder may import: lower layers come first, and no dependency points upwards. A folder that broke this
 * order could not be used, tested or replaced on its own.
 */
const MAY_IMPORT = {
  theme: [],
  "content-model": [],
  "legal-markdown": [],
  environment: ["content-check", "content-model"],
  history: [],
  services: ["environment"],
  browser: [],
  components: ["theme"],
  "content-parts": ["components", "services", "theme"],
  seo: ["content-model", "content-parts"],
  "content-check": ["content-model", "legal-markdown", "services"],
  publishing: ["content-model", "environment", "history", "seo", "theme"],
  "build-record": ["history", "publishing"],
  "page-lifecycle": ["components", "services"],
  frame: ["components", "content-parts", "environment", "page-lifecycle", "services", "theme"],
  sections: ["components", "content-parts", "page-lifecycle", "services", "theme"],
  "legal-page": ["components", "content-model", "content-parts", "page-lifecycle", "theme"],
  // The styles of every page, gathered from their owners.
  "base-styles": ["components", "content-parts", "frame", "sections", "theme"],
  templates: ["content-parts", "legal-page", "sections", "seo"],
  pages: ["sections", "seo"],
  // Called by Gatsby, and by none of our own code.
  "gatsby-hooks": [
    "base-styles",
    "content-check",
    "content-model",
    "environment",
    "frame",
    "page-lifecycle",
    "publishing",
    "sections",
    "seo",
    "services",
    "theme",
  ],
};

for (const { name } of readdirSync(new URL("../../src", import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (!(name in MAY_IMPORT)) throw new Error(`src/${name} needs a line in tools/lint/boundaries.mjs: what may it import?`);
}

const zone = (folder, ...allowed) => ({
  target: `./src/${folder}`,
  from: "./src",
  except: allowed.map((name) => `./${name}`),
  message: `src/${folder} may import ${allowed.slice(1).join(", ") || "nothing else of ours"} (see tools/lint/boundaries.mjs).`,
});

const zones = [
  ...Object.entries(MAY_IMPORT).map(([folder, allowed]) => zone(folder, folder, ...allowed)),
  {
    target: ["./src", "./gatsby-config.ts", "./gatsby-node.ts"],
    from: ["./tools", "./e2e"],
    message: "Tools work on the site; the site must not import them.",
  },
  // `gatsby-config.ts` passes them to the development server.
  { target: "./src", from: "./mocks", message: "Mocks stand in for the platform; the site must not import them." },
];

const contentModelTypesOnly = {
  regex: "/content-model/",
  allowTypeImports: true,
  message: "Import types only: the models would ship to every visitor, and zod with them.",
};

const noGraphql = {
  name: "gatsby",
  importNames: ["graphql", "useStaticQuery", "StaticQuery"],
  message: "Components know nothing of content: query in the section or template, and pass the data in.",
};

export const boundaries = [
  { files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"], rules: { "import-x/no-restricted-paths": ["error", { zones }] } },
  {
    files: ["src/{base-styles,content-parts,frame,legal-page,page-lifecycle,pages,sections,seo,services,templates,theme}/**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [contentModelTypesOnly] }] },
  },
  {
    files: ["src/components/**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { paths: [noGraphql], patterns: [contentModelTypesOnly] }] },
  },
];
