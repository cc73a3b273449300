import { act, render, screen } from "@testing-library/react";
import { pageState } from "../page-lifecycle/page-state";
import type { SectionData } from "./registry";
import { SectionList } from "./SectionList";

jest.mock("./registry", () => ({ renderSection: ({ heading }: { heading: string }) => <h2>{heading}</h2> }));

const sections = ["One", "Two", "Three", "Four"].map((heading) => ({ __typename: "StatementSection", heading })) as SectionData[];

const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

// Once ended, the first page is over for good: its test comes first.
it("shows the first page whole, as its HTML does", () => {
  render(<SectionList sections={sections} />);

  expect(headings()).toEqual(["One", "Two", "Three", "Four"]);
});

it("shows what fills a window first, and the rest of a later page after the next frame", () => {
  pageState.isFirst = false;
  render(<SectionList sections={sections} />);
  expect(headings()).toEqual(["One", "Two"]);

  act(() => jest.advanceTimersByTime(20));
  expect(headings()).toEqual(["One", "Two", "Three", "Four"]);
});

it("shows a later page whole at once when its address names a place on it, which the router looks for only once", () => {
  window.history.replaceState(null, "", "/about#four");
  render(<SectionList sections={sections} />);
  window.history.replaceState(null, "", "/");

  expect(headings()).toEqual(["One", "Two", "Three", "Four"]);
});

it("shows a short page at once", () => {
  render(<SectionList sections={sections.slice(0, 1)} />);

  expect(headings()).toEqual(["One"]);
});
