/**
 * The private parts of other packages that the site relies on: all of them, and who needs them in `src/`. Each is looked for in the
 * package's own source, its texts in their order, so that an update that changes one fails here, by name, and not on a visitor's screen.
 * Two more make the build itself throw: the HTML around Gatsby's scripts (`publishing/rewrite-html.ts`), and its record of pages
 * and chunks (`publishing/deferred-scripts/page-resources.ts`).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isOfFrame } from "../../src/content-check/reading/site-pages";
import { isGatsbys } from "../../src/environment/gatsbys-variables";

const PARTS = [
  {
    part: "Gatsby's loader of pages",
    neededBy: "page-lifecycle/load-sections.ts, page-lifecycle/prefetch.ts, page-lifecycle/change-page.ts",
    file: "gatsby/cache-dir/production-app.js",
    holds: ["window.___loader = publicLoader"],
  },
  {
    part: "Gatsby's wait for the promise of onClientEntry",
    neededBy: "gatsby-hooks/on-client-entry.ts, page-lifecycle/undecodable-hash.ts",
    file: "gatsby/cache-dir/production-app.js",
    holds: ["apiRunnerAsync(`onClientEntry`).then("],
  },
  {
    part: "the loader's methods that ours wrap",
    neededBy: "page-lifecycle/gatsby-globals.ts",
    file: "gatsby/cache-dir/loader.js",
    holds: ["loadPage: rawPath => instance.loadPage(rawPath)", "loadPageSync: (rawPath, options = {}) =>", "hovering: rawPath =>"],
  },
  {
    part: "the data of a page that the loader has",
    neededBy: "page-lifecycle/change-page.ts, page-lifecycle/load-sections.ts",
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
    part: "Gatsby's function for opening another page",
    neededBy: "page-lifecycle/change-page.ts",
    file: "gatsby/cache-dir/navigation.js",
    holds: ["window.___navigate = (to, options) => navigate(to, options)"],
  },
  {
    part: "what a link calls when it is clicked or a pointer enters it",
    neededBy: "page-lifecycle/change-page.ts, page-lifecycle/gatsby-globals.ts",
    file: "gatsby-link/dist/index.modern.mjs",
    holds: ["onMouseEnter:", "___loader.hovering(", "onClick:", "window.___navigate("],
  },
  {
    part: "the router's listener for back and forward, which comes after those with capture",
    neededBy: "page-lifecycle/change-page.ts",
    file: "@gatsbyjs/reach-router/dist/index.modern.mjs",
    holds: ['.addEventListener("popstate",o),'],
  },
  {
    part: "the call of the loader when Gatsby opens a page",
    neededBy: "page-lifecycle/load-sections.ts",
    file: "gatsby/cache-dir/navigation.js",
    holds: ["import loader,", "loader.loadPage(pathname + search).then("],
  },
  {
    part: "Gatsby's reload of a page that the loader does not have",
    neededBy: "page-lifecycle/change-page.ts, page-lifecycle/load-sections.ts",
    file: "gatsby/cache-dir/navigation.js",
    holds: ["if (!pageResources || pageResources.status === PageResourceStatus.Error) {"],
  },
  {
    part: "Gatsby's callback once another page is in the document",
    neededBy: "gatsby-hooks/page-changes.ts",
    file: "gatsby/cache-dir/navigation.js",
    holds: ["componentDidUpdate(prevProps) {", "onRouteUpdate(this.props.location, prevProps.location)"],
  },
  {
    part: "Gatsby's mark on what a page's Head has put into the head",
    neededBy: "publishing/mark-subdomains.ts",
    file: "gatsby/cache-dir/head/utils.js",
    holds: ["clonedNode.setAttribute(`data-gatsby-head`, true)", "document.querySelectorAll(`[data-gatsby-head]`)"],
  },
  {
    part: "the name of the app's chunk",
    neededBy: "gatsby-hooks/leave-out.ts, publishing/deferred-scripts/page-resources.ts",
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
    part: "React's mark on an element that it has taken over",
    neededBy: "page-lifecycle/inline/starter.js",
    file: "react-dom/cjs/react-dom.production.min.js",
    holds: ['"__reactProps$"'],
  },
  {
    part: "React's mark on the element that holds the app, once it is there",
    neededBy: "page-lifecycle/inline/starter.js",
    file: "react-dom/cjs/react-dom.production.min.js",
    holds: ['"__reactContainer$"'],
  },
  {
    part: "React's correction of a text that differs, where its warning is suppressed: the year",
    neededBy: "frame/Footer/Footer.tsx",
    file: "react-dom/cjs/react-dom.production.min.js",
    holds: ["d.textContent!==h&&(!0!==f.suppressHydrationWarning&&", ',e=["children",h])'],
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
    part: "the page-view event the plugin sends",
    neededBy: "services/analytics/analytics.ts",
    file: "gatsby-plugin-google-gtag/gatsby-browser.js",
    holds: ['window.gtag("event", "page_view", {'],
  },
  {
    part: "slick's names for a slide and its track",
    neededBy: "components/Carousel/Carousel.styles.ts",
    file: "react-slick/lib/track.js",
    holds: ['"slick-slide": true', 'className: "slick-track"'],
  },
  {
    part: "slick's names for itself and its window",
    neededBy: "components/Carousel/Carousel.styles.ts",
    file: "react-slick/lib/inner-slider.js",
    holds: ['"slick-slider"', 'className: "slick-list"'],
  },
  {
    part: "slick's swipe callback",
    neededBy: "components/Carousel/Carousel.tsx",
    file: "react-slick/lib/utils/innerSliderUtils.js",
    holds: ["exports.swipeEnd = function swipeEnd(e, spec) {", "onSwipe(swipeDirection);", "exports.getNavigableIndexes = "],
  },
  {
    part: "slick's slide-change callback, which follows the swipe's",
    neededBy: "components/Carousel/Carousel.tsx",
    file: "react-slick/lib/inner-slider.js",
    holds: [
      '"slideHandler", function (index) {',
      "beforeChange && beforeChange(currentSlide, state.currentSlide);",
      "_innerSliderUtils.swipeEnd)(e, ",
      "_this.slideHandler(triggerSlideHandler);",
    ],
  },
  {
    part: "what the manifest's plugin does in a browser: nothing without languages",
    neededBy: "gatsby-hooks/leave-out.ts",
    file: "gatsby-plugin-manifest/gatsby-browser.js",
    holds: ["{\n  if (__MANIFEST_PLUGIN_HAS_LOCALISATION__) {"],
  },
  {
    part: "what styled-components' plugin does in a browser: setting one option of older versions",
    neededBy: "gatsby-hooks/leave-out.ts",
    file: "gatsby-plugin-styled-components/gatsby-browser.js",
    holds: ["_styledComponents.StyleSheetManager, {\n    disableVendorPrefixes: (", "=== true\n  }, element);"],
  },
  {
    part: "Gatsby's only use of what its Script notes, while developing",
    neededBy: "gatsby-hooks/leave-out.ts",
    file: "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    holds: ["if (process.env.NODE_ENV !== `development`) {\n    return;"],
  },
  {
    part: "the element that the router gives the focus to on a new page",
    neededBy: "page-lifecycle/scroll.ts",
    file: "gatsby/cache-dir/production-app.js",
    holds: ['id="gatsby-focus-wrapper"'],
  },
  {
    part: "Gatsby's only use of its service worker's code, which a plugin must request",
    neededBy: "gatsby-hooks/leave-out.ts",
    file: "gatsby/cache-dir/production-app.js",
    holds: ["if (apiRunner(`registerServiceWorker`).filter(Boolean).length > 0) {\n    require(`./register-service-worker`)"],
  },
  {
    part: "the name of the stage that a bundle is made for",
    neededBy: "gatsby-hooks/wrap.tsx",
    file: "gatsby/dist/utils/webpack.config.js",
    holds: ["envObject.BUILD_STAGE = JSON.stringify(stage)"],
  },
  {
    part: "the keys of what gatsby-plugin-image puts into every page",
    neededBy: "gatsby-hooks/pre-render.ts",
    file: "gatsby-plugin-image/gatsby-ssr.js",
    holds: ['key: "gatsby-image-style"'],
  },
  {
    part: "the resolver that ours wraps",
    neededBy: "gatsby-hooks/upright-pictures.ts",
    file: "gatsby/dist/schema/schema.js",
    holds: ["originalResolver: originalResolver ||"],
  },
  {
    part: "rotation of a picture by its EXIF orientation",
    neededBy: "gatsby-hooks/upright-pictures.ts",
    file: "gatsby-plugin-sharp/process-file.js",
    holds: ["if (!transformArgs.rotate) {\n        clonedPipeline = clonedPipeline.rotate();"],
  },
];

/** Those texts that do not follow the ones before them in a source. */
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

