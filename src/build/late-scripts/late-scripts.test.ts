import { inlineScriptHashes } from "../headers/inline-scripts";
import { withIntegrity } from "../headers/integrity";
import { withLateScripts } from "./late-scripts";
import type { PageResource } from "./page-resources";

const resources: readonly PageResource[] = [
  { href: "/page-data/about/page-data.json", as: "fetch" },
  { href: "/HeroSection-1.js", as: "script" },
];
const END = '<!-- slice-end id="_gatsby-scripts-1" -->';
const scripts = (hash: string) =>
  `<script>window.___webpackCompilationHash="${hash}";</script><script src="/app-${hash}.js" integrity="sha384-${hash}" async></script>`;
const page = (hash = "a") => `<body><main>Words</main>${scripts(hash)}${END}</body>`;

it("leaves no script of ours that a browser would fetch by itself", () => {
  const late = withLateScripts(page(), resources);

  expect(late).toContain('<script type="text/plain" data-late src="/app-a.js" integrity="sha384-a"></script>');
  expect(late).not.toMatch(/<script src=/u);
});

it("adds one script that starts them, the same on every page", () => {
  const [one, other] = [withLateScripts(page("a"), resources), withLateScripts(page("b"), resources)].map(inlineScriptHashes);

  expect(one).toHaveLength(2);
  expect(one?.[1]).toBe(other?.[1]);
});

it("leaves a page alone that has been through here", () => {
  const late = withLateScripts(page(), resources);

  expect(withLateScripts(late, resources)).toBe(late);
});

it("serves a page again to which a warm build has given other scripts", () => {
  const late = withLateScripts(page("a"), resources);
  const stitched = late.replace(late.slice(late.indexOf("<script"), late.indexOf(END)), scripts("b"));

  expect(withLateScripts(stitched, resources)).toBe(withLateScripts(page("b"), resources));
});

it("holds what the scripts will ask for where no browser fetches it yet", () => {
  expect(withLateScripts(page(), resources)).toContain(
    '<template data-late><link rel="preload" href="/page-data/about/page-data.json" as="fetch" crossorigin="anonymous">' +
      '<link rel="preload" href="/HeroSection-1.js" as="script" fetchpriority="low"></template><script data-starter>',
  );
});

it("forgets what an earlier build has named", () => {
  const later = withLateScripts(withLateScripts(page(), resources), [{ href: "/HeroSection-2.js", as: "script" }]);

  expect(later).toContain("/HeroSection-2.js");
  expect(later).not.toContain("/HeroSection-1.js");
});

it("goes with the integrity values", () => {
  const integrityOf = () => "sha384-new";

  expect(withIntegrity(withLateScripts(page(), resources), integrityOf)).toContain(
    'data-late src="/app-a.js" integrity="sha384-new"></script>',
  );
});

it.each(["https://other.example/a.js", "//other.example/a.js"])("leaves %s alone", (address) => {
  expect(withLateScripts(`<script src="${address}" async></script>`, resources)).toBe(`<script src="${address}" async></script>`);
});
