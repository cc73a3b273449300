import { render, screen } from "@testing-library/react";
import { site, TestPage } from "../content-parts/site.testing";
import { EarlierVersions } from "./EarlierVersions";

const renderVersions = (days: string[]) =>
  render(
    <TestPage>
      <EarlierVersions days={days} />
    </TestPage>,
  );

it("lists the text's earlier dates", () => {
  const { container } = renderVersions(["2025-09-01", "2025-03-01"]);

  expect(screen.getByText(site.labels.earlierVersions)).toBeVisible();
  expect([...container.querySelectorAll("time")].map(({ dateTime, textContent }) => [dateTime, textContent])).toEqual([
    ["2025-09-01", "1 September 2025"],
    ["2025-03-01", "1 March 2025"],
  ]);
});

it("shows nothing if no earlier version is known", () => {
  expect(renderVersions([]).container).toBeEmptyDOMElement();
});
