import { runInNewContext } from "node:vm";
import { withSubdomainsMarked } from "./mark-subdomains";

const HEAD = '<head><meta charSet="utf-8"/>';
const page = `<html>${HEAD}<title>About</title></head><body></body></html>`;
const marked = (html = page) => withSubdomainsMarked(html, "about/index.html", "dealmere.example");

/** What the script of a marked page puts into the head of the page on that host. */
const addedOn = (hostname: string) => {
  const added: string[][] = [];
  const head = { insertAdjacentHTML: (...what: string[]) => added.push(what) };
  runInNewContext(/<script[^>]*>(.*?)<\/script>/u.exec(marked())?.[1] ?? "", { location: { hostname }, document: { head } });
  return added;
};

it.each(["partner.dealmere.example", "a.b.dealmere.example"])("says on %s that the page must not be listed, in the head", (host) => {
  expect(addedOn(host)).toEqual([["beforeend", '<meta name="robots" content="noindex, nofollow" data-gatsby-head="true">']]);
});

it.each(["dealmere.example", "otherdealmere.example", "localhost"])("says nothing on %s", (host) => {
  expect(addedOn(host)).toEqual([]);
});

it("leaves a page alone that has been through here", () => {
  expect(marked(marked())).toBe(marked());
});

it("stops the build at a page whose head begins otherwise", () => {
  expect(() => marked(page.replace(HEAD, "<head>"))).toThrow("public/about/index.html holds the beginning of the head 0 times");
});
