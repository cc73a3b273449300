import { render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pageState } from "../page-lifecycle/page-state";
import type { SectionData } from "./registry";
import { SectionList } from "./SectionList";

const Heading = ({ heading }: { heading: string }) => {
  if (heading === "Broken") throw new Error("Loading chunk 5 failed.");
  return <h2>{heading}</h2>;
};
const Unloaded = ({ withoutCode }: { withoutCode: () => ReactElement | null }) => useState(withoutCode)[0];
jest.mock("./registry", () => ({
  renderSection: (section: { heading: string }, _ground: string, withoutCode: () => ReactElement | null) =>
    section.heading === "Unloaded" ? <Unloaded withoutCode={withoutCode} /> : <Heading {...section} />,
}));

const sections = ["One", "Two", "Three", "Four"].map((heading) => ({ __typename: "StatementSection", heading })) as SectionData[];

const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

it("shows the first screen of a later page before the rest of it", () => {
  pageState.isFirst = false;
  expect(renderToStaticMarkup(<SectionList sections={sections} />)).toBe("<h2>One</h2><h2>Two</h2>");
  render(<SectionList sections={sections} />);
  expect(headings()).toEqual(["One", "Two", "Three", "Four"]);
  pageState.isFirst = true;
});

it("leaves out a section of a later page that throws, without showing the previous page's section", () => {
  pageState.isFirst = false;
  const log = jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML = "<main><section>Before</section><section>Before</section></main><div></div>";
  const pair = ["Broken", "Two"].map((heading) => ({ __typename: "FaqSection", heading })) as unknown as SectionData[];
  const container = document.querySelector("div") ?? undefined;
  render(<SectionList sections={pair} />, { container });

  expect(container?.textContent).toBe("Two");
  document.body.innerHTML = "";
  pageState.isFirst = true;
  log.mockRestore();
});

it("keeps the HTML of a section without behaviour, and renders the others", () => {
  document.body.innerHTML =
    '<main><section class="old" id="one" style="order: 1" onclick="0"><h2>Sent</h2></section><section><h2>Two</h2></section></main>';
  const container = document.querySelector("main") ?? undefined;
  const [one, two] = sections;
  const pair = [one, { ...two, __typename: "FaqSection" }] as SectionData[];
  render(<SectionList sections={pair} />, { container, hydrate: false });

  expect(headings()).toEqual(["Sent", "Two"]);
  expect(screen.getByText("Sent").parentElement).toMatchObject({ id: "one", className: "old" });
  document.body.innerHTML = "";
});

it("does not disturb a visitor typing in a section whose code cannot be loaded, and marks the section", () => {
  document.body.innerHTML =
    '<main><!--$--><section><textarea></textarea><button aria-busy="true"></button></section><!--/$--><!--$--><h2>Two</h2><!--/$--></main>';
  const container = document.querySelector("main") ?? undefined;
  const pair = ["Unloaded", "Two"].map((heading) => ({ __typename: "FaqSection", heading })) as unknown as SectionData[];
  const textBox = screen.getByRole("textbox");
  textBox.focus();
  render(<SectionList sections={pair} />, { container, hydrate: true });

  expect(screen.getByRole("textbox")).toBe(textBox);
  expect(textBox).toHaveFocus();
  expect(textBox.parentElement).toHaveAttribute("data-scripts", "failed");
  expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy");
  document.body.innerHTML = "";
});

it("keeps the HTML of a section that throws, what was typed in it, and the rest of the page, and marks the section", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  document.body.innerHTML =
    '<main><section><h2>Sent</h2><textarea></textarea><button aria-busy="true"></button></section><section><h2>Two</h2></section></main>';
  const container = document.querySelector("main") ?? undefined;
  const pair = ["Broken", "Two"].map((heading) => ({ __typename: "FaqSection", heading })) as unknown as SectionData[];
  Object.assign(screen.getByRole("textbox"), { value: "Hello" });
  const { rerender } = render(<SectionList sections={pair} />, { container, hydrate: true });
  const textBox = screen.getByRole("textbox");
  rerender(<SectionList sections={pair} />);

  expect(headings()).toEqual(["Sent", "Two"]);
  expect(screen.getByRole("textbox")).toBe(textBox);
  expect(textBox).toHaveValue("Hello");
  expect(document.querySelectorAll('[data-scripts="failed"]')).toHaveLength(1);
  expect(screen.getByText("Sent").parentElement).toHaveAttribute("data-scripts", "failed");
  // The starter had made it busy, as if React were going to respond.
  expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy");
  document.body.innerHTML = "";
  log.mockRestore();
});
