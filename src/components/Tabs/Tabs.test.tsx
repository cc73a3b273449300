import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { Tabs } from "./Tabs";

const element = (
  <>
    <h2 id="products">Our Products</h2>
    <Tabs
      labelledBy="products"
      tabs={[
        { slug: "suite", label: "The suite", panel: <p>About the suite</p> },
        { slug: "marketplace", label: "Marketplace", panel: <p>About the marketplace</p> },
      ]}
    />
  </>
);

const tab = (name: string) => screen.getByRole("tab", { name });
const panelOf = (text: string) => screen.getByText(text).closest('[role="tabpanel"]');

const expectOpen = (name: string) => {
  for (const each of screen.getAllByRole("tab")) expect(each).toHaveAttribute("aria-selected", String(each === tab(name)));
};

it("opens the first tab, and names its list", () => {
  render(element, { wrapper: StrictMode });

  expect(screen.getByRole("tablist", { name: "Our Products" })).toBeInTheDocument();
  expectOpen("The suite");
  expect(panelOf("About the suite")).toHaveAttribute("data-state", "active");
  expect(panelOf("About the marketplace")).toHaveAttribute("data-state", "inactive");
});

it("opens a tab by a click; its panel is named by it", async () => {
  render(element);
  await userEvent.click(tab("Marketplace"));

  expectOpen("Marketplace");
  expect(panelOf("About the marketplace")).toHaveAttribute("data-state", "active");
  expect(panelOf("About the marketplace")).toHaveAttribute("aria-labelledby", tab("Marketplace").id);
  expect(panelOf("About the suite")).toHaveAttribute("data-state", "inactive");
});

it("is one stop of the keyboard; arrows, Home and End choose, and go round", async () => {
  render(element);
  await userEvent.tab();
  expect(tab("The suite")).toHaveFocus();

  await userEvent.keyboard("{ArrowRight}");
  expect(tab("Marketplace")).toHaveFocus();
  expectOpen("Marketplace");
  await userEvent.keyboard("{ArrowRight}");
  expectOpen("The suite");
  await userEvent.keyboard("{End}");
  expectOpen("Marketplace");
  await userEvent.keyboard("{Home}");
  expectOpen("The suite");

  await userEvent.tab();
  expect(panelOf("About the suite")).toHaveFocus();
});
