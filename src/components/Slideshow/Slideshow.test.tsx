import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { setReducedMotion, setSeen, setTabHidden, stubBrowser } from "../browser.testing";
import { Slideshow, type SlideshowProps } from "./Slideshow";

const labels: SlideshowProps["labels"] = {
  pause: "Pause",
  carousel: "carousel",
  slide: "slide",
  slideOf: "[n] of [total]",
  showSlide: "Show picture [n]",
};

const three: SlideshowProps["images"] = [
  { src: "/one.webp", alt: "One" },
  { src: "/two.webp", alt: "Two" },
  { src: "/three.webp", alt: "Three" },
];

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const show = (images: SlideshowProps["images"] = three) => {
  const view = render(<Slideshow name="Screens" labels={labels} images={images} />, { wrapper: StrictMode });
  setSeen(true);
  return view;
};

const pause = () => screen.getByRole("checkbox", { name: "Pause" });
const choice = (number: number) => screen.getByRole("radio", { name: `Show picture ${number}` });

const pass = (milliseconds: number) => {
  act(() => jest.advanceTimersByTime(milliseconds));
};

/** The current picture, by its alternative text. */
const shown = () => document.querySelector(":checked + [role=group] img")?.getAttribute("alt");

beforeEach(() => {
  jest.useFakeTimers();
  stubBrowser();
});
afterEach(() => setTabHidden(false));

it("shows each picture for 4000 ms, in a loop", () => {
  show();
  expect(shown()).toBe("One");
  pass(3999);
  expect(shown()).toBe("One");
  pass(1);
  expect(shown()).toBe("Two");
  pass(4000);
  expect(shown()).toBe("Three");
  pass(4000);
  expect(shown()).toBe("One");
});

it.each([0, 1])("neither runs nor offers controls with %d pictures", (count) => {
  show(three.slice(0, count));
  pass(20_000);

  expect(document.querySelectorAll("img")).toHaveLength(count);
  expect(document.querySelectorAll("input")).toHaveLength(0);
  expect(jest.getTimerCount()).toBe(0);
});

it("accepts addresses, pictures with alternative text, and images from gatsby-plugin-image", () => {
  const image = {
    layout: "constrained",
    width: 960,
    height: 600,
    images: { fallback: { src: "/c.webp", srcSet: "/c.webp 960w" } },
  } as const;
  show(["/a.webp", { src: "/b.webp", alt: "B" }, { image, alt: "C" }]);

  const [a, b, c] = document.querySelectorAll("img");
  expect(a).toHaveAttribute("src", "/a.webp");
  expect(a).toHaveAttribute("alt", "");
  expect(b).toHaveAttribute("alt", "B");
  expect(c).toHaveAttribute("srcset", "/c.webp 960w");
  expect(c).toHaveAttribute("width", "960");
});

it("pauses and resumes by its checkbox", async () => {
  show();
  await user.click(pause());
  pass(20_000);
  expect(shown()).toBe("One");

  await user.click(pause());
  pass(4000);
  expect(shown()).toBe("Two");
});

it("does not move under reduced motion, and starts once that is turned off", () => {
  setReducedMotion(true);
  show();
  pass(20_000);
  expect(shown()).toBe("One");

  setReducedMotion(false);
  pass(4000);
  expect(shown()).toBe("Two");
});

it("pauses while the mouse is over it", async () => {
  show();
  await user.hover(screen.getByAltText("One"));
  pass(20_000);
  expect(shown()).toBe("One");

  await user.unhover(screen.getByAltText("One"));
  pass(4000);
  expect(shown()).toBe("Two");
});

it("stops when the keyboard reaches its dots, lets the keyboard choose, and resumes on request", async () => {
  show();
  await user.tab();
  expect(pause()).toHaveFocus();
  pass(4000);
  expect(shown()).toBe("Two");
  await user.tab();
  expect(choice(2)).toHaveFocus();
  expect(pause()).toBeChecked();
  await user.keyboard("{ArrowRight}");
  expect(choice(3)).toBeChecked();
  await user.tab();
  pass(20_000);
  expect(shown()).toBe("Three");

  await user.click(pause());
  pass(4000);
  expect(shown()).toBe("One");
});

it("pauses in a hidden browser tab and off screen", () => {
  show();
  setTabHidden(true);
  pass(20_000);
  expect(shown()).toBe("One");

  setTabHidden(false);
  setSeen(false);
  pass(20_000);
  expect(shown()).toBe("One");

  setSeen(true);
  pass(4000);
  expect(shown()).toBe("Two");
});

it("is a named carousel of slides that announces only pictures that were chosen", async () => {
  show();
  const group = screen.getByRole("group", { name: "Screens" });
  expect(group).toHaveAttribute("aria-roledescription", "carousel");
  expect(within(group).getByRole("group", { name: "1 of 3" })).toHaveAttribute("aria-roledescription", "slide");
  expect(group).toHaveAttribute("aria-live", "off");

  await user.click(choice(2));
  expect(group).toHaveAttribute("aria-live", "polite");
});
