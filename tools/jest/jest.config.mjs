/** Unit tests: `npm run unit`. Two projects, because the site runs in a browser and everything that builds it runs in Node. */
import { join, resolve } from "node:path";
import { esModulesOnly } from "./es-modules-only.mjs";

const rootDir = resolve(import.meta.dirname, "../..");
const here = (file) => join(import.meta.dirname, file);

const transform = {
  "\\.[cm]?[jt]sx?$": [
    "babel-jest",
    { configFile: false, presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"] },
  ],
};

/** The parts of `src/` that run in Node: the content check and the build steps. */
const NODE_PARTS = ["content-check", "content-model", "environment", "gatsby-hooks", "legal-markdown", "publishing"].map(
  (part) => `src/${part}`,
);

/**
 * Packages that tested code loads and that exist only as ES modules. Jest runs CommonJS, so it transpiles these and their dependencies
 * like our own files (once; it caches the result). A test that fails with "Must use import to load" names a package to add.
 */
const ES_MODULES = esModulesOnly(["@mdx-js/mdx", "remark-gfm", "rehype-slug"], rootDir);

const shared = { rootDir, transform, clearMocks: true, restoreMocks: true };

export default {
  rootDir,
  // Long enough to stop only a hung test: the first run transpiles the MDX compiler, which is slow on a busy machine.
  testTimeout: 240_000,
  projects: [
    {
      ...shared,
      displayName: "site",
      testEnvironment: here("dom-environment.mjs"),
      testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["/node_modules/", ...NODE_PARTS.map((folder) => `<rootDir>/${folder}/`)],
      setupFilesAfterEnv: [here("setup-dom.ts")],
      moduleNameMapper: {
        "^gatsby$": here("gatsby-mock.tsx"),
        "\\.(woff2?|svg|png|jpe?g|webp|avif|mp4|webm)$": here("file-mock.ts"),
        "\\.css$": here("file-mock.ts"),
      },
    },
    {
      ...shared,
      displayName: "build",
      testEnvironment: "node",
      testMatch: [...NODE_PARTS, "mocks", "studio", "tools"].map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      resolver: here("resolver.cjs"),
      transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join("|")})/)`],
    },
  ],
};
