import { render, screen } from "@testing-library/react";
import { site, TestPage } from "../../content-parts/site.testing";
import { LegalText } from "./LegalText";

// The provider exists as an ES module only; it hands its children on.
jest.mock("@mdx-js/react", () => ({ MDXProvider: ({ children }: { children: unknown }) => children }));

const document = {
  tableOfContents: { items: [{ url: "#contents", title: "Contents" }] },
  earlierVersions: [],
  frontmatter: { heading: "Terms", lead: "What holds.", lastUpdated: "2025-03-01" },
};

it("keeps its own list of contents apart from a heading of the text that is called Contents", () => {
  const { container } = render(
    <TestPage>
      <LegalText document={document}>
        <h2 id="contents">Contents</h2>
      </LegalText>
    </TestPage>,
  );

  expect(container.querySelectorAll("#contents")).toHaveLength(1);
  expect(screen.getByRole("navigation", { name: site.labels.contents })).toBeVisible();
});
