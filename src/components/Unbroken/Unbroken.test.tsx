import { render, screen } from "@testing-library/react";
import { Unbroken } from "./Unbroken";

/** The unbroken words of a text that is shown as a heading. */
const unbrokenIn = (text: string): (string | null)[] => {
  render(<Unbroken as="h2" text={text} />);
  return [...screen.getByRole("heading").querySelectorAll("span")].map(({ textContent }) => textContent);
};

it.each([
  ["Deals for co-investors, and co-invest rights", ["co-investors,", "co-invest"]],
  ["High-net-worth: a pre-money value", ["High-net-worth:", "pre-money"]],
  ["12-month add-on", ["12-month", "add-on"]],
  ["No hyphen, a dash - and another \u2013 here", []],
  ["Counter-revolutionaries", ["Counter-revolutionaries"]],
])("keeps compounds of %j together", (text, compounds) => {
  expect(unbrokenIn(text)).toEqual(compounds);
  expect(screen.getByRole("heading")).toHaveTextContent(text);
});
