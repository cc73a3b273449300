import { render, screen, within } from "@testing-library/react";
import { TestPage } from "../../content-parts/site.testing";
import { Marquee } from "./Marquee";

const section = { anchor: null, heading: "Trusted by", labels: ["Family offices", "Fund managers", "Fundraisers"] };

const show = () => render(<Marquee section={section} ground="paper" />, { wrapper: TestPage });

it("lists each label once for everybody, and once more for sighted visitors", () => {
  show();
  const region = screen.getByRole("region", { name: "Trusted by" });

  expect(
    within(region)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(section.labels);
  expect(within(region).getAllByText("Fund managers")).toHaveLength(2);
  expect(region.querySelectorAll('[aria-hidden="true"] li')).toHaveLength(section.labels.length);
});

it("has a pause checkbox that says what it stops", () => {
  show();

  expect(screen.getByRole("checkbox", { name: "Pause", description: "Trusted by" })).not.toBeChecked();
});
