import { act, render, screen } from "@testing-library/react";
import { BUSY_DELAY, startWaiting, stopWaiting } from "../page-lifecycle/waiting";
import { Main } from "./Main";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => act(stopWaiting));

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const shown = () => {
  const { container } = render(<Main id="main">Words</Main>);
  return { main: screen.getByRole("main"), container };
};

it("does not announce a page that arrives soon, and counts from the first click", () => {
  const { main } = shown();
  startWaiting();
  wait(BUSY_DELAY - 1);
  stopWaiting();
  wait(BUSY_DELAY);
  expect(main).not.toHaveAttribute("aria-busy");

  startWaiting();
  wait(BUSY_DELAY / 2);
  startWaiting();
  wait(BUSY_DELAY / 2);
  expect(main).toHaveAttribute("aria-busy", "true");
});
