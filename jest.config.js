/** Unit tests: `npx jest`. Two projects, because the site runs in a browser and everything that builds it runs in Node. */
const transform = {
  "\\.[cm]?[jt]sx?$": [
    "babel-jest",
    { configFile: false, presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"] },
  ],
};

/** The parts of `src/` that run in Node. */
const NODE = "(content-check|content-model|legal-markdown|node)";

/** The MDX compiler's packages exist only as ES modules, and Jest runs CommonJS: it transpiles them like our own files. */
const ES_MODULES =
  "@mdx-js|bail|ccount|character-|comma-|decode-|escape-|estree-|github-slugger|hast-|is-|longest-|markdown-table|mdast-|micromark|" +
  "parse-entities|periscopic|property-|rehype-|remark-|space-|stringify-|trim-lines|trough|unified|unist-|vfile|zwitch";

const shared = { transform, clearMocks: true, restoreMocks: true };

module.exports = {
  // Long enough to stop only a hung test: the first run transpiles the MDX compiler, which is slow on a busy machine.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "site",
      testEnvironment: "<rootDir>/tools/jest/dom-environment.mjs",
      testMatch: [`<rootDir>/src/!${NODE}/**/*.test.{ts,tsx}`],
      setupFilesAfterEnv: ["@testing-library/jest-dom"],
    },
    {
      ...shared,
      displayName: "build",
      testEnvironment: "node",
      testMatch: [`<rootDir>/src/@${NODE}/**/*.test.ts`, "<rootDir>/{mocks,tools}/**/*.test.ts"],
      transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES}))`],
      moduleNameMapper: { "^(estree-walker|is-reference|periscopic)$": "<rootDir>/node_modules/$1/src/index.js" },
    },
  ],
};
