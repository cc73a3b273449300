/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Tabs } from "./Tabs";

it("has all panels in the static HTML, each under its name, and none that is hidden by an attribute", () => {
  const tabs = [
    { slug: "suite", label: "The suite", panel: <p>About the suite</p> },
    { slug: "marketplace", label: "Marketplace", panel: <p>About the marketplace</p> },
  ];
  const html = renderToString(<Tabs labelledBy="products" tabs={tabs} />);

  expect(html).toContain("About the suite");
  expect(html).toContain("About the marketplace");
  expect(html.match(/>Marketplace</gu)).toHaveLength(2);
  expect(html).not.toMatch(/<div[^>]*\shidden/u);
});
