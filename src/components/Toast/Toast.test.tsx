import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { setTabHidden } from "../browser.testing";
import { Toast, type ToastProps } from "./Toast";

const words: ToastProps = { heading: "Success", message: "It was sent.", closeLabel: "Close", regionLabel: "Notifications" };

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const show = async (props: Partial<ToastProps> = {}) => {
  const view = render(<Toast {...words} {...props} />, { wrapper: StrictMode });
  await pass(0);
  return view;
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const toast = () => screen.queryByRole("listitem");

// jsdom has no pointer capture, so swiping is tested in a real browser (e2e/contact.spec.ts).
beforeAll(() => Object.assign(HTMLElement.prototype, { hasPointerCapture: () => false }));
beforeEach(() => jest.useFakeTimers());

it("is a success unless marked as an error", async () => {
  const { unmount } = await show();
  expect(toast()).toHaveAttribute("data-kind", "success");
  unmount();

  await show({ kind: "error", heading: "Error" });
  expect(toast()).toHaveAttribute("data-kind", "error");
});

it("is announced at once", async () => {
  await show();
  await pass(100);

  const announcement = screen.getByRole("status");
  expect(announcement).toHaveAttribute("aria-live", "assertive");
  expect(announcement).toHaveTextContent("Notifications Success It was sent.");
  expect(announcement).not.toHaveTextContent("Close");
});

it("disappears after 4 seconds", async () => {
  await show();

  await pass(3900);
  expect(toast()).toBeInTheDocument();
  await pass(200);
  expect(toast()).not.toBeInTheDocument();
});

it("stays while it is hovered, and disappears after the remaining time", async () => {
  const { container } = await show();
  await pass(3000);
  await user.hover(screen.getByText("It was sent."));
  await pass(10_000);
  expect(toast()).toBeInTheDocument();

  await user.hover(container);
  await pass(900);
  expect(toast()).toBeInTheDocument();
  await pass(200);
  expect(toast()).not.toBeInTheDocument();
});

it("stays while it has the focus", async () => {
  render(<button>Elsewhere</button>);
  await show();
  await user.keyboard("[F8]");
  await pass(10_000);
  expect(toast()).toBeInTheDocument();

  act(() => screen.getByText("Elsewhere").focus());
  await pass(4100);
  expect(toast()).not.toBeInTheDocument();
});

it("stays in a hidden tab, and disappears after the remaining time", async () => {
  await show();
  await pass(3000);
  setTabHidden(true);
  await pass(10_000);
  expect(toast()).toBeInTheDocument();

  setTabHidden(false);
  await pass(900);
  expect(toast()).toBeInTheDocument();
  await pass(200);
  expect(toast()).not.toBeInTheDocument();
});
