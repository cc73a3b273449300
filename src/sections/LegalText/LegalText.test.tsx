import { render, screen } from "@testing-library/react";
import { site, TestPage } from "../../components/site.testing";
import { LegalText } from "./LegalText";

// The provider exists only as an ES module; this stand-in just renders its children.
jest.mock("@mdx-js/react", () => ({ MDXProvider: ({ children }: { children: unknown }) => children }));

const document = {
  tableOfContents: { items: [{ url: "#contents", title: "Contents" }] },
  frontmatter: { heading: "Terms", lead: "What holds.", lastUpdated: "2025-03-01" },
};

it("distinguishes its list of contents from a heading called Contents", () => {
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
