import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Tabs } from "./Tabs";

const tabs = ["One", "Two", "Three"].map((label) => ({ slug: label.toLowerCase(), label, panel: <p>Panel {label}</p> }));
const group = (
  <>
    <h2 id="heading">Numbers</h2>
    <Tabs labelledBy="heading" tabs={tabs} />
  </>
);

const tab = (name: string) => screen.getByRole("tab", { name });
const expectOpen = (name: string) => {
  expect(screen.getAllByRole("tab", { selected: true })).toEqual([tab(name)]);
  expect(screen.getAllByRole("tabpanel")).toEqual([screen.getByRole("tabpanel", { name })]);
  expect(screen.getByText(`Panel ${name}`)).toBeVisible();
};

it("opens the first tab, in the static HTML too, and another on a click", async () => {
  document.body.innerHTML = renderToString(group);
  expectOpen("One");
  document.body.replaceChildren();

  render(group, { wrapper: StrictMode });
  expect(screen.getByRole("tablist", { name: "Numbers" })).toBeVisible();
  expectOpen("One");
  await userEvent.click(tab("Three"));
  expectOpen("Three");
});

it("moves by the arrow keys, Home and End, and is one stop of the Tab key", async () => {
  render(group, { wrapper: StrictMode });
  await userEvent.tab();
  expect(tab("One")).toHaveFocus();
  for (const [key, name] of [
    ["ArrowRight", "Two"],
    ["End", "Three"],
    ["ArrowRight", "One"],
    ["ArrowLeft", "Three"],
    ["Home", "One"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expectOpen(name);
  }
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
