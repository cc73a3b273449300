import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TestPage } from "../../content-parts/site.testing";
import { Marquee } from "./Marquee";

const section = { anchor: null, heading: "Trusted by", labels: ["Family offices", "Fund managers", "Fundraisers"] };

const show = () => render(<Marquee section={section} ground="paper" />, { wrapper: TestPage });

it("lists each label once for everybody, and once more for the eye alone", () => {
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

it("is paused and goes on by its button, which says what it stops", async () => {
  show();
  const loop = screen.getByRole("list").parentElement;
  expect(loop).toHaveAttribute("data-paused", "false");

  await userEvent.click(screen.getByRole("button", { name: "Pause", description: "Trusted by" }));
  expect(loop).toHaveAttribute("data-paused", "true");
  await userEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(loop).toHaveAttribute("data-paused", "false");
});
