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

const tab = (name: string) => screen.getByRole("radio", { name });

/** Hiding the other panels is up to the style sheet: browser tests check it. */
const expectOpen = (name: string) => {
  for (const each of screen.getAllByRole<HTMLInputElement>("radio")) expect(each.checked).toBe(each === tab(name));
};

it("opens the first tab, and names the group", () => {
  render(element, { wrapper: StrictMode });

  expect(screen.getByRole("group", { name: "Our Products" })).toBeInTheDocument();
  expectOpen("The suite");
});

it("opens a tab on a click on its words", async () => {
  render(element);
  await userEvent.click(screen.getByText("Marketplace"));

  expectOpen("Marketplace");
});

it("is one tab stop; arrows choose, and wrap round", async () => {
  render(element);
  await userEvent.tab();
  expect(tab("The suite")).toHaveFocus();

  await userEvent.keyboard("{ArrowRight}");
  expect(tab("Marketplace")).toHaveFocus();
  expectOpen("Marketplace");
  await userEvent.keyboard("{ArrowRight}");
  expectOpen("The suite");

  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
