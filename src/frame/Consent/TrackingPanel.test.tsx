import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../../content-parts/site.testing";
import type { Answer, Consent, ConsentState } from "../../services/consent/consent";
import { observeNothing } from "./consent.testing";
import { TrackingPanel } from "./TrackingPanel";

const words = site.consent;
const undecided: ConsentState = { answer: undefined, answeredAt: undefined, isSignalled: false };
const decided = (answer: Answer): ConsentState => ({ answer, answeredAt: "2026-11-20T12:00:00.000Z", isSignalled: false });
const signalled: ConsentState = { answer: "refused", answeredAt: undefined, isSignalled: true };

/** A consent that keeps its answer in memory. */
const makeConsent = (initial: ConsentState) => {
  let state = initial;
  const listeners = new Set<() => void>();
  const consent: Consent = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: jest.fn((answer: Answer) => {
      state = decided(answer);
      listeners.forEach((listener) => listener());
    }),
    isTrackingAllowed: () => state.answer === "accepted",
  };
  return consent;
};

const show = (initial: ConsentState, isRequested = false) => {
  const consent = makeConsent(initial);
  const onDone = jest.fn();
  const request = isRequested ? { opener: document.body } : undefined;
  render(<TrackingPanel consent={consent} request={request} onDone={onDone} />, { wrapper: TestPage });
  return { consent, onDone };
};

const banner = () => screen.queryByRole("region");
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(observeNothing);

it("asks a new visitor, as a named region that neither takes the focus nor holds it", () => {
  show(undecided);

  expect(banner()).toHaveAccessibleName(words.question);
  expect(banner()).not.toHaveAttribute("aria-modal");
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole("button", { name: site.labels.close })).toBeNull();
});

it("offers accepting and refusing with equal weight, and ticks nothing", () => {
  show(undecided);

  expect(button(words.refuse).className).toBe(button(words.accept).className);
  expect(button(words.refuse).parentElement).toBe(button(words.accept).parentElement);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
});

it("tells of both levels and leads to the policy, in place, when it is asked to", async () => {
  show(undecided);
  expect(screen.getByText(words.tracking.text)).not.toBeVisible();
  await userEvent.click(screen.getByText(words.details));

  expect(screen.getByText(words.necessary.text)).toBeVisible();
  expect(screen.getByText(words.tracking.text)).toBeVisible();
  expect(screen.getByRole("link", { name: words.policy.label })).toHaveAttribute("href", words.policy.href);
});

it.each([
  ["accepted", words.accept, "You accepted tracking on 20 November 2026."],
  ["refused", words.refuse, "You refused tracking on 20 November 2026."],
])("stores that tracking is %s, goes and says so", async (answer, name, news) => {
  const { consent, onDone } = show(undecided);
  await userEvent.click(button(name));

  expect(consent.answer).toHaveBeenCalledWith(answer);
  expect(onDone).toHaveBeenCalled();
  expect(banner()).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(news);
});

it("leaves alone who has answered", () => {
  show(decided("refused"));

  expect(banner()).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("shows the answer when it is asked for, takes the focus, and takes another answer", async () => {
  const { consent } = show(decided("accepted"), true);

  expect(banner()).toHaveAccessibleName(words.settings);
  expect(banner()).toHaveFocus();
  expect(within(screen.getByRole("region")).getByText("You accepted tracking on 20 November 2026.")).toBeVisible();
  await userEvent.click(button(words.refuse));
  expect(consent.answer).toHaveBeenCalledWith("refused");
});

it.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its close button", () => userEvent.click(button(site.labels.close))],
])("is closed by %s, without an answer", async (_what, close) => {
  const { consent, onDone } = show(decided("accepted"), true);
  await close();

  expect(onDone).toHaveBeenCalledTimes(1);
  expect(consent.answer).not.toHaveBeenCalled();
});

it("does not ask under Global Privacy Control, and says why when it is asked", () => {
  show(signalled);
  expect(banner()).toBeNull();

  show(signalled, true);
  expect(screen.getByText(words.signalled)).toBeVisible();
  expect(screen.queryByRole("button", { name: words.accept })).toBeNull();
  expect(screen.queryByRole("button", { name: words.refuse })).toBeNull();
});
