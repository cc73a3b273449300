import { inlineScriptHashes } from "../headers/inline-scripts";
import { withIntegrity } from "../headers/integrity";
import { withDeferredScripts as defer } from "./deferred-scripts";
import type { PageResources } from "./page-resources";

const resources: PageResources = { data: ["/page-data/about/page-data.json"], code: ["/HeroSection-1.js"] };
const PAGE = "about/index.html";
const withDeferredScripts = (html: string, named: PageResources) => defer(html, PAGE, named);
const END = '<!-- slice-end id="_gatsby-scripts-1" -->';
const SCRIPTS = ["webpack-runtime", "framework", "app"];
const MAP = String.raw`<script>window.___chunkMapping="{\"app\":[\"/app-a.js\"]}";</script>`;
const scripts = (hash: string) =>
  `${MAP}<script>window.___webpackCompilationHash="${hash}";</script>${SCRIPTS.map((name) => `<script src="/${name}-${hash}.js" integrity="sha384-${hash}" async></script>`).join("")}`;
const page = (hash = "a") => `<body><main>Words</main>${scripts(hash)}${END}</body>`;

it("leaves none of our scripts for the browser to fetch by itself", () => {
  const late = withDeferredScripts(page(), resources);

  expect(late).toContain('<script type="text/plain" data-late src="/app-a.js" integrity="sha384-a"></script>');
  expect(late).not.toMatch(/<script src=/u);
});

it("empties Gatsby's map of chunks, which its loader cannot use", () => {
  expect(withDeferredScripts(page(), resources)).toContain("<script>window.___chunkMapping={};</script>");
});

it("adds one script that starts them, the same on every page", () => {
  const [one, other] = [withDeferredScripts(page("a"), resources), withDeferredScripts(page("b"), resources)].map(inlineScriptHashes);

  expect(one).toHaveLength(3);
  expect(one?.[2]).toBe(other?.[2]);
});

it("leaves an already processed page unchanged", () => {
  const late = withDeferredScripts(page(), resources);

  expect(withDeferredScripts(late, resources)).toBe(late);
});

it("processes a page again after a warm build has given it other scripts", () => {
  const late = withDeferredScripts(page("a"), resources);
  const stitched = late.replace(late.slice(late.indexOf("<script"), late.indexOf(END)), scripts("b"));

  expect(withDeferredScripts(stitched, resources)).toBe(withDeferredScripts(page("b"), resources));
});

it("lists what the scripts will request in a form that browsers do not fetch yet", () => {
  expect(withDeferredScripts(page(), resources)).toContain(
    '<script type="text/plain" data-late="code" src="/HeroSection-1.js"></script>' +
      '<template data-late><link rel="preload" href="/page-data/about/page-data.json" as="fetch" crossorigin="anonymous"></template>' +
      "<script data-starter>",
  );
});

it("removes what an earlier build listed", () => {
  const later = withDeferredScripts(withDeferredScripts(page(), resources), { data: [], code: ["/HeroSection-2.js"] });

  expect(later).toContain("/HeroSection-2.js");
  expect(later).not.toContain("/HeroSection-1.js");
  expect(later).not.toContain("/page-data/about");
});

it("keeps integrity values correct", () => {
  const secured = withIntegrity(withDeferredScripts(page(), resources), () => "sha384-new");

  expect(secured).toContain('data-late src="/app-a.js" integrity="sha384-new"></script>');
  expect(secured).toContain('data-late="code" src="/HeroSection-1.js" integrity="sha384-new"></script>');
  expect(withIntegrity(withDeferredScripts(secured, resources), () => "sha384-new")).toBe(secured);
});

it.each(["https://other.example/a.js", "//other.example/a.js"])("leaves %s alone", (address) => {
  const script = `<script src="${address}" async></script>`;
  expect(withDeferredScripts(script + page(), resources)).toContain(script);
});

it.each([
  ["no script", page().replaceAll("<script src", "<script defer src"), "0 matches for Gatsby's asynchronous scripts"],
  ["too few scripts", page().replace(" async", ""), "2 matches for Gatsby's asynchronous scripts"],
  ["too many scripts", page().replace(END, scripts("b") + END), "6 matches for Gatsby's asynchronous scripts"],
  ["no end of the scripts", page().replace(END, "<!-- end -->"), "0 matches for the end of Gatsby's scripts"],
])("stops the build at a page with %s", (_what, html, complaint) => {
  expect(() => withDeferredScripts(html, resources)).toThrow(`public/${PAGE} has ${complaint}`);
});
