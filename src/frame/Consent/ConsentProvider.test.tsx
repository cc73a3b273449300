import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../../content-parts/site.testing";
import { SETTINGS_ID } from "../../services/consent/settings-id";
import { observeNothing } from "./consent.testing";
import { ConsentProvider, useCookieSettings } from "./ConsentProvider";

const { settings, nothingTracked } = site.consent;

const Control = () => {
  const open = useCookieSettings();
  return <button onClick={({ currentTarget }) => open(currentTarget)}>{settings}</button>;
};

/** A site without a measurement ID. */
const show = () =>
  render(
    <ConsentProvider mainId="main">
      <main id="main" tabIndex={-1}>
        <a href={`#${SETTINGS_ID}`}>in the policy</a>
        <a href="#other">elsewhere</a>
      </main>
      <Control />
    </ConsentProvider>,
    { wrapper: TestPage },
  );

beforeEach(() => {
  observeNothing();
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_ANALYTICS_MEASUREMENT_ID: "" });
});

afterEach(() => jest.restoreAllMocks());

it("asks nothing where nothing is tracked, and says so on request; the focus goes there and comes back", async () => {
  show();
  expect(screen.queryByRole("region")).toBeNull();
  const control = screen.getByRole("button", { name: settings });
  await userEvent.click(control);

  expect(await screen.findByRole("region", { name: settings })).toHaveFocus();
  expect(screen.getByText(nothingTracked)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("region")).toBeNull();
  expect(control).toHaveFocus();
});

it("moves the focus there again when it is open already", async () => {
  show();
  const control = screen.getByRole("button", { name: settings });
  await userEvent.click(control);
  await screen.findByRole("region");
  await userEvent.click(control);

  expect(screen.getByRole("region")).toHaveFocus();
});

it("is opened by any link to it, and leaves other links alone", async () => {
  show();
  await userEvent.click(screen.getByText("elsewhere"));
  expect(screen.queryByRole("region")).toBeNull();
  await userEvent.click(screen.getByText("in the policy"));

  expect(await screen.findByRole("region", { name: settings })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: site.labels.close }));
  expect(screen.getByText("in the policy")).toHaveFocus();
});
