import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../../content-parts/site.testing";
import { environment } from "../../environment/environment";
import { closeLayers } from "../../browser/close-layers";
import type { ConsentState } from "../../services/consent/consent";
import { SETTINGS_ID } from "../../services/consent/settings-id";
import { makeConsent, observeNothing, undecided } from "./consent.testing";
import { ConsentProvider } from "./ConsentProvider";
import { CookieSettings } from "./CookieSettings";
import { loadConsent } from "./load-consent";

jest.mock("./load-consent");
jest.mock("../../browser/close-layers");

const words = site.consent;

/** Renders the page with loaded consent; `undefined` stands for a site without a measurement ID. */
const show = async (initial: ConsentState | undefined) => {
  jest.replaceProperty(environment, "analyticsMeasurementId", initial ? "G-TEST000000" : "");
  const consent = initial && makeConsent(initial);
  jest.mocked(loadConsent).mockResolvedValue(consent);
  render(
    <ConsentProvider mainId="main">
      <main id="main" tabIndex={-1}>
        <a href={`#${SETTINGS_ID}`}>in the policy</a>
        <a href="#other">elsewhere</a>
      </main>
      <CookieSettings />
    </ConsentProvider>,
    { wrapper: TestPage },
  );
  await act(() => Promise.resolve());
  return { consent, dialog: screen.getByRole("dialog", { hidden: true }) };
};

const button = (name: string) => screen.queryByText(name);

beforeEach(observeNothing);

it("says so if nothing is tracked, and asks for no consent", async () => {
  const { dialog } = await show(undefined);

  expect(screen.queryByRole("region")).toBeNull();
  expect(dialog).toHaveTextContent(words.nothingTracked);
  expect(button(words.accept)).toBeNull();
});

it("says that an answer could not be stored, stays open, and stores the next one", async () => {
  const { dialog } = await show(undecided);
  const late = makeConsent(undecided);
  jest.mocked(loadConsent).mockRejectedValueOnce(new Error("chunk")).mockResolvedValue(late);
  const [refuse] = screen.getAllByText(words.refuse).filter((each) => dialog.contains(each));
  if (!refuse) throw new Error("The settings have no button to refuse.");
  await userEvent.click(refuse);
  expect(late.answer).not.toHaveBeenCalled();
  expect(closeLayers).not.toHaveBeenCalled();
  expect(screen.getByText(words.notStored)).toHaveAttribute("role", "alert");

  await userEvent.click(refuse);
  expect(late.answer).toHaveBeenCalledWith("refused");
  expect(closeLayers).toHaveBeenCalled();
  expect(screen.queryByText(words.notStored)).toBeNull();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("You refused tracking on 20 November 2026."));
});
