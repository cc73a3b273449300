import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../../content-parts/site.testing";
import { makeConsent, observeNothing, undecided } from "./consent.testing";
import { ConsentProvider } from "./ConsentProvider";
import { loadConsent } from "./load-consent";

jest.mock("./load-consent");

const words = site.consent;

const show = async (loads = true) => {
  const consent = makeConsent(undecided);
  if (loads) jest.mocked(loadConsent).mockResolvedValue(consent);
  else jest.mocked(loadConsent).mockRejectedValue(new Error("chunk"));
  render(
    <ConsentProvider mainId="main">
      <main id="main" tabIndex={-1} />
    </ConsentProvider>,
    { wrapper: TestPage },
  );
  await act(() => Promise.resolve());
  return consent;
};

const banner = () => screen.queryByRole("region");
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(observeNothing);

it("offers Accept and Refuse with equal weight, with nothing ticked in advance", async () => {
  await show();

  expect(button(words.refuse).className).toBe(button(words.accept).className);
  expect(button(words.refuse).parentElement).toBe(button(words.accept).parentElement);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
});

it("asks nothing, and leaves the page alone, if its code cannot be loaded", async () => {
  await show(false);

  expect(banner()).toBeNull();
  expect(screen.getByRole("main")).toBeVisible();
});

it.each([
  ["accepted", words.accept, "You accepted tracking on 20 November 2026."],
  ["refused", words.refuse, "You refused tracking on 20 November 2026."],
])("stores that tracking is %s, closes, says so and moves the focus to the page", async (answer, name, news) => {
  const consent = await show();
  await userEvent.click(button(name));

  expect(consent.answer).toHaveBeenCalledWith(answer);
  expect(banner()).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(news);
  expect(screen.getByRole("main")).toHaveFocus();
});
