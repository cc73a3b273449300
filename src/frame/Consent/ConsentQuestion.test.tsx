import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../../content-parts/site.testing";
import { decided, makeConsent, observeNothing, undecided } from "./consent.testing";
import { ConsentQuestion } from "./ConsentQuestion";

const words = site.consent;

const show = (initial = undecided) => {
  const consent = makeConsent(initial);
  render(
    <>
      <ConsentQuestion consent={consent} mainId="main" />
      <main id="main" tabIndex={-1} />
    </>,
    { wrapper: TestPage },
  );
  return consent;
};

const banner = () => screen.queryByRole("region");
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(observeNothing);

it("asks a new visitor, as a named region that neither takes the focus nor holds it", () => {
  show();

  expect(banner()).toHaveAccessibleName(words.question);
  expect(banner()).not.toHaveAttribute("aria-modal");
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole("button", { name: site.labels.close })).toBeNull();
});

it("offers accepting and refusing with equal weight, and ticks nothing", () => {
  show();

  expect(button(words.refuse).className).toBe(button(words.accept).className);
  expect(button(words.refuse).parentElement).toBe(button(words.accept).parentElement);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
});

it("tells of both levels and leads to the policy, in place, when it is asked to", async () => {
  show();
  expect(screen.getByText(words.tracking.text)).not.toBeVisible();
  await userEvent.click(screen.getByText(words.details));

  expect(screen.getByText(words.necessary.text)).toBeVisible();
  expect(screen.getByText(words.tracking.text)).toBeVisible();
  expect(screen.getByRole("link", { name: words.policy.label })).toHaveAttribute("href", words.policy.href);
});

it.each([
  ["accepted", words.accept, "You accepted tracking on 20 November 2026."],
  ["refused", words.refuse, "You refused tracking on 20 November 2026."],
])("stores that tracking is %s, goes, says so and gives the focus to the page", async (answer, name, news) => {
  const consent = show();
  await userEvent.click(button(name));

  expect(consent.answer).toHaveBeenCalledWith(answer);
  expect(banner()).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(news);
  expect(screen.getByRole("main")).toHaveFocus();
});

it("leaves alone who has answered, and says so when the settings take another answer", () => {
  const consent = show({ ...decided("refused"), answeredAt: "2026-10-01T12:00:00.000Z" });
  expect(banner()).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  act(() => consent.answer("accepted"));
  expect(screen.getByRole("status")).toHaveTextContent("You accepted tracking on 20 November 2026.");
});
