import { render, screen } from "@testing-library/react";
import { pageState } from "../page-lifecycle/page-state";
import type { SectionData } from "./registry";
import { SectionList } from "./SectionList";

jest.mock("./registry", () => ({ renderSection: ({ heading }: { heading: string }) => <h2>{heading}</h2> }));

const sections = ["One", "Two", "Three", "Four"].map((heading) => ({ __typename: "StatementSection", heading })) as SectionData[];

const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

it("leaves what was sent of a section without behaviour as it is, and shows the others", () => {
  document.body.innerHTML = '<main><section class="old" id="one"><h2>Sent</h2></section><section><h2>Two</h2></section></main>';
  const container = document.querySelector("main") ?? undefined;
  const [one, two] = sections;
  const pair = [one, { ...two, __typename: "FaqSection" }] as SectionData[];
  render(<SectionList sections={pair} />, { container, hydrate: false });

  expect(headings()).toEqual(["Sent", "Two"]);
  expect(screen.getByText("Sent").parentElement).toMatchObject({ id: "one", className: "old" });
  document.body.innerHTML = "";
});

it("shows a later page whole", () => {
  pageState.isFirst = false;
  render(<SectionList sections={sections} />);

  expect(headings()).toEqual(["One", "Two", "Three", "Four"]);
});
