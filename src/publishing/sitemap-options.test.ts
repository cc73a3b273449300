import { readContent } from "../content-check/reading/read-content";
import { VALID_CONTENT } from "../content-check/valid-content.testing";
import { sitemapEntry, sourcedPages } from "./sitemap-options";

it("finds the source files of a page's text", async () => {
  const { content } = await readContent(VALID_CONTENT);
  expect(sourcedPages(content.pages)).toEqual(
    expect.arrayContaining([
      { path: "/", files: ["pages/home.yaml", "faq.yaml"] },
      { path: "/advisers", files: ["audiences/advisers.yaml", "workflows/advisers.yaml"] },
      { path: "/terms", files: ["legal/terms.mdx"] },
    ]),
  );
});

it("dates a page by its latest change, or not at all if git has no history", () => {
  const history = new Map([
    ["pages/faq.yaml", ["2026-01-01T00:00:00Z"]],
    ["faq.yaml", ["2026-02-02T00:00:00Z", "2025-01-01T00:00:00Z"]],
  ]);
  const page = { path: "/faq", files: ["pages/faq.yaml", "faq.yaml"] };

  expect(sitemapEntry(page, history)).toEqual({ url: "/faq", lastmod: "2026-02-02T00:00:00Z" });
  expect(sitemapEntry(page, new Map())).toEqual({ url: "/faq" });
});
