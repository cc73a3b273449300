/**
 * Which folder may import which. Content flows one way: templates -> sections -> components, and all of them may use
 * the theme. A part that breaks this order cannot be used, tested or replaced alone.
 */

const src = (...folders) => folders.map((folder) => `./src/${folder}`);

/** Everything of `src/` that reaches a visitor's browser. */
const SHIPPED = src("components", "content-model", "layout", "page-changes", "pages", "sections", "seo", "services", "templates", "theme");

const zones = [
  {
    target: src("components"),
    from: src("layout", "pages", "sections", "seo", "services", "templates"),
    message: "A component knows no content and no outside world: pass it in as a prop.",
  },
  {
    target: src("sections", "layout"),
    from: src("pages", "templates"),
    message: "Templates use sections and the layout, not the other way round.",
  },
  { target: src("layout"), from: src("sections"), message: "The layout surrounds any section; it knows none of them." },
  {
    target: src("services"),
    from: src("components", "layout", "pages", "sections", "seo", "templates"),
    message: "A service talks to the outside; it shows nothing.",
  },
  { target: src("theme"), from: "./src", except: ["./theme"], message: "The theme is the ground floor: it stands on nothing of ours." },
  {
    target: src("content-model"),
    from: "./src",
    except: ["./content-model", "./services/platform-urls.ts"],
    message: "The content model stands alone; only the platform's paths are defined elsewhere.",
  },
  {
    target: [...SHIPPED, "./gatsby-browser.tsx", "./gatsby-ssr.tsx"],
    from: src("build"),
    message: "src/build runs while the site is built and never ships.",
  },
  {
    target: ["./src", "./gatsby-browser.tsx", "./gatsby-ssr.tsx"],
    from: ["./tools", "./e2e"],
    message: "Tools serve the site; the site knows none of them.",
  },
];

const contentModelTypesOnly = {
  regex: "/content-model/",
  allowTypeImports: true,
  message: "Only types: the models and zod with them would ship to every visitor.",
};

const noGraphql = {
  name: "gatsby",
  importNames: ["graphql", "useStaticQuery", "StaticQuery"],
  message: "A component knows no content: query in the section or template and pass the data in.",
};

export const boundaries = [
  { files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"], rules: { "import-x/no-restricted-paths": ["error", { zones }] } },
  {
    files: ["src/{layout,pages,sections,seo,services,templates,theme}/**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [contentModelTypesOnly] }] },
  },
  {
    files: ["src/components/**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { paths: [noGraphql], patterns: [contentModelTypesOnly] }] },
  },
];
