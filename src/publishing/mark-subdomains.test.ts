import { runInNewContext } from "node:vm";
import { withSubdomainsMarked } from "./mark-subdomains";

const HEAD = '<head><meta charSet="utf-8"/>';
const page = `<html>${HEAD}<title>About</title></head><body></body></html>`;
const marked = (html = page) => withSubdomainsMarked(html, "about/index.html", "dealmere.example");

/** What a marked page's script adds to its head on that host. */
const addedOn = (hostname: string) => {
  const added: string[][] = [];
  const head = { insertAdjacentHTML: (...what: string[]) => added.push(what) };
  runInNewContext(/<script[^>]*>(.*?)<\/script>/u.exec(marked())?.[1] ?? "", { location: { hostname }, document: { head } });
  return added;
};

it.each(["partner.dealmere.example", "a.b.dealmere.example"])("tells search engines on %s not to list the page", (host) => {
  expect(addedOn(host)).toEqual([["beforeend", '<meta name="robots" content="noindex, nofollow" data-gatsby-head="true">']]);
});

it.each(["dealmere.example", "otherdealmere.example", "localhost"])("adds nothing on %s", (host) => {
  expect(addedOn(host)).toEqual([]);
});

it("leaves a page alone that was already marked", () => {
  expect(marked(marked())).toBe(marked());
});

it("stops the build at a page whose head begins differently", () => {
  expect(() => marked(page.replace(HEAD, "<head>"))).toThrow("public/about/index.html contains the beginning of the head 0 times");
});
