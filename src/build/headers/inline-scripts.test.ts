/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { hashOf, inlineScriptHashes, withSharedPagePathScript } from "./inline-scripts";

const sha256 = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const loader = (path: string): string =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>`;

describe("inlineScriptHashes", () => {
  it("hashes what stands between the tags, blanks and line breaks included", () => {
    expect(inlineScriptHashes('<script id="a">\n  run()\n</script><p>text</p><script type="module">go()</script>')).toEqual([
      sha256("\n  run()\n"),
      sha256("go()"),
    ]);
  });

  it("counts scripts that wait for consent, because they will run", () => {
    expect(inlineScriptHashes('<script type="text/plain" data-category="tracking">measure()</script>')).toEqual([sha256("measure()")]);
  });

  it("leaves out scripts from files and blocks of data", () => {
    const html =
      '<script src="/app.js" async></script><script type="application/ld+json">{}</script><script type="importmap+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe("withSharedPagePathScript", () => {
  it("makes the script the same on every page", () => {
    const [first, second] = ["/about", "/terms"].map((path) => inlineScriptHashes(withSharedPagePathScript(loader(path))));

    expect(first).toHaveLength(1);
    expect(first).toEqual(second);
  });

  it("keeps the path, whatever is in it", () => {
    const path = '/a"b&<c>/é';
    document.body.innerHTML = withSharedPagePathScript(loader(path));

    expect(document.querySelector("script")?.dataset.path).toBe(path);
  });

  it("leaves everything else alone, a page that it has been through included", () => {
    const once = withSharedPagePathScript(`<p>$&amp;</p>${loader("/about")}`);

    expect(withSharedPagePathScript(once)).toBe(once);
    expect(withSharedPagePathScript("<script>window.other=1</script>")).toBe("<script>window.other=1</script>");
  });
});

it("writes hashes as policies and attributes want them", () => {
  expect(hashOf("sha256", "")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
  expect(hashOf("sha384", "")).toHaveLength("sha384-".length + 64);
});
