import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Listing, type ListingData } from "./Listing";
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
  signature: { label: "NDA", unsigned: "Not signed", signed: "Signed" },
  trail: { heading: "Audit trail", empty: "Nothing yet" },
};

const stage = (name: string) => screen.getByRole("radio", { name });
const pass = (stages: number) => {
  act(() => {
    jest.advanceTimersByTime(stages * STAGE_TIME);
  });
};

let comeIntoView: () => void;
let prefersStillness = false;

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      comeIntoView = () => {
        act(() => {
          report([{ isIntersecting: true }]);
        });
      };
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof IntersectionObserver;
  window.matchMedia = (() => ({ matches: prefersStillness })) as unknown as typeof window.matchMedia;
  render(<Listing exhibit={exhibit} />);
});

afterEach(() => {
  jest.useRealTimers();
});

it("plays its stages once when it comes into view, and rests on the last", () => {
  pass(5);
  expect(stage("Read")).toBeChecked();
  comeIntoView();
  pass(1);
  expect(stage("Sign")).toBeChecked();
  expect(screen.getByRole("figure")).toHaveAttribute("data-stage", "2");
  pass(9);
  expect(stage("Open")).toBeChecked();
  expect(screen.getByRole("figure")).toHaveAttribute("data-stage", "3");
});

it.each(["while it plays", "before it comes into view"])("leaves the stage that the visitor chooses %s", async (when) => {
  if (when === "while it plays") comeIntoView();
  pass(1);
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(stage("Read"));
  if (when !== "while it plays") comeIntoView();
  pass(9);
  expect(stage("Read")).toBeChecked();
});

it("ends the playing when the visitor chooses the stage that stands", async () => {
  comeIntoView();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(stage("Read"));
  pass(9);
  expect(stage("Read")).toBeChecked();
});

describe("where motion is not welcome", () => {
  beforeAll(() => {
    prefersStillness = true;
  });

  it("shows the last stage from the start, and does not take back what the visitor chooses then", async () => {
    expect(stage("Open")).toBeChecked();
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(stage("Read"));
    comeIntoView();
    expect(stage("Read")).toBeChecked();
  });
});
