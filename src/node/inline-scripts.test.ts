/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { inlineScriptHashes, rewritePage } from "./inline-scripts";

const sha256 = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const scripts = ["webpack-runtime", "framework", "app"].map((name) => `<script src="/${name}-0a1b.js" async></script>`).join("");
const pageAt = (path: string): string =>
  `<p>$&amp;</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><script>window.a=1</script>${scripts}`;

describe("inlineScriptHashes", () => {
  it("hashes everything between the tags, spaces and line breaks included", () => {
    expect(inlineScriptHashes('<script id="a">\n  run()\n</script><p>text</p><script type="module">go()</script>')).toEqual([
      sha256("\n  run()\n"),
      sha256("go()"),
    ]);
  });

  it("includes scripts that wait for consent, because they will run", () => {
    expect(inlineScriptHashes('<script type="text/plain" data-category="tracking">measure()</script>')).toEqual([sha256("measure()")]);
  });

  it("ignores scripts from files and data blocks", () => {
    expect(inlineScriptHashes('<script src="/app.js" async></script><script type="application/ld+json">{}</script>')).toEqual([]);
  });
});

describe("rewritePage", () => {
  it("makes the inline scripts of all pages the same", () => {
    const [first, second] = ["/about", "/terms"].map((path) => inlineScriptHashes(rewritePage(pageAt(path))));

    expect(first).toHaveLength(3);
    expect(first).toEqual(second);
  });

  it("keeps the path, whatever it contains", () => {
    const path = '/a"b&<c>/é';
    document.body.innerHTML = rewritePage(pageAt(path));

    expect(document.querySelector<HTMLElement>("#gatsby-script-loader")?.dataset.path).toBe(path);
  });

  it("leaves no script for the browser to fetch by itself, and names all three for the starter", () => {
    document.body.innerHTML = rewritePage(pageAt("/about"));

    expect(document.querySelectorAll("script[src]")).toHaveLength(0);
    expect(document.querySelector<HTMLElement>("[data-scripts]")?.dataset.scripts).toBe(
      "/webpack-runtime-0a1b.js /framework-0a1b.js /app-0a1b.js",
    );
  });

  it("changes nothing in a page that an earlier build has rewritten", () => {
    const once = rewritePage(pageAt("/about"));

    expect(rewritePage(once)).toBe(once);
  });

  it.each([
    ["0 times the row", pageAt("/about").replace(" async", "")],
    ["2 times the row", pageAt("/about") + scripts],
    ["0 times the script with the page's path", pageAt("/about").replace("gatsby-script-loader", "loader")],
  ])("throws for a page that has %s", (complaint, html) => {
    expect(() => rewritePage(html)).toThrow(complaint);
  });
});
