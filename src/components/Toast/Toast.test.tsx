import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site, TestPage } from "../site.testing";
import { Toast } from "./Toast";
import { ToastProvider, useToast } from "./ToastProvider";

const { notifications, notificationSuccess, notificationError, close } = site.labels;
const success = <Toast message="It was sent." />;
const failure = <Toast kind="error" message="It failed." />;

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const toast = () => screen.queryByRole("listitem");

const Buttons = () => {
  const showToast = useToast();
  return (
    <>
      <button onClick={() => showToast(success)}>Succeed</button>
      <button onClick={() => showToast(failure)}>Fail</button>
    </>
  );
};

const app = (
  <ToastProvider>
    <Buttons />
  </ToastProvider>
);

const click = async (name: string) => {
  await user.click(screen.getByRole("button", { name }));
  await pass(200);
};

// jsdom has no pointer capture, so swiping is tested in a real browser (e2e/contact.spec.ts).
beforeAll(() => Object.assign(HTMLElement.prototype, { hasPointerCapture: () => false }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("is announced at once, and disappears after 4 seconds, leaving nothing behind", async () => {
  render(app, { wrapper: TestPage });
  expect(screen.queryByRole("region")).toBeNull();
  await click("Succeed");
  const announcement = screen.getByRole("status");
  expect(announcement).toHaveAttribute("aria-live", "assertive");
  expect(announcement).toHaveTextContent(`${notifications} ${notificationSuccess} It was sent.`);
  expect(announcement).not.toHaveTextContent(close);

  await pass(3700);
  expect(toast()).toHaveAttribute("data-kind", "success");
  await pass(200);
  expect(document.body.children).toHaveLength(1);
});

it("gives the focus back to where it came from, however it goes", async () => {
  render(app, { wrapper: TestPage });
  await click("Succeed");
  screen.getByRole("list").focus();
  // Without moving the focus.
  act(() => screen.getByRole("button", { name: "Fail" }).click());
  await pass(0);
  expect(screen.getByRole("button", { name: "Succeed" })).toHaveFocus();
});

it("gives way to the next, which has its own four seconds", async () => {
  render(app, { wrapper: TestPage });
  await click("Succeed");
  await pass(3000);
  await click("Fail");
  await pass(3000);

  expect(screen.getAllByRole("listitem")).toEqual([expect.objectContaining({ textContent: `${notificationError} It failed.` })]);
});

it("goes after a click on it, once the pointer has left", async () => {
  render(app, { wrapper: TestPage });
  await click("Succeed");
  await user.click(screen.getByText("It was sent."));
  await pass(5000);
  expect(toast()).toBeVisible();
  await user.hover(screen.getByRole("button", { name: "Succeed" }));
  await pass(4000);
  expect(toast()).toBeNull();
});
