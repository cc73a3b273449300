/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Tabs } from "./Tabs";

it("has each tab and its panel in the static HTML, the first one chosen, and none that is hidden by an attribute", () => {
  const tabs = [
    { slug: "suite", label: "The suite", panel: <p>About the suite</p> },
    { slug: "marketplace", label: "Marketplace", panel: <p>About the marketplace</p> },
  ];
  const html = renderToString(<Tabs labelledBy="products" tabs={tabs} />);

  expect(html.replace(/<[^>]*>/gu, "|")).toMatch(/The suite\|+About the suite\|+Marketplace\|+About the marketplace/u);
  expect(html.match(/<input[^>]*>/gu)).toEqual([expect.stringContaining('checked=""'), expect.not.stringContaining("checked")]);
  expect(html).not.toContain("hidden");
});
