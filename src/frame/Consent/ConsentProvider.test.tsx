import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../../content-parts/site.testing";
import { decided, makeConsent, observeNothing, signalled, undecided } from "./consent.testing";
import { ConsentProvider } from "./ConsentProvider";
import { loadConsent } from "./load-consent";

jest.mock("./load-consent");

const words = site.consent;

const show = async (initial = undecided) => {
  const consent = makeConsent(initial);
  jest.mocked(loadConsent).mockResolvedValue(consent);
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

it("asks a new visitor, in a named region that neither takes nor traps the focus", async () => {
  await show();

  expect(banner()).toHaveAccessibleName(words.question);
  expect(banner()).not.toHaveAttribute("aria-modal");
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole("button", { name: site.labels.close })).toBeNull();
});

it("offers accepting and refusing with equal weight, nothing ticked", async () => {
  await show();

  expect(button(words.refuse).className).toBe(button(words.accept).className);
  expect(button(words.refuse).parentElement).toBe(button(words.accept).parentElement);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
});

it("explains both levels and links to the policy, in place, on request", async () => {
  await show();
  expect(screen.getByText(words.tracking.text)).not.toBeVisible();
  await userEvent.click(screen.getByText(words.details));

  expect(screen.getByText(words.necessary.text)).toBeVisible();
  expect(screen.getByText(words.tracking.text)).toBeVisible();
  expect(screen.getByRole("link", { name: words.policy.label })).toHaveAttribute("href", words.policy.href);
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

it("does not ask again after an answer", async () => {
  await show(decided("refused"));

  expect(banner()).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("does not ask under Global Privacy Control", async () => {
  await show(signalled);

  expect(banner()).toBeNull();
});
