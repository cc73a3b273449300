import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../../components/site.testing";
import { fillSlots } from "../../components/text";
import { type Answer, type Consent, giveAnswer, startConsent } from "../../services/consent/consent";
import { SETTINGS_ID } from "../../services/consent/consent-constants";
import { environment } from "../../services/environment";
import { ConsentProvider } from "./ConsentProvider";
import { CookieSettings } from "./CookieSettings";

jest.mock("../../services/consent/consent", () => ({ startConsent: jest.fn(), giveAnswer: jest.fn() }));

const words = site.consent;
const ID = "G-TEST000000";
const undecided: Consent = { answer: undefined, answeredAt: undefined, isSignalled: false };

/** Renders a page of a site with analytics, or without. */
const show = async (consent: Consent = undecided, id = ID) => {
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID = id;
  jest.replaceProperty(environment, "analyticsMeasurementId", id);
  let report: (consent: Consent) => void;
  jest.mocked(startConsent).mockImplementation((onChange) => {
    report = onChange;
    onChange(consent);
  });
  jest.mocked(giveAnswer).mockImplementation((answer: Answer) => {
    report({ answer, answeredAt: "2026-11-20T12:00:00.000Z", isSignalled: false });
  });
  render(
    <ConsentProvider mainId="main">
      <main id="main" tabIndex={-1}>
        <a href={`#${SETTINGS_ID}`}>in the policy</a>
      </main>
      <CookieSettings />
    </ConsentProvider>,
    { wrapper: TestPage },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
};

const question = () => screen.queryByRole("region", { name: words.question });
const inSettings = (dialog: HTMLElement, name: string) => {
  const [button] = screen.getAllByText(name).filter((each) => dialog.contains(each));
  if (!button) throw new Error(`The settings have no button "${name}".`);
  return button;
};

beforeEach(() => {
  const ignore = () => undefined;
  window.ResizeObserver = class {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  };
  // jsdom has neither method.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

afterEach(() => delete process.env.GATSBY_ANALYTICS_MEASUREMENT_ID);

it("closes, and moves the focus to the page, also where the browser stores no answer", async () => {
  await show();
  jest.mocked(giveAnswer).mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole("button", { name: words.accept }));
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByRole("main")).toHaveFocus();
});

it("asks nothing under Global Privacy Control, and the settings say why", async () => {
  const dialog = await show({ answer: "refused", answeredAt: undefined, isSignalled: true });

  expect(question()).toBeNull();
  expect(dialog).toHaveTextContent(words.signalled.replaceAll(/\s+/gu, " ").trim());
  expect(screen.queryByText(words.accept)).toBeNull();
});

it("asks nothing on a site without analytics, and the settings say that nothing is tracked", async () => {
  const dialog = await show(undecided, "");

  expect(startConsent).not.toHaveBeenCalled();
  expect(question()).toBeNull();
  expect(dialog).toHaveTextContent(words.nothingTracked);
});

it("opens the settings from a link in the text, and closes them with an answer", async () => {
  const dialog = await show({ answer: "accepted", answeredAt: "2026-11-01T12:00:00.000Z", isSignalled: false });
  expect(question()).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "in the policy" }));
  expect(dialog).toHaveAttribute("open");
  expect(dialog).toHaveTextContent(fillSlots(words.accepted, { day: "1 November 2026" }));

  await userEvent.click(inSettings(dialog, words.refuse));
  await waitFor(() => expect(dialog).not.toHaveAttribute("open"));
  expect(giveAnswer).toHaveBeenCalledWith("refused");
});

it("says that an answer could not be stored, stays open, and stores the next one", async () => {
  const dialog = await show();
  dialog.showModal();
  jest.mocked(startConsent).mockImplementationOnce(() => {
    throw new Error("The code for consent could not be loaded.");
  });
  await userEvent.click(inSettings(dialog, words.refuse));
  expect(await screen.findByText(words.notStored)).toHaveAttribute("role", "alert");
  expect(dialog).toHaveAttribute("open");
  expect(giveAnswer).not.toHaveBeenCalled();

  await userEvent.click(inSettings(dialog, words.refuse));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(fillSlots(words.refused, { day: "20 November 2026" })));
  expect(screen.queryByText(words.notStored)).toBeNull();
});
