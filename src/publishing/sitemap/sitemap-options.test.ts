import { sitemapEntry, sourcedPages } from "./sitemap-options";

const file = (relativePath: string) => ({ relativePath });

it("knows the source files of a page's words", () => {
  expect(
    sourcedPages({
      allPageContent: {
        nodes: [
          { path: "/about", parent: file("pages/about.yaml"), sections: [{ __typename: "HeroSection" }] },
          { path: "/faq", parent: file("pages/faq.yaml"), sections: [{ __typename: "FaqSection" }] },
          {
            path: "/founders",
            parent: file("audiences/founders.yaml"),
            sections: [
              { __typename: "WorkflowSection", workflow: { slug: "founders" } },
              { __typename: "WorkflowSection", workflow: null },
            ],
          },
        ],
      },
      allMdx: { nodes: [{ frontmatter: { path: "/terms" }, parent: file("legal/terms.mdx") }] },
    }),
  ).toEqual([
    { path: "/about", files: ["pages/about.yaml"] },
    { path: "/faq", files: ["pages/faq.yaml", "faq.yaml"] },
    { path: "/founders", files: ["audiences/founders.yaml", "workflows/founders.yaml"] },
    { path: "/terms", files: ["legal/terms.mdx"] },
  ]);
});

it("dates a page by its latest file, or not at all if git cannot tell", () => {
  const history = new Map([
    ["pages/faq.yaml", ["2026-01-01T00:00:00Z"]],
    ["faq.yaml", ["2026-02-02T00:00:00Z", "2025-01-01T00:00:00Z"]],
  ]);
  const page = { path: "/faq", files: ["pages/faq.yaml", "faq.yaml"] };

  expect(sitemapEntry(page, history)).toEqual({ url: "/faq", lastmod: "2026-02-02T00:00:00Z" });
  expect(sitemapEntry(page, new Map())).toEqual({ url: "/faq" });
  expect(sitemapEntry({ path: "/faq", files: [] }, history)).toEqual({ url: "/faq" });
});
