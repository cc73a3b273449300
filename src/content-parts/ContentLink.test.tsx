import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { ContentLink } from "./ContentLink";
import { TestPage } from "./site.testing";

jest.mock("gatsby", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => (
    <a href={to} data-routed="">
      {children}
    </a>
  ),
}));

it.each([
  ["/pricing", true],
  ["/media-kit", true],
  ["/login", false],
  ["/registration/investor", false],
  ["/registration/capital-seeker", false],
  ["/login?from=menu", false],
  ["/login#form", false],
  ["/media/papers/brochure.pdf", false],
  ["/media/brochure.pdf#page=2", false],
])("leaves what is no page to the browser: %s", (href, isRouted) => {
  render(<ContentLink href={href}>Words</ContentLink>, { wrapper: TestPage });
  const link = screen.getByRole("link", { name: "Words" });

  expect(link).toHaveAttribute("href", href);
  expect(link.hasAttribute("data-routed")).toBe(isRouted);
});
