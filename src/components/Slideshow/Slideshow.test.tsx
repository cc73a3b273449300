import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { environment } from "../../services/environment";
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
  render(<Slideshow name="Screens" labels={labels} images={images} />, { wrapper: StrictMode });
  setSeen(true);
};

const pause = () => screen.getByRole("button", { name: "Pause" });
const dot = (number: number) => screen.getByRole("button", { name: `Show picture ${number}` });
/** The current picture, by its alternative text. */
const shown = () =>
  within(screen.getByRole("group", { name: / of 3$/u }))
    .getByRole("img")
    .getAttribute("alt");

const pass = (milliseconds: number) => {
  act(() => jest.advanceTimersByTime(milliseconds));
};

beforeEach(() => {
  jest.useFakeTimers();
  stubBrowser();
});
afterEach(() => setTabHidden(false));

it("shows each picture for 4000 ms, in a loop", () => {
  show();
  for (const [milliseconds, picture] of [
    [3999, "One"],
    [1, "Two"],
    [4000, "Three"],
    [4000, "One"],
  ] as const) {
    pass(milliseconds);
    expect(shown()).toBe(picture);
  }
});

it.each([0, 1])("neither runs nor offers controls with %d pictures", (count) => {
  show(three.slice(0, count));
  pass(20_000);
  expect(screen.queryAllByRole("img")).toHaveLength(count);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
});

it("accepts addresses, pictures with alternative text, and images from gatsby-plugin-image, and knows the media host", () => {
  jest.replaceProperty(environment, "mediaBaseUrl", "https://media.example");
  const images = { fallback: { src: "/c.webp" } };
  show(["/a.webp", { src: "/b.webp", alt: "B" }, { image: { layout: "constrained", width: 960, height: 600, images }, alt: "C" }]);
  const found = [...document.querySelectorAll("img")].map((image) => [image.getAttribute("src"), image.alt]);
  expect(found).toEqual([
    ["https://media.example/a.webp", ""],
    ["https://media.example/b.webp", "B"],
    ["/c.webp", "C"],
  ]);
});

it("pauses and resumes by its button", async () => {
  show();
  await user.click(pause());
  expect(pause()).toHaveAttribute("aria-pressed", "true");
  pass(20_000);
  expect(shown()).toBe("One");

  await user.click(pause());
  pass(4000);
  expect(shown()).toBe("Two");
});

it("is held while the mouse is over it, and goes on after a dot was chosen and left", async () => {
  show();
  await user.hover(screen.getByAltText("One"));
  pass(20_000);
  expect(shown()).toBe("One");

  await user.click(dot(2));
  // In jsdom, unlike in browsers, the focus of the mouse counts as visible.
  act(() => dot(2).blur());
  pass(20_000);
  expect(shown()).toBe("Two");
  expect(dot(2)).toHaveAttribute("aria-current", "true");
  await user.unhover(dot(2));
  pass(4000);
  expect(shown()).toBe("Three");
});

it("is held while the keyboard is on its dots", async () => {
  show();
  await user.tab();
  expect(pause()).toHaveFocus();
  pass(4000);
  expect(shown()).toBe("Two");

  await user.tab();
  expect(dot(1)).toHaveFocus();
  pass(20_000);
  expect(shown()).toBe("Two");
  await user.keyboard("{Enter}");
  expect(shown()).toBe("One");

  await user.tab({ shift: true });
  pass(4000);
  expect(shown()).toBe("Two");
});

it("does not move under reduced motion, off screen or in a hidden tab", () => {
  show();
  for (const [stop, go] of [
    [() => setReducedMotion(true), () => setReducedMotion(false)],
    [() => setSeen(false), () => setSeen(true)],
    [() => setTabHidden(true), () => setTabHidden(false)],
  ] as const) {
    const before = shown();
    stop();
    pass(20_000);
    expect(shown()).toBe(before);
    go();
    pass(4000);
    expect(shown()).not.toBe(before);
  }
});

it("is a named carousel that announces only pictures that were chosen", async () => {
  show();
  expect(screen.getByRole("group", { name: "Screens" })).toHaveAttribute("aria-roledescription", "carousel");
  const slide = screen.getByRole("group", { name: "1 of 3" });
  expect(slide).toHaveAttribute("aria-roledescription", "slide");
  expect(slide.parentElement).toHaveAttribute("aria-live", "off");
  await user.hover(dot(2));
  expect(slide.parentElement).toHaveAttribute("aria-live", "polite");
});
