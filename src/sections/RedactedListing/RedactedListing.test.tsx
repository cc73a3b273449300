import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setSeen, stubBrowser } from "../../components/browser.testing";
import { RedactedListing } from "./RedactedListing";
import { STAGE_TIME } from "./use-stages";

const part = { heading: "Series B", withheld: "Redacted", rows: ["Reader | A family office"] };
const listing: Queries.RedactedListingFragment["listing"] = {
  caption: "Exhibit 1",
  note: "Illustrative",
  legend: "Choose a stage",
  stages: ["Read", "Sign", "Open"].map((label) => ({ label, text: `Text of ${label}`, trail: [] })),
  kind: "Startups",
  issuer: part,
  terms: ["Round | US$38.0m"],
  reader: part,
  signature: { label: "NDA", strokes: "M0 0L9 9", unsigned: "Not signed", signed: "Signed" },
  pages: part,
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
    <RedactedListing section={{ anchor: null, heading: "Nobody is named", intro: null, redacted: "named", listing }} ground="paper" />,
  );
};

beforeEach(() => {
  jest.useFakeTimers();
  stubBrowser();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ["before it plays", 0, 0],
  ["when the stage stands already", 1, 0],
  ["while it plays", 1, 1],
])("leaves the stage that the visitor chooses %s", async (_when, seen, played) => {
  show();
  if (seen) setSeen(true);
  pass(played);
  await choose("Read");
  setSeen(true);
  pass(9);
  expect(stage("Read")).toBeChecked();
});
