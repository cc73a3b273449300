import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { setWindowWidth, stubBrowser } from "../browser.testing";
import { Carousel } from "./Carousel";

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
    content: <a href="#there">{`Item ${position + 1}`}</a>,
  }));
  return render(<Carousel name="Featured in" labels={labels} items={items} />, { wrapper: StrictMode });
};

const previous = () => screen.queryByRole("button", { name: "Previous" });
const next = () => screen.queryByRole("button", { name: "Next" });
const press = async (arrow: HTMLElement | null) => {
  if (!arrow) throw new Error("The arrow is missing.");
  await userEvent.click(arrow);
};
beforeEach(stubBrowser);

it("is a named carousel of slides, and announces which have come into view", async () => {
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

it("is moved by a flick that ends before React has rendered it", async () => {
  show(8);
  const strip = screen.getByRole("group", { name: "1 of 8" }).parentElement?.parentElement;
  if (!strip) throw new Error("The strip is missing.");
  Object.assign(strip, { setPointerCapture: () => undefined });
  const send = (type: string, clientX: number): void => {
    const event = new MouseEvent(type, { bubbles: true, buttons: 1, clientX });
    strip.dispatchEvent(Object.assign(event, { isPrimary: true, pointerId: 1 }));
  };
  act(() => {
    send("pointerdown", 300);
    send("pointermove", 100);
    send("lostpointercapture", 100);
  });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 to 5 of 8"));
});
