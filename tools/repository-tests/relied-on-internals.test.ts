/**
 * All undocumented parts of other packages that the site relies on, with the files in `src/` that need them. Each is looked for in the
 * package's source, snippet by snippet and in order, so that an update that changes one fails here, by name, not on a visitor's screen.
 * For two more the build itself throws: the HTML around Gatsby's scripts (`publishing/rewrite-html.ts`), and Gatsby's record of pages
 * and chunks (`publishing/deferred-scripts/page-resources.ts`).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isOfFrame } from "../../src/content-check/frame-ids";
import { SHARED_BY_SECTIONS } from "../../src/gatsby-hooks/bundle";

const PARTS = [
  {
    part: "the page loader that Gatsby passes to its hooks",
    neededBy: "gatsby-hooks/on-route-update.ts",
    file: "gatsby/cache-dir/api-runner-browser.js",
    contains: ["args.loadPage = loadPage"],
  },
  {
    part: "the shape of a page in the loader",
    neededBy: "page-lifecycle/load-page.ts",
    file: "gatsby/cache-dir/loader.js",
    contains: ["head,\n    json: pageData.result,\n    page,\n"],
  },
  {
    part: "Gatsby's request for the data of the error-500 page after any failure",
    neededBy: "page-lifecycle/error-page-data.ts",
    file: "gatsby/cache-dir/loader.js",
    contains: ["req.open(method, url, true)", "if (status === 404 || status === 200) {", "pagePath: `/500.html`,"],
  },
  {
    part: "the router's listener for back and forward, which runs after capturing ones",
    neededBy: "page-lifecycle/change-page.ts",
    file: "@gatsbyjs/reach-router/dist/index.modern.mjs",
    contains: ['.addEventListener("popstate",o),'],
  },
  {
    part: "the name of the app's chunk",
    neededBy: "gatsby-hooks/bundle.ts, publishing/deferred-scripts/page-resources.ts",
    file: "gatsby/dist/utils/webpack.config.js",
    contains: ["app: directoryPath(`.cache/production-app`)"],
  },
  {
    part: "the loader's only use of the chunk map",
    neededBy: "publishing/deferred-scripts/deferred-scripts.ts",
    file: "gatsby/cache-dir/loader.js",
    contains: ["(window.___chunkMapping[componentChunkName] || []).map("],
  },
  {
    part: "the app's root element",
    neededBy: "page-lifecycle/inline/starter.js",
    file: "gatsby/cache-dir/default-html.js",
    contains: ['id="___gatsby"'],
  },
  {
    part: "the plugin that adds Gatsby's Script to every page",
    neededBy: "gatsby-hooks/bundle.ts",
    file: "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    contains: ['require("gatsby-script")'],
  },
  {
    part: "React's mark on a hydrated element",
    neededBy: "page-lifecycle/inline/starter.js",
    file: "react-dom/cjs/react-dom.production.min.js",
    contains: ['"__reactProps$"'],
  },
  {
    part: "webpack's search for a script that the page already has",
    neededBy: "page-lifecycle/inline/starter.js",
    file: "webpack/lib/runtime/LoadScriptRuntimeModule.js",
    contains: ['if(s.getAttribute("src") == url'],
  },
  {
    part: "the folder without which Gatsby discards its cache",
    neededBy: "build-record/build-record.ts",
    file: "gatsby/dist/services/initialize.js",
    contains: ["const lmdbCacheDirectoryName = `caches-lmdb`"],
  },
  {
    part: "discarding the cache if public/ is missing, after our hook has run",
    neededBy: "build-record/build-record.ts",
    file: "gatsby/dist/services/initialize.js",
    contains: [
      "(`onPreInit`,",
      "const cacheIsCorrupt = cacheDirExists && !publicDirExists;",
      "pluginsHash !== oldPluginsHash || cacheIsCorrupt) {",
    ],
  },
  {
    part: "the parser of YAML files",
    neededBy: "content-check/reading/gatsby-yaml.ts",
    file: "gatsby-transformer-yaml/gatsby-node.js",
    contains: ["require(`js-yaml`)", "jsYaml.load(content)"],
  },
  {
    part: "the parser of front matter",
    neededBy: "content-check/reading/gatsby-yaml.ts",
    file: "gray-matter/lib/engines.js",
    contains: ["require('js-yaml')", "yaml.safeLoad"],
  },
  {
    part: "the plugin's use of gray-matter",
    neededBy: "content-check/reading/gatsby-yaml.ts, content-check/reading/read-mdx.ts",
    file: "gatsby-plugin-mdx/dist/frontmatter.js",
    contains: ['require("gray-matter")'],
  },
  {
    part: "the folder of webpack's cache",
    neededBy: "build-record/build-record.ts",
    file: "gatsby/dist/utils/webpack.config.js",
    contains: ["`.cache`, `webpack`"],
  },
  {
    part: "one object per page in the loader, by which a draft is found again",
    neededBy: "sections/ContactForm/use-message-form.ts",
    file: "gatsby/cache-dir/loader.js",
    contains: ["if (this.pageDb.has(pagePath)) {", "this.pageDb.set(pagePath, finalResult)"],
  },
  {
    part: "the space after each comma of a srcset",
    neededBy: "services/media-urls.ts",
    file: "gatsby-plugin-sharp/utils.js",
    contains: ["`${image.src} ${image.width}w`).join(`,\\n`)"],
  },
  {
    part: "the integration that Gatsby's Script needs",
    neededBy: "gatsby-hooks/bundle.ts",
    file: "gatsby/dist/internal-plugins/partytown/utils/inject-partytown-snippet.js",
    contains: ["@builder.io/partytown/integration"],
  },
  {
    part: "the method of sharp that we wrap",
    neededBy: "gatsby-hooks/picture-effort.ts",
    file: "sharp/lib/output.js",
    contains: ["Object.assign(Sharp.prototype, {", "    avif,"],
  },
  {
    part: "rotation of a picture by its EXIF orientation",
    neededBy: "gatsby-hooks/upright-pictures.ts",
    file: "gatsby-plugin-sharp/process-file.js",
    contains: ["if (!transformArgs.rotate) {\n        clonedPipeline = clonedPipeline.rotate();"],
  },
];

/** The snippets that a source lacks, or has in another order. */
const missingFrom = (source: string, snippets: readonly string[]): string[] => {
  let end = 0;
  return snippets.filter((snippet) => {
    const start = source.indexOf(snippet, end);
    if (start >= 0) end = start + snippet.length;
    return start < 0;
  });
};

