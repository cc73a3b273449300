/**
 * The private parts of other packages that the site relies on: all of them, and who needs them in `src/`. Each is looked for in the
 * package's own source, its texts in their order, so that an update that changes one fails here, by name, and not on a visitor's screen.
 * Two more make the build itself throw: the HTML around Gatsby's scripts (`publishing/rewrite-html.ts`), and its record of pages
 * and chunks (`publishing/deferred-scripts/page-resources.ts`).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isOfFrame } from "../../src/content-check/frame-ids";
import { SHARED_BY_SECTIONS } from "../../src/gatsby-hooks/bundle";

const PARTS = [
  {
    part: "the loader of pages that Gatsby passes to its hooks",
    neededBy: "gatsby-hooks/on-route-update.ts",
    file: "gatsby/cache-dir/api-runner-browser.js",
    holds: ["args.loadPage = loadPage"],
  },
  {
    part: "the data of a page that the loader has",
    neededBy: "page-lifecycle/load-page.ts",
    file: "gatsby/cache-dir/loader.js",
    holds: ["head,\n    json: pageData.result,\n    page,\n"],
  },
  {
    part: "Gatsby's request for the data of the page for error 500, whatever was asked for",
    neededBy: "page-lifecycle/error-page-data.ts",
    file: "gatsby/cache-dir/loader.js",
    holds: ["req.open(method, url, true)", "if (status === 404 || status === 200) {", "pagePath: `/500.html`,"],
  },
  {
    part: "the router's listener for back and forward, which comes after those with capture",
    neededBy: "page-lifecycle/change-page.ts",
    file: "@gatsbyjs/reach-router/dist/index.modern.mjs",
    holds: ['.addEventListener("popstate",o),'],
  },
  {
    part: "the name of the app's chunk",
    neededBy: "gatsby-hooks/bundle.ts, publishing/deferred-scripts/page-resources.ts",
    file: "gatsby/dist/utils/webpack.config.js",
    holds: ["app: directoryPath(`.cache/production-app`)"],
  },
  {
    part: "the loader's only use of the map of chunks, which is a text",
    neededBy: "publishing/deferred-scripts/deferred-scripts.ts",
    file: "gatsby/cache-dir/loader.js",
    holds: ["(window.___chunkMapping[componentChunkName] || []).map("],
  },
  {
    part: "the element that holds the app",
    neededBy: "page-lifecycle/inline/starter.js",
    file: "gatsby/cache-dir/default-html.js",
    holds: ['id="___gatsby"'],
  },
  {
    part: "the plugin that brings Gatsby's Script into every page",
    neededBy: "gatsby-hooks/bundle.ts",
    file: "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    holds: ['require("gatsby-script")'],
  },
  {
    part: "React's mark on an element that it has taken over",
    neededBy: "page-lifecycle/inline/starter.js",
    file: "react-dom/cjs/react-dom.production.min.js",
    holds: ['"__reactProps$"'],
  },
  {
    part: "webpack's search for a chunk's script that is there already",
    neededBy: "page-lifecycle/inline/starter.js",
    file: "webpack/lib/runtime/LoadScriptRuntimeModule.js",
    holds: ['if(s.getAttribute("src") == url'],
  },
  {
    part: "the folder without which Gatsby drops its cache",
    neededBy: "build-record/build-record.ts",
    file: "gatsby/dist/services/initialize.js",
    holds: ["const lmdbCacheDirectoryName = `caches-lmdb`"],
  },
  {
    part: "dropping the cache where public/ is missing, after our hook has run",
    neededBy: "build-record/build-record.ts",
    file: "gatsby/dist/services/initialize.js",
    holds: [
      "(`onPreInit`,",
      "const cacheIsCorrupt = cacheDirExists && !publicDirExists;",
      "pluginsHash !== oldPluginsHash || cacheIsCorrupt) {",
    ],
  },
  {
    part: "the YAML reader of YAML files",
    neededBy: "content-check/reading/gatsby-yaml.ts",
    file: "gatsby-transformer-yaml/gatsby-node.js",
    holds: ["require(`js-yaml`)", "jsYaml.load(content)"],
  },
  {
    part: "the YAML reader of front matter",
    neededBy: "content-check/reading/gatsby-yaml.ts",
    file: "gray-matter/lib/engines.js",
    holds: ["require('js-yaml')", "yaml.safeLoad"],
  },
  {
    part: "the plugin's use of gray-matter",
    neededBy: "content-check/reading/gatsby-yaml.ts, content-check/reading/read-mdx.ts",
    file: "gatsby-plugin-mdx/dist/frontmatter.js",
    holds: ['require("gray-matter")'],
  },
  {
    part: "the folder of webpack's cache",
    neededBy: "build-record/build-record.ts",
    file: "gatsby/dist/utils/webpack.config.js",
    holds: ["`.cache`, `webpack`"],
  },
  {
    part: "sharp's method that ours wraps",
    neededBy: "gatsby-hooks/picture-effort.ts",
    file: "sharp/lib/output.js",
    holds: ["Object.assign(Sharp.prototype, {", "    avif,"],
  },
  {
    part: "rotation of a picture by its EXIF orientation",
    neededBy: "gatsby-hooks/upright-pictures.ts",
    file: "gatsby-plugin-sharp/process-file.js",
    holds: ["if (!transformArgs.rotate) {\n        clonedPipeline = clonedPipeline.rotate();"],
  },
];

/** The texts that are missing from a source, or out of order. */
const missingFrom = (source: string, texts: readonly string[]): string[] => {
  let end = 0;
  return texts.filter((text) => {
    const start = source.indexOf(text, end);
    if (start >= 0) end = start + text.length;
    return start < 0;
  });
};

it.each(PARTS)("$part is where $neededBy looks for it", ({ file, holds }) => {
  expect(missingFrom(readFileSync(join("node_modules", file), "utf8"), holds)).toEqual([]);
});

it("every part names files of ours that need it", () => {
  const needing = PARTS.flatMap(({ neededBy }) => neededBy.split(", "));
  expect(needing.filter((file) => !existsSync(join("src", file)))).toEqual([]);
});

it("what is bundled with the app for all sections is where gatsby-hooks/bundle.ts looks for it", () => {
  expect(SHARED_BY_SECTIONS.filter((file) => !existsSync(join("src", file)))).toEqual([]);
});

it("Gatsby and its plugins share the one sharp that gatsby-hooks/picture-effort.ts changes", () => {
  const gatsbys = readdirSync("node_modules").filter((name) => name.startsWith("gatsby"));
  expect(gatsbys.filter((name) => existsSync(join("node_modules", name, "node_modules/sharp")))).toEqual([]);
});

it("the ids that Gatsby gives in a page are those that content-check/frame-ids.ts keeps free", () => {
  const files = ["production-app.js", "static-entry.js", "route-announcer-props.js"];
  const sources = files.map((file) => readFileSync(join("node_modules/gatsby/cache-dir", file), "utf8"));
  const ids = sources.map((source) => [...source.matchAll(/\bid(?:=\{?|: )["`]([\w-]+)/gu)].map(([, id = ""]) => id));

  expect(ids).not.toContainEqual([]);
  expect(ids.flat().filter((id) => !isOfFrame(id))).toEqual([]);
});