const GATSBYS = readdirSync("node_modules").filter((name) => name.startsWith("gatsby"));

it("Gatsby reads no variable that environment/gatsbys-variables.ts does not know", () => {
  const sources = GATSBYS.flatMap((name) =>
    readdirSync(join("node_modules", name), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js") && !file.includes("node_modules"))
      .map((file) => readFileSync(join("node_modules", name, file), "utf8")),
  );
  const read = sources.flatMap((source) => source.match(/(?<=process\.env\??\.)GATSBY_\w+/gu) ?? []);

  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((name) => !isGatsbys(name))).toEqual([]);
});

it("Gatsby and its plugins share the one sharp that gatsby-hooks/picture-effort.ts changes", () => {
  expect(GATSBYS.filter((name) => existsSync(join("node_modules", name, "node_modules/sharp")))).toEqual([]);
});

it("the ids that Gatsby gives in a page are those that content-check/reading/site-pages.ts keeps free", () => {
  const files = ["production-app.js", "static-entry.js", "route-announcer-props.js"];
  const sources = files.map((file) => readFileSync(join("node_modules/gatsby/cache-dir", file), "utf8"));
  const ids = sources.map((source) => [...source.matchAll(/\bid(?:=\{?|: )["`]([\w-]+)/gu)].map(([, id = ""]) => id));

  expect(ids).not.toContainEqual([]);
  expect(ids.flat().filter((id) => !isOfFrame(id))).toEqual([]);
});
