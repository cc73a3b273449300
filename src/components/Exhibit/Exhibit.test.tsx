import { render, screen, within } from "@testing-library/react";
import { site, TestPage } from "../site.testing";
import { Exhibit } from "./Exhibit";

const shared = { title: null, aside: null, column: null, secondary: null };
const column = (head: string, look: Queries.ExhibitColumnLook | null = null) => ({
  head,
  look,
  secondary: null,
  belowName: null,
  scale: null,
});
const exhibit: Queries.ExhibitFragment = {
  kicker: "Project Larkspur",
  title: "What each buyer has been shown",
  aside: ["You appear as ______"],
  caption: "Exhibit 1. Release",
  foot: null,
  marks: { done: "released", underWay: null, notYet: "held back" },
  blocks: [
    {
      __typename: "ExhibitTable",
      ...shared,
      title: "Buyers",
      columns: [
        column("Buyer"),
        column("Teaser", "marks"),
        { ...column("IM", "marks"), belowName: true },
        { ...column("Offer", "range"), scale: "60 | 65 | 70" },
      ],
      rows: ["1 | (x) 11 May | ( ) | **64.0**", "2 | ____ | < | [! Round 2]", "3 | ( ) | ( ) | 62.5–65.0"],
      total: "Asked | 1 | 0 | 67.5",
      onPhones: null,
      filterBy: null,
    },
    { __typename: "ExhibitFacts", ...shared, title: "Terms", rows: ["Term / of the NDA | {-three-} {+two+} years"], total: null },
    { __typename: "ExhibitShares", ...shared, column: "left", rows: ["Sponsor | US$60.0m", "Management | US$20.0m"] },
    { __typename: "ExhibitText", ...shared, column: "right", text: "Invest." },
  ],
};

beforeEach(() => void render(<Exhibit exhibit={exhibit} />, { wrapper: TestPage }));

it("is a figure named by its title, which is its only heading", () => {
  const figure = screen.getByRole("figure", { name: exhibit.title });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([exhibit.title]);
  expect(figure.querySelector("figcaption")).toHaveTextContent(`Exhibit 1. Release${site.labels.illustrative}`);
});

it("is read as a table: headings, what marks mean, and that ink is not disclosed", () => {
  const table = screen.getByRole("table", { name: "Buyers" });
  expect(within(table).getAllByRole("columnheader")).toHaveLength(4);
  const [, first, second] = within(table).getAllByRole("row");
  // For phones, which show a column below the names.
  expect(within(table).getByRole("columnheader", { name: "Buyer IM" })).toBeInTheDocument();
  expect(within(first ?? table).getByRole("rowheader", { name: "1 held back" })).toBeInTheDocument();
  expect(within(first ?? table).getByRole("cell", { name: "released 11 May" })).toBeInTheDocument();
  expect(within(first ?? table).getByRole("cell", { name: "held back" })).toBeInTheDocument();
  expect(within(second ?? table).getAllByRole("cell", { name: site.labels.withheld })).toHaveLength(2);
  expect(within(second ?? table).getByText("Round 2")).toHaveAttribute("data-tone", "closed");
});

it("draws points and ranges on their scale, and reads them aloud as written", () => {
  const place = (name: string) => screen.getByRole("cell", { name }).getAttribute("style");
  expect(place("64.0")).toBe("--from: 0.4; --to: 0.4;");
  expect(place("62.5–65.0")).toBe("--from: 0.25; --to: 0.5;");
  expect(screen.getByRole("table")).toHaveStyle({ "--total-from": "0.75", "--steps": "2" });
});

it("marks up what a draft changes, and computes the parts of a whole", () => {
  const terms = screen.getByRole("group", { name: "Terms" });
  expect(within(terms).getByRole("deletion")).toHaveTextContent("three");
  expect(within(terms).getByRole("insertion")).toHaveTextContent("two");
  expect(screen.getByText("US$60.0m, 75%")).toBeInTheDocument();
});
