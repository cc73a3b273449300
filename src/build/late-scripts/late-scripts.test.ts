import { inlineScriptHashes } from "../headers/inline-scripts";
import { withIntegrity } from "../headers/integrity";
import { withLateScripts } from "./late-scripts";

const END = '<!-- slice-end id="_gatsby-scripts-1" -->';
const scripts = (hash: string) =>
  `<script>window.___webpackCompilationHash="${hash}";</script><script src="/app-${hash}.js" integrity="sha384-${hash}" async></script>`;
const page = (hash = "a") => `<body><main>Words</main>${scripts(hash)}${END}</body>`;

it("leaves no script of ours that a browser would fetch by itself", () => {
  const late = withLateScripts(page());

  expect(late).toContain('<script type="text/plain" data-late src="/app-a.js" integrity="sha384-a"></script>');
  expect(late).not.toMatch(/<script src=/u);
});

it("adds one script that starts them, the same on every page", () => {
  const [one, other] = [withLateScripts(page("a")), withLateScripts(page("b"))].map(inlineScriptHashes);

  expect(one).toHaveLength(2);
  expect(one?.[1]).toBe(other?.[1]);
});

it("leaves a page alone that has been through here", () => {
  const late = withLateScripts(page());

  expect(withLateScripts(late)).toBe(late);
});

it("serves a page again to which a warm build has given other scripts", () => {
  const late = withLateScripts(page("a"));
  const stitched = late.replace(late.slice(late.indexOf("<script"), late.indexOf(END)), scripts("b"));

  expect(withLateScripts(stitched)).toBe(withLateScripts(page("b")));
});

it("goes with the integrity values", () => {
  const integrityOf = () => "sha384-new";

  expect(withIntegrity(withLateScripts(page()), integrityOf)).toContain('data-late src="/app-a.js" integrity="sha384-new"></script>');
});

it.each(["https://other.example/a.js", "//other.example/a.js"])("leaves %s alone", (address) => {
  expect(withLateScripts(`<script src="${address}" async></script>`)).toBe(`<script src="${address}" async></script>`);
});
