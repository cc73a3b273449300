import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type * as React from "react";
import { StrictMode } from "react";
import type * as Slick from "react-slick";
import type { Settings } from "react-slick";
import { setWindowWidth, stubBrowser } from "../browser.testing";
import { Carousel } from "./Carousel";

/** The last settings given to slick. */
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
beforeEach(stubBrowser);

it.each([
  [458, 1.3],
  [801, 4],
])("in a window of %d px tells slick to show %d slides, 500 ms and one at a time, without loop and dots", (width, slidesToShow) => {
  show(8, width);

  expect(told).toMatchObject({ slidesToShow, slidesToScroll: 1, speed: 500, infinite: false, dots: false });
});

it("is a named carousel of slides, and announces which have come into sight", async () => {
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
