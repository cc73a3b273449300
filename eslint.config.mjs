/** The linter's rules: `npm run lint`, with no warning allowed. Each rule's reason is beside it. */
import js from "@eslint/js";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Tests, and modules that only tests use. */
const TESTS = ["**/*.{test,testing}.{ts,tsx}", "e2e/**"];
/** Modules whose default export a framework or a tool requires. */
const DEFAULT_EXPORTS = [
  "gatsby-*.{ts,tsx}",
  "src/{pages,templates}/**",
  "**/*.config.{ts,mjs}",
  ".htmlvalidate.mjs",
  "tools/jest/*.mjs",
  "**/*.d.ts",
];
/** Configuration and mocks in plain JavaScript, outside tsconfig.json. */
const UNTYPED = ["*.{js,mjs}", "__mocks__/**", "tools/**/*.mjs"];
/** What runs in Node, and never in a browser. */
const NODE = ["content-check", "legal-markdown", "node"].map((folder) => `./src/${folder}`);
/** What ships. */
const SHIPPED = ["browser", "components", "layout", "notation", "pages", "sections", "seo", "services", "templates", "theme"].map(
  (folder) => `./src/${folder}`,
);
const SHIPPED_FILES = SHIPPED.map((folder) => `${folder.slice(2)}/**`);
/** Attributes whose values visitors read or hear. */
const SPOKEN_ATTRIBUTES = "/^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label)$/";

const notFromStudio = { regex: "(^|/)studio/", message: "The picture studio is not installed here: commit its output instead." };
const notInBundles = { group: ["gatsby"], importNames: ["Script"], message: "Bundles leave it out: see src/node/public-folder.ts." };
const contentModelTypesOnly = {
  regex: "/content-model/",
  allowTypeImports: true,
  message: "Import types only: the models would ship to every visitor, and zod with them.",
};
const noBarrels = { selector: "ExportAllDeclaration", message: "No barrel files: import from the module itself." };
const toolsZone = { target: "./src", from: ["./tools", "./e2e", "./mocks"], message: "The site must not import what works on it." };
const zones = [
  { target: "./src/components", from: ["./src/sections", "./src/templates", "./src/pages"], message: "Sections are built of components." },
  { target: SHIPPED, from: NODE, message: "This runs in Node, and must not ship." },
  toolsZone,
];
const COPY_IN_CONTENT = "Copy lives in content/, labels included.";
/** Copy that react/jsx-no-literals misses: in `{"..."}`, in attributes and in templates (punctuation between values is not copy). */
const noCopy = [
  { selector: "JSXElement > JSXExpressionContainer > Literal[value=/[A-Za-z]/]", message: COPY_IN_CONTENT },
  { selector: "JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]/]", message: COPY_IN_CONTENT },
  { selector: `JSXAttribute[name.name=${SPOKEN_ATTRIBUTES}] > Literal[value=/\\S/]`, message: COPY_IN_CONTENT },
];
/** Selectors that reach from a component to what stands beside it, or into the page around it. */
const ACROSS_SECTIONS = String.raw`/[&*][^\s,;{]* [+~] |[+~] [&*]|:has\([+~] |^ [+~] $|html:has\((?!dialog)/`;
/** What styles leave to others: sizes and breakpoints to the theme, neighbours to `SectionList`. */
const straysOf = (pattern, message) => [
  { selector: `TemplateElement[value.raw=${pattern}]`, message },
  { selector: `Literal[value=${pattern}]`, message },
];
const noStrayStyles = [
  ...straysOf(String.raw`/font-size: *(?:[\d.]|clamp|min|max)/`, "Type sizes are tokens: see src/theme/design-tokens.ts."),
  ...straysOf(String.raw`/\((?:min|max)-width:/`, "Breakpoints have names: see src/theme/breakpoints.ts."),
  ...straysOf(ACROSS_SECTIONS, "A section learns of its neighbours by props: see src/sections/SectionList.tsx."),
];

export default tseslint.config(
  {
    // The studio is a package of its own, whose `npm run lint` applies these rules.
    ignores: ["public/", ".cache/", ".local/", "static/", "src/gatsby-types.d.ts", "test-results/", "studio/"],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { "import-x": importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".js"] })],
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      // `return next();` is how a handler signals that it is done.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // Destructuring a property is how to get the rest without it.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // `||` is wanted for strings: a variable set to "" counts as not set.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // Gatsby's hooks are asynchronous by contract, with or without an await.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "import-x/first": "error",
      "import-x/no-cycle": "error",
      "import-x/no-default-export": "error",
      "import-x/no-duplicates": "error",
      "import-x/order": [
        "error",
        {
          groups: ["builtin", "external", ["parent", "sibling", "index"]],
          "newlines-between": "never",
          alphabetize: { order: "asc", orderImportKind: "ignore", caseInsensitive: true },
        },
      ],
      "max-lines": ["error", { max: 200 }],
      // The compiler knows the global names.
      "no-undef": "off",
      "import-x/no-restricted-paths": ["error", { zones }],
      "no-restricted-imports": ["error", { patterns: [notFromStudio, notInBundles] }],
      "no-restricted-syntax": ["error", noBarrels],
      // GraphQL has null where TypeScript has undefined; `== null` covers both.
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat["jsx-runtime"],
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat.recommended,
    ],
    settings: { react: { version: "18.3" } },
    rules: {
      "react/jsx-no-literals": "error",
      // The opened page must not control ours; the referrer may be sent.
      "react/jsx-no-target-blank": ["error", { allowReferrer: true }],
      "no-restricted-syntax": ["error", noBarrels, ...noCopy],
      // The first render must equal the static HTML, so an effect sets what only the browser knows.
      "react-hooks/set-state-in-effect": "off",
      // The compiler checks props.
      "react/prop-types": "off",
      // The rule does not know these yet.
      "react/no-unknown-property": ["error", { ignore: ["blocking", "closedby", "command", "commandfor", "popovertarget"] }],
    },
  },
  {
    files: SHIPPED_FILES,
    rules: {
      "@typescript-eslint/no-restricted-imports": ["error", { patterns: [contentModelTypesOnly] }],
      "no-restricted-syntax": ["error", noBarrels, ...noCopy, ...noStrayStyles],
    },
  },
  { files: ["src/theme/**"], rules: { "no-restricted-syntax": ["error", noBarrels] } },
  {
    files: TESTS,
    rules: {
      // Tests import across layers, write sample copy, and may be long tables.
      "import-x/no-restricted-paths": ["error", { zones: [toolsZone] }],
      "@typescript-eslint/no-restricted-imports": "off",
      "react/jsx-no-literals": "off",
      "no-restricted-syntax": ["error", noBarrels],
      "max-lines": "off",
    },
  },
  { files: DEFAULT_EXPORTS, rules: { "import-x/no-default-export": "off" } },
  {
    files: UNTYPED,
    extends: [tseslint.configs.disableTypeChecked],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  // The formatter wraps code, but not comments.
  { rules: { "max-len": ["error", { code: 10_000, comments: 140, ignoreStrings: true, ignoreUrls: true }] } },
);
