import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { isFirstPage } from "../components/first-page";
import type { SectionComponents, SectionData } from "./section-props";
import { SectionList } from "./SectionList";

jest.mock("../components/first-page", () => ({ isFirstPage: jest.fn(() => true) }));

const components = {
  StatementSection: ({ section: { heading } }: { section: { heading: string } }) => {
    if (heading === "Broken") throw new Error("This section throws.");
    return <h2>{heading}</h2>;
  },
} as Partial<SectionComponents>;

const sectionsOf = (...headings: string[]) =>
  headings.map((heading) => ({ __typename: "StatementSection", heading })) as unknown as SectionData[];

const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

it("renders the whole page that comes as HTML", () => {
  expect(renderToStaticMarkup(<SectionList sections={sectionsOf("One", "Two", "Three")} components={components} />)).toBe(
    "<h2>One</h2><h2>Two</h2><h2>Three</h2>",
  );
});

it("shows the first screen of a later page before the rest of it", () => {
  jest.mocked(isFirstPage).mockReturnValueOnce(false).mockReturnValueOnce(false);
  const list = <SectionList sections={sectionsOf("One", "Two", "Three")} components={components} />;
  expect(renderToStaticMarkup(list)).toBe("<h2>One</h2><h2>Two</h2>");
  render(list);
  expect(headings()).toEqual(["One", "Two", "Three"]);
});

it("leaves out a section that throws, says so, and keeps the others", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  render(<SectionList sections={sectionsOf("One", "Broken", "Three")} components={components} />);
  expect(headings()).toEqual(["One", "Three"]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("StatementSection"), expect.any(Error));
  log.mockRestore();
});

it("stops the build at a page without content", () => {
  expect(() => renderToStaticMarkup(<SectionList sections={[]} components={components} />)).toThrow("no content");
});

it("stops the build at a section that the template does not show", () => {
  const faq = [{ __typename: "FaqSection" }] as unknown as SectionData[];
  expect(() => renderToStaticMarkup(<SectionList sections={faq} components={components} />)).toThrow("does not show a FaqSection");
});
