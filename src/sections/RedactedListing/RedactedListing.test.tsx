import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setReducedMotion, setSeen, stubBrowser } from "../../components/browser.testing";
import type { ListingData } from "./Listing";
import { RedactedListing } from "./RedactedListing";
import { STAGE_TIME } from "./use-stages";

const facts = [{ label: "Reader", value: "A family office" }];
const exhibit: ListingData = {
  caption: "Exhibit 1",
  note: "Illustrative",
  legend: "Choose a stage",
  stages: ["Read", "Sign", "Open"].map((label) => ({ label, text: `Text of ${label}`, trail: [] })),
  listing: { kind: "Startups", heading: "Series B", issuer: { label: "Issuer", value: "A company", withheld: "Redacted" }, facts },
  pages: { heading: "Pages", withheld: "Redacted", facts },
  reader: { heading: "Reader", withheld: "Redacted", facts },
  signature: { label: "NDA", strokes: "M0 0L9 9", unsigned: "Not signed", signed: "Signed" },
  trail: { heading: "Audit trail", empty: "Nothing yet" },
};

const stage = (name: string) => screen.getByRole("radio", { name });
const choose = (name: string) => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(stage(name));
const pass = (stages: number) => {
  act(() => {
    jest.advanceTimersByTime(stages * STAGE_TIME);
  });
};

const show = () => {
  render(
    <RedactedListing section={{ anchor: null, heading: "Nobody is named", intro: null, redacted: "named", exhibit }} ground="paper" />,
  );
};

beforeEach(() => {
  jest.useFakeTimers();
  stubBrowser();
});
afterEach(() => {
  jest.useRealTimers();
});

it("plays its stages once when it comes into view, and rests on the last", () => {
  show();
  pass(5);
  expect(stage("Read")).toBeChecked();
  expect(screen.getByText("named")).toHaveAttribute("data-covered");
  setSeen(true);
  pass(1);
  expect(stage("Sign")).toBeChecked();
  expect(screen.getByRole("figure")).toHaveAttribute("data-stage", "2");
  expect(screen.getByText("named")).not.toHaveAttribute("data-covered");
  pass(9);
  expect(stage("Open")).toBeChecked();
  expect(screen.getByRole("figure")).toHaveAttribute("data-stage", "3");
});

it.each(["while it plays", "before it comes into view"])("leaves the stage that the visitor chooses %s", async (when) => {
  show();
  if (when === "while it plays") setSeen(true);
  pass(1);
  await choose("Read");
  if (when !== "while it plays") setSeen(true);
  pass(9);
  expect(stage("Read")).toBeChecked();
});

it("ends the playing when the visitor chooses the stage that stands", async () => {
  show();
  setSeen(true);
  await choose("Read");
  pass(9);
  expect(stage("Read")).toBeChecked();
});

it("shows the last stage from the start where motion is not welcome, and does not take back what the visitor chooses then", async () => {
  setReducedMotion(true);
  show();
  expect(stage("Open")).toBeChecked();
  await choose("Read");
  setSeen(true);
  pass(9);
  expect(stage("Read")).toBeChecked();
});
