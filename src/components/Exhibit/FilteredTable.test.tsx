import { fireEvent, render, screen } from "@testing-library/react";
import { FilteredTable } from "./FilteredTable";

test("shows the rows of the class that is chosen, says how many, and hides the total of all", () => {
  const column = (head: string) => ({ head, look: null, secondary: null, belowName: null, scale: null });
  const block = {
    __typename: "ExhibitTable" as const,
    title: null,
    aside: null,
    column: null,
    secondary: null,
    columns: [column("Listing"), column("Class")],
    rows: ["Bakery group | Private equity", "Cold chain | [x Startups] / Gulf", "Water treatment | Private equity / Northern Europe"],
    total: "All three |",
    onPhones: null,
    filterBy: { column: "Class", all: "All classes", counted: "[n] of [total] listings" },
  };
  const words = { withheld: "Not disclosed", marks: null };
  render(<FilteredTable filterBy={block.filterBy} block={block} words={words} heading={false} nameId="title" />);
  expect(screen.getByRole("button", { name: "All classes" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("status")).toHaveTextContent("3 of 3 listings");

  fireEvent.click(screen.getByRole("button", { name: "Private equity" }));
  expect(screen.getByRole("button", { name: "Private equity" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3 listings");
  // They stay at the foot of the table, which keeps its columns and its height.
  expect(screen.getAllByRole("row", { hidden: true }).at(-2)).toBe(screen.getByText("Cold chain").closest("tr"));
  expect(screen.getByText("Cold chain")).not.toBeVisible();
  expect(screen.getByText("All three")).not.toBeVisible();

  fireEvent.click(screen.getByRole("button", { name: "Startups" }));
  expect(screen.getByText("Cold chain")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "All classes" }));
  expect(screen.getByText("All three")).toBeVisible();
});
