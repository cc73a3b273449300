import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type * as React from "react";
import { StrictMode } from "react";
import type * as Slick from "react-slick";
import type { Settings } from "react-slick";
import { setWindowWidth, stubBrowser } from "../browser.testing";
import { Carousel } from "./Carousel";

/** What slick was told last. */
let told: Settings = {};

jest.mock("react-slick", () => {
  const { forwardRef } = jest.requireActual<typeof React>("react");
  const { default: Slider } = jest.requireActual<typeof Slick>("react-slick");
  return {
    __esModule: true,
    default: forwardRef<InstanceType<typeof Slider>, Settings>(function Spy(props, ref) {
      told = props;
      return <Slider ref={ref} {...props} />;
    }),
  };
});

const labels = {
  previous: "Previous",
  next: "Next",
  showAll: "Show all",
  showLess: "Show fewer",
  carousel: "carousel",
  slide: "slide",
  slideOf: "[n] of [total]",
  slidesOf: "[first] to [last] of [total]",
};
const show = (count = 8, width = 1280) => {
  setWindowWidth(width);
  const items = Array.from({ length: count }, (_, position) => ({
    key: `${position}`,
    render: (isReachable: boolean) => (
      <a href="#there" tabIndex={isReachable ? undefined : -1}>
        {`Item ${position + 1}`}
      </a>
    ),
  }));
  return render(<Carousel name="Featured in" labels={labels} items={items} />, { wrapper: StrictMode });
};

const previous = () => screen.queryByRole("button", { name: "Previous" });
const next = () => screen.queryByRole("button", { name: "Next" });
const press = async (arrow: HTMLElement | null) => {
  if (!arrow) throw new Error("The arrow is not there.");
  await userEvent.click(arrow);
};
/** The items that the keyboard reaches, in order. */
const reachable = () => [...document.querySelectorAll<HTMLElement>('a:not([tabindex="-1"])')].map(({ textContent }) => textContent);

const expectReachable = (...items: number[]) => waitFor(() => expect(reachable()).toEqual(items.map((item) => `Item ${item}`)));

beforeEach(stubBrowser);

it.each([
  [458, 1.3],
  [801, 4],
])("in a window of %d px tells slick to show %d slides, 500 ms and one at a time, without loop and dots", (width, slidesToShow) => {
  show(8, width);

  expect(told).toMatchObject({ slidesToShow, slidesToScroll: 1, speed: 500, infinite: false, dots: false });
});

it("shows each arrow only where there is something, and gives the focus on when one goes", async () => {
  show(6);
  expect(previous()).not.toBeInTheDocument();

  await press(next());
  await expectReachable(2, 3, 4, 5);
  expect(previous()).toBeInTheDocument();
  await press(next());
  await expectReachable(3, 4, 5, 6);
  expect(next()).not.toBeInTheDocument();
  expect(previous()).toHaveFocus();

  await press(previous());
  await expectReachable(2, 3, 4, 5);
  await press(previous());
  await expectReachable(1, 2, 3, 4);
  expect(previous()).not.toBeInTheDocument();
  expect(next()).toHaveFocus();
});

it("has no arrows up to 800 px, but a button that lists everything, and back", async () => {
  show(8, 800);
  expect(next()).not.toBeInTheDocument();
  expect(reachable()).toEqual(["Item 1", "Item 2"]);

  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
  expect(reachable()).toHaveLength(8);

  await userEvent.click(screen.getByRole("button", { name: "Show fewer" }));
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  expect(reachable()).toEqual(["Item 1", "Item 2"]);
});

it("is a named carousel of slides, and says which have come into sight", async () => {
  show(8);
  const carousel = screen.getByRole("group", { name: "Featured in" });
  expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
  expect(screen.getByRole("group", { name: "1 of 8" })).toHaveAttribute("aria-roledescription", "slide");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  await press(next());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 to 5 of 8"));
  await press(previous());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 to 4 of 8"));
});
