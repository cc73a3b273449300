/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { inlineScriptHashes, withSharedPagePathScript } from "./inline-scripts";

const sha256 = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const loader = (path: string): string =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>`;

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
    const html =
      '<script src="/app.js" async></script><script type="application/ld+json">{}</script><script type="importmap+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe("withSharedPagePathScript", () => {
  it("makes the script the same on every page", () => {
    const [first, second] = ["/about", "/terms"].map((path) =>
      inlineScriptHashes(withSharedPagePathScript(loader(path), "about/index.html")),
    );

    expect(first).toHaveLength(1);
    expect(first).toEqual(second);
  });

  it("keeps the path, whatever it contains", () => {
    const path = '/a"b&<c>/é';
    document.body.innerHTML = withSharedPagePathScript(loader(path), "about/index.html");

    expect(document.querySelector("script")?.dataset.path).toBe(path);
  });

  it.each([
    ["has no such script, or an unknown one", "<script>window.pagePath='/about'</script>", 0],
    ["has two", loader("/about").repeat(2), 2],
  ])("stops the build at a page that %s", (_what, html, count) => {
    expect(() => withSharedPagePathScript(html, "about/index.html")).toThrow(
      `public/about/index.html has ${count} matches for the script with the page's path instead of 1. Gatsby's output has changed: update /<script id="gatsby-script-loader">`,
    );
  });

  it("leaves everything else alone, including a page that it has already rewritten", () => {
    const once = withSharedPagePathScript(`<p>$&amp;</p>${loader("/about")}`, "about/index.html");

    expect(withSharedPagePathScript(once, "about/index.html")).toBe(once);
  });
});
