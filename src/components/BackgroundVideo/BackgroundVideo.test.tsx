import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setReducedMotion, setSeen, stubBrowser } from "../browser.testing";
import { BackgroundVideo } from "./BackgroundVideo";

const play = jest.fn().mockResolvedValue(undefined);
const pause = jest.fn();
Object.assign(HTMLMediaElement.prototype, { play, pause });

const show = (savesData = false) => {
  const sources = [{ src: "/loop.mp4", type: "video/mp4" }];
  const { container } = render(<BackgroundVideo sources={sources} pauseLabel="Pause" savesData={savesData} />);
  setSeen(true);
  return container.querySelector("video");
};

beforeEach(stubBrowser);

it("plays on screen, and can be paused and resumed", async () => {
  const video = show();
  expect(play).toHaveBeenCalled();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();

  fireEvent.playing(video ?? document.body);
  pause.mockClear();
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(pause).toHaveBeenCalled();

  play.mockClear();
  await userEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(play).toHaveBeenCalled();

  setSeen(false);
  expect(pause).toHaveBeenCalledTimes(2);
});

it("is not even fetched under reduced motion, nor by a visitor who saves data", () => {
  expect(show(true)).toBeNull();
  setReducedMotion(true);
  expect(show()).toBeNull();
});
