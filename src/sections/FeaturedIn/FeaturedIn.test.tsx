import { configure, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import { setSeen, setWindowWidth, stubBrowser } from "../../components/browser.testing";
import { TestPage } from "../../content-parts/site.testing";
import { environment } from "../../environment/environment";
import { answerWith, type PressHost, startPressHost } from "../../services/featured-in.testing";
import { FeaturedIn } from "./FeaturedIn";
import { useFeaturedIn } from "./use-featured-in";

const press = Array.from({ length: 6 }, (_, position) => ({
  link: `https://house-${position + 1}.example/`,
  image: `https://cdn.example/${position + 1}.svg`,
}));

configure({ asyncUtilTimeout: 10_000 });

let host: PressHost;

beforeEach(async () => {
  stubBrowser();
  setWindowWidth(1280);
  host = await startPressHost();
  host.settings.answer = answerWith(press);
  jest.replaceProperty(environment, "apiBaseUrl", host.origin);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await host.close();
});

// As on a built site, without strict mode, which would deliberately fetch twice.
const show = () => {
  render(<FeaturedIn section={{ anchor: null, heading: "Featured in" }} ground="paper" />, {
    wrapper: ({ children }) => <TestPage mode="built">{children}</TestPage>,
  });
  return within(screen.getByRole("region", { name: "Featured in" }));
};

it("shows each entry as a link to a new tab, with its position as text", async () => {
  const strip = show();
  setSeen(true);
  const [first] = await strip.findAllByRole("link");

  expect(first).toHaveAttribute("href", "https://house-1.example/");
  expect(first).toHaveAttribute("target", "_blank");
  expect(first).toHaveAttribute("rel", "noopener");
  expect([...document.querySelectorAll("img")].map(({ alt, src }) => [alt, src])).toEqual(
    press.map(({ image }, position) => [`FeaturedIn ${position + 1}`, image]),
  );
});

describe("its state", () => {
  it("is loading at first, then loaded", async () => {
    const { result } = renderHook(useFeaturedIn);
    expect(result.current).toEqual({ phase: "loading", items: [] });

    await waitFor(() => expect(result.current).toEqual({ phase: "loaded", items: press }));
  });
});
