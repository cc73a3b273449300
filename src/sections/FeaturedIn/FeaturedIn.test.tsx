import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setSeen, setWindowWidth, stubBrowser } from "../../components/browser.testing";
import { site, TestPage } from "../../components/site.testing";
import { FeaturedIn } from "./FeaturedIn";
import { slidesShown } from "./slides-shown";

const press = Array.from({ length: 6 }, (_, position) => ({
  link: `https://house-${position + 1}.example/`,
  image: `https://cdn.example/${position + 1}.svg`,
}));

configure({ asyncUtilTimeout: 10_000 });

const answerWith = (body: unknown, status = 200) =>
  jest.spyOn(window, "fetch").mockResolvedValue(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  stubBrowser();
  answerWith(press);
});

/** Shows the strip on the screen, as on a built site: strict mode would deliberately fetch twice. */
const show = (width = 1280) => {
  setWindowWidth(width);
  render(<FeaturedIn section={{ anchor: null, heading: "Featured in" }} ground="paper" />, {
    wrapper: ({ children }) => <TestPage mode="built">{children}</TestPage>,
  });
  setSeen(true);
  return within(screen.getByRole("region", { name: "Featured in" }));
};

const arrow = (name: "previous" | "next") => screen.queryByRole("button", { name: site.labels[name] });
/** The positions of the links that can be focused. */
const reachable = () =>
  [...document.querySelectorAll("a")].flatMap((link, position) => (link.closest("[inert]") === null ? [position + 1] : []));

it("shows each entry as a link to a new tab, with its position as text, and no clones", async () => {
  const [first] = await show().findAllByRole("link");

  expect(first).toHaveAttribute("href", "https://house-1.example/");
  expect(first).toHaveAttribute("target", "_blank");
  expect(first).toHaveAttribute("rel", "noopener");
  expect([...document.querySelectorAll("img")].map(({ alt, src }) => [alt, src])).toEqual(
    press.map(({ image }, position) => [`FeaturedIn ${position + 1}`, image]),
  );
});

it("has no arrows for a list that is in view whole", async () => {
  answerWith(press.slice(0, 4));
  await show().findAllByRole("link");

  expect(arrow("previous")).toBeNull();
  expect(arrow("next")).toBeNull();
});

it("has no arrows in a window of 800 px, but lists everything on demand", async () => {
  await show(800).findAllByRole("link");
  expect(reachable()).toEqual([1, 2]);
  expect(arrow("next")).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: site.labels.showAll }));
  expect(reachable()).toEqual([1, 2, 3, 4, 5, 6]);
  await userEvent.click(screen.getByRole("button", { name: site.labels.showLess }));
  expect(reachable()).toEqual([1, 2]);
});

it("follows a swipe, and keeps its place when the phone is turned", async () => {
  const [first] = await show(390).findAllByRole("link");
  if (!first) throw new Error("The strip is empty.");
  expect(reachable()).toEqual([1, 2]);
  fireEvent.touchStart(first, { touches: [{ pageX: 300, pageY: 0 }] });
  fireEvent.touchMove(first, { touches: [{ pageX: 100, pageY: 0 }] });
  fireEvent.touchEnd(first);

  await waitFor(() => expect(reachable()).toEqual([2, 3]));
  setWindowWidth(844);
  expect(reachable()).toEqual([2, 3, 4, 5]);
  setWindowWidth(390);
  expect(reachable()).toEqual([2, 3]);
});

it("is an empty strip once the list could not be loaded", async () => {
  answerWith([], 500);
  const strip = show();
  await waitFor(() => expect(document.querySelector("[data-phase]")).toHaveAttribute("data-phase", "error"));

  expect(strip.queryByRole("link")).toBeNull();
  expect(strip.queryByRole("button")).toBeNull();
});

it("shows as many slides as the width of the window is specified for", () => {
  expect([320, 458, 459, 700, 701, 800, 801, 2560].map(slidesShown)).toEqual([1.3, 1.3, 1.6, 1.6, 2, 2, 4, 4]);
});