it.each(PARTS)("$part is where $neededBy looks for it", ({ file, contains }) => {
  expect(missingFrom(readFileSync(join("node_modules", file), "utf8"), contains)).toEqual([]);
});

it("every part names existing files that need it", () => {
  const needing = PARTS.flatMap(({ neededBy }) => neededBy.split(", "));
  expect(needing.filter((file) => !existsSync(join("src", file)))).toEqual([]);
});

it("the modules that gatsby-hooks/bundle.ts bundles with the app exist", () => {
  expect(SHARED_BY_SECTIONS.filter((file) => !existsSync(join("src", file)))).toEqual([]);
});

it("Gatsby and its plugins share the copy of sharp that gatsby-hooks/picture-effort.ts changes", () => {
  const gatsbys = readdirSync("node_modules").filter((name) => name.startsWith("gatsby"));
  expect(gatsbys.filter((name) => existsSync(join("node_modules", name, "node_modules/sharp")))).toEqual([]);
});

it("content-check/frame-ids.ts reserves every id that Gatsby uses in a page", () => {
  const files = ["production-app.js", "static-entry.js", "route-announcer-props.js"];
  const sources = files.map((file) => readFileSync(join("node_modules/gatsby/cache-dir", file), "utf8"));
  const ids = sources.map((source) => [...source.matchAll(/\bid(?:=\{?|: )["`]([\w-]+)/gu)].map(([, id = ""]) => id));

  expect(ids).not.toContainEqual([]);
  expect(ids.flat().filter((id) => !isOfFrame(id))).toEqual([]);
});
